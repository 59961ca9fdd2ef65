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

/** A document from a `.generated.ts` file: an operation as text. */
export type PageDocument<TData, TVariables> = DocumentTypeDecoration<TData, TVariables> & {
  toString(): string
}

export interface AskOptions {
  /** Skips what the page and the cache know. */
  fresh?: boolean
  /** Keeps the answer out of the cache, for fields that depend on the search. */
  uncached?: boolean
  signal?: AbortSignal
}

/**
 * Executes an operation: on the server in process with a visitor's rights, in the browser with Apollo Client or, while that is
 * loading, without it, unless the page that the server rendered contains the answer.
 *
 * @throws when there are errors, or no answer
 */
export type Ask = <TData, TVariables>(
  document: PageDocument<TData, TVariables>,
  variables: NoInfer<TVariables>,
  options?: AskOptions,
) => Promise<TData>

/** What every loader gets through React Router's context. */
export interface LoaderContext {
  ask: Ask
  /** The document's seed of random orders. */
  seed: string
  /** The history entry that is shown or navigated to; on the server without a state. */
  entry(): Pick<Location, 'key' | 'state'>
}

export const loaderContext = createContext<LoaderContext>()

/** An answer that the rendered page contains. */
export interface Answer {
  operation: string
  variables: unknown
  data: unknown
}

/** @returns the name of an operation: unique in the web app */
export function operationName(document: { toString(): string }): string {
  return /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? ''
}

/** @returns the same text for the same operation with the same variables */
export const answerKey = (operation: string, variables: unknown) => operation + JSON.stringify(variables)

let answers = new Map<string, unknown>()

/** Makes `ask` answer from the page that the server rendered. */
export function keepAnswers(rendered: readonly Answer[]): void {
  answers = new Map(
    rendered.map(({ operation, variables, data }) => [answerKey(operation, variables), data] as const),
  )
}

/** Drops the page's answers, which are a visitor's and may be outdated by a mutation. */
export const forgetAnswers = () => keepAnswers([])

let isApolloLoaded = false

async function loadApollo() {
  const apollo = await loadScript(() => import('../apollo/client.ts'))
  isApolloLoaded = true
  return apollo
}

/**
 * Sends a visitor's query while Apollo Client is still loading.
 *
 * @returns null where there is no answer without errors: Apollo Client then asks again, and reports what is wrong
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

/** The browser's client. It is loaded on first use, and by `prefetch.ts` before. */
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
    // Kept like those of the rendered page, from the request on: a prefetched page asks once.
    const asked = askWithoutApollo(query, variables)
    answers.set(key, asked)
    const answer = await asked
    if (answer) return answer as never
    answers.delete(key)
  }
  const { browserClient, execute } = await loadApollo()
  return execute(browserClient(), document, variables, options)
}
