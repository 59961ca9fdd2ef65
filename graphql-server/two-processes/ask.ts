import { setTimeout as sleep } from 'node:timers/promises'
import { operationForm } from '../test/multipart.ts'
import { type Role, roleToken } from '../test/roles.ts'

/** What an operation is sent with. */
export interface Asked {
  variables?: Record<string, unknown>
  as?: Role
  /** Instead of that of a role. */
  token?: string
  headers?: Record<string, string>
  /** By their place among the variables, such as `photos.0`. */
  files?: Record<string, Buffer>
}

/** What came back. */
export interface Answer {
  status: number
  headers: Headers
  /** The value of the operation's first field. */
  value: unknown
  /** What refused it. */
  code: string | undefined
}

/** Sends a GraphQL operation to a process, or to the balancer. */
export async function ask(origin: string, query: string, asked: Asked = {}): Promise<Answer> {
  const { variables = {}, files } = asked
  const sent = files
    ? operationForm(query, variables, files)
    : { body: JSON.stringify({ query, variables }), type: 'application/json' }
  const answer = await visit(`${origin}/graphql`, { ...asked, ...sent, method: 'POST' })
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, unknown> | null
    errors?: { message: string; extensions?: { code?: string } }[]
  }
  const [error] = errors ?? []
  return {
    status: answer.status,
    headers: answer.headers,
    value: data && Object.values(data)[0],
    code: error && (error.extensions?.code ?? error.message),
  }
}

/**
 * Status, tags and body of a read, but for what differs with each request.
 *
 * @param read a path, or an operation of GraphQL
 */
export async function readBytes(origin: string, read: string, as: Role, sent: Visit = {}): Promise<string> {
  const json = { method: 'POST', body: JSON.stringify({ query: read }), type: 'application/json' }
  const answer = read.startsWith('/')
    ? await visit(`${origin}${read}`, { ...sent, as })
    : await visit(`${origin}/graphql`, { ...sent, as, ...json })
  const { headers, status } = answer
  const tags = ['etag', 'last-modified', 'location', 'cache-control'].map((name) => headers.get(name))
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  return [status, ...tags, body].join('\n')
}

interface Visit extends Pick<Asked, 'as' | 'token' | 'headers'> {
  method?: string
  body?: string | Uint8Array<ArrayBuffer>
  type?: string
}

/** Requests anything else: a page, a picture, the REST facade. Repeats when a busy process answers with Retry-After. */
export async function visit(address: string, sent: Visit = {}): Promise<Response> {
  const { method = 'GET', body, type, as = 'visitor', token = roleToken(as), headers } = sent
  for (;;) {
    const answer = await fetch(address, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    if (answer.status !== 503) return answer
    await answer.arrayBuffer()
    await sleep(100)
  }
}
