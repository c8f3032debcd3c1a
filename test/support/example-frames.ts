import path from 'node:path'
import { readExamples, readJson, SCHEMA_DIR } from './schemas.js'
import { type Json, request } from './streams.js'

interface Manifest {
  requests: Record<string, { params?: string; result: Record<string, string> }>
  notifications: Record<string, { params: string }>
}

/** A frame for each example of what a method carries, by who sends it. */
export function exampleFrames(): { client: Json[]; server: Json[] } {
  const { requests, notifications } = readJson(path.join(SCHEMA_DIR, 'protocol.json')) as Manifest
  const examples = readExamples()
  const valuesOf = (type: string | undefined) =>
    examples.filter((example) => example.type === type).map(({ value }) => value)
  return {
    client: Object.entries(requests).flatMap(([method, { params }]) =>
      params ? valuesOf(params).map((value) => request(1, method, value)) : [request(1, method)],
    ),
    server: [
      ...Object.entries(notifications).flatMap(([method, { params }]) =>
        valuesOf(params).map((params) => ({ jsonrpc: '2.0', method, params })),
      ),
      ...Object.values(requests).flatMap(({ result }) =>
        Object.values(result)
          .flatMap(valuesOf)
          .map((result) => ({ jsonrpc: '2.0', id: 1, result })),
      ),
    ],
  }
}
