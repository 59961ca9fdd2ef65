import { expect, it } from 'vitest'
import { registerInput } from './account.ts'

// A rule that takes the square of a text's length takes minutes here, and any visitor may send it.
it.each([
  ['name', 'a', 'O nome deve ter no máximo 120 caracteres.'],
  ['name', '1', 'O nome deve ter no máximo 120 caracteres.'],
  ['name', ' -', 'O nome deve ter no máximo 120 caracteres.'],
  ['phone', '+', 'Informe o telefone.'],
  ['phone', '+5', 'Informe um telefone com DDD: 10 ou 11 dígitos.'],
  ['email', 'a', 'O e-mail deve ter no máximo 254 caracteres.'],
  ['email', 'a.', 'O e-mail deve ter no máximo 254 caracteres.'],
  ['password', 'a', 'A senha deve ter no máximo 128 caracteres.'],
])('refuses a %s of nothing but %j at once', (field, sign, message) => {
  const account = { name: 'Ana', email: 'ana@x.com', phone: '12991234567', password: 'segredo-123' }
  const { error } = registerInput.safeParse({ ...account, [field]: sign.repeat(200_000) })
  const [issue] = error?.issues ?? []
  expect([issue?.path[0], issue?.message]).toEqual([field, message])
})

it('looks for an address in a name of the right length only', () => {
  const rule = registerInput.shape.name
  const messages = (name: string) => rule.safeParse(name).error?.issues.map(({ message }) => message)
  expect(messages(`${'a'.repeat(120)}.com`)).toEqual(['O nome deve ter no máximo 120 caracteres.'])
  expect(messages(`${'a'.repeat(116)}.com`)).toEqual([
    'O nome não pode conter um endereço da internet. Depois de um ponto, deixe um espaço.',
  ])
})
