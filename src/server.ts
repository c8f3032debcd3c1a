/**
 * The server's half of the protocol, and the server that an agent framework embeds.
 *
 * @module server
 */

export { JsonRpcResponseError } from './jsonrpc/errors.js'
export type { Agent, AgentHost, SessionListener, SessionSettings, SubagentOutcome } from './server/agent-host.js'
export { HarnessSdkJsonRpcServer, type HarnessServerOptions } from './server/harness-server.js'
export { providerUnavailable } from './server/refusals.js'
export { serveStdio } from './server/serve-stdio.js'
export { type RequestHandler, ServerEndpoint, type ServerEndpointOptions } from './server/server-endpoint.js'
