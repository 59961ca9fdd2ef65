import type { ApolloClient } from '@apollo/client'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { createContext, type Location } from 'react-router-dom'
import { readToken } from '../session/token.ts'
import { loadScript } from './network.ts'

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

/** Operation text from a `.generated.ts` file. */
export type PageDocument<TData, TVariables> = DocumentTypeDecoration<TData, TVariables> & {
  toString(): string
}

export interface AskOptions {
  /** Skips the rendered page's answers and the cache. */
  fresh?: boolean
  /** Bypasses the cache, for fields that depend on the search. */
  uncached?: boolean
  signal?: AbortSignal
}

/**
 * Executes an operation: on the server in-process with a visitor's permissions; in the browser from the
 * answers in the rendered page, otherwise with Apollo Client, or without it while it is loading.
 *
 * @throws on errors or without a response
 */
export type Ask = <TData, TVariables>(
  document: PageDocument<TData, TVariables>,
  variables: NoInfer<TVariables>,
  options?: AskOptions,
) => Promise<TData>

/** Context of every loader. */
export interface LoaderContext {
  ask: Ask
  /** Seed of the document's random orders. */
  seed: string
  /** The current or next history entry; without state on the server. */
  entry(): Pick<Location, 'key' | 'state'>
}

export const loaderContext = createContext<LoaderContext>()

/** Query result embedded in the rendered page. */
export interface Answer {
  operation: string
  variables: unknown
  data: unknown
}

/** @returns the name of an operation, which is unique in the web app */
export function operationName(document: { toString(): string }): string {
  return /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? ''
}

/** @returns a key of the operation with its variables */
export const answerKey = (operation: string, variables: unknown) => operation + JSON.stringify(variables)

let answers = new Map<string, unknown>()

/** Makes `ask` use the answers of the rendered page. */
export function keepAnswers(rendered: readonly Answer[]): void {
  answers = new Map(
    rendered.map(({ operation, variables, data }) => [answerKey(operation, variables), data] as const),
  )
}

/**
 * Drops the rendered page's answers, which are an anonymous visitor's and may be outdated after a mutation.
 */
export const forgetAnswers = () => keepAnswers([])

let isApolloLoaded = false

async function loadApollo() {
  const apollo = await loadScript(() => import('../apollo/client.ts'))
  isApolloLoaded = true
  return apollo
}

/**
 * Sends an anonymous query while Apollo Client is loading.
 *
 * @returns null on any error: Apollo Client then repeats the query and reports the error
 */
async function askWithoutApollo(query: string, variables: unknown): Promise<unknown> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
    const body = JSON.stringify({ operationName: operationName(query), query, variables })
    const answer = await fetch('/graphql', { method: 'POST', headers, body })
    const { data, errors } = await answer.json()
    return errors ? null : data
  } catch {
    return null
  }
}

/** The browser's client, loaded on first use or earlier by `prefetch.ts`. */
export async function loadClient(): Promise<ApolloClient> {
  return (await loadApollo()).browserClient()
}

/** `Ask` in the browser. */
export const ask: Ask = async (document, variables, options = {}) => {
  const query = document.toString()
  const key = answerKey(operationName(query), variables)
  const known = !options.fresh && answers.get(key)
  const kept = known && (await known)
  if (kept) return kept as never
  const { fresh, uncached, signal } = options
  const isPlainQuery = /^\s*query/.test(query) && !fresh && !uncached && !signal
  if (isPlainQuery && !isApolloLoaded && readToken() === null) {
    // Stored while pending, so that a prefetched page sends its query once.
    const asked = askWithoutApollo(query, variables)
    answers.set(key, asked)
    const answer = await asked
    if (answer) return answer as never
    answers.delete(key)
  }
  const { browserClient, execute } = await loadApollo()
  return execute(browserClient(), document, variables, options)
}
