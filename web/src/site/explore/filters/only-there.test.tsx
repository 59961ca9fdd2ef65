import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { MockBusiness } from '../../../mocks/catalogue.ts'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

const isIn = (slug: string) => (business: MockBusiness) => business.address.city.slug === slug

/** The inn of Ubatuba serves Taubaté. */
beforeEach(() => {
  api.answers.searchBusinesses = ({ filter: { city, onlyThere } }) =>
    city === 'taubate' && !onlyThere
      ? [...api.catalogue.businesses.filter(isIn('ubatuba')), ...api.catalogue.businesses.slice(0, 2)]
      : api.catalogue.businesses.filter(isIn('taubate')).slice(0, 2)
})

const label = 'Só quem fica aqui'
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))
const chips = () => within(screen.getByRole('list', { name: 'Filtros rápidos' }))
const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: label, hidden: true })
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('article')

it('a card names the searched place that an establishment serves from elsewhere', async () => {
  renderApp('/explore?city=taubate')
  await total(3)
  expect(cardOf('Pousada da Praia')?.textContent).toMatch(/Atende em Taubaté\s·\sItaguá/)
  expect(cardOf('Padaria 1')?.textContent).not.toContain('Atende em')
})

it('the chip leaves out who serves the place from elsewhere, and is taken back', async () => {
  const { visitor, address } = renderApp('/explore?city=taubate')
  await total(3)
  await visitor.click(chips().getByRole('link', { name: label }))
  await total(2)
  expect(address()).toBe('/explore?city=taubate&onlyThere=true')
  expect(api.last('SearchBusinesses')?.filter).toEqual({ city: 'taubate', onlyThere: true })
  expect(box()?.checked).toBe(true)
  await visitor.click(chips().getByRole('link', { name: label, current: true }))
  await total(3)
  expect(address()).toBe('/explore?city=taubate')
})

it('the box is offered once a city is chosen in the form, and its search has an address', async () => {
  const { visitor, address } = renderApp('/explore')
  await total(2)
  expect([box(), chips().queryByText(label)]).toEqual([null, null])
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Cidade', hidden: true }), 'taubate')
  await waitFor(() => expect(box()).not.toBeNull())
  await visitor.click(box() as HTMLInputElement)
  await visitor.click(await screen.findByRole('button', { name: 'Ver 2 resultados', hidden: true }))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&onlyThere=true'))
})

it('is cleared with the city', async () => {
  const { visitor, address } = renderApp('/explore?city=taubate&onlyThere=true')
  await total(2)
  await visitor.click(screen.getByRole('link', { name: 'Remover filtro Taubaté' }))
  await waitFor(() => expect(address()).toBe('/explore'))
})

it('a search that finds none there leads to who serves the place', async () => {
  api.answers.searchBusinesses = ({ filter: { onlyThere } }) =>
    onlyThere ? [] : api.catalogue.businesses.slice(0, 1)
  api.answers.searchAlternatives = [{ without: 'ONLY_THERE', total: 1 }]
  const { visitor, address } = renderApp('/explore?city=areias&onlyThere=true')
  await visitor.click(await screen.findByRole('link', { name: 'Também quem atende em Areias (1)' }))
  await total(1)
  expect(address()).toBe('/explore?city=areias')
})

it.each([
  [1, '/em/taubate/alimentacao'],
  [2, '/explore?city=taubate&category=alimentacao'],
])('with %i of four elsewhere the canonical address is %s', async (serving, path) => {
  const items = api.catalogue.businesses.slice(0, 4)
  api.answers.searchBusinesses = () => ({ items, pagination: { total: 4, totalPages: 1, serving } })
  renderApp('/explore?city=taubate&category=alimentacao')
  await total(4)
  const { href } = document.querySelector('link[rel=canonical]') as HTMLLinkElement
  expect(href.endsWith(path)).toBe(true)
})
