import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { insertAccessibilityAttributes } from '../../test/accessibility-attributes.ts'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { insertUser } from '../../test/user-rows.ts'
import { attributeId } from '../answers/fields.ts'
import { NamesInMemory } from '../business-rows/names.ts'
import { isListed } from '../business-rows/state.ts'
import type { Viewer } from '../context.ts'
import { createSearchEngine } from '../search/engine.ts'

const database = useDatabase()
const rest = useRestServer(database)

let admin: Viewer
let owner: Viewer
let ids: ReadonlyMap<string, number>

const place = {
  city: 'cunha',
  neighborhood: 'centro',
  categories: ['lazer'],
  subcategories: ['trilhas'],
  position: [-23.07, -44.96] as const,
}

beforeAll(async () => {
  const names = ['Alfa Casa', 'Beta Casa', 'Gama Casa']
  const catalogue = await insertCatalogue(database.pool, {
    cities: { cunha: ['centro'], lorena: ['centro'] },
    categories: { lazer: ['trilhas'], saude: [] },
    businesses: [
      ...names.map((name) => ({ ...place, name })),
      { ...place, name: 'Sola Casa', city: 'lorena', categories: ['saude'], subcategories: [] },
    ],
  })
  ids = catalogue.businesses
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  owner = await insertUser(database.prisma, 'Maria')
  await database.prisma.business.updateMany({
    data: { mondayHours: '24h', ...week('24h'), ownerId: owner.id },
  })
  const { stepFreeEntrance: field } = await insertAccessibilityAttributes(database.prisma)
  const data = [...ids.values()].map((businessId) => ({
    businessId,
    attributeId: attributeId(field),
    value: 'yes',
  }))
  await database.prisma.businessAttribute.createMany({ data })
})

function week(hours: string) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  return Object.fromEntries(days.map((day) => [`${day}Hours`, hours]))
}

interface Named {
  slug: string
}

async function ask(document: string, viewer?: Viewer) {
  const { data, errors } = await query(database, `{ ${document} }`, viewer ? { viewer } : {})
  expect(errors).toBeUndefined()
  return data as Record<string, unknown>
}

async function update(slug: string, input: object) {
  const { data, errors } = await query(
    database,
    `mutation ($id: ID!, $input: UpdateBusinessInput!) {
      updateBusiness(id: $id, input: $input) { state reopensOn closedOn } }`,
    { variables: { id: String(ids.get(slug)), input }, viewer: admin },
  )
  return { saved: data?.updateBusiness, fields: errors?.[0]?.extensions?.fields }
}

const close = (state: string, ...slugs: string[]) => Promise.all(slugs.map((slug) => update(slug, { state })))

beforeEach(async () => {
  await close('PUBLISHED', 'gama-casa', 'sola-casa')
})

const search = (args: string) => async () => {
  const { searchBusinesses } = await ask(
    `searchBusinesses(perPage: 100, ${args}) { items { slug } pagination { total } }`,
  )
  const { items, pagination } = searchBusinesses as { items: Named[]; pagination: { total: number } }
  expect(pagination.total).toBe(items.length)
  return items.map(({ slug }) => slug)
}

const listed = (field: string) => async () =>
  ((await ask(`list: ${field}`)).list as Named[]).map(({ slug }) => slug)

const over = (path: string) => async () => {
  const { body } = await rest.ask(`GET ${path}`)
  if (body.pagination) expect(body.pagination.total).toBe((body.data as Named[]).length)
  return (body.data as Named[]).map(({ slug }) => slug)
}

async function page(path: string) {
  return (await fetch(`http://127.0.0.1:${rest.port}${path}`)).text()
}

async function inMemory() {
  const names = new NamesInMemory(database.pool)
  await names.load()
  const engine = createSearchEngine({ pool: database.pool, secret: 'secret', names })
  const request = { order: 'NEWEST', page: 1, perPage: 100, visitor: 'somebody' } as const
  const alone = await engine.search({ ...request, filter: { name: 'casa' } })
  const inCity = await engine.search({ ...request, filter: { name: 'casa', city: 'cunha' } })
  return [...new Set([...alone.items, ...inCity.items].map(({ slug }) => slug))]
}

