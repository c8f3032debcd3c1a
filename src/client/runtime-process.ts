import type { ChildProcess } from 'node:child_process'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { LineDecoder } from '../framing/line-decoder.js'
import { quietly } from '../protocol/quietly.js'
import { type LaunchOptions, launch } from './launch.js'

/** How a process ended. */
export interface ExitStatus {
  /** The exit code, or null if a signal ended it. */
  exitCode: number | null
  /** The signal that ended it, or null. */
  signal: NodeJS.Signals | null
}

/** Bounds of {@link RuntimeProcess.stop}, in milliseconds. */
export interface StopBounds {
  /** How long the process may take to end after its input has. */
  eofGraceMs: number
  /** How long it may take to end after each signal. */
  graceMs: number
}

/** How much of standard error is kept for error messages, in bytes. */
const STDERR_TAIL_BYTES = 64 * 1024

/** How often the process group is looked at while it should be ending, in milliseconds. */
const POLL_MS = 20

/** How long a process may take to end after SIGKILL at the least, in milliseconds: it cannot refuse, but it takes a moment. */
const KILL_MS = 1000

/** How long the rest of a process's output is waited for once it has ended, in milliseconds. */
const DRAIN_MS = 200

/** A runtime's process: its pipes, the tail of its standard error, and its end. */
export class RuntimeProcess {
  readonly pid: number
  readonly stdin: Writable
  readonly stdout: Readable
  /** Resolves when the process has ended; output may still be in the pipes. */
  readonly exited: Promise<ExitStatus>
  /** Resolves when the process has ended and its pipes are empty. A grandchild that holds a pipe delays it. */
  readonly drained: Promise<void>
  readonly #child: ChildProcess
  readonly #stderr: Readable
  #tail: Buffer[] = []
  #tailBytes = 0
  #exitStatus: ExitStatus | undefined
  #groupGone = false
  #stopped: Promise<void> | undefined

  /** Starts a process. Rejects with `LaunchError`. */
  static async start(options: LaunchOptions, onStderr?: (line: string) => void): Promise<RuntimeProcess> {
    return new RuntimeProcess(await launch(options), onStderr)
  }

  private constructor(child: ChildProcess, onStderr: ((line: string) => void) | undefined) {
    const { pid, stdin, stdout, stderr } = child
    if (pid === undefined || !stdin || !stdout || !stderr) throw new Error('the process has no pipes')
    this.#child = child
    this.pid = pid
    this.stdin = stdin
    this.stdout = stdout
    this.#stderr = stderr
    this.exited = new Promise((resolve) => {
      child.once('exit', (exitCode, signal) => {
        this.#exitStatus = { exitCode, signal }
        // The number of a group without members may soon be that of somebody else's.
        this.#groupGone = !this.#groupLives()
        resolve(this.#exitStatus)
      })
    })
    this.drained = new Promise((resolve) => {
      child.once('close', () => resolve())
    })
    child.on('error', () => {})
    // Writing to a process that is gone fails; its end is what gets reported.
    stdin.on('error', () => {})
    stdout.on('error', () => {})
    this.#readStderr(stderr, onStderr)
  }

  /** How the process ended; undefined while it runs. */
  get exitStatus(): ExitStatus | undefined {
    return this.#exitStatus
  }

  /** The last 64 KiB of standard error. */
  get stderrTail(): string {
    const bytes = Buffer.concat(this.#tail).subarray(-STDERR_TAIL_BYTES)
    // The cut may go through a character.
    return bytes.toString('utf8').replace(/^\uFFFD+/, '')
  }

  /** Waits until the process has ended and its pipes are empty, but no longer than that. */
  async settle(ms: number): Promise<void> {
    await settlesWithin(this.drained, ms)
  }

  /**
   * Ends the process: closes its input, then SIGTERM, then SIGKILL, each after its bound, both to the whole process
   * group. Then ends what is left of the group, and lets go of the pipes. Resolves when that is done, and never rejects.
   */
  stop(bounds: StopBounds): Promise<void> {
    this.#stopped ??= this.#stop(bounds)
    return this.#stopped
  }

  async #stop({ eofGraceMs, graceMs }: StopBounds): Promise<void> {
    // A process that cannot write its last output cannot end.
    this.stdout.resume()
    this.stdin.end()
    if (!(await settlesWithin(this.exited, eofGraceMs))) {
      this.#signal('SIGTERM')
      if (!(await settlesWithin(this.exited, graceMs))) {
        this.#signal('SIGKILL')
        await settlesWithin(this.exited, Math.max(graceMs, KILL_MS))
      }
    }
    if (this.#groupLives()) {
      this.#signal('SIGTERM')
      if (!(await this.#groupEndsWithin(graceMs))) {
        this.#signal('SIGKILL')
        await this.#groupEndsWithin(Math.max(graceMs, KILL_MS))
      }
    }
    // What it wrote last is in the pipes still, unless somebody who goes on holds them.
    await this.settle(DRAIN_MS)
    for (const stream of [this.stdin, this.stdout, this.#stderr]) stream.destroy()
    this.#child.unref()
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#groupGone) return
    if (process.platform === 'win32') {
      const force = signal === 'SIGKILL' ? ['/f'] : []
      execFile('taskkill', ['/pid', String(this.pid), '/t', ...force], () => {})
      return
    }
    try {
      process.kill(-this.pid, signal)
    } catch {
      // The group is gone.
    }
  }

  #groupLives(): boolean {
    if (this.#groupGone || process.platform === 'win32') return false
    try {
      process.kill(-this.pid, 0)
    } catch {
      return false
    }
    return process.platform !== 'linux' || hasLivingMember(this.pid)
  }

  async #groupEndsWithin(ms: number): Promise<boolean> {
    const end = performance.now() + ms
    while (this.#groupLives()) {
      if (performance.now() >= end) return false
      await delay(POLL_MS)
    }
    return true
  }

  #readStderr(stderr: Readable, onStderr: ((line: string) => void) | undefined): void {
    const tell = (line: string) => quietly(() => onStderr?.(line))
    const lines = new LineDecoder({
      maxLineBytes: STDERR_TAIL_BYTES,
      onLine: tell,
      onOversize: (bytes) => tell(`(a line of ${bytes} bytes or more)`),
    })
    stderr.on('data', (chunk: Buffer) => {
      this.#keep(chunk)
      if (onStderr) lines.write(chunk)
    })
    stderr.on('end', () => lines.end())
    stderr.on('error', () => {})
  }

  #keep(chunk: Buffer): void {
    this.#tail.push(chunk)
    this.#tailBytes += chunk.length
    for (
      let first = this.#tail[0];
      first && this.#tailBytes - first.length >= STDERR_TAIL_BYTES;
      first = this.#tail[0]
    ) {
      this.#tail.shift()
      this.#tailBytes -= first.length
    }
  }
}

/** Waits for a promise that never rejects. Resolves with whether it settled in time, and leaves no timer. */
function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void promise.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}

/** Whether a process group has a member that has not ended: in a container often nobody reaps an orphan that has. */
function hasLivingMember(group: number): boolean {
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(pgrp) === group && state !== 'Z'
    } catch {
      // It has just ended.
      return false
    }
  })
}
