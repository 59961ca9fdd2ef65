import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { insertBusinesses } from '../test/fixtures.ts'
import { useImports } from '../test/imports.ts'

const database = useDatabase()
const { run, exported } = useImports(database)

beforeAll(() => insertBusinesses(database.pool, 300))

it('the demo catalogue, exported and imported into an empty database, gives the same file', async () => {
  const file = await exported()
  const attributes = await database.prisma.attribute.findMany()
  await database.empty()
  // An import creates places and categories, never attributes.
  await database.prisma.attribute.createMany({ data: attributes })
  const report = await run(file, { create: true })
  expect(report).toMatchObject({ lines: 300, created: 300, problems: [] })
  expect(await exported()).toBe(file)
})

it('the demo catalogue, exported and imported again, is unchanged', async () => {
  const report = await run(await exported())
  expect(report).toMatchObject({ lines: 300, unchanged: 300, problems: [] })
})
