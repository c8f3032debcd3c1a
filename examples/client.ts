import { DeepSeekHarness } from 'dsh-wire/client'

await using harness = new DeepSeekHarness() // the embedded runtime; `launch` starts another
const { status, finalResponse, usage } = await harness.run('Say hi.')
console.log(status, finalResponse, usage)

for await (const text of harness.stream('Explain.').text()) process.stdout.write(text)
