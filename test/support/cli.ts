import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built command, as a user runs it. */
export const cli = path.join(root, 'dist/cli.js')

export interface Outcome {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface CliOptions {
  stdin?: string
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/** Starts `dsh-wire` with its input open. It is killed if the test ends first. */
export function startCli(args: string[], { env, cwd }: CliOptions = {}): ChildProcess & { outcome: Promise<Outcome> } {
  return startNode([cli, ...args], { ...(env && { env }), ...(cwd && { cwd }) })
}

/** Starts `node` with its input open. It is killed if the test ends first. */
export function startNode(args: string[], options: CliOptions = {}): ChildProcess & { outcome: Promise<Outcome> } {
  return startProgram(process.execPath, args, options)
}

/** Starts a program with its input open. It is killed if the test ends first. */
export function startProgram(
  command: string,
  args: string[],
  { env, cwd }: CliOptions = {},
): ChildProcess & { outcome: Promise<Outcome> } {
  // Whoever runs the tests may have these set.
  const plain = { FORCE_COLOR: undefined, NO_COLOR: undefined }
  const child = spawn(command, args, { cwd, env: { ...process.env, ...plain, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  child.stdin.on('error', () => {})
  const outcome = once(child, 'close').then(([code, signal]) => ({ code, signal, stdout, stderr }) as Outcome)
  return Object.assign(child, { outcome })
}

/** Runs `dsh-wire` on a terminal, to its end. What it wrote to either stream is in `stdout`. */
export function runOnTerminal(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const command = [process.execPath, cli, ...args].map((word) => `'${word}'`).join(' ')
  return startProgram('script', ['-qec', command, '/dev/null'], { env: { TERM: 'xterm', ...env } }).outcome
}

/** Runs `dsh-wire` to its end. */
export function runCli(args: string[], options: CliOptions = {}): Promise<Outcome> {
  const child = startCli(args, options)
  child.stdin?.end(options.stdin ?? '')
  return child.outcome
}

/** Resolves once a stream has written something that matches. */
export function written(stream: NodeJS.ReadableStream | null, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stream?.on('data', (chunk) => {
      text += String(chunk)
      if (pattern.test(text)) resolve(text)
    })
    stream?.on('end', () => reject(new Error(`the stream ended without ${pattern}: ${text}`)))
  })
}

/** A folder that is gone when the test has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire test ü '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
