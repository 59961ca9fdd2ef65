import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'

const database = useDatabase()
beforeAll(() => insertSmallCatalogue(database.prisma))

it('categories come by name, with the subcategories that the public may see', async () => {
  const { data } = await query(database, '{ categories { name isPopular subcategories { name } } }')
  expect(data?.categories).toEqual([
    { name: 'Alimentação', isPopular: true, subcategories: [{ name: 'Açaí' }, { name: 'Pizzarias' }] },
    { name: 'Saúde', isPopular: false, subcategories: [{ name: 'Farmácias' }] },
  ])
})

it('an administrator sees the inactive subcategories of a category too', async () => {
  const document = '{ category(slug: "alimentacao") { subcategories { slug } } }'
  const { data } = await query(database, document, { viewer: { id: 1, role: 'admin' } })
  expect(data?.category).toEqual({
    subcategories: [{ slug: 'acai' }, { slug: 'bares' }, { slug: 'pizzarias' }],
  })
})

it('a category is found by id and by slug, and is null when there is none', async () => {
  const { data } = await query(
    database,
    '{ a: category(id: 1) { slug } b: category(slug: "saude") { id } c: category(slug: "nada") { id } }',
  )
  expect(data).toEqual({ a: { slug: 'saude' }, b: { id: '1' }, c: null })
})
