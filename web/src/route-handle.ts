import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Params } from 'react-router-dom'

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

/** The `handle` of a route: what the server does for it around the render. */
export interface RouteHandle {
  /** Operations that fill the cache before the render, with exactly the variables that the page's hooks use. */
  queries?: (input: PageInput) => PageQuery[]
  /** Looks into the filled cache: the path to go to instead, or null. */
  redirect?: (input: PageInput, client: Pick<ApolloClient, 'readQuery'>) => string | null
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
