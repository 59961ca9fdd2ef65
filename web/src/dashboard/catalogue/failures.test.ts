import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { expect, it } from 'vitest'
import {
  categoryMessages,
  cityMessages,
  neighborhoodMessages,
  subcategoryMessages,
} from '../../messages/dashboard/catalogue.ts'
import { deleteFailure, saveFailure } from './failures.ts'

const badGateway = () =>
  new ServerError('', {
    response: new Response('<h1>502</h1>', { status: 502, statusText: 'Bad Gateway' }),
    bodyText: '<h1>502</h1>',
  })

const refused = (message: string, extensions = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] })

it.each([
  [cityMessages, 'Falha ao excluir cidade (502 Bad Gateway)', 'Sem resposta do servidor'],
  [categoryMessages, 'Falha ao excluir categoria (502 Bad Gateway)', 'Sem resposta do servidor'],
  [neighborhoodMessages, 'Falha ao excluir bairro (502 Bad Gateway)', 'Erro ao excluir bairro'],
  [subcategoryMessages, 'Falha ao excluir subcategoria (502 Bad Gateway)', 'Erro ao excluir subcategoria'],
])('a deletion that failed says the message, the status or that there was none', (texts, status, none) => {
  expect(deleteFailure(refused('Ainda em uso.'), texts)).toBe('Ainda em uso.')
  expect(deleteFailure(badGateway(), texts)).toBe(status)
  expect(deleteFailure(new TypeError('Failed to fetch'), texts)).toBe(none)
  expect(deleteFailure(refused(''), texts)).toBe(texts.deleteFailed)
})

it('a refusal without a field is about the file that was sent, if it is about what was sent', () => {
  const badFile = refused('Não é uma imagem.', { code: 'BAD_USER_INPUT' })
  expect(saveFailure(badFile, 'icon')).toEqual({ icon: 'Não é uma imagem.' })
  expect(saveFailure(badFile, undefined)).toEqual({})
  expect(saveFailure(refused('Cheio.', { code: 'UNAVAILABLE' }), 'icon')).toEqual({})
})
