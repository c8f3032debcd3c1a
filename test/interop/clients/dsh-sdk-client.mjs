import { DeepSeekHarness } from '@deepseek-ai/dsh-sdk-client'

const [prompt, provider, model, command, ...args] = process.argv.slice(2)
const harness = new DeepSeekHarness({ launch: { command, args }, provider, model })
try {
  const { sessionId, finalResponse, events, notifications } = await harness.run(prompt, { sessionId: 'main' })
  console.log(JSON.stringify({ sessionId, finalResponse, events, notifications }))
} catch (error) {
  console.log(JSON.stringify({ error: error.constructor.name, code: error.code, message: error.message }))
} finally {
  await harness.close()
}
