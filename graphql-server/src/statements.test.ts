import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { insertBusinesses } from '../test/fixtures.ts'
import { query } from '../test/query.ts'
import { countingPrisma } from '../test/statements.ts'

const database = useDatabase()
let counting: ReturnType<typeof countingPrisma>

beforeAll(async () => {
  await insertBusinesses(database.pool, 20)
  counting = countingPrisma(database.config)
})
afterAll(() => counting.prisma.$disconnect())

/** How many statements each level of a document may cost, whatever the number of rows. */
it.each([
  [1, '{ cities { id name } }'],
  [2, '{ cities { name neighborhoods { name } } }'],
  [3, '{ cities { neighborhoods { name city { name } } } }'],
  [2, '{ neighborhoods { name city { name } } }'],
  [2, '{ categories { name subcategories { name } } }'],
  [3, '{ categories { subcategories { name category { name } } } }'],
  [2, '{ subcategories { name category { name } } }'],
  [1, '{ attributes(categories: ["alimentacao"]) { name options { name } } }'],
  [3, '{ attributes { name categories { name } businessCount } }'],
  [3, '{ subcategories(categories: ["alimentacao", "saude"]) { category { subcategories { name } } } }'],
])('%i statements answer %s', async (most, document) => {
  counting.statements.length = 0
  const { errors } = await query({ prisma: counting.prisma }, document)
  expect(errors).toBeUndefined()
  expect(counting.statements).toHaveLength(most)
})

it('rows from memory are answered without a statement, and lead on in one statement a level', async () => {
  const { createContext } = await import('./http/request-context.ts')
  const { schema } = await import('./schema.ts')
  const { execute, parse, GraphQLObjectType, GraphQLSchema, GraphQLList } = await import('graphql')
  const { silentLog } = await import('../test/silent-log.ts')
  const rows = await database.prisma.city.findMany({ take: 5 })
  const City = schema.getType('City') as InstanceType<typeof GraphQLObjectType>
  const root = new GraphQLObjectType({
    name: 'Query',
    fields: { memory: { type: new GraphQLList(City), resolve: () => rows } },
  })
  const around = new GraphQLSchema({ query: root })
  const services = { prisma: counting.prisma, log: silentLog, secret: 'only-for-tests' }
  const testContext = () =>
    createContext(services as never, { requestId: 'test', address: '127.0.0.1', visitor: 'somebody' })
  const ask = (document: string) =>
    execute({ schema: around, document: parse(document), contextValue: testContext() })

  counting.statements.length = 0
  expect(
    (await ask('{ memory { id name slug active latitude upcomingHolidays { date } } }')).errors,
  ).toBeUndefined()
  expect(counting.statements).toHaveLength(0)
  expect((await ask('{ memory { neighborhoods { name } } }')).errors).toBeUndefined()
  expect(counting.statements.length).toBeLessThanOrEqual(2)
})
