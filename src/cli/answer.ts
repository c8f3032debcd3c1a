import { StringDecoder } from 'node:string_decoder'
import { messageText } from '../client/run-result.js'
import type { SessionEvent } from '../generated/types.js'
import { complain } from './command.js'
import { isTerminal, printable } from './terminal.js'

/** Writes a session's text as it arrives, each message on a line of its own, and says where a request begins again. */
export class Answer {
  readonly #output: NodeJS.WritableStream
  /** Called before something is shown. */
  readonly #beforeText: () => void
  /** Holds the first half of a character until its second half comes. */
  readonly #decoder = new StringDecoder('utf16le')
  #lineIsOpen = false
  /** Whether the text of the message to come has been seen already. */
  #streamed = false

  constructor(output: NodeJS.WritableStream, beforeText: () => void) {
    this.#output = output
    this.#beforeText = beforeText
  }

  /** Shows what the event holds of the answer. */
  show(event: SessionEvent): void {
    switch (event.type) {
      case 'step/start':
        this.#streamed = false
        this.endLine()
        break
      case 'llm/retry':
        this.#streamed = false
        this.#beforeText()
        this.endLine()
        complain(`dsh-wire run: the request to the model failed and begins again: ${event.data.failure.message}`)
        break
      case 'assistant/chunk':
        if (event.data.chunk.type === 'text-delta') {
          this.#streamed = true
          this.#write(event.data.chunk.text)
        }
        break
      case 'assistant/message':
        if (!this.#streamed) this.#write(messageText(event.data.message))
        this.endLine()
        break
    }
  }

  /** Ends a line that has been begun. */
  endLine(): void {
    if (this.#lineIsOpen) this.#output.write(`${this.#decoder.end()}\n`)
    this.#lineIsOpen = false
  }

  #write(text: string): void {
    if (text === '') return
    this.#beforeText()
    const whole = this.#decoder.write(Buffer.from(text, 'utf16le'))
    this.#output.write(isTerminal(this.#output) ? printable(whole) : whole)
    this.#lineIsOpen = !text.endsWith('\n')
  }
}
