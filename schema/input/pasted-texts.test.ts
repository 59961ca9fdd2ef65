import { expect, it } from 'vitest'
import { loginInput, registerInput } from './account.ts'

const { name, email } = registerInput.shape

it.each([
  ['a zero-width space', '\u200b'],
  ['a soft hyphen', '\u00ad'],
  ['a mark of direction', '\u200e'],
  ['what turns the text around', '\u202e'],
  ['an isolate', '\u2068'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
])('takes %s out of a name and an address that were copied from elsewhere', (_, unseen) => {
  expect(name.parse(`${unseen}Pada${unseen}ria ${unseen} Real${unseen}`)).toBe('Padaria Real')
  expect(email.parse(`${unseen}an${unseen}a@x.com${unseen}`)).toBe('ana@x.com')
  expect(loginInput.shape.email.parse(`ana@x.com${unseen}`), 'as at the registration').toBe('ana@x.com')
  expect(name.safeParse(unseen).error?.issues[0]?.message).toBe('Informe o nome.')
})

it('keeps what emoji are joined by', () => {
  expect(name.parse('Ana \u{1f469}\u200d\u{1f373}')).toBe('Ana \u{1f469}\u200d\u{1f373}')
})

it.each([
  ['letters of every alphabet, as most people type it', 'Ana@Pão.com.br', 'ana@xn--po-sia.com.br'],
  ['ASCII, as browsers send it', 'ana@xn--po-sia.com.br', 'ana@xn--po-sia.com.br'],
  ['plain letters', 'joão@exemplo.com.br', 'joão@exemplo.com.br'],
])('an address has one spelling when its domain is written in %s', (_, typed, stored) => {
  expect(email.parse(typed)).toBe(stored)
  expect(loginInput.shape.email.parse(typed)).toBe(stored)
})
