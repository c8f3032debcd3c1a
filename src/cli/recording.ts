import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { LineDecoder } from '../framing/line-decoder.js'

/** One line of a recording: what one side wrote, and when. */
export interface RecordedLine {
  /** Milliseconds since the recording began. */
  t: number
  from: 'client' | 'server'
  /** The line as it was written, without its line end. */
  raw: string
  /** The exact bytes, where they are not UTF-8. */
  rawBase64?: string
  /** Present on a line that was written without a line end. */
  unterminated?: true
}

/** Longest line kept in a recording, in bytes. */
const MAX_LINE_BYTES = 256 * 1024 * 1024

/** Writes what both sides of a conversation write to a file, one line each. */
export class Recorder {
  readonly #file
  readonly #start = performance.now()

  /** Begins a new file. Rejects if it cannot be written. */
  static async open(path: string): Promise<Recorder> {
    const file = createWriteStream(path)
    await once(file, 'open')
    return new Recorder(file)
  }

  private constructor(file: ReturnType<typeof createWriteStream>) {
    this.#file = file
  }

  /** What takes the bytes that one side writes. */
  side(from: RecordedLine['from']): (chunk: Uint8Array | string) => void {
    const decoder = new LineDecoder({
      maxLineBytes: MAX_LINE_BYTES,
      onLine: (raw) => this.#write({ t: Math.round(performance.now() - this.#start), from, raw }),
      onOversize: (bytes) => process.stderr.write(`a line of ${bytes} bytes or more was not recorded\n`),
    })
    return (chunk) => decoder.write(chunk)
  }

  /** Resolves once everything is in the file. */
  async close(): Promise<void> {
    this.#file.end()
    await once(this.#file, 'close')
  }

  #write(line: RecordedLine): void {
    this.#file.write(`${JSON.stringify(line)}\n`)
  }
}
