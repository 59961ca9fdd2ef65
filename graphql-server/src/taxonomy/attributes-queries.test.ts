import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'

const database = useDatabase()
beforeAll(() => insertSmallCatalogue(database.prisma))

const document = `query ($active: Boolean, $categories: [String!], $isFilter: Boolean, $isAlwaysInSight: Boolean, $slugs: [String!]) {
  attributes(
    active: $active, categories: $categories, isFilter: $isFilter, isAlwaysInSight: $isAlwaysInSight, slugs: $slugs
  ) { slug }
}`

async function slugs(variables: Record<string, unknown>, role?: 'user' | 'admin') {
  const { data } = await query(database, document, { variables, ...(role && { viewer: { id: 1, role } }) })
  const found = (data?.attributes ?? []) as { slug: string }[]
  return found.map(({ slug }) => slug)
}

describe('attributes', () => {
  it('come by position, for the public only active ones', async () => {
    expect(await slugs({})).toEqual(['aceita-pix', 'ambiente', 'cardapio'])
    expect(await slugs({ active: false }, 'user')).toEqual([])
    expect(await slugs({}, 'admin')).toEqual(['aceita-pix', 'ambiente', 'cardapio', 'aceita-fiado'])
    expect(await slugs({ active: false }, 'admin')).toEqual(['aceita-fiado'])
  })

  it('can be those that are asked of some categories, with those that are asked of all', async () => {
    expect(await slugs({ categories: ['alimentacao'] })).toEqual(['aceita-pix', 'ambiente', 'cardapio'])
    expect(await slugs({ categories: ['1'] })).toEqual(['aceita-pix'])
    expect(await slugs({ categories: ['nada'] })).toEqual(['aceita-pix'])
  })

  it('can be filters, those in sight without a category, and some by their slugs', async () => {
    expect(await slugs({ isFilter: false })).toEqual(['cardapio'])
    expect(await slugs({ isAlwaysInSight: true })).toEqual([])
    expect(await slugs({ slugs: ['ambiente', 'aceita-fiado', 'nada'] })).toEqual(['ambiente'])
    const tooMany = { slugs: Array.from({ length: 11 }, (_, index) => `a-${index}`) }
    const { errors } = await query(database, document, { variables: tooMany })
    expect(errors?.[0]?.message).toBe('Informe no máximo 10 atributos (slugs).')
  })
})

it('one attribute is found by id and by slug, an inactive one by administrators only', async () => {
  const one =
    '{ a: attribute(id: 3) { kind options { slug name } categories { slug } businessCount warning } b: attribute(slug: "aceita-fiado") { id } }'
  const expected = {
    kind: 'CHOICE',
    options: [
      { slug: 'aberto', name: 'Ao ar livre' },
      { slug: 'fechado', name: 'Fechado' },
    ],
    categories: [{ slug: 'alimentacao' }],
    businessCount: 0,
    warning: null,
  }
  expect((await query(database, one)).data).toEqual({ a: expected, b: null })
  expect((await query(database, one, { viewer: { id: 1, role: 'admin' } })).data?.b).toEqual({ id: '4' })
})
