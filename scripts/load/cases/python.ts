/** The cases of the Python client: `python/tests/load.py` runs them, and `python/tests/test_load.py` their small forms. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LoadCase } from '../case.js'

const folder = fileURLToPath(new URL('../../../python', import.meta.url))
const python = `${folder}/.venv/bin/python`

/** A case of `load.py` by its name there. */
export function pythonCase(name: string, full: number): LoadCase {
  return {
    full,
    async run(size) {
      if (!existsSync(python)) throw new Error('Python is not installed yet: run `npm test` once')
      const args = [`${folder}/tests/load.py`, name, String(size)]
      const env = { ...process.env, PYTHONPATH: `${folder}/src` }
      return JSON.parse((await promisify(execFile)(python, args, { env })).stdout)
    },
  }
}
