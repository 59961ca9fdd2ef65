import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

it('an administrator confirms a saved contact with one press that says how', async () => {
  signIn(api, { name: 'Ada', role: 'ADMIN' })
  const business = api.catalogue.businesses[0]
  if (!business) throw new Error('no establishment')
  const confirmation = {
    topic: 'PHONE' as const,
    correctedOn: null,
    confirmedOn: '2026-11-26',
    confirmedBy: 'ADMINISTRATION' as const,
  }
  api.answers.confirmContact = () => Object.assign(business, { confirmations: [confirmation] })
  renderApp(`/dashboard/business/edit/${business.id}`)
  const contact = within(await screen.findByRole('region', { name: 'Contato' }))
  expect(contact.getByText('Telefone ainda não confirmado')).toBeDefined()
  expect(contact.queryByText(/WhatsApp ainda/)).toBeNull()
  await userEvent.click(contact.getByRole('button', { name: 'Telefone confirmado: por ligação' }))
  expect(await contact.findByText('Telefone confirmado em 26/11/2026, pela administração')).toBeDefined()
  expect(api.last('ConfirmContact')).toEqual({ id: business.id, version: 1, topic: 'PHONE', how: 'CALL' })
})
