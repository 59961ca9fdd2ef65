import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

const searched = () => api.last('SearchBusinesses')
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))

it('bounds the search by what is open at the minute of the press, over pages and filters, until pressed again', async () => {
  const { visitor, address } = renderApp('/explore?city=taubate')
  await total(20)
  expect(searched()).not.toHaveProperty('moment')
  await visitor.click(await screen.findByRole('button', { name: 'Aberto agora' }))
  await waitFor(() => expect(searched()?.filter).toMatchObject({ city: 'taubate', openNow: true }))
  await screen.findByRole('button', { name: 'Aberto agora', pressed: true })
  const moment = String(searched()?.moment)
  expect(moment).toMatch(/:00\.000Z$/)
  expect(Math.abs(Date.now() - Date.parse(moment))).toBeLessThan(120_000)
  await visitor.click(await screen.findByRole('link', { name: 'Página 2' }))
  await waitFor(() => expect(searched()).toMatchObject({ page: 2, moment, filter: { openNow: true } }))
  await screen.findByText(/ Página 2 de /)
  await visitor.click(screen.getByRole('link', { name: 'Remover filtro Taubaté' }))
  await waitFor(() => expect(address()).toBe('/explore'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remover filtro Taubaté' })).toBeNull())
  expect(searched()).toMatchObject({ moment, filter: { openNow: true } })
  await visitor.click(await screen.findByRole('button', { name: 'Aberto agora', pressed: true }))
  await total(21)
  expect(searched()?.filter).toEqual({})
})

it('says how many have no hours of today, and includes them on one press', async () => {
  api.answers.searchBusinesses = ({ filter: { openNow, includeUnknownHours } }) => {
    const total = includeUnknownHours ? 5 : 2
    const pagination = { page: 1, perPage: 9, total, totalPages: 1, unknownHours: 3 }
    return openNow && { items: api.catalogue.businesses.slice(0, total), pagination }
  }
  const { visitor } = renderApp('/explore?city=taubate')
  await total(20)
  await visitor.click(screen.getByRole('button', { name: 'Aberto agora' }))
  await total(2)
  expect(screen.getByText(/^3 não informaram o horário de hoje\./)).toBeDefined()
  const { moment } = searched() as { moment: string }
  await visitor.click(screen.getByRole('button', { name: 'Incluir' }))
  await total(5)
  expect(searched()).toMatchObject({ moment, filter: { openNow: true, includeUnknownHours: true } })
  expect(screen.getByText(/^Com 3 que não informaram o horário de hoje\./)).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: 'Deixar de fora' }))
  await total(2)
  await visitor.click(screen.getByRole('button', { name: 'Aberto agora' }))
  await total(20)
  expect(screen.queryByText(/informaram o horário/)).toBeNull()
})
