import { describe, expect, it } from 'vitest'
import type { StreamChunk } from '../../src/generated/types.js'
import { type Conversation, converse } from './exchange.js'

async function echo(text: string, maxTokens?: number): Promise<Conversation> {
  const conversation = await converse({ provider: 'echo', model: 'any', ...(maxTokens && { maxTokens }) })
  conversation.say(text)
  await conversation.exchange.settled()
  return conversation
}

const deltas = ({ exchange }: Conversation): string[] =>
  exchange.dataOf('assistant/chunk').flatMap(({ chunk }) => (chunk.type === 'text-delta' ? [chunk.text] : []))

const chunks = ({ exchange }: Conversation): StreamChunk[] =>
  exchange.dataOf('assistant/chunk').map(({ chunk }) => chunk)

describe('the echo agent', () => {
  it('answers with the prompt, sixteen characters a delta', async () => {
    const conversation = await echo('The quick brown fox naps.')
    expect(deltas(conversation)).toEqual(['The quick brown ', 'fox naps.'])
    const [answer] = conversation.exchange.dataOf('assistant/message')
    expect(answer?.message.content).toEqual([{ type: 'text', text: 'The quick brown fox naps.' }])
    expect(conversation.exchange.dataOf('turn/end')).toEqual([{ turn: 1, reason: { kind: 'completed' } }])
  })

  it('does not part a surrogate pair', async () => {
    expect(deltas(await echo('fifteen letters😀!'))).toEqual(['fifteen letters', '😀!'])
  })

  it('joins text blocks and leaves out the others', async () => {
    const { agent, exchange } = await converse({ provider: 'echo', model: 'any' })
    agent.prompt({
      id: 'prompt-1',
      role: 'user',
      content: [
        { type: 'text', text: 'a' },
        { type: 'image', data: 'AAAA', mimeType: 'image/png' },
        { type: 'text', text: 'b' },
      ],
      source: { kind: 'user' },
    })
    await exchange.settled()
    expect(exchange.dataOf('assistant/message')[0]?.message.content).toEqual([{ type: 'text', text: 'ab' }])
  })

  it('answers an empty prompt with an empty answer', async () => {
    const conversation = await echo('')
    expect(conversation.exchange.dataOf('assistant/message')[0]?.message.content).toEqual([])
    expect(chunks(conversation).map(({ type }) => type)).toEqual(['usage', 'finish'])
    expect(conversation.exchange.dataOf('session/title')).toEqual([])
    expect(conversation.exchange.dataOf('turn/end')).toEqual([{ turn: 1, reason: { kind: 'completed' } }])
  })

  it.each([
    ['as long as the limit', 'abcdefgh', 2, 'abcdefgh', 'completed', 'stop'],
    ['one character longer', 'abcdefghi', 2, 'abcdefgh', 'max-tokens', 'max-tokens'],
    ['with a pair across the limit', 'abc😀', 1, 'abc', 'max-tokens', 'max-tokens'],
  ])('keeps to maxTokens with a prompt %s', async (_case, prompt, maxTokens, answer, reason, finish) => {
    const conversation = await echo(prompt, maxTokens)
    expect(conversation.exchange.dataOf('assistant/message')[0]?.message.content).toEqual([
      { type: 'text', text: answer },
    ])
    expect(conversation.exchange.dataOf('turn/end')).toEqual([{ turn: 1, reason: { kind: reason } }])
    expect(chunks(conversation).at(-1)).toEqual({ type: 'finish', reason: { kind: finish } })
  })

  it('counts four characters a token, the input over the whole conversation', async () => {
    const { say, exchange } = await echo('abcdefghi')
    say('abc')
    await exchange.until(() => exchange.dataOf('turn/end').length === 2 && exchange.isSettled)
    expect(exchange.dataOf('assistant/message').map(({ usage }) => usage)).toEqual([
      { inputTokens: 3, outputTokens: 3 },
      { inputTokens: 7, outputTokens: 1 },
    ])
  })

  it('gives the event loop a turn after each delta', async () => {
    const { say, exchange } = await converse({ provider: 'echo', model: 'any' })
    let loops = 0
    const count = () => {
      loops++
      if (!exchange.isSettled) setImmediate(count)
    }
    say('x'.repeat(16 * 20))
    setImmediate(count)
    await exchange.settled()
    expect(loops).toBeGreaterThanOrEqual(20)
  })
})
