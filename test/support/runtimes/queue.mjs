// Protocol 0 as it is deployed: prompts wait in the session, their turns run back to back, and one idle ends them all.
// Arguments: when receipts come (first, middle or last), and how many prompts it waits for before it works.

import { event, inserted, serve, status, turn } from './wire.mjs'

const [when, count] = process.argv.slice(2)
const waiting = []

serve({
  'session/prompt': ({ sessionId, contentBlocks }, answer) => {
    const receipt = { messageId: `m${waiting.length}` }
    if (when === 'first') answer(receipt)
    inserted(sessionId, receipt.messageId)
    if (when === 'middle') answer(receipt)
    waiting.push({ sessionId, text: contentBlocks[0].text, receipt: () => answer(receipt) })
    if (waiting.length < Number(count)) return
    status(sessionId, 'running')
    for (const { text } of waiting) {
      event(sessionId, 'agent/inbox/spliced', { target: 'next-turn', start: 0, removedCount: 1, inserted: [] })
      turn(sessionId, text)
    }
    status(sessionId, 'idle')
    if (when === 'last') for (const { receipt: give } of waiting) give()
  },
})
