import { DeepSeekHarness } from '@openma/deepseek-harness-sdk'

const [prompt, provider, model, ...command] = process.argv.slice(2)
const harness = new DeepSeekHarness({ launchArgsOverride: command, provider, model })
try {
  const { sessionId, finalResponse, finishReason, events, notifications } = await harness.run(prompt, {
    sessionId: 'main',
  })
  console.log(JSON.stringify({ sessionId, finalResponse, finishReason, events, notifications }))
} catch (error) {
  console.log(JSON.stringify({ error: error.constructor.name, code: error.code, message: error.message }))
} finally {
  await harness.close()
}
