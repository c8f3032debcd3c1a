import type { UserMessage } from '../generated/types.js'
import type { SessionSettings } from '../server/agent-host.js'
import type { SessionLog } from './session-log.js'
import { beginning, textOf } from './text.js'

/** Longest title, in UTF-16 code units. */
const TITLE_LENGTH = 60

/** What a session tells once, in its first step: its title, and what its requests are made with. */
export class Introduction {
  readonly #log: SessionLog
  readonly #settings: SessionSettings
  #told = false

  constructor(log: SessionLog, settings: SessionSettings) {
    this.#log = log
    this.#settings = settings
  }

  /** Tells it, unless it is told already. The title is taken from the messages; there is none if they hold no text. */
  tell(messages: readonly UserMessage[], messageSeqs: number[]): void {
    if (this.#told) return
    this.#told = true
    const { provider, model, maxTokens, reasoningEffort } = this.#settings
    const title = titleOf(messages)
    if (title !== '')
      this.#log.append({ type: 'session/title', data: { title, messageSeqs, source: { kind: 'fallback' } } })
    const config = {
      provider,
      model,
      ...(maxTokens !== undefined && { maxTokens }),
      ...(reasoningEffort !== undefined && { reasoningEffort }),
    }
    this.#log.append({ type: 'request/header', data: { header: { config }, reason: 'initial' } })
    this.#log.append({ type: 'request/context', data: { provider, model } })
  }
}

function titleOf(messages: readonly UserMessage[]): string {
  const text = textOf(messages.flatMap(({ content }) => content))
  return beginning(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), TITLE_LENGTH)
}
