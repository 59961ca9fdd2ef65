import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImages } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const pictures = useImages(database)

let admin: Viewer
let place: { cityId: string; neighborhoodId: string }
let [category, subcategory] = ['', '']

beforeAll(async () => {
  const catalogue = await insertCatalogue(database.pool, {
    cities: { cunha: ['centro'] },
    categories: { lazer: ['trilhas'] },
    businesses: [],
  })
  expect(catalogue.businesses.size).toBe(0)
  const neighborhood = await database.prisma.neighborhood.findFirstOrThrow()
  place = { cityId: String(neighborhood.cityId), neighborhoodId: String(neighborhood.id) }
  const found = await database.prisma.subcategory.findFirstOrThrow()
  category = String(found.categoryId)
  subcategory = String(found.id)
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
})

const fields = `id state name description phone excerpt address { city { slug } } categories { slug }
  subcategories { slug }`

async function create(input: object) {
  const { data, errors } = await query(
    { ...database, ...pictures },
    `mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { ${fields} } }`,
    { variables: { input }, viewer: admin },
  )
  return {
    saved: data?.createBusiness as { id: string } | undefined,
    fields: errors?.[0]?.extensions?.fields,
  }
}

async function update(id: string, input: object) {
  const { data, errors } = await query(
    { ...database, ...pictures },
    `mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { ${fields} } }`,
    { variables: { id, input }, viewer: admin },
  )
  return { saved: data?.updateBusiness, fields: errors?.[0]?.extensions?.fields }
}

/** Blank is sent where the type of the input demands something. */
const least = () => ({ name: 'Casa Nova', description: '', phone: '', categoryIds: [], address: place })

const whole = () => ({
  description: '<p>Trilhas.</p>',
  phone: '12991234567',
  categoryIds: [category],
  subcategoryIds: [subcategory],
})

let id: string

beforeEach(async () => {
  const { saved } = await create({ ...least(), state: 'DRAFT' })
  id = saved?.id ?? ''
})

const missing = {
  'input.description': 'Informe a descrição.',
  'input.phone': 'Informe o telefone.',
  'input.categoryIds': 'Selecione pelo menos uma categoria',
}

