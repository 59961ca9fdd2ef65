import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addBusiness } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

type Wish = Parameters<typeof addBusiness>[1]

async function show(wish: Partial<Wish>) {
  const [neighborhood] = api.catalogue.neighborhoods
  if (!neighborhood) throw new Error('the sample is not whole')
  const business = addBusiness(api.catalogue, { name: 'Cantina da Serra', neighborhood, ...wish })
  renderApp(`/${business.slug}`)
  await screen.findByRole('heading', { level: 1, name: 'Cantina da Serra' })
}

const notice = 'Endereço e contatos ocultos a pedido, em análise até 03/12/2026'

it('says until when street and contacts are hidden, in place of the map and of the bar of contacts', async () => {
  await show({ contactsHiddenUntil: '2026-12-03', phone: '', latitude: null, longitude: null })
  expect(screen.getByText(notice)).toBeTruthy()
  expect(screen.queryByText('Só o dono e a administração os veem aqui.')).toBeNull()
  expect(screen.queryByRole('link', { name: /Como chegar|Rota/ })).toBeNull()
  expect(screen.queryByText('Localização não disponível')).toBeNull()
})

it('says to those who get the values that others do not', async () => {
  await show({ contactsHiddenUntil: '2026-12-03', phone: '1236219000' })
  expect(screen.getByText(notice)).toBeTruthy()
  expect(screen.getByText('Só o dono e a administração os veem aqui.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /3621-9000/ }).length).toBeGreaterThan(0)
})
