import { DeepSeekHarness } from 'dsh-wire/client'

const harness = new DeepSeekHarness() // the embedded runtime; `launch` starts another
const { status, finalResponse, usage } = await harness.run('Say hi.')
console.log(status, finalResponse, usage)

for await (const text of harness.stream('Explain.').text()) process.stdout.write(text)
await harness.close() // while it is open, it keeps the program alive
