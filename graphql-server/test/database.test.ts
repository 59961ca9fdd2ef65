import { expect, it } from 'vitest'
import { useDatabase } from './database.ts'
import { insertBusinesses } from './fixtures.ts'

const database = useDatabase()

it('an emptied database counts ids from 1, also where all rows were deleted before', async () => {
  await insertBusinesses(database.pool, 3)
  await database.prisma.business.deleteMany({})
  await database.empty()
  await insertBusinesses(database.pool, 3)
  const ids = await database.prisma.business.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  expect(ids).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})
