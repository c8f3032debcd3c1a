import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** The arguments that make Node.js run a TypeScript file and let it collect garbage. */
export const NODE_ARGS = ['--expose-gc', '--import', import.meta.resolve('tsx')]

/** The other end of a pipe, in a process of its own. Its messages come beside the pipe. */
export class PeerProcess {
  readonly input: Writable
  readonly output: Readable
  readonly #child: ChildProcess

  /** Starts a file of `peers/`. */
  constructor(name: string, ...args: string[]) {
    this.#child = spawn(process.execPath, [...NODE_ARGS, peerFile(name), ...args], {
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    })
    this.input = this.#child.stdin as Writable
    this.output = this.#child.stdout as Readable
  }

  /** Lets it go on. */
  tell(): void {
    this.#child.send('go on')
  }

  /** Resolves with the next thing it says. Rejects if it ends before. */
  async said<Message>(): Promise<Message> {
    const ended = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`the peer exited with ${code}`)
    })
    const [message] = (await Promise.race([once(this.#child, 'message'), ended])) as [Message]
    ended.catch(() => {})
    return message
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }
}

/** Where the program of a peer is. */
export function peerFile(name: string): string {
  return fileURLToPath(new URL(`peers/${name}.ts`, import.meta.url))
}

/** In a peer: says something to the process that started it. */
export function say(message: object): void {
  process.send?.(message)
}

/** In a peer: resolves when it is told to go on. */
export async function toldToGoOn(): Promise<void> {
  await once(process, 'message')
}
