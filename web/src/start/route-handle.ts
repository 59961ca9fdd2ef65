import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Params } from 'react-router-dom'
import type { PageResults } from '../apollo/page-results.ts'

/** What a route knows about the page asked for, before anything is rendered. */
export interface PageInput {
  params: Params
  search: URLSearchParams
  /** The seed of random orders on this page. */
  seed: string
}

export interface PageQuery {
  query: DocumentNode
  variables: OperationVariables
}

/** The `handle` of a route: what is done for it around the render. */
export interface RouteHandle {
  /** What the page's hooks ask for, with exactly their variables: the server knows the answers before the render. */
  queries?: (input: PageInput) => PageQuery[]
  /** What the page's hooks ask for besides, when these answers call for it. */
  followUps?: (input: PageInput, results: PageResults) => PageQuery[]
  /** Looks into what was answered: the search to go to instead, or null. What no search reads of the query is kept. */
  redirect?: (input: PageInput, results: PageResults) => string | null
  /** Whether its data is asked for as soon as a link to it is pressed. */
  prefetch?: boolean
  /** Whether one visitor's page may be shown to another. Public unless said otherwise. */
  cache?: 'public' | 'private'
}

/** One operation of a route with variables of the right type. */
export function pageQuery<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
): PageQuery {
  return { query, variables }
}

/** A page's routes, the innermost last, as the router matched them. */
export type PageMatches = readonly { params: Params; route: { handle?: RouteHandle } }[]

/** What the routes of a page may know of it. */
export function pageInput(matches: PageMatches, search: URLSearchParams, seed: string): PageInput {
  return { params: matches.at(-1)?.params ?? {}, search, seed }
}

/** What all routes of a page ask for, in the same order on the server and in the browser. */
export function pageQueries(matches: PageMatches, input: PageInput): PageQuery[] {
  return matches.flatMap(({ route }) => route.handle?.queries?.(input) ?? [])
}

/** What all routes of a page ask for once the first answers are there, likewise. */
export function pageFollowUps(matches: PageMatches, input: PageInput, results: PageResults): PageQuery[] {
  return matches.flatMap(({ route }) => route.handle?.followUps?.(input, results) ?? [])
}
