import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'

const database = useDatabase()
beforeAll(() => insertSmallCatalogue(database.prisma))

const document = `query ($active: Boolean, $categories: [String!]) {
  subcategories(active: $active, categories: $categories) { slug }
}`

async function slugs(variables: Record<string, unknown>, role?: 'user' | 'admin') {
  const { data } = await query(database, document, { variables, ...(role && { viewer: { id: 1, role } }) })
  const found = (data?.subcategories ?? []) as { slug: string }[]
  return found.map(({ slug }) => slug)
}

describe('subcategories', () => {
  it('come by name, for the public only active ones', async () => {
    expect(await slugs({})).toEqual(['acai', 'farmacias', 'pizzarias'])
    expect(await slugs({}, 'user')).toEqual(['acai', 'farmacias', 'pizzarias'])
    expect(await slugs({ active: false })).toEqual([])
    expect(await slugs({ active: false }, 'user')).toEqual([])
  })

  it('are all there for an administrator, who may ask for either kind', async () => {
    expect(await slugs({}, 'admin')).toEqual(['acai', 'bares', 'farmacias', 'pizzarias'])
    expect(await slugs({ active: true }, 'admin')).toEqual(['acai', 'farmacias', 'pizzarias'])
    expect(await slugs({ active: false }, 'admin')).toEqual(['bares'])
  })

  it('can be those of some categories, by slug or id; unknown ones have none', async () => {
    expect(await slugs({ categories: ['alimentacao'] })).toEqual(['acai', 'pizzarias'])
    expect(await slugs({ categories: ['1', 'nada'] })).toEqual(['farmacias'])
    expect(await slugs({ categories: ['alimentacao', '1'] })).toEqual(['acai', 'farmacias', 'pizzarias'])
    expect(await slugs({ categories: [] })).toEqual([])
    expect(await slugs({ categories: null })).toEqual(['acai', 'farmacias', 'pizzarias'])
  })
})

describe('one subcategory', () => {
  const inactive =
    '{ a: subcategory(id: 3) { slug active } b: subcategory(slug: "bares") { category { slug } } }'

  it('is found by id and by slug', async () => {
    const { data } = await query(
      database,
      '{ a: subcategory(id: 1) { slug } b: subcategory(slug: "acai") { id } }',
    )
    expect(data).toEqual({ a: { slug: 'pizzarias' }, b: { id: '2' } })
  })

  it('that is inactive is there for administrators only', async () => {
    const found = async (role?: 'user' | 'admin') =>
      (await query(database, inactive, role && { viewer: { id: 1, role } })).data
    for (const role of [undefined, 'user'] as const) expect(await found(role)).toEqual({ a: null, b: null })
    expect(await found('admin')).toEqual({
      a: { slug: 'bares', active: false },
      b: { category: { slug: 'alimentacao' } },
    })
  })
})
