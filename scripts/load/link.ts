import type { Socket } from 'node:net'
import { ClientEndpoint } from 'dsh-wire/client'
import { type AgentHost, HarnessSdkJsonRpcServer } from 'dsh-wire/server'
import { route } from './frames.js'
import { socketPair } from './socket-pair.js'

/** A host served to a client over a socket, all in this process. */
export interface Link {
  client: ClientEndpoint
  sockets: Socket[]
  close(): Promise<void>
}

/** Serves a host, and initializes it. */
export async function link(host: AgentHost): Promise<Link> {
  const [near, far] = await socketPair()
  const server = new HarnessSdkJsonRpcServer(host, far, far)
  const client = new ClientEndpoint(near, near)
  server.start()
  client.start()
  await client.request('initialize', route)
  const close = async () => {
    await client.request('shutdown')
    await server.closed
    client.close()
    for (const socket of [near, far]) socket.destroy()
  }
  return { client, sockets: [near, far], close }
}

/** What must not grow while the same is done again and again. */
export function resources(sockets: Socket[]): { handles: string[]; listeners: number[] } {
  return {
    handles: process.getActiveResourcesInfo().sort(),
    listeners: sockets.map((socket) => socket.eventNames().reduce((sum, name) => sum + socket.listenerCount(name), 0)),
  }
}
