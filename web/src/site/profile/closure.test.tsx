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

it('says in place of the hours that it has closed for good, and asks who knows better', async () => {
  await show({ state: 'CLOSED_FOR_GOOD', closedOn: '2026-11-20', mondayHours: '24h' })
  const notice = screen.getByText('Encerrou as atividades').parentElement
  expect(notice?.textContent).toContain('Informado em 20/11/2026. Ainda funciona?')
  expect(screen.getByRole('link', { name: /Ainda funciona\?/ })).toBeTruthy()
  expect(screen.queryByText('Horário de funcionamento')).toBeNull()
})

it('says until when it has closed for a while', async () => {
  await show({ state: 'CLOSED_TEMPORARILY', reopensOn: '2999-01-03', mondayHours: '24h' })
  expect(screen.getByText('Fechado temporariamente até 03/01/2999')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Ainda funciona/ })).toBeNull()
})

it('marks a draft for those who may see it', async () => {
  await show({ state: 'DRAFT' })
  expect(screen.getByText('Rascunho').parentElement?.textContent).toContain(
    'Só a administração e quem é dono veem esta página.',
  )
})
