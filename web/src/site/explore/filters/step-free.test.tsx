import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

beforeEach(() => {
  api.answers.searchBusinesses = ({ filter }) =>
    filter.stepFree && !filter.city ? api.catalogue.businesses.slice(0, 12) : undefined
})

const searched = () => api.last('SearchBusinesses')
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))

it('is in the address, on every page and as a chip, and is removed with the other filters', async () => {
  const { visitor, address } = renderApp('/explore')
  await visitor.click(await screen.findByRole('link', { name: 'Entrada sem degraus' }))
  await total(12)
  await waitFor(() => expect(address()).toBe('/explore?stepFree=true'))
  expect(searched()?.filter).toEqual({ stepFree: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Entrada sem degraus')
  await visitor.click(await screen.findByRole('link', { name: 'Página 2' }))
  await waitFor(() => expect(address()).toBe('/explore?stepFree=true&page=2'))
  const hidden = true
  await visitor.selectOptions(screen.getByRole('combobox', { name: 'Cidade', hidden }), 'Taubaté')
  await visitor.click(await screen.findByRole('button', { name: /resultado|Buscar/, hidden }))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate&stepFree=true'))
  expect(screen.queryByRole('link', { name: 'Remover filtro Entrada sem degraus' })).toBeNull()
  await visitor.click(screen.getByRole('link', { name: 'Entrada sem degraus', current: true }))
  await waitFor(() => expect(address()).toBe('/explore?city=taubate'))
  await waitFor(() => expect(searched()?.filter).toEqual({ city: 'taubate' }))
})
