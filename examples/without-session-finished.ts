import { HarnessClient } from 'dsh-wire/client'

const client = new HarnessClient({ command: 'npx', args: ['dsh-wire', 'serve'] })
try {
  await client.initialize({ provider: 'echo', model: 'echo' })
  const outcome = await client.prompt('main', [{ type: 'text', text: 'Say hi.' }])
  if ('status' in outcome) console.log('the turn has settled:', outcome.status, outcome.reason.kind)
  else console.log('a receipt, from protocol 0:', outcome.messageId)
} finally {
  await client.close()
}
