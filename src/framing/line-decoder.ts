import { isAscii } from 'node:buffer'
import { ByteList } from './byte-list.js'

const NEWLINE = 0x0a

/** What a {@link LineDecoder} tells, and how long a line may be. */
export interface LineDecoderOptions {
  /** Longest line delivered, in bytes without its line end. */
  maxLineBytes: number
  /** Gets each line without its `\n`, in order. */
  onLine(line: string, bytes: number): void
  /** Told once per line over the bound, as soon as it is over; the rest of the line is skipped. */
  onOversize(bytes: number): void
}

/**
 * Splits UTF-8 bytes at 0x0A and nowhere else. Characters split over chunks are joined; bytes that are not UTF-8 become
 * U+FFFD. The cost is linear in the bytes read, however they are cut into chunks.
 */
export class LineDecoder {
  readonly #options: LineDecoderOptions
  /** The beginning of the line that has no end yet. */
  readonly #kept = new ByteList()
  #skipping = false
  #stopped = false
  /** A high surrogate that ended a string chunk: its other half begins the next one. */
  #highSurrogate = ''

  constructor(options: LineDecoderOptions) {
    this.#options = options
  }

  /** Takes the next bytes, which are to stay as they are while a line in them has no end, or the next characters of a stream that decodes by itself. */
  write(chunk: Uint8Array | string): void {
    const bytes = typeof chunk === 'string' ? this.#encode(chunk) : this.#view(chunk)
    let start = 0
    let end = bytes.indexOf(NEWLINE)
    if (end !== -1 && !this.#stopped) {
      this.#endLine(bytes, start, end)
      start = end + 1
      end = bytes.indexOf(NEWLINE, start)
    }
    // Several lines of ASCII alone are decoded once and cut. One other character would double the size of all of it.
    const text = end !== -1 && isAscii(bytes) ? bytes.toString('latin1') : undefined
    while (end !== -1 && !this.#stopped) {
      if (text === undefined || end - start > this.#options.maxLineBytes) this.#endLine(bytes, start, end)
      else this.#options.onLine(text.slice(start, end), end - start)
      start = end + 1
      end = text === undefined ? bytes.indexOf(NEWLINE, start) : text.indexOf('\n', start)
    }
    if (!this.#stopped && start < bytes.length) this.#keep(bytes.subarray(start))
  }

  /** Delivers the last line, if the stream ended without a line end. */
  end(): void {
    this.#keepHalf()
    if (!this.#stopped && this.#kept.length > 0) this.#endLine(Buffer.alloc(0), 0, 0)
  }

  /** Delivers nothing more, lines of the chunk in hand included. */
  stop(): void {
    this.#stopped = true
    this.#kept.clear()
  }

  #endLine(bytes: Buffer, start: number, end: number): void {
    if (this.#skipping) {
      this.#skipping = false
      return
    }
    const length = this.#kept.length + end - start
    if (length > this.#options.maxLineBytes) {
      this.#kept.clear()
      this.#options.onOversize(length)
    } else if (this.#kept.length === 0) {
      this.#options.onLine(bytes.toString('utf8', start, end), length)
    } else {
      this.#kept.append(bytes.subarray(start, end))
      this.#options.onLine(this.#kept.take().toString('utf8'), length)
    }
  }

  #keep(bytes: Buffer): void {
    if (this.#skipping) return
    const length = this.#kept.length + bytes.length
    if (length > this.#options.maxLineBytes) {
      this.#kept.clear()
      this.#skipping = true
      this.#options.onOversize(length)
    } else {
      this.#kept.append(bytes)
    }
  }

  #view(chunk: Uint8Array): Buffer {
    this.#keepHalf()
    return Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  }

  /** Half a character whose other half will not come. */
  #keepHalf(): void {
    if (this.#highSurrogate !== '' && !this.#stopped) this.#keep(Buffer.from(this.#highSurrogate))
    this.#highSurrogate = ''
  }

  #encode(chunk: string): Buffer {
    let text = this.#highSurrogate + chunk
    this.#highSurrogate = ''
    const last = text.charCodeAt(text.length - 1)
    if (last >= 0xd800 && last <= 0xdbff) {
      this.#highSurrogate = text.slice(-1)
      text = text.slice(0, -1)
    }
    return Buffer.from(text, 'utf8')
  }
}
