import type { ContentBlock } from '../generated/types.js'

/** The text blocks of a message, joined with nothing between. */
export function textOf(content: readonly ContentBlock[]): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}

/** The beginning of a text: at most `length` UTF-16 code units, and no half of a surrogate pair. */
export function beginning(text: string, length: number): string {
  return text.slice(0, splitsPair(text, length) ? length - 1 : length)
}

/** Cuts a text into pieces of at most `length` UTF-16 code units, but never between the halves of a surrogate pair. */
export function* pieces(text: string, length: number): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = start + length
    const piece = splitsPair(text, end) ? text.slice(start, length === 1 ? end + 1 : end - 1) : text.slice(start, end)
    yield piece
    start += piece.length
  }
}

function splitsPair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1))
}
