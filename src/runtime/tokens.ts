import type { ContentBlock, TokenUsage } from '../generated/types.js'

/** An estimate good enough for agents that ask no model. */
export const CHARACTERS_PER_TOKEN = 4

/** Counts a session's conversation in tokens. */
export class TokenCount {
  #tokens = 0

  /** A message enters the conversation. */
  add(content: readonly ContentBlock[]): void {
    this.#tokens += tokensOf(content)
  }

  /** What an answer to the conversation so far costs. */
  usageOf(answer: readonly ContentBlock[]): TokenUsage {
    return { inputTokens: this.#tokens, outputTokens: tokensOf(answer) }
  }
}

function tokensOf(content: readonly ContentBlock[]): number {
  return Math.ceil(content.reduce((length, block) => length + lengthOf(block), 0) / CHARACTERS_PER_TOKEN)
}

/** Length in UTF-16 code units; nothing for what is no text. */
function lengthOf(block: ContentBlock): number {
  switch (block.type) {
    case 'text':
    case 'reasoning':
      return block.text.length
    case 'tool-call':
      return block.name.length + block.arguments.length
    case 'tool-result':
      return block.content.reduce((length, inner) => length + lengthOf(inner), 0)
    default:
      return 0
  }
}
