import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { countingPrisma } from '../../test/statements.ts'

const database = useDatabase()
const viewer = { id: 1, role: 'admin' } as const

beforeAll(async () => {
  const { prisma } = database
  await insertSmallCatalogue(prisma)
  const at = (minute: number) => ({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
  await prisma.city.update({ where: { id: 1 }, data: at(2) })
  await prisma.city.update({ where: { id: 2 }, data: at(1) })
  await prisma.city.update({ where: { id: 3 }, data: at(1) })
  await prisma.category.create({ data: { id: 3, name: '100% Natural', slug: 'puro' } })
  await prisma.category.create({ data: { id: 4, name: '100 Natural_Mente', slug: 'mente' } })
  await prisma.category.create({ data: { id: 5, name: 'Barra\\Funda', slug: 'barra' } })
})

/** The slugs of a page's items. */
async function slugs(field: string, args: string): Promise<string[]> {
  const { data, errors } = await query(database, `{ ${field}(${args}) { items { slug } } }`, { viewer })
  expect(errors).toBeUndefined()
  return listedItems(data, field).map(({ slug }) => slug)
}

function listedItems(data: unknown, field: string): { slug: string }[] {
  return (data as Record<string, { items: { slug: string }[] }>)[field]?.items ?? []
}

describe('a list', () => {
  it('comes by name, page by page, with its totals', async () => {
    const document = `{
      first: cityPage(perPage: 2) { items { name } pagination { page perPage total totalPages seed } }
      last: cityPage(perPage: 2, page: 2) { items { name } }
      beyond: cityPage(perPage: 2, page: 3) { items { name } pagination { page total } }
    }`
    expect((await query(database, document, { viewer })).data).toEqual({
      first: {
        items: [{ name: 'Águas Claras' }, { name: 'Bananal' }],
        pagination: { page: 1, perPage: 2, total: 3, totalPages: 2, seed: null },
      },
      last: { items: [{ name: 'Ubatuba' }] },
      beyond: { items: [], pagination: { page: 3, total: 3 } },
    })
  })

  it.each([
    ['{}', ['aguas-claras', 'bananal', 'ubatuba']],
    ['{ direction: DESC }', ['ubatuba', 'bananal', 'aguas-claras']],
    ['{ field: CREATED_AT }', ['aguas-claras', 'bananal', 'ubatuba']],
    ['{ field: CREATED_AT, direction: DESC }', ['ubatuba', 'bananal', 'aguas-claras']],
  ])('in the order %s is %j', async (sort, expected) => {
    expect(await slugs('cityPage', `sort: ${sort}`)).toEqual(expected)
  })

  it('by the moment of the last change begins with what was just changed', async () => {
    await database.prisma.city.update({ where: { id: 3 }, data: { isPopular: false } })
    const [first] = await slugs('cityPage', 'sort: { field: UPDATED_AT, direction: DESC }')
    expect(first).toBe('bananal')
  })

  it.each([
    ['page: 0', 'page', 'A página (page) deve ser um número inteiro a partir de 1.'],
    ['perPage: 101', 'perPage', 'O tamanho da página (perPage) deve ser um número inteiro de 1 a 100.'],
    [
      `filter: { search: "${'a'.repeat(161)}" }`,
      'filter.search',
      'A busca (search) deve ter no máximo 160 caracteres.',
    ],
    [
      `filter: { city: "${'a'.repeat(181)}" }`,
      'filter.city',
      'O filtro de cidade deve ter no máximo 180 caracteres.',
    ],
  ])('asked for with %s is refused', async (args, field, message) => {
    const { errors } = await query(database, `{ neighborhoodPage(${args}) { items { id } } }`, { viewer })
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
    })
  })
})

it.each([
  ['cityPage', 'active: true', ['bananal', 'ubatuba']],
  ['cityPage', 'active: false', ['aguas-claras']],
  ['cityPage', 'isPopular: true', ['aguas-claras', 'ubatuba']],
  ['cityPage', 'isPopular: false, active: null', ['bananal']],
  ['neighborhoodPage', 'city: "bananal"', ['agua-fria', 'centro']],
  ['neighborhoodPage', 'city: "1"', ['centro']],
  ['neighborhoodPage', 'city: "nada"', []],
  ['neighborhoodPage', 'city: ""', ['agua-fria', 'centro', 'centro']],
  ['subcategoryPage', 'active: false', ['bares']],
  ['subcategoryPage', 'category: "alimentacao", active: true', ['acai', 'pizzarias']],
  ['subcategoryPage', 'category: "1"', ['farmacias']],
  ['attributePage', 'active: false', ['aceita-fiado']],
  ['attributePage', 'kind: LINK', ['cardapio']],
  ['attributePage', 'category: "saude"', ['aceita-fiado', 'aceita-pix']],
  ['attributePage', 'category: "2", active: true', ['aceita-pix', 'ambiente', 'cardapio']],
  ['cityPage', 'search: "AGUAS"', ['aguas-claras']],
  ['cityPage', 'search: "claras águ"', ['aguas-claras']],
  ['cityPage', 'search: "anana"', ['bananal']],
  ['cityPage', 'search: "claras x"', []],
  ['cityPage', 'search: " "', ['aguas-claras', 'bananal', 'ubatuba']],
  ['neighborhoodPage', 'search: "agua-f"', ['agua-fria']],
  ['subcategoryPage', 'search: "açai"', ['acai']],
  ['categoryPage', 'search: "0%"', ['puro']],
  ['categoryPage', 'search: "l_m"', ['mente']],
  ['categoryPage', 'search: "a\\\\f"', ['barra']],
])('%s with %s lists %j', async (field, filter, expected) => {
  expect(await slugs(field, `filter: { ${filter} }`)).toEqual(expected)
})

