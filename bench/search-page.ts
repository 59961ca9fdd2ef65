import { addTypenameToDocument } from '@apollo/client/utilities'
import type { Request } from 'autocannon'
import { type DocumentNode, print } from 'graphql'
import { SearchBusinessesDocument as WholeBusinessesDocument } from '../graphql-server/src/rest/documents/documents.ts'
import { SearchBusinessesDocument } from '../web/src/gql/pages/graphql.ts'

/** How many different pages are asked for in turn: each of another order. */
const variety = 1000

const pages = Array.from({ length: variety }, (_, index) => ({
  page: 1 + (index % 50),
  perPage: 9,
  seed: `bench ${index}`,
}))

function overGraphQL(document: DocumentNode, more: object): Request[] {
  const query = print(document)
  return pages.map((page) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'SearchBusinesses', query, variables: { ...more, ...page } }),
  }))
}

/**
 * Pages of the search in random order, unfiltered, page 1 to 50 of as many orders as there are requests: as the web
 * app's client asks for them, with the type's name in every object.
 */
export const searchPages = overGraphQL(addTypenameToDocument(SearchBusinessesDocument), { filter: {} })

/** The same pages over REST, which answers whole establishments instead of cards. */
export const restPages: Request[] = pages.map(({ page, perPage, seed }) => ({
  method: 'GET',
  path: `/api/businesses/search?${new URLSearchParams({ random: 'true', page: `${page}`, perPage: `${perPage}`, seed })}`,
}))

/** What REST asks of the schema, over GraphQL. */
export const wholePages = overGraphQL(WholeBusinessesDocument, { order: 'RANDOM' })

/**
 * Makes sure that what will be measured is an answer.
 *
 * @param address of the product
 * @param total how many establishments the search must find
 */
export async function checkSearchPage(address: string, total: number): Promise<void> {
  const [request] = searchPages
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: String(request?.body),
  })
  const { data } = (await response.json()) as {
    data?: { searchBusinesses?: { items: unknown[]; pagination: { total: number } } }
  }
  const page = data?.searchBusinesses
  if (page?.items.length !== 9 || page.pagination.total < total) {
    throw new Error(`the search did not answer a page of ${total}: status ${response.status}`)
  }
}
