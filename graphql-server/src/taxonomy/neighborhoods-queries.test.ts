import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'

const database = useDatabase()
beforeAll(() => insertSmallCatalogue(database.prisma))

describe('neighborhoods', () => {
  it('come by name, equal names by the name of their city', async () => {
    const { data } = await query(database, '{ neighborhoods { name city { name } } }')
    expect(data?.neighborhoods).toEqual([
      { name: 'Água Fria', city: { name: 'Bananal' } },
      { name: 'Centro', city: { name: 'Bananal' } },
      { name: 'Centro', city: { name: 'Ubatuba' } },
    ])
  })

  it.each([
    ['bananal', ['3', '2']],
    ['3', ['3', '2']],
    ['nowhere', []],
    ['', []],
  ])('of the city %j are %j', async (city, ids) => {
    const { data } = await query(database, 'query ($city: String) { neighborhoods(city: $city) { id } }', {
      variables: { city },
    })
    expect(data?.neighborhoods).toEqual(ids.map((id) => ({ id })))
  })
})

describe('neighborhood', () => {
  it('with a slug that several cities have is the first by the name of the city', async () => {
    const { data } = await query(database, '{ neighborhood(slug: "centro") { id city { slug } } }')
    expect(data?.neighborhood).toEqual({ id: '2', city: { slug: 'bananal' } })
  })

  it('is looked for in the city that is named, by slug or id', async () => {
    const { data } = await query(
      database,
      `{
        a: neighborhood(slug: "centro", city: "ubatuba") { id }
        b: neighborhood(slug: "centro", city: "1") { id }
        c: neighborhood(slug: "agua-fria", city: "ubatuba") { id }
        d: neighborhood(id: 3, city: "nowhere") { id }
        e: neighborhood(id: 3) { id }
      }`,
    )
    expect(data).toEqual({ a: { id: '1' }, b: { id: '1' }, c: null, d: null, e: { id: '3' } })
  })
})
