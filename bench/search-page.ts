import { addTypenameToDocument } from '@apollo/client/utilities'
import type { Request } from 'autocannon'
import { print } from 'graphql'
import { SearchBusinessesDocument } from '../web/src/gql/pages/graphql.ts'

/** What the web app asks for, as its client sends it: with the type's name in every object. */
const query = print(addTypenameToDocument(SearchBusinessesDocument))

/** How many different pages are asked for in turn: each of another order. */
const variety = 1000

/** Pages of the search in random order, unfiltered: page 1 to 50 of as many orders as there are requests. */
export const searchPages: Request[] = Array.from({ length: variety }, (_, index) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    operationName: 'SearchBusinesses',
    query,
    variables: { filter: {}, page: 1 + (index % 50), perPage: 9, seed: `bench ${index}` },
  }),
}))

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
