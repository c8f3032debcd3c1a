/** Clients that are closed when their test ends, and a look at what they left behind. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, vi } from 'vitest'
import {
  DeepSeekHarness,
  type DeepSeekHarnessOptions,
  HarnessClient,
  type HarnessClientOptions,
} from '../../../src/client.js'
import { cli } from '../cli.js'
import { isAlive } from '../fake-runtime.js'

/** Every process that a test starts, and every one that it starts in turn, has this in its environment. */
const MARK = `DSH_WIRE_TEST_OWNER=${process.pid}`
process.env.DSH_WIRE_TEST_OWNER = String(process.pid)

// Importing this file is enough: whoever leaves a process behind fails.
afterAll(() => expect(marked()).toEqual([]))

/** Processes that carry the mark; one that has ended has no environment any more. Empty where there is no /proc. */
function marked(): string[] {
  try {
    return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && hasMark(pid))
  } catch {
    return []
  }
}

function hasMark(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(MARK)
  } catch {
    return false
  }
}

/** Resolves once a process that somebody else started is gone. */
export async function gone(pid: number): Promise<void> {
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000, interval: 20 })
}

/** How to launch one of the runtimes, or programs, of this folder. */
export function launchOf(name: string, ...args: string[]): { command: string; args: string[] } {
  return {
    command: process.execPath,
    args: [path.join(fileURLToPath(new URL('.', import.meta.url)), `${name}.mjs`), ...args],
  }
}

/** How to launch the embedded runtime. */
export const embedded: HarnessClientOptions = { command: process.execPath, args: [cli, 'serve'] }

/** What `initialize` needs, for a runtime that does not care. */
export const route = { provider: 'p', model: 'm' }

/** Bounds for runtimes that do not end when they should. */
export const impatient = { shutdownTimeoutMs: 20, disposeEofGraceMs: 50, disposeGraceMs: 100 }

/** A client that is closed when the test ends. */
export function clientOf(options: HarnessClientOptions): HarnessClient {
  const client = new HarnessClient(options)
  onTestFinished(() => client.close())
  return client
}

/** A harness that is closed when the test ends. */
export function harnessOf(options: DeepSeekHarnessOptions = {}): DeepSeekHarness {
  const harness = new DeepSeekHarness(options)
  onTestFinished(() => harness.close())
  return harness
}

/** A harness whose sessions play a scenario. */
export const scenario = (model: string, more: DeepSeekHarnessOptions = {}) =>
  harnessOf({ provider: 'scenario', model, ...more })

/** What a promise rejects with. */
export async function rejection<E = Error>(promise: Promise<unknown>): Promise<E> {
  return promise.then(
    (value) => expect.fail(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error as E,
  )
}
