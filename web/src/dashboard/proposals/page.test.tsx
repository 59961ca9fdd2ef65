import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  api.answers.acceptProposal = ({ id }) => ({ id, state: 'ACCEPTED' })
})

const business = (id: string) => ({ entity: 'BUSINESS', id, name: `Padaria ${id}`, slug: `padaria-${id}` })
const proposal = (id: string, more: object = {}) => ({
  id,
  kind: 'CORRECTION',
  topic: 'PHONE',
  state: 'OPEN',
  business: business(id),
  changes: { phone: { before: '1236211000', after: '1236214455' } },
  current: { phone: '1236211000' },
  hasValues: true,
  needsConfirmation: true,
  warnings: ['CONTACT'],
  times: 1,
  receivedAt: '2026-11-26T12:00:00.000Z',
  ...more,
})
const answer = (...items: object[]) => {
  api.answers.proposalPage = items
}

async function show(path = '/dashboard/proposals') {
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Propostas' })
  return app
}

it('marks the words that differ, and says what has changed since', async () => {
  answer(proposal('1', { current: { phone: '1236219999' }, isOutdated: true }))
  await show()
  expect((await screen.findByText('3621-1000')).tagName).toBe('DEL')
  expect(screen.getByText('3621-4455').tagName).toBe('INS')
  expect(screen.getByText('(12) 3621-9999')).toBeDefined()
  expect(screen.getByText('Mudou depois de enviada')).toBeDefined()
})

it('accepts with a second key after the warning; a key that is held down does not confirm', async () => {
  answer(proposal('1'), proposal('2'))
  await show()
  await screen.findByText('Padaria 1')
  const press = (key: string, repeat = false) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
    )
  press('j')
  press('a')
  await screen.findByText(/Um contato muda/)
  press('a', true)
  expect(api.last('AcceptProposal')).toBeUndefined()
  press('a')
  await waitFor(() =>
    expect(api.last('AcceptProposal')).toEqual({ id: '1', confirmed: true, usesOverflow: false }),
  )
  await screen.findByText('Aceita: Telefone de Padaria 1.')
  await waitFor(() => expect(document.activeElement?.id).toBe('proposta-2'))
})

it('offers the value that waits behind with an acceptance of its own', async () => {
  answer(proposal('1', { overflow: { phone: '1236217777' }, overflowTimes: 2 }))
  const { visitor } = await show()
  await screen.findByText('Outras 2 pessoas enviaram outro valor. O último:')
  await visitor.click(screen.getByRole('button', { name: 'Aceitar este outro valor' }))
  await visitor.click(screen.getByRole('button', { name: 'Aceitar mesmo assim' }))
  await waitFor(() =>
    expect(api.last('AcceptProposal')).toMatchObject({ usesOverflow: true, confirmed: true }),
  )
})

it('a report without values is marked as dealt with', async () => {
  answer(
    proposal('1', {
      hasValues: false,
      needsConfirmation: false,
      warnings: [],
      changes: { phone: { before: '1236211000', after: null } },
    }),
  )
  const { visitor } = await show()
  await visitor.click(
    await screen.findByRole('button', { name: 'Marcar como resolvido: Telefone de Padaria 1' }),
  )
  await screen.findByText('Resolvida: Telefone de Padaria 1.')
})

it('says why a decision failed, next to its proposal', async () => {
  answer(proposal('1', { needsConfirmation: false }))
  const message = 'Esta proposta já foi decidida.'
  api.failures.AcceptProposal = { message, extensions: { code: 'CONFLICT' } }
  const { visitor } = await show()
  await visitor.click(await screen.findByRole('button', { name: 'Aceitar Telefone de Padaria 1' }))
  await screen.findByText(message)
})

it('filters by kind, city and state in the address', async () => {
  answer()
  const { visitor } = await show('/dashboard/proposals?state=refused&city=1')
  await screen.findByText('Nenhuma proposta aqui')
  await visitor.selectOptions(screen.getByLabelText('Tipo'), 'De donos')
  await waitFor(() =>
    expect(api.last('Proposals')).toMatchObject({ filter: { state: 'REFUSED', kind: 'OWNER', cityId: '1' } }),
  )
  await visitor.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(api.last('Proposals')).toMatchObject({ filter: { state: 'OPEN' } }))
})

it('says why the queue cannot be loaded, and loads it again', async () => {
  api.failures.Proposals = { message: 'O banco de dados não responde.' }
  const { visitor } = await show()
  await screen.findByText(/O banco de dados não responde/)
  delete api.failures.Proposals
  answer(proposal('1'))
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('Padaria 1')
})
