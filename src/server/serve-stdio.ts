import { Writable } from 'node:stream'
import type { AgentHost } from './agent-host.js'
import { HarnessSdkJsonRpcServer, type HarnessServerOptions } from './harness-server.js'

/** Exit code of a process that Ctrl-C ended: 128 and the number of SIGINT. */
const SIGINT_EXIT_CODE = 130

/**
 * Serves a host on this process's standard streams until the client shuts it down, its input ends, the client no longer
 * reads, or a signal arrives. From the call on, standard output belongs to the protocol: what else is written to it, by
 * `console.log` for one, goes to standard error.
 *
 * Resolves with the exit code to end the process with, once everything is flushed: 0, or 130 after SIGINT. Rejects if
 * the host fails to close.
 */
export async function serveStdio(host: AgentHost, options: HarnessServerOptions = {}): Promise<number> {
  const server = new HarnessSdkJsonRpcServer(host, process.stdin, takeStdout(), options)
  let exitCode = 0
  const release = () => {
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', terminate)
  }
  // A second signal ends the process, whatever it waits for.
  const terminate = () => {
    release()
    void server.close().catch(() => {})
  }
  const interrupt = () => {
    exitCode = SIGINT_EXIT_CODE
    terminate()
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', terminate)
  try {
    server.start()
    await server.closed
    return exitCode
  } finally {
    release()
  }
}

let output: Writable | undefined

/** The one way left to write to standard output; the same one for every call. */
export function takeStdout(): Writable {
  output ??= redirectStdout()
  return output
}

function redirectStdout(): Writable {
  const { stdout, stderr } = process
  const write = stdout.write.bind(stdout) as (chunk: Uint8Array, done?: (error?: Error | null) => void) => boolean
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write
  const protocol = new Writable({
    write: (chunk: Buffer, _encoding, done) => void write(chunk, done),
    writev: (chunks, done) => {
      // Together, and without a copy of everything that waits.
      stdout.cork()
      for (const { chunk } of chunks.slice(0, -1)) write(chunk)
      write(chunks.at(-1)?.chunk, done)
      stdout.uncork()
    },
  })
  stdout.on('error', (error) => protocol.destroy(error))
  return protocol
}
