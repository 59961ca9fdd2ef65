import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const message = 'https://wa.me/5512991234567?text=oi'
const chat = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }

beforeEach(() => {
  signIn(api, { name: 'Ada', role: 'ADMIN' })
  vi.stubGlobal(
    'open',
    vi.fn(() => chat),
  )
  vi.clearAllMocks()
})

it('one press in the work of the day opens the chat, and a link to it stays', async () => {
  const business = { id: '1', name: 'Padaria 1', slug: 'padaria-1' }
  const item = { kind: 'OLD_CONFIRMATION', canWait: true, canAskByChat: true, dueOn: null, business }
  api.answers.workOfTheDay = () => [item] as never
  api.answers.requestChatConfirmation = message
  const { visitor } = renderApp('/dashboard')
  const work = within(await screen.findByRole('region', { name: 'O que fazer hoje' }))
  await visitor.click(await work.findByRole('button', { name: 'Pedir confirmação pelo WhatsApp: Padaria 1' }))
  const link = await work.findByRole('link', { name: /Abrir a mensagem no WhatsApp/ })
  expect(link.getAttribute('href')).toBe(message)
  expect(chat.location.replace).toHaveBeenCalledWith(message)
  expect(chat.opener).toBeNull()
  expect(api.last('RequestChatConfirmation')).toEqual({ businessId: '1' })
})

it('the form of an establishment with a WhatsApp has it, and says why it is refused', async () => {
  const business = api.catalogue.businesses[0]
  if (!business) throw new Error('no establishment')
  business.whatsapp = '12991234567'
  const text = 'As 20 mensagens de hoje já foram usadas. Continue amanhã.'
  api.failures.RequestChatConfirmation = { message: text, extensions: { code: 'CONFLICT' } }
  const { visitor } = renderApp(`/dashboard/business/edit/${business.id}`)
  const contact = within(await screen.findByRole('region', { name: 'Contato' }))
  await visitor.click(contact.getByRole('button', { name: 'Pedir confirmação pelo WhatsApp' }))
  expect(await screen.findByText(text)).toBeDefined()
  expect(chat.close).toHaveBeenCalled()
})
