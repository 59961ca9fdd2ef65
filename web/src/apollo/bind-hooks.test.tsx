import { ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { of } from 'rxjs'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { bindMutation } from './bind-mutation.ts'
import { bindQuery } from './bind-query.ts'
import { createCache } from './cache.ts'
import { PageDataProvider } from './page-data.tsx'
import { askFor, resultsOf } from './page-results.ts'

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
  const client = new ApolloClient({ cache: createCache(), link })
  return <PageDataProvider client={client}>{children}</PageDataProvider>
}

/** A page on the server that has asked for one city. */
async function onServer(slug: string) {
  const results = await askFor([{ query, variables: { slug } }], async (_, variables) => ({
    data: { city: cityNamed(variables?.slug) },
  }))
  return ({ children }: { children: ReactNode }) => (
    <PageDataProvider results={results}>{children}</PageDataProvider>
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

describe('in the browser, on a page that the server has rendered', () => {
  const client = () =>
    new ApolloClient({
      cache: createCache(),
      link: new ApolloLink(({ variables }) => of({ data: { city: cityNamed(variables.slug) } })),
    })

  /** A page that was rendered with one city. */
  function rendered(slug: string, loadClient: () => Promise<ApolloClient>) {
    const results = resultsOf([{ query, variables: { slug } }], [{ city: cityNamed(slug) }])
    return ({ children }: { children: ReactNode }) => (
      <PageDataProvider results={results} loadClient={loadClient}>
        {children}
      </PageDataProvider>
    )
  }

  it('has at once what the page was rendered with, and loads no client', () => {
    const loadClient = vi.fn(async () => client())
    const { result } = renderHook(() => useCityQuery({ variables: { slug: 'cunha' } }), {
      wrapper: rendered('cunha', loadClient),
    })
    expect(result.current).toMatchObject({ data: { city: cityNamed('cunha') }, loading: false })
    expect(loadClient).not.toHaveBeenCalled()
  })

  it('loads the client for anything else, and keeps what was there as the data before', async () => {
    const loadClient = vi.fn(async () => client())
    const { result, rerender } = renderHook(({ slug }) => useCityQuery({ variables: { slug } }), {
      wrapper: rendered('cunha', loadClient),
      initialProps: { slug: 'cunha' },
    })
    rerender({ slug: 'areias' })
    expect(result.current).toMatchObject({
      data: undefined,
      previousData: { city: cityNamed('cunha') },
      loading: true,
    })
    await waitFor(() => expect(result.current.data?.city).toEqual(cityNamed('areias')))
    expect(result.current.loading).toBe(false)
  })

  it('loads no client for what is skipped', () => {
    const loadClient = vi.fn(async () => client())
    const { result } = renderHook(() => useCityQuery(null), { wrapper: rendered('cunha', loadClient) })
    expect(result.current).toMatchObject({ data: undefined, loading: false })
    expect(loadClient).not.toHaveBeenCalled()
  })

  it('says that the client did not come, and asks for it again', async () => {
    const offline = new TypeError('Failed to fetch')
    const loadClient = vi.fn(async () => client())
    loadClient.mockRejectedValueOnce(offline)
    const { result } = renderHook(() => useCityQuery({ variables: { slug: 'areias' } }), {
      wrapper: rendered('cunha', loadClient),
    })
    await waitFor(() => expect(result.current).toMatchObject({ error: offline, loading: false }))
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.data?.city).toEqual(cityNamed('areias')))
    expect(result.current.error).toBeUndefined()
  })

  it('waits for the client where the page begins with acting', async () => {
    const wrapper = rendered('cunha', () => loaded)
    const { result } = await act(async () => renderHook(() => useRenameMutation(), { wrapper }))
    expect(result.current[1]).toMatchObject({ loading: false })
  })

  const loaded = Promise.resolve(client())
})
