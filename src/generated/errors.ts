// Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.

import type { InvalidRequestData, MethodNotFoundData, InvalidParamsData, SessionBusyData, ProviderUnavailableData } from './types.js'

/** Every error code of the protocol. Codes outside this list may arrive: keep them. */
export const ErrorCode = {
  /** Reserved by JSON-RPC. Our server never sends it: a line that is not JSON has no id to answer, so it is reported to the server's owner and skipped. Send one complete JSON object per line. */
  ParseError: -32700,
  /** The frame is not a request this protocol allows: a batch, a wrong `jsonrpc`, an id that is not a string or a safe integer, an id still in flight, a line over the limit, or nesting too deep. Mend the frame that the message describes; `data` names the bound, where it passed one. */
  InvalidRequest: -32600,
  /** The server has no such method in the negotiated version. Check the spelling, and the version that `initialize` returned. */
  MethodNotFound: -32601,
  /** The parameters break the method's schema. Mend the members that `data.issues` points at; the same request would fail again. */
  InvalidParams: -32602,
  /** The server failed while it handled the request. In protocol 0 every error is reported under this code. Read the message, and the runtime's standard error. Other requests are not affected. */
  InternalError: -32603,
  /** A prompt of the client's on this session has not settled. Wait for its response, or cancel it, then prompt again. */
  SessionBusy: -32000,
  /** The request came before a successful `initialize`. Send `initialize` first. */
  NotInitialized: -32001,
  /** The request came after `shutdown`. Start another runtime to go on. */
  ShuttingDown: -32002,
  /** The runtime has no provider of the name that `initialize` gave. Send `initialize` again with a provider the runtime has. */
  ProviderUnavailable: -32003,
} as const

/** A code of this protocol. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode]

/** The type of an error's `data`, by code; undefined where the code has none. */
export interface ErrorDataMap {
  [-32700]: undefined
  [-32600]: InvalidRequestData
  [-32601]: MethodNotFoundData
  [-32602]: InvalidParamsData
  [-32603]: undefined
  [-32000]: SessionBusyData
  [-32001]: undefined
  [-32002]: undefined
  [-32003]: ProviderUnavailableData
}
