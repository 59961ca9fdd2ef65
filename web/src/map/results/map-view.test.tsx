import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import type { Box } from '../../site/explore/filters/bounds.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

/** No name is found; what the map shows after a press is the crowd in it. */
function found({ filter = {} }: { filter?: { name?: string; within?: Box } }) {
  const { name, within } = filter
  if (name) return []
  return within && api.catalogue.businesses.slice(...(within.south > -23.2 ? [0, 8] : [8, 16]))
}

/** Sixteen stand in two crowds, four apart from everybody, and one has no place. */
beforeEach(() => {
  for (const [index, business] of api.catalogue.businesses.entries()) {
    const [latitude, longitude] =
      index < 8
        ? [-23 - index / 10_000, -45.5]
        : index < 16
          ? [-23.4 - index / 10_000, -45.1]
          : [-23 - (index - 16) / 10, -45.9]
    Object.assign(business, index < 20 ? { latitude, longitude } : { latitude: null, longitude: null })
  }
  api.answers.searchBusinesses = found
  api.answers.businessPoints = (args) => {
    const all = found(args) ?? api.catalogue.businesses
    const items = all.filter(({ latitude }) => latitude !== null)
    return { items, total: items.length, unplaced: all.length - items.length }
  }
  // jsdom lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => vi.restoreAllMocks())

const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))
const asked = (name: string) => api.seen.filter((each) => each.name === name).length
const tiles = () => document.querySelectorAll('.leaflet-tile').length
const map = () => within(screen.getByRole('region', { name: 'Mapa dos resultados' }))
const mapRegion = () => screen.findByRole('region', { name: 'Mapa dos resultados' })
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const link = (name: string | RegExp) => screen.getByRole('link', { name })

async function openMap(path = '/explore') {
  const app = renderApp(path)
  await total(21)
  await app.visitor.click(link('Ver no mapa'))
  await mapRegion()
  await map().findByText('20 no mapa.')
  return app
}

// The first: a press lasts as long as the document.
it('a link to it shows the list, and nothing of the map before somebody presses for it', async () => {
  const { visitor } = renderApp('/explore?view=map')
  await total(21)
  const press = await screen.findByRole('button', { name: 'Mostrar o mapa' })
  expect([asked('BusinessPoints'), tiles(), names().length]).toEqual([0, 0, 9])
  await visitor.click(press)
  await map().findByText('20 no mapa.')
  await waitFor(() => expect(tiles()).toBeGreaterThan(0))
})

it('is opened by a press, keeps the list as it was, and is left by Back or by its own link', async () => {
  const { visitor, address, router } = renderApp('/explore?city=taubate')
  await total(20)
  const shown = names()
  const searches = asked('SearchBusinesses')
  await visitor.click(link('Ver no mapa'))
  await mapRegion()
  await map().findByText(/ no mapa\.$/)
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&view=map'))
  expect([names(), asked('SearchBusinesses')]).toEqual([shown, searches])
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mapa dos resultados' })).toBeNull())
  await visitor.click(link('Ver no mapa'))
  await visitor.click(await screen.findByRole('link', { name: 'Ver no mapa', current: true }))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate'))
  expect(names()).toEqual(shown)
})

it('shows crowds as one button, which comes closer, by keys too', async () => {
  const { visitor } = await openMap()
  const crowds = map().getAllByRole('button', { name: '8 estabelecimentos: aproximar' })
  expect(crowds).toHaveLength(2)
  crowds[0]?.focus()
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(api.last('BusinessPoints')?.filter).toHaveProperty('within'))
  await map().findByText('8 no mapa.')
  expect(map().queryByRole('button', { name: '8 estabelecimentos: aproximar' })).toBeNull()
  expect(document.activeElement?.className).toContain('leaflet-container')
})

it('lists all that are in one place, where no zoom parts them', async () => {
  const same = Array.from({ length: 4 }, (_, index) => ({
    ...api.catalogue.businesses[0],
    id: `${900 + index}`,
  }))
  api.catalogue.businesses.push(...(same as typeof api.catalogue.businesses))
  for (const business of api.catalogue.businesses)
    Object.assign(business, { latitude: -23, longitude: -45.5 })
  const { visitor } = renderApp('/explore')
  await total(25)
  await visitor.click(link('Ver no mapa'))
  await mapRegion()
  await map().findByText('25 no mapa.')
  await visitor.click(await map().findByRole('button', { name: '25 estabelecimentos neste lugar' }))
  await waitFor(() => expect(map().getAllByRole('link', { name: /./ }).filter(isProfile)).toHaveLength(25))
})

