import { ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { of } from 'rxjs'
import { expect, expectTypeOf, it } from 'vitest'
import { bindMutation } from './bind-mutation.ts'
import { bindQuery } from './bind-query.ts'
import { createCache } from './cache.ts'
import { askFor, PageResultsContext } from './page-results.ts'

interface CityQuery {
  city: { id: string; name: string }
}

const query: TypedDocumentNode<CityQuery, { slug: string }> = gql`
  query City($slug: String!) {
    city(slug: $slug) {
      id
      name
    }
  }
`
const useCityQuery = bindQuery(query)
const useRenameMutation = bindMutation<{ renameCity: { id: string } }, { slug: string }>(gql`
  mutation Rename($slug: String!) {
    renameCity(slug: $slug) {
      id
    }
  }
`)

const cityNamed = (slug: unknown) => ({ __typename: 'City', id: '7', name: `Cidade ${slug}` })

function inBrowser({ children }: { children: ReactNode }) {
  const link = new ApolloLink(({ variables }) =>
    of({ data: { city: cityNamed(variables.slug), renameCity: cityNamed(variables.slug) } }),
  )
  return <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>{children}</ApolloProvider>
}

/** A page on the server that has asked for one city. */
async function onServer(slug: string) {
  const results = await askFor([{ query, variables: { slug } }], async (_, variables) => ({
    data: { city: cityNamed(variables?.slug) },
  }))
  return ({ children }: { children: ReactNode }) => (
    <PageResultsContext value={results}>{children}</PageResultsContext>
  )
}

it('binds a query with its variables', async () => {
  const { result } = renderHook(() => useCityQuery({ variables: { slug: 'cunha' } }), { wrapper: inBrowser })
  await waitFor(() => expect(result.current.data?.city).toEqual(cityNamed('cunha')))
  expectTypeOf(result.current.data?.city.id).toEqualTypeOf<string | undefined>()
})

it('asks for options where the query requires variables', () => {
  expectTypeOf<Parameters<typeof useCityQuery>['length']>().toEqualTypeOf<1>()
  expectTypeOf(useCityQuery).toBeCallableWith({ variables: { slug: 'cunha' } })
})

it('has at once, on the server, what the page has asked for', async () => {
  const wrapper = await onServer('cunha')
  const { result } = renderHook(() => useCityQuery({ variables: { slug: 'cunha' } }), { wrapper })
  expect(result.current).toMatchObject({ data: { city: cityNamed('cunha') }, loading: false })
})

it('asks for nothing on the server: what the page has not asked for is loading, what is skipped is not', async () => {
  const wrapper = await onServer('cunha')
  const variables = { slug: 'areias' }
  const { result } = renderHook(() => useCityQuery({ variables }), { wrapper })
  expect(result.current).toMatchObject({ data: undefined, loading: true })
  const skipped = renderHook(() => useCityQuery({ variables, skip: true }), { wrapper })
  expect(skipped.result.current).toMatchObject({ data: undefined, loading: false })
})

it('binds a mutation that waits, and on the server one that is never called', async () => {
  const browser = renderHook(() => useRenameMutation(), { wrapper: inBrowser })
  const [change, { loading }] = browser.result.current
  expect(loading).toBe(false)
  expect((await change({ variables: { slug: 'cunha' } })).data?.renameCity).toMatchObject({ id: '7' })
  const server = renderHook(() => useRenameMutation(), { wrapper: await onServer('cunha') })
  expect(server.result.current[1]).toMatchObject({ loading: false })
})
