import type { ErrorCode, Notification, Request, Schema } from './bundle.js'
import { refName } from './bundle.js'

interface Manifest {
  versions: { version: number }[]
  requests: Record<string, Request>
  notifications: Record<string, Notification>
}

/** Makes a bundle of the files of a `schema/` folder, given as parsed JSON by their path in it. */
export function bundleFiles(files: ReadonlyMap<string, unknown>): unknown {
  const { versions, requests, notifications } = files.get('protocol.json') as Manifest
  const errors = (files.get('errors.json') as { 'x-errors'?: (ErrorCode & { name: string })[] } | undefined)?.[
    'x-errors'
  ]
  const types = [...files].filter(([file]) => !file.endsWith('.schema.json')).map(([, document]) => document as Schema)
  return {
    'x-protocol': {
      versions: versions.map(({ version }) => version),
      requests,
      notifications,
      errors: Object.fromEntries((errors ?? []).map(({ name, ...error }) => [name, error])),
    },
    $defs: Object.assign({}, ...types.map(({ $defs }) => withLocalReferences($defs))),
  }
}

/** Type names are unique over all files, so that a reference needs no file. */
function withLocalReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string'
        ? [key, `#/$defs/${refName(child)}`]
        : [key, withLocalReferences(child)],
    ),
  )
}
