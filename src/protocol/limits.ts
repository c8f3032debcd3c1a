/** Bounds that both endpoints keep. */
export interface Limits {
  /** Longest frame read or written, in bytes of UTF-8 without the line end. Default 64 MiB. */
  maxFrameBytes?: number
  /** Deepest nesting of arrays and objects read or written, in levels. Default 200, at most 1,000. */
  maxDepth?: number
}

/** Default of `maxFrameBytes`: 64 MiB, the same in every SDK. */
export const DEFAULT_MAX_FRAME_BYTES = 64 * 1024 * 1024

/** Default of `maxDepth`, the same in every SDK. */
export const DEFAULT_MAX_DEPTH = 200

/** Readers recurse: a peer could exhaust the stack of one that allows much more. */
export const LARGEST_MAX_DEPTH = 1000

/** Strings are no longer than this in V8, so that a longer line could not be read. */
const LONGEST_STRING = 2 ** 29 - 25

/**
 * An option that counts something.
 * @throws RangeError if it is not an integer from 1 to `largest`.
 */
export function countOption(
  name: string,
  value: number | undefined,
  fallback: number,
  largest = LONGEST_STRING,
): number {
  if (value === undefined) return fallback
  if (!Number.isSafeInteger(value) || value < 1 || value > largest) {
    throw new RangeError(`${name} must be an integer from 1 to ${largest}, got ${String(value)}`)
  }
  return value
}

/** Timers of Node.js and browsers count in 32 bits: a longer delay fires at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * An option that is a time in milliseconds.
 * @throws RangeError if it is negative, no number, or longer than a timer can hold.
 */
export function durationOption(name: string, value: number): number {
  if (!(value >= 0 && value <= LONGEST_TIMER_MS)) {
    throw new RangeError(`${name} must be a number of milliseconds from 0 to ${LONGEST_TIMER_MS}, got ${String(value)}`)
  }
  return value
}
