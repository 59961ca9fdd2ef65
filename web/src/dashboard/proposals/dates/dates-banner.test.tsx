import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()
const listed = (id: string, more: object = {}) => ({
  id,
  content: `content-${id}`,
  isOutdated: false,
  business: { entity: 'BUSINESS', id, name: `Padaria ${id}`, slug: `padaria-${id}` },
  changes: [{ date: '2026-12-24', before: null, after: '08:00-12:00 (Natal)' }],
  ...more,
})

beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  api.answers.proposalPage = []
})

it('accepts what the list shows, without what is outdated, and says what was skipped', async () => {
  api.answers.ownersDates = [listed('1'), listed('2'), listed('3', { isOutdated: true })]
  api.answers.acceptOwnersDates = { accepted: 1, skipped: [{ id: '2', reason: 'A proposta mudou.' }] }
  renderApp('/dashboard/proposals')
  expect(await screen.findByText('3 propostas de donos mudam datas dos próximos 14 dias.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ver a lista' }))
  const list = screen.getByRole('region', { name: 'Datas propostas por donos' })
  expect(within(list).getAllByText('24/12/2026: hoje como na semana; fica 08:00-12:00 (Natal)')).toHaveLength(
    3,
  )
  expect(within(list).getByText(/esta fica para decidir na fila/)).toBeTruthy()
  await userEvent.click(within(list).getByRole('button', { name: 'Aceitar as 2 propostas' }))
  expect(await screen.findByText('Padaria 2: A proposta mudou.')).toBeTruthy()
  expect(api.last('AcceptOwnersDates')).toEqual({
    proposals: [
      { id: '1', content: 'content-1' },
      { id: '2', content: 'content-2' },
    ],
  })
})

it('shows nothing while no owner proposes a date', async () => {
  api.answers.ownersDates = []
  renderApp('/dashboard/proposals')
  await screen.findByText('Nenhuma proposta aqui')
  expect(screen.queryByText(/próximos 14 dias/)).toBeNull()
})
