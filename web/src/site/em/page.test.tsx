import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'
import { sampleOverview } from '../../test/sample-overview.ts'

const api = mockApi()
beforeEach(() => {
  api.answers.cityOverview = sampleOverview(api.catalogue)
})

const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const part = (title: string) =>
  within(screen.getByRole('main')).getByRole('heading', { name: title }).closest('section') as HTMLElement

it('shows what a city has, in counts that are links', async () => {
  renderApp('/em/taubate')
  await screen.findByRole('heading', { level: 1, name: 'Estabelecimentos em Taubaté' })
  screen.getByText('Taubaté tem 20 estabelecimentos no Guia do Vale, de 1 categoria, em 1 bairro.')
  expect(hrefs(part('Categorias'))).toEqual([['Alimentação (20)', '/em/taubate/alimentacao']])
  expect(hrefs(part('Bairros'))).toEqual([['Centro (20)', '/explore?city=taubate&neighborhood=centro']])
  expect(hrefs(part('Outras cidades'))).toEqual([['Ubatuba (1)', '/em/ubatuba']])
  expect(screen.getAllByRole('article')).toHaveLength(12)
  const all = screen.getByRole('link', { name: 'Ver todos os 20 com filtros' })
  expect(all.getAttribute('href')).toBe('/explore?city=taubate')
})

it('folds a long list after six, and keeps its links in the page', async () => {
  const overview = sampleOverview(api.catalogue)
  const [, city] = api.catalogue.cities
  const cities = Array.from({ length: 10 }, (_, place) => ({
    city: { ...city, id: `vila-${place}`, slug: `vila-${place}`, name: `Vila ${place}` },
    total: 1,
  }))
  api.answers.cityOverview = (place) => ({ ...overview(place), cities })
  renderApp('/em/taubate')
  await screen.findByRole('heading', { level: 1, name: 'Estabelecimentos em Taubaté' })
  const others = part('Outras cidades')
  expect(hrefs(others)).toHaveLength(10)
  const rest = others.querySelector('details') as HTMLDetailsElement
  expect(rest.open).toBe(false)
  expect(rest.querySelector('summary')?.textContent).toBe('Mais 4 em Outras cidades')
  expect(hrefs(rest)).toHaveLength(4)
  expect(part('Categorias').querySelector('details')).toBeNull()
})

it('shows what a category has in a city', async () => {
  renderApp('/em/taubate/alimentacao')
  await screen.findByRole('heading', { level: 1, name: 'Alimentação em Taubaté' })
  expect(hrefs(part('Subcategorias'))).toEqual([
    ['Padarias (20)', '/explore?city=taubate&category=alimentacao&subcategory=padarias'],
  ])
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    'https://guia.test/em/taubate/alimentacao',
  )
})

it('goes on from a city to a category in it', async () => {
  const { router } = renderApp('/em/taubate')
  await screen.findByRole('heading', { level: 1, name: 'Estabelecimentos em Taubaté' })
  await router.navigate('/em/taubate/alimentacao')
  await screen.findByRole('heading', { level: 1, name: 'Alimentação em Taubaté' })
})

it('goes to the search where there are fewer than three', async () => {
  const { address } = renderApp('/em/ubatuba/hospedagem')
  await waitFor(() => expect(address()).toBe('/explore?city=ubatuba&category=hospedagem'))
})

it('is the canonical address of the same search', async () => {
  renderApp('/explore?city=taubate&category=alimentacao')
  await screen.findAllByRole('article')
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    'https://guia.test/em/taubate/alimentacao',
  )
})

it('shows who serves the place from elsewhere as such, and leads to all of them', async () => {
  const items = [...api.catalogue.businesses.slice(0, 1), ...api.catalogue.businesses.slice(-1)]
  api.answers.searchBusinesses = () => ({ items, pagination: { total: 21 } })
  renderApp('/em/taubate')
  await screen.findByRole('heading', { level: 1, name: 'Estabelecimentos em Taubaté' })
  const served = screen
    .getAllByRole('article')
    .map(({ textContent }) => textContent?.includes('Atende em Taubaté'))
  expect(served).toEqual([false, true])
  expect(screen.getByRole('link', { name: 'Ver todos os 21 com filtros' })).toBeDefined()
  expect(screen.getByText(/^Taubaté tem 20 estabelecimentos/)).toBeDefined()
})
