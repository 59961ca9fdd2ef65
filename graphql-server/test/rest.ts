import type { AddressInfo } from 'node:net'
import { beforeAll } from 'vitest'
import type { Services } from '../src/context.ts'
import { closeApps, type LogLine, testApp } from './app.ts'
import type { TestDatabase } from './database.ts'
import { boundary, form, type SentPart } from './multipart.ts'
import type { TestImages } from './pictures.ts'
import { type Role, roleToken } from './roles.ts'

/** What a call sends. */
export interface Sent {
  as?: Role
  json?: unknown
  /** A multipart form. */
  parts?: readonly SentPart[]
  /** Any other body. */
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

/** An answer, its body read as JSON where it is JSON. */
export interface Answered {
  status: number
  headers: Headers
  text: string
  body: {
    success?: boolean
    message?: string
    error?: string
    code?: string
    reason?: string
    id?: string
    details?: Record<string, string>
    data?: unknown
    pagination?: { page: number; perPage: number; total: number; totalPages: number; seed?: string }
  }
}

/** The product behind a port. Set before the file's first test. */
export interface RestServer {
  port: number
  lines: LogLine[]
  /** @param call such as `GET /cities`, below /api */
  ask(call: string, sent?: Sent): Promise<Answered>
}

/**
 * Gives a test file the product behind a port. Call it once, outside any test.
 *
 * @param database from `useDatabase`, with a search of the test's own where there is one
 * @param pictures from `useImages`, where images are looked at
 * @param env variables that differ from the defaults
 */
export function useRestServer(
  database: TestDatabase & Partial<Pick<Services, 'search'>>,
  pictures?: TestImages,
  env: NodeJS.ProcessEnv = {},
): RestServer {
  const server = {} as RestServer
  closeApps()
  beforeAll(async () => {
    const { app, lines } = await testApp({ services: { ...database, ...pictures }, env })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    Object.assign(server, { port, lines, ask: (call: string, sent?: Sent) => ask(port, call, sent) })
  })
  return server
}

async function ask(port: number, call: string, sent: Sent = {}): Promise<Answered> {
  const [method, path] = call.split(' ')
  const token = roleToken(sent.as ?? 'visitor')
  const [type, body] = typedBody(sent)
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && { 'content-type': type }),
      ...sent.headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== ''
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : {} }
}

function typedBody({ json, parts, body }: Sent): [type?: string, body?: string | Uint8Array<ArrayBuffer>] {
  if (parts) return [`multipart/form-data; boundary=${boundary}`, new Uint8Array(form(parts))]
  if (json !== undefined) return ['application/json', JSON.stringify(json)]
  return [undefined, body]
}
