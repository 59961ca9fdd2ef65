import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { accounts, insertWorld } from '../../../test/roles.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeEach(() => insertWorld(database))

const admin = { as: 'admin' } as const
const answeredIds = (data: unknown) => (data as { _id: string }[]).map(({ _id }) => _id)
const cantina = {
  name: 'Cantina Nova',
  description: '<p>Massas.</p>',
  phone: 1236210000,
  whatsapp: '(12) 99621-0000',
  lat: '-22,68',
  long: -44.32,
  instagram: '@cantina',
  category: '2',
  subCategory: ['1', 2],
}

describe('an establishment is created from', () => {
  const saved = {
    name: 'Cantina Nova',
    slug: 'cantina-nova',
    phone: '1236210000',
    whatsapp: '12996210000',
    lat: '-22.68',
    long: '-44.32',
    address: {
      street: 'Rua A',
      number: 'S/N',
      zipCode: '12850000',
      city: { _id: '3' },
      neighborhood: { _id: '2' },
    },
    category: [{ _id: '2', name: 'Alimentação', slug: 'alimentacao' }],
    subCategory: [{ _id: '1' }, { _id: '2' }],
    social: { instagram: 'https://www.instagram.com/cantina' },
    version: 1,
  }
  const address = {
    street: 'Rua A',
    number: 'S/N',
    zipCode: '12850-000',
    city: 3,
    neighborhood: { _id: '2', name: 'x' },
  }
  const form = Object.entries({
    ...cantina,
    'address[street]': 'Rua A',
    'address[number]': 'S/N',
    'address[zipCode]': '12850-000',
    'address[city]': '3',
    'address[neighborhood]': '2',
  }).flatMap(([name, value]) => [value].flat().map((each) => ({ name, content: String(each) })))
  const written = (category: string, sub: string) =>
    form.map((part) => ({
      ...part,
      name: { category, subCategory: sub }[part.name] ?? part.name,
    }))

  it.each([
    ['JSON, numbers and references as old clients hold them', { json: { ...cantina, address, unknown: 1 } }],
    ['a form with brackets', { parts: written('category[]', 'subCategory[]') }],
    ['a form without brackets', { parts: written('category', 'subCategory') }],
    ['a form with numbered brackets and points', { parts: written('category[0]', 'subCategory[1]') }],
    [
      'a URL-encoded form',
      {
        body: new URLSearchParams(
          form.map(({ name, content }): [string, string] => [name, content]),
        ).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ])('%s', async (_what, sent) => {
    const answer = await server.ask('POST /businesses', { ...admin, ...sent })
    expect([answer.status, answer.body.message]).toEqual([201, 'Estabelecimento criado com sucesso!'])
    expect(answer.body.data).toMatchObject(saved)
  })
})

it('a draft needs a name and a place, and is not published so', async () => {
  const address = { city: '3', neighborhood: '2' }
  const json = { name: 'Casa Nova', address, state: 'DRAFT' }
  const { status, body } = await server.ask('POST /businesses', { ...admin, json })
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ state: 'DRAFT', phone: '', description: '' }),
  ])
  const path = `PUT /businesses/${(body.data as { _id: string })._id}`
  const refused = await server.ask(path, { ...admin, json: { state: 'PUBLISHED' } })
  expect([refused.status, refused.body.details]).toEqual([
    400,
    {
      description: 'Informe a descrição.',
      phone: 'Informe o telefone.',
      category: 'Selecione pelo menos uma categoria',
    },
  ])
})

describe('an update', () => {
  const update = async (json: object) => {
    const { body } = await server.ask('PUT /businesses/2', { ...admin, json })
    return body.data as Record<string, unknown>
  }

  it('changes what is sent and nothing else', async () => {
    const { data: before } = (await server.ask('GET /businesses/2')).body
    const after = await update({ address: { street: 'Rua Nova' } })
    const { address, ...rest } = before as { address: object }
    const { updatedAt, version, owner, ...same } = rest as Record<string, unknown>
    expect(after).toMatchObject({ ...same, address: { ...address, street: 'Rua Nova' } })
    expect([version, after.version]).toEqual([1, 2])
  })

  it.each(['', 'null', 'undefined', null])('clears an optional field by %j', async (nothing) => {
    await update({ whatsapp: '12996210000', lat: '-22', long: '-44' })
    const after = await update({ whatsapp: nothing, lat: nothing, long: nothing })
    expect([after.whatsapp, after.lat, after.long]).toEqual([null, null, null])
  })

  it('of nothing changes nothing', async () => {
    expect((await update({})).name).toBe('Padaria da Serra')
  })

  it('of an empty list is of none, which the rules may refuse', async () => {
    expect(answeredIds((await update({ category: ['2'], subCategory: ['2', '1'] })).subCategory)).toEqual([
      '2',
      '1',
    ])
    // The category has subcategories, so that one is demanded.
    const refused = await server.ask('PUT /businesses/2', { ...admin, json: { subCategory: '' } })
    expect([refused.status, refused.body.details]).toEqual([
      400,
      { subCategory: 'Selecione pelo menos uma subcategoria' },
    ])
  })

  it('that names a version that has passed is a conflict, and one that names none is not', async () => {
    await update({ version: '1', name: 'Primeira' })
    const stale = await server.ask('PUT /businesses/2', { ...admin, json: { version: 1, name: 'Segunda' } })
    expect(stale.status).toBe(409)
    expect((await update({ name: 'Terceira' })).name).toBe('Terceira')
  })

  it('can give an establishment an owner, whom only administrators and the owner see', async () => {
    const owner = { _id: String(accounts.user), name: 'user' }
    expect((await update({ owner: accounts.user })).owner).toEqual(owner)
    const seen = async (as: 'visitor' | 'user' | 'owner') => {
      const { data } = (await server.ask('GET /businesses/2', { as })).body
      return (data as { owner: unknown }).owner
    }
    expect([await seen('visitor'), await seen('owner'), await seen('user')]).toEqual([null, null, owner])
  })
})

