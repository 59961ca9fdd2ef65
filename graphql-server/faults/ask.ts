import { operationForm } from '../test/multipart.ts'

/** What came back for a request, or that its connection broke before an answer was whole. */
export type Answer =
  | { kind: 'answered'; status: number; retryAfter: string | null; body: Body; text: string; ms: number }
  | { kind: 'broken'; reason: string; ms: number }

/** What GraphQL and REST answer, as far as tests look at it. */
export interface Body {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
  message?: string
}

/** Longer than any limit of the product. */
const timeoutMs = 120_000

/**
 * Asks once; never throws for what the other side does.
 *
 * @param address whole
 * @param request as `fetch` takes it
 */
export async function ask(address: string, request: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return {
      kind: 'answered',
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: isJson ? (JSON.parse(text) as Body) : {},
      text,
      ms: performance.now() - began,
    }
  } catch (error) {
    const { message, cause } = error as Error
    return { kind: 'broken', reason: `${message}: ${String(cause ?? '')}`, ms: performance.now() - began }
  }
}

export interface Operation {
  origin: string
  /** Of the account that asks. */
  token?: string
  query: string
  variables?: Record<string, unknown>
  /** Files by the path of their variable, such as `input.photos.0`. */
  files?: Record<string, Buffer>
}

/** Sends a GraphQL operation, by the multipart request specification when it brings files. */
export function askGraphQL({ origin, token, query, variables = {}, files }: Operation): Promise<Answer> {
  const headers: Record<string, string> = {
    'apollo-require-preflight': 'true',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const { body, type } = files
    ? operationForm(query, variables, files)
    : { body: JSON.stringify({ query, variables }), type: 'application/json' }
  return ask(`${origin}/graphql`, { method: 'POST', headers: { ...headers, 'content-type': type }, body })
}

/** Whether an answer is a refusal for now that says when to come back. */
export function isUnavailable(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status === 503 && Number(answer.retryAfter) > 0
}
