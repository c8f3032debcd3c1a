import type { Adapter } from './adapter.js'

/** The name of this package in every table, and that of the reference. */
export const OURS = 'dsh-wire'
export const REFERENCE = 'F'
export const DSH = 'dsh-sdk-protocol'

/** A library, and what it does to a frame beside reading or writing it. */
export interface Library {
  /** On npm; this package and the reference are not from there. */
  package?: string
  checks: string
  load(): Promise<{ default: Adapter }>
}

export const LIBRARIES: Record<string, Library> = {
  [OURS]: { checks: 'every frame, both ways, against its schema', load: () => import('./dsh-wire.js') },
  [REFERENCE]: { checks: 'nothing', load: () => import('./reference.js') },
  [DSH]: {
    package: '@deepseek-ai/dsh-sdk-protocol',
    checks: 'that a line is JSON',
    load: () => import('./dsh-sdk-protocol.js'),
  },
  'vscode-jsonrpc': { package: 'vscode-jsonrpc', checks: 'the envelope', load: () => import('./vscode-jsonrpc.js') },
  'json-rpc-2.0': { package: 'json-rpc-2.0', checks: 'the envelope', load: () => import('./json-rpc-2.0.js') },
  ACP: { package: '@agentclientprotocol/sdk', checks: 'frames that arrive, with zod', load: () => import('./acp.js') },
  MCP: { package: '@modelcontextprotocol/sdk', checks: 'frames that arrive, with zod', load: () => import('./mcp.js') },
}

export const ADAPTER_NAMES = Object.keys(LIBRARIES)

/** Loads one library and no other. */
export async function loadAdapter(name: string): Promise<Adapter> {
  const library = LIBRARIES[name]
  if (!library) throw new Error(`there is no adapter ${name}`)
  return (await library.load()).default
}
