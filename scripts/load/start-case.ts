import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Outcome } from './case.js'
import { NODE_ARGS } from './peer.js'

/** Longest that a case may take, in milliseconds. */
const TIMEOUT_MS = 120_000

/** Runs a case in a process of its own. Rejects if it fails, or takes longer than two minutes. */
export async function startCase(name: string, size: number): Promise<Outcome> {
  const file = fileURLToPath(new URL('run-case.ts', import.meta.url))
  const args = [...NODE_ARGS, file, name, String(size)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: TIMEOUT_MS })
  return JSON.parse(stdout)
}