/** Every public list, by what it shows of those that are at work. */
const lists: [string, () => Promise<string[]>][] = [
  ['a search, newest first', search('order: NEWEST')],
  ['a search in random order', search('order: RANDOM, seed: "a"')],
  ['by name', search('filter: { name: "casa" }')],
  ['by names in memory', inMemory],
  ['by city', search('filter: { city: "cunha" }')],
  ['by neighborhood', search('filter: { neighborhood: "centro" }')],
  ['by category', search('filter: { category: "lazer" }')],
  ['by subcategory', search('filter: { subcategory: "trilhas" }, order: RANDOM')],
  ['near', search('filter: { near: { latitude: -23.07, longitude: -44.96, km: 10 } }')],
  ['open now', search('filter: { openNow: true }')],
  ['open now, with those that tell no hours', search('filter: { openNow: true, includeUnknownHours: true }')],
  [
    'the map',
    async () => {
      const { points } = await ask('points: businessPoints { items { slug } }')
      return (points as { items: Named[] }).items.map(({ slug }) => slug)
    },
  ],
  ['without steps', search('filter: { stepFree: true }')],
  ['the latest', listed('latestBusinesses { slug }')],
  ['others in its place', listed('relatedBusinesses(slug: "alfa-casa", limit: 100) { slug }')],
  ['suggestions', listed('suggestions(text: "casa cunha") { slug }')],
  ['REST’s list', over('/businesses')],
  ['REST’s search', over('/businesses/search?city=cunha')],
  ['REST’s latest', over('/businesses/latest')],
]

describe.each(['CLOSED_FOR_GOOD', 'DRAFT'])('what is %s', (state) => {
  it.each(lists)('is not in the list: %s', async (_name, read) => {
    expect(await read()).toContain('gama-casa')
    await close(state, 'gama-casa')
    const found = await read()
    expect(found).not.toContain('gama-casa')
    expect(found).toContain('beta-casa')
  })

  it('is not counted by the page of its city, which goes with its last one', async () => {
    const count = async (city: string) => {
      const { cityOverview } = await ask(`cityOverview(city: "${city}") { total categories { total } }`)
      return cityOverview as { total: number; categories: { total: number }[] } | null
    }
    expect(await count('cunha')).toMatchObject({ total: 3, categories: [{ total: 3 }] })
    await close(state, 'gama-casa', 'sola-casa')
    expect(await count('cunha')).toMatchObject({ total: 2, categories: [{ total: 2 }] })
    expect(await count('lorena')).toBeNull()
  })

  it('is not in the sitemap, nor are pages that it alone would fill', async () => {
    await close(state, 'gama-casa', 'sola-casa')
    const profiles = await page('/sitemaps/profiles-1.xml')
    expect(profiles).toContain('/beta-casa<')
    expect(profiles).not.toMatch(/gama-casa|sola-casa/)
    const pages = await page('/sitemaps/pages.xml')
    expect(pages).toContain('/em/cunha<')
    expect(pages).not.toMatch(/em\/lorena|em\/cunha\/lazer|category=saude/)
  })
})

describe('what has closed for good', () => {
  it('answers under its id and slug, with the day on which it was marked', async () => {
    await close('CLOSED_FOR_GOOD', 'gama-casa')
    const told = { state: 'CLOSED_FOR_GOOD', closedOn: localDate(Date.now()), reopensOn: null }
    expect((await ask('business(slug: "gama-casa") { state closedOn reopensOn }')).business).toEqual(told)
    const { status, body } = await rest.ask(`GET /businesses/${ids.get('gama-casa')}`)
    expect([status, body.data]).toEqual([200, expect.objectContaining(told)])
    expect((await fetch(`http://127.0.0.1:${rest.port}/api/businesses/slug/gama-casa`)).status).toBe(200)
  })

  it('stays with whom it is dear to, its owner and the dashboard, marked', async () => {
    await close('CLOSED_FOR_GOOD', 'gama-casa')
    const id = ids.get('gama-casa') ?? 0
    await database.prisma.favorite.create({ data: { userId: owner.id, businessId: id } })
    const marked = expect.objectContaining({ slug: 'gama-casa', state: 'CLOSED_FOR_GOOD' })
    const { favorites } = await ask('favorites { business { slug state } }', owner)
    expect(favorites).toEqual([{ business: marked }])
    const own = await ask('businessesOfOwner { items { slug state } pagination { total } }', owner)
    expect(own.businessesOfOwner).toMatchObject({ pagination: { total: 4 } })
    expect((own.businessesOfOwner as { items: object[] }).items).toContainEqual(marked)
    const all = await ask('businessPage(filter: { state: CLOSED_FOR_GOOD }) { items { slug state } }', admin)
    expect(all.businessPage).toEqual({ items: [marked] })
  })

  it('leads to others in its place after 30 days only', async () => {
    await close('CLOSED_FOR_GOOD', 'gama-casa')
    const relatedIn = async (days: number) => {
      const now = () => Date.parse(`${addDays(localDate(Date.now()), days)}T15:00:00Z`)
      const engine = createSearchEngine({ pool: database.pool, secret: 'secret', now })
      const found = await engine.related({ slug: 'gama-casa', limit: 9, visitor: 'somebody' })
      return found.map(({ slug }) => slug).sort()
    }
    expect([await relatedIn(0), await relatedIn(29)]).toEqual([[], []])
    expect(await relatedIn(30)).toEqual(['alfa-casa', 'beta-casa'])
  })
})