const isProfile = (element: HTMLElement) => element.closest('.leaflet-popup') !== null

it('bounds the list by what is seen, keeps that over pages, and goes back to all', async () => {
  const { visitor, router, address } = await openMap('/explore?perPage=12')
  const seed = api.last('SearchBusinesses')?.seed
  await visitor.click(
    map().getAllByRole('button', { name: '8 estabelecimentos: aproximar' })[0] as HTMLElement,
  )
  await waitFor(() => expect(api.last('SearchBusinesses')?.filter).toHaveProperty('within'))
  const { filter } = api.last('SearchBusinesses') as { filter: { within: Box } }
  await waitFor(() => expect(api.last('BusinessPoints')?.filter).toEqual(filter))
  expect(api.last('SearchBusinesses')?.seed).toBe(seed)
  expect(address(), 'no place in the address').toBe('/explore?perPage=12&view=map')
  await total(8)
  await visitor.click(map().getByRole('button', { name: 'Afastar' }))
  await waitFor(() => expect(api.last('BusinessPoints')?.filter).not.toEqual(filter))
  await visitor.click(map().getByRole('link', { name: 'Ver todo o mapa' }))
  await total(21)
  expect(router.state.location.state).not.toHaveProperty('within')
})

it('marks what is pressed on a card, and leads from the marker to profile and card', async () => {
  const businesses = api.catalogue.businesses.toReversed()
  // No zoom of the map clusters the first with others.
  Object.assign(businesses[1] as object, { longitude: -44.3 })
  api.answers.searchBusinesses = businesses
  api.answers.businessPoints = { items: businesses.slice(1), total: 20, unplaced: 1 }
  const { visitor, address } = await openMap()
  const [button] = screen.getAllByRole('button', { name: /^Mostrar .+ no mapa$/ })
  const name = button?.getAttribute('aria-label')?.slice('Mostrar '.length, -' no mapa'.length) ?? ''
  await visitor.click(button as HTMLElement)
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
  const popup = within(document.querySelector('.leaflet-popup') as HTMLElement)
  await visitor.click(popup.getByRole('button', { name: 'Ver na lista' }))
  expect(document.activeElement?.closest('article')?.querySelector('h3')?.textContent).toBe(name)
  await visitor.click(popup.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(button?.getAttribute('aria-pressed')).toBe('false'))
  const alone = map().getAllByRole('button', { name: / no mapa$/ })[0] as HTMLElement
  alone.focus()
  await visitor.keyboard('{Enter}')
  const profile = await map().findByRole('link', { name: alone.getAttribute('title') as string })
  await waitFor(() => expect(document.activeElement).toBe(profile))
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(profile.getAttribute('href')))
})

it('says how many are not on the map, and leads back to them', async () => {
  const { visitor, address } = await openMap()
  expect(map().getByText(/^1 não tem posição no mapa:/)).toBeDefined()
  await visitor.click(map().getByRole('link', { name: 'ver a lista inteira' }))
  await waitFor(() => expect(address()).toBe('/explore'))
})

it('says that the points did not come, and tries again', async () => {
  api.failures.BusinessPoints = 'network'
  const { visitor } = renderApp('/explore')
  await total(21)
  await visitor.click(link('Ver no mapa'))
  await mapRegion()
  expect((await map().findByRole('alert')).textContent).toContain('Os pontos do mapa não carregaram')
  expect(names()).toHaveLength(9)
  delete api.failures.BusinessPoints
  await visitor.click(map().getByRole('button', { name: 'Tentar de novo' }))
  await map().findByText('20 no mapa.')
})

it('leads on from a search without results as the list does', async () => {
  const { visitor } = renderApp('/explore?name=inexistente')
  await screen.findByText('Nenhum estabelecimento encontrado com os filtros atuais')
  await visitor.click(link('Ver no mapa'))
  await mapRegion()
  await map().findByText('Nenhum destes estabelecimentos fica nesta parte do mapa.')
})
