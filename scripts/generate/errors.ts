import { docComment } from './emit.js'
import type { Sources } from './load.js'

/** The error codes as constants, and the type of each code's data. */
export function generateErrors(sources: Sources): string {
  const data = sources.errors.map(({ data }) => data).filter((name) => name !== null)
  return `
import type { ${data.join(', ')} } from './types.js'

/** Every error code of the protocol. Codes outside this list may arrive: keep them. */
export const ErrorCode = {
${sources.errors.map(({ code, name, summary, action }) => `${docComment(`${summary} ${action}`, '  ')}  ${name}: ${code},`).join('\n')}
} as const

/** A code of this protocol. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode]

/** The type of an error's \`data\`, by code; undefined where the code has none. */
export interface ErrorDataMap {
${sources.errors.map(({ code, data }) => `  [${code}]: ${data ?? 'undefined'}`).join('\n')}
}
`
}
