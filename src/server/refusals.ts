import { ErrorCode } from '../generated/errors.js'
import { JsonRpcResponseError } from '../jsonrpc/errors.js'

/** The refusal of an `initialize` whose provider the host does not have. */
export function providerUnavailable(provider: string): JsonRpcResponseError {
  return new JsonRpcResponseError(
    ErrorCode.ProviderUnavailable,
    `there is no provider ${JSON.stringify(provider)} in this runtime`,
    { provider },
  )
}

/** The refusal of a prompt on a session that has an unsettled one. */
export function sessionBusy(sessionId: string): JsonRpcResponseError {
  return new JsonRpcResponseError(
    ErrorCode.SessionBusy,
    `the session ${JSON.stringify(sessionId)} has an unsettled prompt; wait for its response or cancel it`,
    { sessionId },
  )
}