describe('yes and no', () => {
  it.each([true, 'true', 'TRUE', 'on', '1', 1])('%j is yes', async (isPopular) => {
    const { body } = await server.ask('PUT /cities/3', { ...admin, json: { isPopular } })
    expect(body.data).toMatchObject({ isPopular: true })
  })

  it.each([false, 'false', 'off', '0', 0])('%j is no', async (isPopular) => {
    const { body } = await server.ask('PUT /cities/1', { ...admin, json: { isPopular } })
    expect(body.data).toMatchObject({ isPopular: false })
  })

  it.each(['', null])('%j is as good as absent', async (isPopular) => {
    const { body } = await server.ask('PUT /cities/1', { ...admin, json: { isPopular } })
    expect(body.data).toMatchObject({ isPopular: true })
  })
})

describe('the schema.org type of a category', () => {
  it('is stored, kept when absent, and removed by an empty one', async () => {
    const change = async (json: object) =>
      (await server.ask('PUT /categories/1', { ...admin, json })).body.data
    expect(await change({ schemaType: 'MedicalBusiness' })).toMatchObject({ schemaType: 'MedicalBusiness' })
    expect(await change({ name: 'Bem-estar' })).toMatchObject({ schemaType: 'MedicalBusiness' })
    const read = (await server.ask('GET /categories/id/1')).body.data
    expect(read).toMatchObject({ schemaType: 'MedicalBusiness' })
    expect(await change({ schemaType: '' })).toMatchObject({ schemaType: null })
    const json = { name: 'Escolas', schemaType: 'School' }
    const refused = await server.ask('POST /categories', { ...admin, json })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.details ?? {})).toEqual(['schemaType'])
  })
})

describe('favorites', () => {
  it('are marked once: the second time answers the same', async () => {
    const user = { as: 'user', json: { businessId: 2 } } as const
    const [first, second] = [
      await server.ask('POST /favorites', user),
      await server.ask('POST /favorites', user),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.data).toEqual(first.body.data)
    const { data } = (await server.ask('GET /favorites', { as: 'user' })).body
    expect(answeredIds((data as { business: object }[]).map(({ business }) => business))).toEqual(['2', '1'])
  })
})

describe('a photo is deleted', () => {
  const url = `/media/${'1'.repeat(64)}`
  it.each([
    ['by its address in the body', '', { photoUrl: `https://guia.test${url}` }],
    [
      'by its address in the query',
      `?photoUrl=${encodeURIComponent(`https://guia.test${url}?w=300`)}`,
      undefined,
    ],
  ])('%s', async (_what, query, json) => {
    const { body } = await server.ask(`DELETE /businesses/2/photos${query}`, { ...admin, json })
    expect(body).toMatchObject({
      message: 'Foto removida com sucesso!',
      data: { photos: [`https://guia.test/media/${'2'.repeat(64)}`] },
    })
  })
})

describe('a search near a position', () => {
  it.each([
    ['lat=-22.68', { long: 'Este campo é obrigatório.', km: 'Este campo é obrigatório.' }],
    ['lat=-22,68&long=-44.32&km=2', { km: 'A distância (km) deve ser 1, 3, 5 ou 10.' }],
    ['lat=x&long=-44.32&km=1', { lat: 'A latitude deve ser um número de -90 a 90.' }],
    ['lat=-22.68&long=-181&km=1', { long: 'A longitude deve ser um número de -180 a 180.' }],
  ])('is refused with %s, naming the parameters', async (parameters, details) => {
    const { status, body } = await server.ask(`GET /businesses/search?${parameters}`)
    expect([status, body.details]).toEqual([400, details])
  })

  it('includes distances, and never matches establishments without coordinates', async () => {
    await server.ask('PUT /businesses/1', { ...admin, json: { lat: '-22.68', long: '-44.32' } })
    const { body } = await server.ask('GET /businesses/search?lat=-22.6601&long=-44.3199&km=3')
    expect(body.data).toMatchObject([{ _id: '1', distance: 2.2 }])
    const far = await server.ask('GET /businesses/search?lat=-22.66&long=-44.32&km=1')
    expect(far.body.data).toEqual([])
    const everywhere = await server.ask('GET /businesses/search?lat=&long=&km=')
    expect((everywhere.body.data as object[]).every((found) => 'distance' in found)).toBe(true)
    expect(everywhere.body.data).toContainEqual(expect.objectContaining({ _id: '1', distance: null }))
  })
})