describe('a draft with a name and a place', () => {
  it('is saved, and read with nothing in what it lacks', async () => {
    const { data } = await query(database, `{ business(id: ${id}) { ${fields} } }`, { viewer: admin })
    expect(data?.business).toEqual({
      id,
      state: 'DRAFT',
      name: 'Casa Nova',
      description: '',
      excerpt: '',
      phone: '',
      address: { city: { slug: 'cunha' } },
      categories: [],
      subcategories: [],
    })
    const document = '{ businessPage(filter: { state: DRAFT }) { items { id categories { id } } } }'
    const listed = await query(database, document, { viewer: admin })
    expect(listed.data?.businessPage).toEqual({ items: expect.arrayContaining([{ id, categories: [] }]) })
  })

  it.each(['PUBLISHED', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD'])(
    'is not created as %s, and becomes it with everything only',
    async (state) => {
      expect((await create({ ...least(), state })).fields).toEqual(missing)
      expect((await update(id, { state })).fields).toEqual(missing)
      expect((await update(id, { ...whole(), state })).saved).toMatchObject({ state, phone: '12991234567' })
    },
  )

  it.each([
    ['description', 'input.description', 'Informe a descrição.'],
    ['phone', 'input.phone', 'Informe o telefone.'],
    ['subcategoryIds', 'input.subcategoryIds', 'Selecione pelo menos uma subcategoria'],
  ] as const)('is not published without %s alone', async (name, path, message) => {
    const { [name]: _, ...rest } = whole()
    expect((await update(id, { ...rest, state: 'DRAFT' })).fields).toBeUndefined()
    expect((await update(id, { state: 'PUBLISHED' })).fields).toEqual({ [path]: message })
    const given = await update(id, { [name]: whole()[name], state: 'PUBLISHED' })
    expect(given.saved).toMatchObject({ state: 'PUBLISHED' })
  })

  it('goes on as a draft field by field, and is in the trail', async () => {
    expect((await update(id, { phone: '1299123' })).fields).toEqual({
      'input.phone': 'Informe um telefone com DDD: 10 ou 11 dígitos.',
    })
    expect((await update(id, { phone: '12991234567' })).saved).toMatchObject({ state: 'DRAFT' })
    expect((await update(id, { phone: '', state: 'DRAFT' })).saved).toMatchObject({ phone: '' })
    const entries = await database.prisma.auditEntry.findMany({ where: { entityId: Number(id) } })
    expect(entries.length).toBe(3)
  })
})

it('what is published loses nothing that it needs, until it is a draft again', async () => {
  await update(id, { ...whole(), state: 'PUBLISHED' })
  expect((await update(id, { phone: '' })).fields).toEqual({ 'input.phone': 'Informe o telefone.' })
  expect((await update(id, { subcategoryIds: [] })).fields).toEqual({
    'input.subcategoryIds': 'Selecione pelo menos uma subcategoria',
  })
  expect((await update(id, { phone: '', subcategoryIds: [], state: 'DRAFT' })).saved).toMatchObject({
    state: 'DRAFT',
    phone: '',
    subcategories: [],
  })
})

describe('several at once', () => {
  const change = async (ids: string[], state: string, skipIncomplete = false) => {
    const { data, errors } = await query(
      database,
      `mutation ($input: ChangeStateInput!) { changeBusinessState(input: $input) { id state closedOn } }`,
      { variables: { input: { ids, state, skipIncomplete } }, viewer: admin },
    )
    return { saved: data?.changeBusinessState, fields: errors?.[0]?.extensions?.fields }
  }
  let other: string

  beforeEach(async () => {
    other = (await create({ ...least(), name: 'Casa Cheia', ...whole(), state: 'DRAFT' })).saved?.id ?? ''
  })

  it.each(['PUBLISHED', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD'])(
    'none becomes %s while one lacks something, which is named',
    async (state) => {
      await update(id, { description: 'Nova.', state: 'DRAFT' })
      const third = (await create({ ...least(), name: 'Casa Vazia', state: 'DRAFT' })).saved?.id ?? ''
      expect((await change([other, id, third], state)).fields).toEqual({
        'input.state':
          'Nada foi mudado. Falta telefone e categoria: 1 estabelecimento (Casa Nova). Falta descrição, telefone e categoria: 1 estabelecimento (Casa Vazia).',
      })
      const states = await database.prisma.business.findMany({ where: { id: Number(other) } })
      expect(states).toMatchObject([{ state: 'DRAFT', version: 1 }])
    },
  )

  it('become public without the incomplete ones if those are skipped, and none while all are incomplete', async () => {
    const saved = [{ id: other, state: 'PUBLISHED', closedOn: null }]
    expect(await change([id, other], 'PUBLISHED', true)).toEqual({ saved, fields: undefined })
    expect(await database.prisma.business.findUnique({ where: { id: Number(id) } })).toMatchObject({
      state: 'DRAFT',
      version: 1,
    })
    expect((await change([id], 'PUBLISHED', true)).fields).toHaveProperty('input.state')
  })

  it('become one state, with a line in the trail each, and those that have it already with none', async () => {
    await update(id, whole())
    await change([other], 'PUBLISHED')
    const before = await database.prisma.auditEntry.count()
    expect((await change([other, id, '999999'], 'PUBLISHED')).saved).toMatchObject([
      { id, state: 'PUBLISHED' },
      { id: other, state: 'PUBLISHED' },
    ])
    const entries = await database.prisma.auditEntry.findMany({ skip: before, orderBy: { id: 'asc' } })
    expect(entries).toMatchObject([
      { action: 'update', entityId: Number(id), changes: { state: { before: 'DRAFT', after: 'PUBLISHED' } } },
    ])
    expect((await change([other, id], 'CLOSED_FOR_GOOD')).saved).toMatchObject([
      { closedOn: localDate(Date.now()) },
      { closedOn: localDate(Date.now()) },
    ])
    expect((await change([other, id], 'DRAFT')).saved).toMatchObject([{ closedOn: null }, { closedOn: null }])
  })
})
