import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './load.js'

export interface Example {
  /** The file's name without `.json`. */
  name: string
  value: unknown
}

/** The examples of each type. */
export type Examples = Map<string, Example[]>

/** Names of examples that show the ordinary case; an example of such a name stands before the others. */
const ORDINARY = ['basic', 'ok', 'full', 'completed', 'success', 'answer', 'assistant-message', 'text', 'prompt']

/** Reads `schema/examples/`. */
export function loadExamples(schemaDir: string): Examples {
  const dir = path.join(schemaDir, 'examples')
  const examples: Examples = new Map()
  for (const file of listFiles(dir)) {
    const type = path.posix.dirname(file)
    const value: unknown = JSON.parse(readFileSync(path.join(dir, file), 'utf8'))
    examples.set(type, [...(examples.get(type) ?? []), { name: path.posix.basename(file, '.json'), value }])
  }
  for (const list of examples.values()) list.sort((a, b) => rank(a) - rank(b))
  return examples
}

function rank({ name }: Example): number {
  const place = ORDINARY.indexOf(name)
  return place === -1 ? ORDINARY.length : place
}
