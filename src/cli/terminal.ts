import type { WriteStream } from 'node:tty'

/** Whether a person watches the stream. */
export function isTerminal(stream: NodeJS.WritableStream): boolean {
  return (stream as Partial<WriteStream>).isTTY === true
}

/** Whether a line of the stream may be written over. */
export function canAnimate(stream: NodeJS.WritableStream): boolean {
  return isTerminal(stream) && process.env.TERM !== 'dumb' && !process.env.NO_COLOR
}

/**
 * Whether to colour what is written to a stream: on a terminal that can, or anywhere with `FORCE_COLOR`, and never with
 * `NO_COLOR`. Sources: no-color.org, force-color.org.
 */
export function usesColour(stream: NodeJS.WritableStream): boolean {
  const { FORCE_COLOR, NO_COLOR } = process.env
  if (FORCE_COLOR && !NO_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return canAnimate(stream)
}

/** Wraps text in terminal colours, or leaves it as it is. */
export function styles(colour: boolean) {
  const wrap = (open: number, close: number) => (text: string) =>
    colour ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return { bold: wrap(1, 22), dim: wrap(2, 22), red: wrap(31, 39), green: wrap(32, 39), yellow: wrap(33, 39) }
}

/** Text from elsewhere without what a terminal would obey: control characters but for tabs and line ends are escaped. */
export function printable(text: string): string {
  return text.replace(/(?!\t|\r?\n)\p{Cc}/gu, escaped)
}

/** The same on one line. JSON stays the same JSON: its strings alone can hold such characters. */
export function printableLine(text: string): string {
  return text.replace(/\p{Cc}/gu, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
