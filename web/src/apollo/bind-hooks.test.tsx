import { ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { of } from 'rxjs'
import { expect, expectTypeOf, it } from 'vitest'
import { bindFragment, bindQuery } from './bind-hooks.ts'
import { createCache } from './cache.ts'

type CityFragment = { id: string; name: string } & { ' $fragmentName'?: 'CityFragment' }
interface CityQuery {
  city: { id: string } & { ' $fragmentRefs'?: { CityFragment: CityFragment } }
}

const fragment: TypedDocumentNode<CityFragment, unknown> = gql`
  fragment City on City {
    id
    name
  }
`
const query: TypedDocumentNode<CityQuery, { slug: string }> = gql`
  query City($slug: String!) {
    city(slug: $slug) {
      id
      ...City
    }
  }
  ${fragment}
`

function wrapper({ children }: { children: ReactNode }) {
  const link = new ApolloLink(({ variables }) =>
    of({ data: { city: { __typename: 'City', id: '7', name: `Cidade ${variables.slug}` } } }),
  )
  return (
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link, dataMasking: true })}>
      {children}
    </ApolloProvider>
  )
}

it('binds a query with its variables, and hides what the page did not ask for itself', async () => {
  const useCityQuery = bindQuery(query)
  const { result } = renderHook(() => useCityQuery({ variables: { slug: 'cunha' } }), { wrapper })
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(result.current.data?.city).toEqual({ __typename: 'City', id: '7' })
  expectTypeOf(result.current.data?.city.id).toEqualTypeOf<string | undefined>()
})

it('asks for options where the query requires variables', () => {
  const useCityQuery = bindQuery(query)
  expectTypeOf<Parameters<typeof useCityQuery>['length']>().toEqualTypeOf<1>()
  expectTypeOf(useCityQuery).toBeCallableWith({ variables: { slug: 'cunha' } })
})

it('binds a fragment that reads what the parent hands down', async () => {
  const useCityQuery = bindQuery(query)
  const useCityFragment = bindFragment(fragment)
  const city = { __typename: 'City', id: '7' } as CityQuery['city']
  const { result } = renderHook(
    () => {
      const { data } = useCityQuery({ variables: { slug: 'cunha' } })
      return useCityFragment(data?.city ?? city)
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current).toMatchObject({ id: '7', name: 'Cidade cunha' }))
})

it('gives null for a fragment that the cache does not hold', () => {
  const useCityFragment = bindFragment(fragment)
  const city = { __typename: 'City', id: '8' } as CityQuery['city']
  const { result } = renderHook(() => useCityFragment(city), { wrapper })
  expect(result.current).toBeNull()
})
