import { GraphQLList, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { schema } from '../schema.ts'

const database = useDatabase()

it('a card leads to the whole establishment, and says so when that has gone since', async () => {
  await insertSmallCatalogue(database.prisma)
  const type = new GraphQLList(schema.getType('BusinessCard') as GraphQLObjectType)
  const cards = { type, resolve: () => [{ id: 1 }, { id: 2 }] }
  const around = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { cards } }) })
  const { data, errors } = await query(database, '{ cards { business { slug } } }', { schema: around })
  expect(data).toEqual({ cards: [{ business: { slug: 'cantina-da-serra' } }, null] })
  expect(errors).toMatchObject([
    {
      path: ['cards', 1, 'business'],
      message: 'Estabelecimento não encontrado',
      extensions: { code: 'NOT_FOUND' },
    },
  ])
})
