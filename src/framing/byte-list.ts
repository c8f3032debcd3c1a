/** Pieces below this size are copied together: a list of tiny ones would take far more room than their bytes. */
const SMALL_BYTES = 1024
const BLOCK_BYTES = 16 * 1024

/** Bytes that arrive in pieces and are joined once. Larger pieces are kept as they are: do not change them meanwhile. */
export class ByteList {
  #pieces: Buffer[] = []
  #length = 0
  /** Where small pieces are copied to. */
  #block: Buffer | undefined
  /** The part of the block that is not yet among the pieces. */
  #start = 0
  #end = 0

  get length(): number {
    return this.#length
  }

  append(bytes: Buffer): void {
    if (bytes.length === 0) return
    this.#length += bytes.length
    if (bytes.length >= SMALL_BYTES) {
      this.#closeBlock()
      this.#pieces.push(bytes)
      return
    }
    if (!this.#block || this.#end + bytes.length > this.#block.length) {
      this.#closeBlock()
      this.#block = Buffer.allocUnsafeSlow(BLOCK_BYTES)
      this.#start = this.#end = 0
    }
    this.#end += bytes.copy(this.#block, this.#end)
  }

  /** All bytes in one piece; the list is empty then. The piece is good until the next `append`. */
  take(): Buffer {
    this.#closeBlock()
    const [only] = this.#pieces
    const joined = this.#pieces.length === 1 && only ? only : Buffer.concat(this.#pieces, this.#length)
    this.clear()
    return joined
  }

  clear(): void {
    this.#pieces = []
    this.#length = 0
    this.#start = this.#end = 0
  }

  #closeBlock(): void {
    if (!this.#block || this.#start === this.#end) return
    this.#pieces.push(this.#block.subarray(this.#start, this.#end))
    this.#start = this.#end
  }
}
