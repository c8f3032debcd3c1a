/** What one run of a load case found. */
export interface Outcome {
  /** What was sent, with its size. */
  sent: string
  /** Peak growth of resident memory, in bytes. */
  rss: number
  /** Peak growth of the heap and of buffers outside it, in bytes. */
  heap: number
  /** Frames that did not arrive, or not in their place. */
  lost: number
  /** The bounds that were broken, each as a sentence. */
  broken: string[]
}

/** A load on the endpoints, and the bounds that it must keep. */
export interface LoadCase {
  /** How much there is of it in `npm run load`. */
  full: number
  /** How much in `test/load.test.ts`, which leaves out a case without. */
  small?: number
  /** Puts so much load on the endpoints. */
  run(size: number): Promise<Outcome>
}

export const KIBIBYTE = 1024
export const MEBIBYTE = 1024 * KIBIBYTE
export const MEGABYTE = 1_000_000

/** The sentence that a broken bound is told with, or nothing where it is kept. */
export function bound(what: string, value: number, atMost: number): string[] {
  return value <= atMost ? [] : [`${what}: ${value}, and at most ${atMost} is allowed`]
}

/** The same for something that must not change. */
export function unchanged(what: string, before: unknown, after: unknown): string[] {
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)]
  return old === now ? [] : [`${what} was ${old}, and is ${now}`]
}
