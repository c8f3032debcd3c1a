/** A client that sends prompts of so many characters, and reads nothing before it is told to. */
import { createInterface } from 'node:readline'
import { route } from '../frames.js'
import { say, toldToGoOn } from '../peer.js'

const [count, characters] = process.argv.slice(2).map(Number) as [number, number]
const request = (id: number, method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
const contentBlocks = [{ type: 'text', text: 'x'.repeat(characters) }]
const prompts = Array.from({ length: count }, (_, index) =>
  request(index + 1, 'session/prompt', { sessionId: `${index + 1}`, contentBlocks }),
)
process.stdout.write(request(0, 'initialize', route) + prompts.join(''))
await toldToGoOn()
let next = 0
for await (const line of createInterface({ input: process.stdin })) {
  if (JSON.parse(line).id === next) next++
  if (next > count) break
}
say({ inOrder: next - 1 })
process.exit()
