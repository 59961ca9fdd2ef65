import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'

const database = useDatabase()
beforeAll(() => insertSmallCatalogue(database.prisma))

describe('cities', () => {
  it('come by name as Portuguese sorts it, inactive ones too', async () => {
    const { data } = await query(database, '{ cities { name active } }')
    expect(data?.cities).toEqual([
      { name: 'Águas Claras', active: false },
      { name: 'Bananal', active: true },
      { name: 'Ubatuba', active: true },
    ])
  })

  it('can be only those offered for choosing, or only the others', async () => {
    const { data } = await query(
      database,
      '{ on: cities(active: true) { id } off: cities(active: false) { id } }',
    )
    expect(data).toEqual({ on: [{ id: '3' }, { id: '1' }], off: [{ id: '2' }] })
  })

  it('are popular only while they are active', async () => {
    const { data } = await query(database, '{ popularCities { slug isPopular } }')
    expect(data?.popularCities).toEqual([{ slug: 'ubatuba', isPopular: true }])
  })
})

describe('city', () => {
  it('is found by id and by slug, with its neighborhoods by name', async () => {
    const { data } = await query(
      database,
      '{ a: city(id: 3) { slug latitude longitude } b: city(slug: "bananal") { id neighborhoods { name } } }',
    )
    expect(data).toEqual({
      a: { slug: 'bananal', latitude: -22.68, longitude: -44.32 },
      b: { id: '3', neighborhoods: [{ name: 'Água Fria' }, { name: 'Centro' }] },
    })
  })

  it('is null when it is unknown or its id cannot be one', async () => {
    const ids = ['99', '0', '-1', '1.5', '1e0', '01', '2147483648', '99999999999999999999', '', 'abc', ' 1']
    for (const id of ids) {
      const { data, errors } = await query(database, 'query ($id: ID) { city(id: $id) { id } }', {
        variables: { id },
      })
      expect({ id, data, errors }).toEqual({ id, data: { city: null }, errors: undefined })
    }
    const { data } = await query(database, '{ city(slug: "Bananal") { id } }')
    expect(data).toEqual({ city: null })
  })
})

it.each(['city', 'neighborhood', 'category', 'subcategory', 'business'])(
  '%s takes exactly one of id and slug',
  async (field) => {
    const message = 'Informe o id ou o slug, e apenas um dos dois.'
    for (const args of ['(id: 1, slug: "a")', '(id: null)', '']) {
      const { errors } = await query(database, `{ ${field}${args} { id } }`)
      expect(errors?.map((error) => error.extensions)).toEqual([
        { code: 'BAD_USER_INPUT', fields: { id: message, slug: message } },
      ])
    }
  },
)
