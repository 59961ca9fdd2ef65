import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld, password } from '../../../test/roles.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeEach(() => insertWorld(database))

const admin = { as: 'admin' } as const

const notWhole = 'Este campo deve ser um número inteiro.'

describe('what is wrong', () => {
  const refused = async (call: string, json?: unknown) => {
    const { status, body } = await server.ask(call, { ...admin, json })
    return [status, body.details]
  }

  it.each([
    ['GET /businesses?page=0', 'page'],
    ['GET /businesses?page=2.5', 'page'],
    ['GET /businesses/search?perPage=101', 'perPage'],
    ['GET /businesses/search?perPage=muitos', 'perPage'],
    ['GET /businesses/latest?limit=0', 'limit'],
    ['GET /businesses/dashboard/recent-businesses?limit=101', 'limit'],
    ['GET /businesses/search?random=talvez', 'random'],
    [`GET /businesses/search?name=${'x'.repeat(161)}`, 'name'],
    [`GET /businesses/search?seed=${'x'.repeat(65)}`, 'seed'],
    ['GET /cities?active=talvez', 'active'],
  ])('in %s is named', async (call, name) => {
    expect(await refused(call)).toEqual([400, { [name]: expect.any(String) }])
  })

  it('in an establishment is named as JSON names it', async () => {
    const [status, details] = await refused('POST /businesses', { lat: 'x', subCategory: [] })
    expect([status, Object.keys(details as object)]).toEqual([400, ['lat']])
    expect(await refused('POST /businesses', { phone: '1', lat: '-22' })).toEqual([
      400,
      {
        name: 'Informe o nome.',
        description: 'Informe a descrição.',
        phone: expect.any(String),
        category: 'Selecione pelo menos uma categoria',
        'address.city': 'Informe a cidade.',
        'address.neighborhood': 'Informe o bairro.',
        long: expect.any(String),
      },
    ])
  })

  it.each([
    ['an object', { name: { pt: 'Padaria' } }, 'name'],
    ['an object without an id', { address: { city: { name: 'Taubaté' } } }, 'address.city'],
    ['an object without an id in a list', { category: [{ name: 'Saúde' }] }, 'category'],
    ['an object for a list', { subCategory: {} }, 'subCategory'],
    ['an object for degrees', { lat: { deg: 1 }, long: '-45' }, 'lat'],
    ['several degrees', { lat: [1, 2], long: '-45' }, 'lat'],
    ['several texts', { mondayHours: ['08:00-12:00', '13:30-18:00'] }, 'mondayHours'],
  ])('in the place of a text, %s of JSON, is named, and nothing of it is kept', async (_what, json, name) => {
    expect(await refused('PUT /businesses/2', json)).toEqual([400, { [name]: 'Informe um texto.' }])
  })

  it.each([
    ['as a form names it', 'address[zipCode]'],
    ['as a form with points names it', 'address.zipCode'],
  ])('in a form is named %s', async (_what, name) => {
    const body = new URLSearchParams({ [name]: '123' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, body: answer } = await server.ask('PUT /businesses/2', { ...admin, body, headers })
    expect([status, answer.details]).toEqual([400, { [name]: 'Informe um CEP com 8 dígitos.' }])
    const json = { address: { zipCode: '123' } }
    expect(await refused('PUT /businesses/2', json)).toEqual([
      400,
      { 'address.zipCode': 'Informe um CEP com 8 dígitos.' },
    ])
  })

  it.each([
    ['POST /favorites', {}, { businessId: 'Informe o estabelecimento.' }],
    ['POST /favorites', { businessId: '' }, { businessId: 'Informe o estabelecimento.' }],
    ['POST /favorites', { businessId: null }, { businessId: 'Informe o estabelecimento.' }],
    ['DELETE /businesses/2/photos', {}, { photoUrl: 'Informe o endereço da foto.' }],
    ['DELETE /businesses/2/photos', undefined, { photoUrl: 'Informe o endereço da foto.' }],
    ['DELETE /businesses/id/2/photos?photoUrl=', undefined, { photoUrl: 'Informe o endereço da foto.' }],
    ['POST /neighborhoods', { name: 'Novo' }, { city: 'Selecione uma cidade' }],
    ['POST /subcategories', { name: 'Nova' }, { category: 'Selecione uma categoria' }],
    ['POST /categories', undefined, { name: 'Informe o nome.' }],
  ])('in %s %j is a field that is missing', async (call, json, details) => {
    expect(await refused(call, json)).toEqual([400, details])
  })

  it.each([
    ['POST /cities', {}, { name: 'Informe o nome.' }],
    ['POST /categories', { name: ' ' }, { name: 'Informe o nome.' }],
    ['PUT /cities/3', { name: '' }, { name: 'Informe o nome.' }],
    ['PUT /cities/3', { name: null }, { name: 'Informe o nome.' }],
    ['POST /cities', { name: ['x', {}] }, { name: 'Informe um texto.' }],
    ['PUT /businesses/2', { photosAction: 'delete' }, { photosAction: 'Informe append ou replace.' }],
    ['PUT /businesses/2', { version: 'x' }, { version: notWhole }],
    ['PUT /businesses/2', { version: '1'.repeat(30) }, { version: notWhole }],
    ['PUT /businesses/2', { version: '1'.repeat(12) }, { version: notWhole }],
  ])('in %s %j is told', async (call, json, details) => {
    const [status, told] = await refused(call, json)
    expect([status, told]).toEqual([400, details])
  })

  it('in a login is no expired session', async () => {
    const json = { email: 'user@guiadovale.test', password: `${password}x` }
    const { status, body } = await server.ask('POST /auth/login', { json })
    const message = 'Credenciais inválidas. Tente novamente.'
    expect([status, body]).toEqual([
      401,
      { success: false, message, error: message, code: 'INVALID_CREDENTIALS' },
    ])
  })
})

/** One fault has one text, whichever call meets it (machine-codes). */
const notFoundTexts: Record<string, string> = {
  businesses: 'Estabelecimento não encontrado',
  cities: 'Cidade não encontrada.',
  categories: 'Categoria não encontrada.',
  neighborhoods: 'Bairro não encontrado.',
  subcategories: 'Subcategoria não encontrada.',
  favorites: 'Favorito não encontrado.',
}

describe('what is not there is a 404 with one text on every call:', () => {
  it.each([
    'GET /businesses/99',
    'GET /businesses/x',
    'GET /businesses/slug/nada',
    `GET /businesses/slug/${'a'.repeat(180)}`,
    'GET /cities/id/x',
    'GET /categories/slug/nada',
    'GET /neighborhoods/id/0',
    'GET /subcategories/id/99',
    'GET /subCategories/slug/nada',
    'GET /cities/slug/nada',
    'PUT /cities/99',
    'DELETE /cities/99',
    'PUT /categories/x',
    'DELETE /categories/99',
    'PUT /neighborhoods/99',
    'DELETE /neighborhoods/x',
    'PUT /subcategories/99',
    'PUT /businesses/x',
    'DELETE /subCategories/x',
    'DELETE /businesses/99',
    'DELETE /businesses/99/photos?photoUrl=/media/x',
    'DELETE /favorites/1',
    'DELETE /favorites/x',
  ])('%s', async (call) => {
    const answer = await server.ask(call, call.startsWith('PUT') ? { ...admin, json: { name: 'x' } } : admin)
    const notFound = notFoundTexts[call.split('/')[1]?.toLowerCase() ?? '']
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: notFound, error: notFound, code: 'NOT_FOUND' },
    ])
  })
})

describe('conflicts', () => {
  it.each([
    ['POST /cities', { name: 'Outra', slug: 'bananal' }, 'SLUG_TAKEN'],
    ['DELETE /cities/3', undefined, 'IN_USE'],
    ['DELETE /categories/2', undefined, 'IN_USE'],
    ['DELETE /neighborhoods/2', undefined, 'IN_USE'],
    ['PUT /neighborhoods/2', { city: '1' }, 'IN_USE'],
    ['PUT /businesses/2', { name: 'Outra', version: 7 }, 'STALE_VERSION'],
    [
      'POST /auth/register',
      { name: 'x', email: 'user@guiadovale.test', phone: '12999990000', password },
      'EMAIL_TAKEN',
    ],
  ])('%s is a 409 with its reason', async (call, json, reason) => {
    const { status, body } = await server.ask(call, { ...admin, json })
    expect([status, body.success, body.code, body.reason]).toEqual([409, false, 'CONFLICT', reason])
  })
})
