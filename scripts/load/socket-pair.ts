import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The two ends of a connection of the operating system. */
export async function socketPair(): Promise<[Socket, Socket]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire-load-'))
  const server = createServer().listen(path.join(folder, 'socket'))
  await once(server, 'listening')
  const near = connect(path.join(folder, 'socket'))
  const [far] = (await once(server, 'connection')) as [Socket]
  server.close()
  rmSync(folder, { recursive: true, force: true })
  return [near, far]
}