describe('a draft', () => {
  beforeEach(async () => {
    await close('DRAFT', 'gama-casa')
  })
  const bySlug = 'business(slug: "gama-casa") { slug state }'

  it('is absent for others, under its id and its slug', async () => {
    const other = await insertUser(database.prisma, `Outra ${Math.random()}`)
    for (const viewer of [undefined, other]) {
      expect((await ask(bySlug, viewer)).business).toBeNull()
      expect((await ask(`business(id: ${ids.get('gama-casa')}) { id }`, viewer)).business).toBeNull()
    }
    expect((await rest.ask(`GET /businesses/${ids.get('gama-casa')}`)).status).toBe(404)
    expect((await rest.ask('GET /businesses/slug/gama-casa')).status).toBe(404)
    expect(await page('/gama-casa')).not.toContain('Gama Casa')
    expect(await listed('relatedBusinesses(slug: "gama-casa") { slug }')()).toEqual([])
  })

  it('is there for administrators and its owner, marked', async () => {
    for (const viewer of [admin, owner])
      expect((await ask(bySlug, viewer)).business).toEqual({ slug: 'gama-casa', state: 'DRAFT' })
    const own = await ask('businessesOfOwner { items { slug state } }', owner)
    expect((own.businessesOfOwner as { items: object[] }).items).toContainEqual({
      slug: 'gama-casa',
      state: 'DRAFT',
    })
    const all = await ask('businessPage(filter: { state: DRAFT }) { items { slug } }', admin)
    expect(all.businessPage).toEqual({ items: [{ slug: 'gama-casa' }] })
  })

  it('is in no list of favorites, though it may have been', async () => {
    const id = ids.get('gama-casa') ?? 0
    const viewer = await insertUser(database.prisma, `Bia ${Math.random()}`)
    const document = `mutation { addFavorite(businessId: ${id}) { id } }`
    const refused = await query(database, document, { viewer })
    expect(refused.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    await database.prisma.favorite.create({ data: { userId: viewer.id, businessId: id } })
    expect(await ask('favorites { id }', viewer)).toEqual({ favorites: [] })
    await close('PUBLISHED', 'gama-casa')
    expect((await ask('favorites { business { slug } }', viewer)).favorites).toEqual([
      { business: { slug: 'gama-casa' } },
    ])
  })
})

describe('what has closed for a while', () => {
  it.each(lists.filter(([name]) => !name.startsWith('open now')))(
    'stays in the list: %s',
    async (_name, read) => {
      await close('CLOSED_TEMPORARILY', 'gama-casa')
      expect(await read()).toContain('gama-casa')
    },
  )

  it('is not open now, whatever its hours say', async () => {
    await close('CLOSED_TEMPORARILY', 'gama-casa')
    expect((await search('filter: { openNow: true }')()).sort()).toEqual([
      'alfa-casa',
      'beta-casa',
      'sola-casa',
    ])
  })

  it('may say when it opens again, in either spelling, until it does', async () => {
    const state = 'CLOSED_TEMPORARILY'
    expect(await update('gama-casa', { state, reopensOn: '03/01/2027' })).toMatchObject({
      saved: { state, reopensOn: '2027-01-03', closedOn: null },
    })
    expect((await search('filter: { city: "cunha" }')()).length).toBe(3)
    expect(await update('gama-casa', { state: 'PUBLISHED' })).toMatchObject({
      saved: { state: 'PUBLISHED', reopensOn: null },
    })
    expect((await update('gama-casa', { state, reopensOn: '31/02/2027' })).fields).toEqual({
      'input.reopensOn': 'Informe a data da reabertura como 03/01/2027.',
    })
  })
})

it('an old client says nothing of it: what it creates is published, what it changes stays as it is', async () => {
  await close('CLOSED_TEMPORARILY', 'gama-casa')
  expect(await update('gama-casa', { phone: '12999990001' })).toMatchObject({
    saved: { state: 'CLOSED_TEMPORARILY' },
  })
})

it('the latest are found by the index of dates', async () => {
  const sql = `SELECT l.id FROM businesses l IGNORE INDEX (businesses_state_idx) WHERE ${isListed('l')}
    ORDER BY l.created_at DESC, l.id DESC LIMIT 1`
  const [step] = await explain(database.pool, sql, [])
  expect(step).toMatchObject({ key: 'businesses_created_at_idx' })
  const [unlisted] = await explain(
    database.pool,
    "SELECT id FROM businesses WHERE state IN ('CLOSED_FOR_GOOD', 'DRAFT')",
    [],
  )
  expect(unlisted).toMatchObject({ key: 'businesses_state_idx' })
  expect(unlisted?.Extra).toContain('Using index')
})
