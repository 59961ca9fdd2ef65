import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { addAttribute } from '../../../mocks/catalogue.ts'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

beforeEach(() => {
  addAttribute(api.catalogue, { name: 'Aceita troca', group: 'Atendimento', isAlwaysInSight: true })
  api.answers.searchBusinesses = ({ filter: { openNow, attributes } }) =>
    openNow || attributes ? api.catalogue.businesses.slice(0, attributes ? 4 : 6) : undefined
})

const hidden = true
const searched = () => api.last('SearchBusinesses')
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden })

it('has the same boxes as chips, which are a draft until the form is submitted', async () => {
  const { visitor, address } = renderApp('/explore')
  await total(21)
  const chips = within(screen.getByRole('list', { name: 'Filtros rápidos' }))
  const labels = ['Aberto agora', 'Perto de mim', 'Aceita troca', 'Ver no mapa']
  for (const label of labels) expect([chips.getByText(label), box(label).checked]).toContain(false)
  await visitor.click(box('Aberto agora'))
  await screen.findByRole('button', { name: 'Ver 6 resultados', hidden })
  await visitor.click(box('Aceita troca'))
  await visitor.click(await screen.findByRole('button', { name: 'Ver 4 resultados', hidden }))
  await total(4)
  expect(address()).toBe('/explore?attribute=aceita-troca')
  expect(searched()?.filter).toEqual({ attributes: [{ slug: 'aceita-troca' }], openNow: true })
  expect(chips.getByRole('button', { name: 'Aberto agora', pressed: true })).toBeDefined()
  expect(chips.getByRole('button', { name: 'Filtros (2)' })).toBeDefined()
  expect([box('Aberto agora').checked, box('Aceita troca').checked]).toEqual([true, true])
  await visitor.click(box('Aberto agora'))
  await visitor.click(box('Aceita troca'))
  await visitor.click(await screen.findByRole('button', { name: 'Ver 21 resultados', hidden }))
  await total(21)
  await waitFor(() => expect(address()).toBe('/explore'))
  expect(searched()?.filter).toEqual({})
})

it('opens the map from its box, in the order of a new search', async () => {
  const { visitor, address } = renderApp('/explore?city=taubate')
  await total(20)
  await visitor.click(box('Ver no mapa'))
  await visitor.click(screen.getByRole('button', { name: 'Buscar', hidden }))
  await screen.findByRole('region', { name: 'Mapa dos resultados' })
  expect(address()).toBe('/explore?city=taubate&view=map')
})

it('says in the sheet that the position was refused, and ticks nothing', async () => {
  const geolocation = {
    getCurrentPosition: (_: unknown, refuse: (error: Error) => void) => refuse(new Error()),
  }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  const { visitor } = renderApp('/explore')
  await total(21)
  await visitor.click(box('Perto de mim'))
  const alert = await screen.findByRole('alert', { hidden })
  expect(alert.closest('form')).not.toBeNull()
  expect(alert.textContent).toContain('Não foi possível')
  expect(box('Perto de mim').checked).toBe(false)
})
