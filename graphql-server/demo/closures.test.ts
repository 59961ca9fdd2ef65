import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { loadDemo } from './load.ts'

const database = useDatabase()

beforeAll(() =>
  loadDemo(database.pool, {
    businesses: 700,
    now: new Date('2026-11-20T15:00:00Z'),
    accounts: false,
    closures: true,
  }),
)

it('a few have closed: for a while, beyond their day, and for good; one is a draft', async () => {
  const closed = await database.prisma.business.findMany({
    where: { state: { not: 'PUBLISHED' } },
    select: { state: true, reopensOn: true, closedOn: true },
  })
  const found = new Set(closed.map((row) => JSON.stringify(Object.values(row))))
  expect(found).toEqual(
    new Set([
      '["CLOSED_TEMPORARILY","2026-12-30",null]',
      '["CLOSED_TEMPORARILY",null,null]',
      '["CLOSED_TEMPORARILY","2026-11-08",null]',
      '["CLOSED_FOR_GOOD",null,"2026-11-20"]',
      '["DRAFT",null,null]',
    ]),
  )
  expect(closed.length).toBeLessThan(10)
})
