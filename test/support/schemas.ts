import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bundle } from '../../scripts/generate/bundle.js'
import { listFiles } from '../../scripts/generate/load.js'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const SCHEMA_DIR = path.join(ROOT, 'schema')

const EXAMPLES_DIR = path.join(SCHEMA_DIR, 'examples')

/** The published schema document, as it lies in the project. */
export function readBundle(): Bundle {
  return readJson(path.join(ROOT, 'src/generated/schema.json')) as Bundle
}

export interface Example {
  /** The type whose example it is: its folder. */
  type: string
  /** Relative to the project. */
  file: string
  text: string
  value: unknown
}

export function readExamples(): Example[] {
  return listFiles(EXAMPLES_DIR).map((name) => {
    const text = readFileSync(path.join(EXAMPLES_DIR, name), 'utf8')
    const file = `schema/examples/${name}`
    try {
      return { type: path.posix.dirname(name), file, text, value: JSON.parse(text) }
    } catch (error) {
      throw new Error(`${file} is not JSON: ${(error as Error).message}`)
    }
  })
}

/** Names of the folders under `schema/examples/`. */
export function exampleFolders(): string[] {
  return readdirSync(EXAMPLES_DIR)
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
