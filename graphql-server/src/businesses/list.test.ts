import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchTerms } from '../../../schema/search-words.ts'
import { insertAttribute } from '../../test/attribute-rows.ts'
import { type CatalogueIds, insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { insertBusinesses } from '../../test/fixtures.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { countingPrisma } from '../../test/statements.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const admin: Viewer = { id: 1, role: 'admin' }

const document = `query ($filter: BusinessListFilter, $sort: BusinessSort, $page: Int! = 1, $perPage: Int! = 10) {
  businessPage(filter: $filter, sort: $sort, page: $page, perPage: $perPage) {
    items { slug }
    pagination { page perPage total totalPages seed }
  }
}`

interface Page {
  items: { slug: string }[]
  pagination: { total: number; totalPages: number }
}

async function page(variables: Record<string, unknown>, viewer: Viewer = admin) {
  const { data, errors } = await query(database, document, { variables, viewer })
  expect(errors).toBeUndefined()
  const { items, pagination } = (data as { businessPage: Page }).businessPage
  return { slugs: items.map(({ slug }) => slug), pagination }
}

const found = async (filter: object, sort?: object) => (await page({ filter, sort })).slugs

describe('what one act changed', () => {
  const act = `query ($act: ID!) { businessAct(act: $act) { id action actorName total gone } }`
  const key = 'a'.repeat(32)

  beforeAll(async () => {
    await insertCatalogue(database.pool, {
      cities: { lagoinha: ['centro'] },
      categories: { lojas: [] },
      businesses: ['Um', 'Dois', 'Outro'].map((name) => {
        return { name: `Ato ${name}`, city: 'lagoinha', neighborhood: 'centro', categories: ['lojas'] }
      }),
    })
  })
  afterAll(() => database.empty())

  it('is found by its entry or key, paged, without what is gone since', async () => {
    const { prisma } = database
    const rows = await prisma.business.findMany({ where: { slug: { in: ['ato-um', 'ato-dois'] } } })
    const viewer = await insertUser(prisma, 'Bia', { role: 'admin' })
    const changed = await query(
      database,
      `mutation ($ids: [ID!]!, $key: String!) {
        changeBusinessState(input: { ids: $ids, state: CLOSED_FOR_GOOD }, actKey: $key) { id }
      }`,
      { variables: { ids: rows.map(({ id }) => String(id)), key }, viewer },
    )
    expect(changed.errors).toBeUndefined()
    expect(await found({ changedBy: key })).toEqual(['ato-dois', 'ato-um'])
    const first = await page({ filter: { changedBy: key }, perPage: 1 })
    expect(first.pagination).toMatchObject({ total: 2, totalPages: 2 })
    const read = async (name: string) =>
      (await query(database, act, { variables: { act: name }, viewer })).data?.businessAct as { id: string }
    const { id } = await read(key)
    expect(await found({ changedBy: id, search: 'um' })).toEqual(['ato-um'])
    await prisma.business.delete({ where: { slug: 'ato-um' } })
    expect(await found({ changedBy: id })).toEqual(['ato-dois'])
    expect(await read(id)).toEqual({ id, action: 'BULK', actorName: 'Bia', total: 2, gone: 1 })
    expect(await read('999999')).toBeNull()
    expect(await found({ changedBy: '999999' })).toEqual([])
  })

  it('is one account’s: another’s key changes nothing', async () => {
    const other = await insertUser(database.prisma, 'Caio', { role: 'admin' })
    const { id } = await database.prisma.business.findUniqueOrThrow({ where: { slug: 'ato-outro' } })
    const document = `mutation { changeBusinessState(input: { ids: ["${id}"], state: CLOSED_FOR_GOOD }, actKey: "${key}") { id } }`
    expect((await query(database, document, { viewer: other })).errors?.[0]?.extensions?.code).toBe(
      'CONFLICT',
    )
    expect(await database.prisma.business.findUnique({ where: { id } })).toMatchObject({ state: 'PUBLISHED' })
  })
})

describe('a few establishments', () => {
  let ids: CatalogueIds
  let owner: Viewer

  beforeAll(async () => {
    ids = await insertCatalogue(database.pool, {
      cities: { ubatuba: ['centro'], areias: ['centro'] },
      categories: { saude: ['clinicas'], alimentacao: ['bares'] },
      businesses: [
        { name: 'Água Boa', city: 'ubatuba', neighborhood: 'centro', categories: ['saude'] },
        {
          name: 'Bar 50% da Praça',
          city: 'areias',
          neighborhood: 'centro',
          categories: ['alimentacao', 'saude'],
        },
        { name: 'Zé do Açaí', city: 'ubatuba', neighborhood: 'centro', categories: ['alimentacao'] },
        { name: 'Bar do Zé', city: 'areias', neighborhood: 'centro', categories: ['alimentacao'] },
      ],
    })
    const { prisma } = database
    owner = await insertUser(prisma, 'Olga')
    const update = (slug: string, data: object) => prisma.business.update({ where: { slug }, data })
    const day = (number: number) => new Date(`2026-03-0${number}T12:00:00Z`)
    await update('agua-boa', { createdAt: day(1), updatedAt: day(9), phone: '1238421000', ownerId: owner.id })
    await update('bar-50-da-praca', { createdAt: day(2), updatedAt: day(7), latitude: -22, longitude: -44 })
    await update('ze-do-acai', {
      createdAt: day(2),
      updatedAt: day(8),
      whatsapp: '12988776655',
      latitude: -22,
    })
    const bars = { create: { subcategoryId: ids.subcategories.get('bares') ?? 0, position: 0 } }
    await update('bar-do-ze', {
      createdAt: day(3),
      updatedAt: day(6),
      ownerId: owner.id,
      subcategories: bars,
    })
    await insertAttribute(database.pool, {
      slug: 'cardapio',
      kind: 'LINK',
      active: false,
      answers: new Map([[ids.businesses.get('agua-boa') ?? 0, 'https://exemplo.com.br/cardapio']]),
    })
    const image = { hash: 'a'.repeat(64), format: 'webp', width: 1, height: 1, bytes: 1, color: '#102030' }
    const { id: imageId } = await prisma.image.create({ data: image })
    const businessId = ids.businesses.get('bar-do-ze') ?? 0
    await prisma.photo.createMany({ data: [0, 1].map((position) => ({ businessId, imageId, position })) })
  })
  afterAll(() => database.empty())

  it('come newest first, the latter id first where they are of one moment', async () => {
    const { slugs, pagination } = await page({})
    expect(slugs).toEqual(['bar-do-ze', 'ze-do-acai', 'bar-50-da-praca', 'agua-boa'])
    expect(pagination).toEqual({ page: 1, perPage: 10, total: 4, totalPages: 1, seed: null })
  })

  it.each([
    ['NAME', 'ASC', ['agua-boa', 'bar-50-da-praca', 'bar-do-ze', 'ze-do-acai']],
    ['NAME', 'DESC', ['ze-do-acai', 'bar-do-ze', 'bar-50-da-praca', 'agua-boa']],
    ['CREATED_AT', 'ASC', ['agua-boa', 'bar-50-da-praca', 'ze-do-acai', 'bar-do-ze']],
    ['UPDATED_AT', 'DESC', ['agua-boa', 'ze-do-acai', 'bar-50-da-praca', 'bar-do-ze']],
    ['CITY', 'ASC', ['bar-50-da-praca', 'bar-do-ze', 'agua-boa', 'ze-do-acai']],
    ['CITY', 'DESC', ['ze-do-acai', 'agua-boa', 'bar-do-ze', 'bar-50-da-praca']],
  ])('are sorted by %s, %s', async (field, direction, slugs) => {
    expect(await found({}, { field, direction })).toEqual(slugs)
  })

  it.each([
    ['bar', ['bar-do-ze', 'bar-50-da-praca']],
    ['  ZE   bár ', ['bar-do-ze']],
    ['ç', ['ze-do-acai', 'bar-50-da-praca']],
    ['açaí', ['ze-do-acai']],
    ['50%', ['bar-50-da-praca']],
    ['%', []],
    ['_', []],
    ['q_r', []],
    ['3842', ['agua-boa']],
    ['(12) 3842-1000', ['agua-boa']],
    ['98877', ['ze-do-acai']],
    ['+55 12 3842-1000', ['agua-boa']],
    ['0 15 12 3842-1000', ['agua-boa']],
    ['Tel. 1: (12) 3842\u20111000 ramal 5', ['agua-boa']],
    ['1238421000.0', ['agua-boa']],
    ['https://wa.me/5512988776655', ['ze-do-acai']],
    ['+55 12 98877', ['ze-do-acai']],
    ['(12) 3842-1000 / 3842-1001', []],
    ['bar 3842', []],
    ['', ['bar-do-ze', 'ze-do-acai', 'bar-50-da-praca', 'agua-boa']],
    ['  ', ['bar-do-ze', 'ze-do-acai', 'bar-50-da-praca', 'agua-boa']],
  ])('are found by “%s”', async (search, slugs) => {
    expect(await found({ search })).toEqual(slugs)
  })

  it('are found by id', async () => {
    const id = ids.businesses.get('bar-do-ze')
    expect(await found({ search: String(id) })).toContain('bar-do-ze')
  })

  it.each<[object, string[]]>([
    [{ city: 'areias' }, ['bar-do-ze', 'bar-50-da-praca']],
    [{ city: 'nada' }, []],
    [{ category: 'saude' }, ['bar-50-da-praca', 'agua-boa']],
    [{ city: 'areias', category: 'saude' }, ['bar-50-da-praca']],
    [{ search: 'bar', category: 'saude' }, ['bar-50-da-praca']],
    [{ category: '999' }, []],
    [{ neighborhood: 'centro', city: 'ubatuba' }, ['ze-do-acai', 'agua-boa']],
    [{ neighborhood: '999' }, []],
    [{ subcategory: 'bares' }, ['bar-do-ze']],
    [{ subcategory: 'nada' }, []],
    [{ attribute: 'cardapio' }, ['agua-boa']],
    [{ attribute: 'cardapio', city: 'areias' }, []],
    [{ attribute: 'nada' }, []],
    [{ withoutOwner: true }, ['ze-do-acai', 'bar-50-da-praca']],
    [{ withoutOwner: false }, ['bar-do-ze', 'agua-boa']],
    [{ withoutPhotos: true }, ['ze-do-acai', 'bar-50-da-praca', 'agua-boa']],
    [{ withoutPhotos: false }, ['bar-do-ze']],
    [{ withoutCoordinates: true }, ['bar-do-ze', 'ze-do-acai', 'agua-boa']],
    [{ withoutCoordinates: false }, ['bar-50-da-praca']],
    [{ withoutPhotos: true, withoutCoordinates: true, city: 'ubatuba' }, ['ze-do-acai', 'agua-boa']],
    [{ ownerId: 'x' }, []],
    [{ ownerId: '9999999999' }, []],
    [{ city: '', category: null, search: null }, ['bar-do-ze', 'ze-do-acai', 'bar-50-da-praca', 'agua-boa']],
  ])('are chosen by %o', async (filter, slugs) => {
    expect(await found(filter)).toEqual(slugs)
  })

  it('are chosen by ids of city, category and owner too', async () => {
    expect(await found({ city: String(ids.cities.get('areias')) })).toEqual(await found({ city: 'areias' }))
    expect(await found({ category: String(ids.categories.get('saude')) })).toEqual(
      await found({ category: 'saude' }),
    )
    expect(await found({ ownerId: String(owner.id) })).toEqual(['bar-do-ze', 'agua-boa'])
  })

  it('are chosen by the id of a neighborhood, which a slug may not identify', async () => {
    const { id } = await database.prisma.neighborhood.findFirstOrThrow({
      where: { slug: 'centro', city: { slug: 'areias' } },
    })
    expect(await found({ neighborhood: String(id) })).toEqual(['bar-do-ze', 'bar-50-da-praca'])
    expect(await found({ neighborhood: 'centro' })).toHaveLength(4)
  })

  it('are chosen by the city or the neighborhood that they serve', async () => {
    const { prisma } = database
    const served = await prisma.neighborhood.findFirstOrThrow({
      where: { slug: 'centro', city: { slug: 'ubatuba' } },
    })
    const [bar, water] = await Promise.all(
      ['bar-do-ze', 'agua-boa'].map((slug) => prisma.business.findFirstOrThrow({ where: { slug } })),
    )
    const { cityId } = served
    await prisma.businessArea.createMany({
      data: [
        { businessId: bar?.id ?? 0, position: 0, cityId, neighborhoodId: served.id },
        { businessId: water?.id ?? 0, position: 0, cityId },
      ],
    })
    expect((await found({ servedCity: 'ubatuba' })).toSorted()).toEqual(['agua-boa', 'bar-do-ze'])
    expect(await found({ servedNeighborhood: String(served.id) })).toEqual(['bar-do-ze'])
    expect(await found({ servedCity: 'areias' })).toEqual([])
    const counts = '{ cities { slug areaCount } }'
    const { data } = await query(database, counts, { viewer: admin })
    expect(data?.cities).toContainEqual({ slug: 'ubatuba', areaCount: 2 })
    expect((await query(database, counts)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  describe('as a whole result', () => {
    const wanted = `query ($filter: BusinessListFilter!, $expected: Int!) {
      businessIds(filter: $filter, expected: $expected)
    }`
    const ask = (expected: number, filter: object = { city: 'areias' }) =>
      query(database, wanted, { variables: { filter, expected }, viewer: admin })

    it('are answered by their ids', async () => {
      const { data } = await ask(2)
      const slugs = ['bar-50-da-praca', 'bar-do-ze']
      expect(data).toEqual({ businessIds: slugs.map((slug) => String(ids.businesses.get(slug))) })
    })

    it('are refused when there are others than the list showed', async () => {
      const { errors } = await ask(3)
      expect(errors?.[0]).toMatchObject({
        message: 'O resultado mudou: a lista mostrava 3 e agora são 2. Confira a lista e selecione de novo.',
        extensions: { code: 'CONFLICT', reason: 'STALE_VERSION' },
      })
    })

    it('are refused beyond five thousand', async () => {
      const { errors } = await ask(5001)
      expect(errors?.[0]?.extensions?.fields).toEqual({
        expected: 'Selecione no máximo 5.000 estabelecimentos por vez.',
      })
    })
  })

  it('come in pages, and beyond the last there are none', async () => {
    expect(await page({ page: 2, perPage: 3 })).toMatchObject({
      slugs: ['agua-boa'],
      pagination: { total: 4, totalPages: 2 },
    })
    expect(await page({ page: 3, perPage: 3 })).toMatchObject({ slugs: [], pagination: { total: 4 } })
  })

  it.each([
    [{ page: 0 }, 'page'],
    [{ perPage: 101 }, 'perPage'],
    [{ filter: { search: 'x'.repeat(161) } }, 'filter.search'],
    [{ filter: { city: 'x'.repeat(181) } }, 'filter.city'],
    [{ filter: { attribute: 'x'.repeat(181) } }, 'filter.attribute'],
  ])('are refused to %o', async (variables, path) => {
    const { errors } = await query(database, document, { variables, viewer: admin })
    expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toEqual([path])
  })

  it('are for administrators', async () => {
    const { errors } = await query(database, document, { viewer: owner })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})

/** What EXPLAIN says of one table. */
describe('many establishments', () => {
  let counting: ReturnType<typeof countingPrisma>

  beforeAll(async () => {
    await insertBusinesses(database.pool, 3000)
    const { id: ownerId } = await insertUser(database.prisma, 'Olga')
    await database.prisma.business.updateMany({ data: { ownerId } })
    await database.pool.query('ANALYZE TABLE businesses, business_categories, cities')
    counting = countingPrisma(database.config)
  })
  afterAll(() => counting.prisma.$disconnect())

  async function listStatements(variables: object, items = 'id'): Promise<string[]> {
    counting.statements.length = 0
    const asked = document.replace('slug', items)
    const images = { imageUrl: (hash: string) => hash } as never
    const { errors } = await query({ prisma: counting.prisma, pool: database.pool, images }, asked, {
      variables: { ...variables },
      viewer: admin,
    })
    expect(errors).toBeUndefined()
    return [...counting.statements]
  }

  it('cost as many statements at fifty a page as at one, with all that belongs to them', async () => {
    const items = `id name createdAt cover { image { url } } owner { name businessCount } address { city { name } neighborhood { name } }
      categories { name subcategoryCount } subcategories { name category { name } } photos { id image { url } }`
    const counts = []
    for (const perPage of [1, 50]) counts.push((await listStatements({ perPage }, items)).length)
    expect(counts[1]).toBe(counts[0])
    expect(counts[1]).toBeLessThanOrEqual(14)
  })

  /** How the engine reads establishments for a statement, with the values that it would be sent. */
  async function businessesStep(statement: string, values: unknown[]) {
    const plan = await explain(database.pool, statement, values)
    return plan.find(({ table }) => table === 'businesses')
  }

  it.each([
    ['CREATED_AT', 'DESC', 'businesses_created_at_idx'],
    ['CREATED_AT', 'ASC', 'businesses_created_at_idx'],
    ['UPDATED_AT', 'DESC', 'businesses_updated_at_idx'],
    ['NAME', 'ASC', 'businesses_search_name_idx'],
    ['NAME', 'DESC', 'businesses_search_name_idx'],
  ])('by %s %s are read in the order of an index', async (field, direction, key) => {
    const [items = ''] = (await listStatements({ sort: { field, direction } })).filter((text) =>
      text.includes('LIMIT'),
    )
    const step = await businessesStep(items, [10, 0])
    expect(step).toMatchObject({ key, Extra: expect.not.stringContaining('filesort') })
    expect(Number(step?.rows)).toBeLessThan(100)
  })

  it('of a city are read by the index of cities', async () => {
    const statements = await listStatements({ filter: { city: 'areias' } })
    const [items = ''] = statements.filter((text) => text.includes('`businesses`') && text.includes('LIMIT'))
    const areias = await database.prisma.city.findUnique({ where: { slug: 'areias' } })
    expect(await businessesStep(items, [areias?.id, 10, 0])).toMatchObject({ key: 'businesses_city_id_idx' })
  })

  it.each([
    ['a neighborhood', 'neighborhood', 'businesses_neighborhood_idx'],
    ['an owner', 'ownerId', 'businesses_owner_id_idx'],
  ])('of %s are read by its index', async (_, name, key) => {
    const [first] = await database.prisma.business.findMany({ take: 1, orderBy: { id: 'desc' } })
    const { id } = await insertUser(database.prisma, `Dona de ${name}`)
    await database.prisma.business.update({ where: { id: first?.id ?? 0 }, data: { ownerId: id } })
    const value = name === 'ownerId' ? id : (first?.neighborhoodId ?? 0)
    const statements = await listStatements({ filter: { [name]: String(value) } })
    const [items = ''] = statements.filter((text) => text.includes('`businesses`') && text.includes('LIMIT'))
    expect(await businessesStep(items, [value, 10, 0])).toMatchObject({ key })
  })

  it('that have answered an attribute are found by its index', async () => {
    const [first] = await database.prisma.business.findMany({ take: 1 })
    const id = await insertAttribute(database.pool, {
      slug: 'pouco-respondido',
      answers: new Map([[first?.id ?? 0, 'yes']]),
    })
    await database.pool.query('ANALYZE TABLE business_attributes')
    const statements = await listStatements({ filter: { attribute: 'pouco-respondido' } })
    const [items = ''] = statements.filter((text) => text.includes('`businesses`') && text.includes('LIMIT'))
    const plan = await explain(database.pool, items, [id, 10, 0])
    expect(plan.every(({ rows }) => Number(rows ?? 0) <= 1)).toBe(true)
  })

  it('that a search finds rarely are found by the index of names alone, and read by their ids', async () => {
    const statements = await listStatements({ filter: { search: 'nadaassim' } })
    expect(
      await businessesStep(statements[0] ?? '', [...(searchTerms('nadaassim') ?? []).flat(), 1001, 0]),
    ).toMatchObject({
      key: 'businesses_search_words_idx',
      Extra: expect.stringContaining('Using index'),
    })
    const some = await listStatements({ filter: { search: 'padaria' } })
    expect(some.slice(1).some((text) => text.includes('search_words'))).toBe(false)
    const most = await listStatements({ filter: { search: 'a' } })
    expect(most.slice(1).every((text) => text.includes('search_words'))).toBe(true)
  })

  it('that a search finds often are as many as it finds', async () => {
    const [{ total } = { total: 0 }] = await database.pool.query<{ total: number }[]>(
      "SELECT COUNT(*) AS total FROM businesses WHERE search_words LIKE '%a%'",
    )
    const { pagination } = await page({ filter: { search: 'á' }, sort: { field: 'NAME' } })
    expect(total).toBeGreaterThan(1000)
    expect(pagination.total).toBe(total)
  })
})
