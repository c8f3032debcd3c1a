import { DeepSeekHarness } from '@openma/deepseek-harness-sdk'

const [prompts, provider, model, command] = process.argv.slice(2)
const harness = new DeepSeekHarness({ launchArgsOverride: [command, '--profile', 'sdk'], provider, model })
try {
  const runs = []
  for (const prompt of JSON.parse(prompts)) {
    const { sessionId, finalResponse, finishReason, events, notifications } = await harness.run(prompt, {
      sessionId: 'main',
    })
    runs.push({ sessionId, finalResponse, finishReason, events, notifications })
  }
  console.log(JSON.stringify({ runs }))
} catch (error) {
  console.log(JSON.stringify({ error: error.constructor.name, code: error.code, message: error.message }))
} finally {
  await harness.close()
}
