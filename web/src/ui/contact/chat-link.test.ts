import { expect, it } from 'vitest'
import { contactMessages } from '../../messages/site.ts'
import { chatHref } from './chat-href.ts'

it.each(['https://wa.me/5512000000000', 'https://api.whatsapp.com/send?phone=5512000000000'])(
  'opens the chat with a sentence in its field: %s',
  (chat) => {
    const url = new URL(chatHref(chat, 'Quero cadastrar & mudar'))
    expect(url.searchParams.get('text')).toBe('Quero cadastrar & mudar')
    url.searchParams.delete('text')
    expect(url.href).toBe(chat)
  },
)

it('keeps the bytes of the operator’s own query, and replaces its text only', () => {
  const chat = 'https://api.whatsapp.com/send?text=Oi&phone=5512000000000&origem=caf%E9%20sol&guia'
  expect(chatHref(chat, 'Quero cadastrar')).toBe(
    'https://api.whatsapp.com/send?phone=5512000000000&origem=caf%E9%20sol&guia&text=Quero+cadastrar',
  )
})

it.each(['https://chat.test', 'mailto:oi@guia.test', ''])('leaves another chat as it is: %s', (chat) =>
  expect(chatHref(chat, 'Olá')).toBe(chat),
)

it('names the establishment that a change is asked for', () => {
  const sentence = contactMessages.wantToChangeOf('Cantina & Bar', 'https://guia.test/cantina-bar')
  const url = new URL(chatHref('https://wa.me/5512000000000', sentence))
  expect(url.searchParams.get('text')).toMatch(/Cantina & Bar .*https:\/\/guia\.test\/cantina-bar$/)
})