it('what belongs to each is counted, inactive subcategories for administrators only', async () => {
  const document = `{
    city(id: 3) { neighborhoodCount businessCount }
    neighborhood(id: 3) { businessCount }
    category(id: 2) { subcategoryCount businessCount }
    subcategory(id: 1) { businessCount createdAt updatedAt }
  }`
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const counts = (subcategoryCount: number) => ({
    city: { neighborhoodCount: 2, businessCount: 1 },
    neighborhood: { businessCount: 0 },
    category: { subcategoryCount, businessCount: 1 },
    subcategory: { businessCount: 1, createdAt: moment, updatedAt: moment },
  })
  expect((await query(database, document)).data).toEqual(counts(2))
  expect((await query(database, document, { viewer })).data).toEqual(counts(3))
})

describe('with many rows', () => {
  let counting: ReturnType<typeof countingPrisma>
  const images = { imageUrl: (hash: string) => hash } as never

  beforeAll(async () => {
    const { prisma } = database
    const rows = (count: number, of: string) =>
      Array.from({ length: count }, (_, at) => ({
        name: `${of} ${(at * 7919) % count}`,
        slug: `${of}-${at}`,
      }))
    const image = { hash: 'a'.repeat(64), format: 'webp', width: 1, height: 1, bytes: 1, color: '#102030' }
    const { id } = await prisma.image.create({ data: image })
    await prisma.city.createMany({ data: rows(60, 'c').map((row) => ({ ...row, imageId: id })) })
    await prisma.category.createMany({ data: rows(60, 'k').map((row) => ({ ...row, iconId: id })) })
    await prisma.subcategory.createMany({
      data: rows(60, 's').map((row, at) => ({ ...row, iconId: id, categoryId: 1 + (at % 4) })),
    })
    const asked = { question: 'x', group: 'x', options: '[]' }
    await prisma.attribute.createMany({ data: rows(60, 'a').map((row) => ({ ...row, ...asked })) })
    await prisma.neighborhood.createMany({
      data: rows(10_000, 'n').map((row, at) => ({ ...row, cityId: 1 + (at % 3) })),
    })
    // Plans are made from the engine's statistics, which it gathers later.
    await database.pool.query('ANALYZE TABLE neighborhoods, businesses')
    counting = countingPrisma(database.config)
  })
  afterAll(() => counting.prisma.$disconnect())

  it.each([
    [
      'cityPage',
      4,
      'name image { url } neighborhoods { name } neighborhoodCount businessCount createdAt updatedAt',
    ],
    ['neighborhoodPage', 4, 'name businessCount city { name }'],
    ['categoryPage', 4, 'name icon { url } subcategories { name } subcategoryCount businessCount'],
    ['subcategoryPage', 4, 'name icon { url } category { name subcategoryCount } businessCount'],
    ['attributePage', 4, 'name options { name } categories { name } businessCount warning'],
  ])('%s takes %i statements, for one row as for fifty', async (field, most, items) => {
    for (const perPage of [1, 50]) {
      counting.statements.length = 0
      const document = `{ ${field}(perPage: ${perPage}) { items { ${items} } pagination { total } } }`
      const { data, errors } = await query({ prisma: counting.prisma, images }, document, { viewer })
      expect(errors).toBeUndefined()
      expect(listedItems(data, field)).toHaveLength(perPage)
      expect(counting.statements).toHaveLength(most)
    }
  })

  it.each(['ASC', 'DESC'])(
    'ten thousand neighborhoods by name %s are read by the index',
    async (direction) => {
      counting.statements.length = 0
      const document = `{
      neighborhoodPage(sort: { direction: ${direction} }) { items { name } }
    }`
      await query({ prisma: counting.prisma }, document, { viewer })
      const [statement = ''] = counting.statements
      const plan = await explain(database.pool, statement, [10, 0])
      const [outer] = plan.filter(({ table }) => table === 'neighborhoods')
      expect(outer).toMatchObject({ key: 'neighborhoods_name_idx', Extra: expect.not.stringMatching(/sort/) })
      expect(Number(outer?.rows)).toBeLessThan(100)
    },
  )
})
