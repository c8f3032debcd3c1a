import type { ContentBlock, SessionEvent } from '../generated/types.js'

/** Follows one child session's events to tell what it said last. */
export class ChildTranscript {
  #lastContent: ContentBlock[] | undefined
  #text = ''

  /** Takes the child's next event. */
  add(event: SessionEvent): void {
    if (event.type === 'assistant/chunk' && event.data.chunk.type === 'text-delta') this.#text += event.data.chunk.text
    if (event.type === 'assistant/message' && event.data.message.content.length > 0)
      this.#lastContent = event.data.message.content
  }

  /** The last assistant message that was not empty, else the accumulated text, else nothing. */
  get lastAssistantMessage(): ContentBlock[] | undefined {
    if (this.#lastContent) return this.#lastContent
    return this.#text === '' ? undefined : [{ type: 'text', text: this.#text }]
  }
}
