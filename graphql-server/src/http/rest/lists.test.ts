import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { insertWorld } from '../../../test/roles.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeAll(() => insertWorld(database))

describe('a list', () => {
  it.each([
    ['of cities is whole', 'GET /cities', ['aguas-claras', 'bananal', 'ubatuba', 'vazia']],
    ['of cities can be of active ones', 'GET /cities?active=1', ['bananal', 'ubatuba', 'vazia']],
    ['of popular cities has active ones only', 'GET /cities/popular', ['ubatuba']],
    ['of neighborhoods can be of a city’s slug', 'GET /neighborhoods?city=bananal', ['agua-fria', 'centro']],
    ['of neighborhoods can be of a city’s id', 'GET /neighborhoods?city=3', ['agua-fria', 'centro']],
    [
      'of neighborhoods with an empty filter is whole',
      'GET /neighborhoods?city=',
      ['agua-fria', 'centro', 'centro'],
    ],
    ['of neighborhoods of a city has them', 'GET /neighborhoods/city/1', ['centro']],
    ['of neighborhoods of an unknown city is empty', 'GET /neighborhoods/city/x', []],
    ['of subcategories hides inactive ones', 'GET /subCategories', ['acai', 'farmacias', 'pizzarias']],
    ['of subcategories can be of a category’s slug', 'GET /subcategories?category=saude', ['farmacias']],
    ['of subcategories can be of several ids', 'GET /subcategories?categoryIds=1,9', ['farmacias']],
    [
      'of subcategories can be of ids in brackets',
      'GET /subCategories?categoryIds[]=1&categoryIds[]=9',
      ['farmacias'],
    ],
    [
      'of subcategories with an empty filter is whole',
      'GET /subcategories?categoryIds=',
      ['acai', 'farmacias', 'pizzarias'],
    ],
    ['of subcategories of a category has them', 'GET /subCategories/category/2', ['acai', 'pizzarias']],
    ['of subcategories of an unknown category is empty', 'GET /subcategories/by-category-id/x', []],
    ['of subcategories of a category without an id is empty', 'GET /subcategories/by-category-id/', []],
    ['of subcategories of a category whose id is blank is empty', 'GET /subCategories/category/%20', []],
    ['of establishments can be of a page', 'GET /businesses?page=2&perPage=1', ['cantina-da-serra']],
    [
      'of establishments passes over what it does not know',
      'GET /businesses/search?nothing=1&category=saude',
      ['cantina-da-serra'],
    ],
    [
      'of establishments passes over a filter that a script left undefined',
      'GET /businesses/search?city=undefined&category=saude',
      ['cantina-da-serra'],
    ],
  ])('%s', async (_what, call, slugs) => {
    const { data } = (await server.ask(call)).body
    expect((data as { slug: string }[]).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('of subcategories shows administrators inactive ones too', async () => {
    const { data } = (await server.ask('GET /subcategories?category=alimentacao', { as: 'admin' })).body
    expect(data).toMatchObject([{ _id: '2' }, { _id: '3' }, { _id: '1' }])
  })

  it('of a slug that several cities have finds the first by the name of the city, or the one asked for', async () => {
    const askCity = async (query: string) => {
      const { data } = (await server.ask(`GET /neighborhoods/slug/centro${query}`)).body
      return (data as { city: { slug: string } }).city.slug
    }
    expect([await askCity(''), await askCity('?city=ubatuba')]).toEqual(['bananal', 'ubatuba'])
  })
})
