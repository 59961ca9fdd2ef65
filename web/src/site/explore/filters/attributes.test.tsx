import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addAttribute } from '../../../mocks/catalogue.ts'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()
const hidden = true

beforeEach(() => {
  const group = 'Atendimento'
  const [food] = api.catalogue.categories
  const categories = food ? [food] : []
  addAttribute(api.catalogue, { name: 'Aceita troca', group, isAlwaysInSight: true })
  for (let number = 1; number <= 7; number++)
    addAttribute(api.catalogue, { name: `Faz ${number}`, group, categories })
  const options = [
    { slug: 'proprio', name: 'Próprio' },
    { slug: 'na-rua', name: 'Na rua' },
  ]
  addAttribute(api.catalogue, { name: 'Vaga', group, kind: 'CHOICE', options, categories })
  addAttribute(api.catalogue, { name: 'Fora do ar', group, active: false })
  api.answers.searchBusinesses = ({ filter: { attributes } }) =>
    attributes ? api.catalogue.businesses.slice(0, 12) : undefined
})

const searched = () => api.last('SearchBusinesses')?.filter
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))
const chips = () => within(screen.getByRole('list', { name: 'Filtros rápidos' }))
const chipNames = () =>
  chips()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('without a category those always in sight are offered, and are in the address and on every page', async () => {
  const { visitor, address } = renderApp('/explore')
  await visitor.click(await screen.findByRole('link', { name: 'Aceita troca' }))
  await total(12)
  await waitFor(() => expect(address()).toBe('/explore?attribute=aceita-troca'))
  expect(chipNames()).toEqual(['Ver no mapa', 'Aceita troca'])
  expect(searched()).toEqual({ attributes: [{ slug: 'aceita-troca' }] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Aceita troca')
  expect(screen.queryByRole('link', { name: 'Remover filtro Aceita troca' })).toBeNull()
  await visitor.click(await screen.findByRole('link', { name: 'Página 2' }))
  await waitFor(() => expect(address()).toBe('/explore?attribute=aceita-troca&page=2'))
  await visitor.click(screen.getByRole('link', { name: 'Aceita troca', current: true }))
  await waitFor(() => expect(address()).toBe('/explore'))
})

it('a category offers six of its own, the others on demand, and any number together', async () => {
  const { visitor, address } = renderApp('/explore?category=alimentacao')
  await total(20)
  const six = ['Aceita Pix', 'Faz entrega', 'Faz 1', 'Faz 2', 'Faz 3', 'Faz 4']
  expect(chipNames()).toEqual(['Ver no mapa', 'Aceita troca', ...six])
  await visitor.click(chips().getByRole('button', { name: 'Mais filtros' }))
  expect(document.activeElement?.textContent).toBe('Faz 4')
  await visitor.click(chips().getByRole('link', { name: 'Faz 7' }))
  await total(12)
  await visitor.click(chips().getByRole('link', { name: 'Aceita Pix' }))
  await waitFor(() =>
    expect(address()).toBe('/explore?category=alimentacao&attribute=aceita-pix&attribute=faz-7'),
  )
  expect(chips().getByRole('button', { name: 'Filtros (3)' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alimentação\u00a0· Aceita Pix e mais 1')
})

it('one that is on stays in sight among those that are folded', async () => {
  renderApp('/explore?category=alimentacao&attribute=faz-7')
  await total(12)
  expect(chipNames()).toContain('Faz 7')
  expect(chipNames()).not.toContain('Faz 6')
})

it('lists are selects of the form, with a chip that removes what is chosen', async () => {
  const { visitor, address } = renderApp('/explore?category=alimentacao')
  await total(20)
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Vaga', hidden }), 'Na rua')
  await visitor.click(await screen.findByRole('button', { name: 'Ver 12 resultados', hidden }))
  await waitFor(() => expect(address()).toBe('/explore?category=alimentacao&attribute=vaga%3Ana-rua'))
  expect(searched()).toEqual({ category: 'alimentacao', attributes: [{ slug: 'vaga', value: 'na-rua' }] })
  await visitor.click(screen.getByRole('link', { name: 'Remover filtro Vaga: Na rua' }))
  await waitFor(() => expect(address()).toBe('/explore?category=alimentacao'))
})

it('what only one category is asked goes when another is chosen, and what is always in sight stays', async () => {
  const path = '/explore?category=alimentacao&attribute=aceita-troca&attribute=faz-1&attribute=vaga%3Ana-rua'
  const { visitor, address } = renderApp(path)
  await total(12)
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Categoria', hidden }), 'Hospedagem')
  await visitor.click(await screen.findByRole('button', { name: /resultado|Buscar/, hidden }))
  await waitFor(() => expect(address()).toBe('/explore?category=hospedagem&attribute=aceita-troca'))
})

it('an unknown one of the address filters by its word, and can be removed', async () => {
  const { visitor, address } = renderApp('/explore?attribute=danca')
  await total(12)
  expect(searched()).toEqual({ attributes: [{ slug: 'danca' }] })
  await visitor.click(screen.getByRole('link', { name: 'Remover filtro danca' }))
  await waitFor(() => expect(address()).toBe('/explore'))
})

it('a search that finds nothing leads to the search without them', async () => {
  api.answers.searchBusinesses = []
  api.answers.searchAlternatives = [{ without: 'ATTRIBUTES', total: 5 }]
  renderApp('/explore?city=taubate&attribute=aceita-troca')
  const link = await screen.findByRole('link', { name: 'Sem “Aceita troca” (5)' })
  expect(link.getAttribute('href')).toBe('/explore?city=taubate')
})

it('a link has a chip too, for those that have one', async () => {
  addAttribute(api.catalogue, { name: 'Cardápio', group: 'Links', kind: 'LINK', isAlwaysInSight: true })
  const { visitor, address } = renderApp('/explore')
  await visitor.click(await screen.findByRole('link', { name: 'Cardápio' }))
  await total(12)
  await waitFor(() => expect(address()).toBe('/explore?attribute=cardapio'))
  expect(searched()).toEqual({ attributes: [{ slug: 'cardapio' }] })
  await visitor.click(screen.getByRole('link', { name: 'Cardápio', current: true }))
  await waitFor(() => expect(address()).toBe('/explore'))
})
