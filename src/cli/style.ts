import type { WriteStream } from 'node:tty'

/** Whether to colour what is written to a stream: on a terminal, and never with `NO_COLOR`. Source: no-color.org. */
export function usesColour(stream: NodeJS.WritableStream): boolean {
  return (stream as Partial<WriteStream>).isTTY === true && !process.env.NO_COLOR
}

/** Wraps text in terminal colours, or leaves it as it is. */
export function styles(colour: boolean) {
  const wrap = (open: number, close: number) => (text: string) =>
    colour ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return { bold: wrap(1, 22), dim: wrap(2, 22), red: wrap(31, 39), green: wrap(32, 39), yellow: wrap(33, 39) }
}
