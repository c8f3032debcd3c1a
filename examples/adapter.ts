import { randomUUID } from 'node:crypto'
import type { AssistantMessage, TurnEndReason, UserMessage } from 'dsh-wire'
import { type AgentHost, providerUnavailable, serveStdio } from 'dsh-wire/server'

/** Stands for your framework: it answers in pieces, and gives up when the signal aborts. */
async function* answer(question: string, signal: AbortSignal) {
  for (const word of question.toUpperCase().split(/(?<= )/)) {
    signal.throwIfAborted()
    yield word
  }
}

const host: AgentHost = {
  initialize({ provider }) {
    if (provider !== 'shout') throw providerUnavailable(provider)
  },

  open(id, { model }, listener) {
    const turns: AbortController[] = [] // the running one, then those that wait
    let last = Promise.resolve()
    let turn = 0
    let seq = 0
    const stamp = () => ({ seq: seq++, time: Date.now() })

    async function speak(question: string, signal: AbortSignal): Promise<TurnEndReason> {
      let text = ''
      for await (const piece of answer(question, signal)) {
        text += piece
        const chunk = { type: 'text-delta', index: 0, text: piece } as const
        const keepsUp = listener.event(id, { type: 'assistant/chunk', ...stamp(), data: { turn, step: 1, chunk } })
        if (!keepsUp) await listener.drained()
      }
      signal.throwIfAborted()
      const source = { kind: 'model', provider: 'shout', model } as const
      const message: AssistantMessage = {
        id: randomUUID(),
        role: 'assistant',
        content: [{ type: 'text', text }],
        source,
      }
      const data = { turn, step: 1, message }
      listener.event(id, { type: 'assistant/message', ...stamp(), surfaceOp: 'append', data })
      return { kind: 'completed' }
    }

    async function play(message: UserMessage, signal: AbortSignal) {
      turn++
      listener.event(id, { type: 'turn/start', ...stamp(), data: { turn } })
      listener.event(id, { type: 'user/message', ...stamp(), surfaceOp: 'append', data: message })
      const question = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('')
      const reason = await speak(question, signal).catch((error): TurnEndReason => {
        if (signal.aborted) return { kind: 'aborted', reason: signal.reason }
        return { kind: 'error', error: { code: 'framework', message: String(error) } }
      })
      listener.event(id, { type: 'turn/end', ...stamp(), data: { turn, reason } })
      turns.shift()
      if (turns.length === 0) listener.status(id, 'idle')
    }

    return {
      prompt(message) {
        const controller = new AbortController()
        if (turns.push(controller) === 1) listener.status(id, 'running')
        last = last.then(() => play(message, controller.signal))
      },
      cancel() {
        turns[0]?.abort({ kind: 'user' })
        return turns.length > 0
      },
      async dispose() {
        for (const controller of turns) controller.abort({ kind: 'disposed' })
        await last
      },
    }
  },
}

process.exit(await serveStdio(host))
