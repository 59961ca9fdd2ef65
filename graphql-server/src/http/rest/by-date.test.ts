import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { insertWorld, roleToken } from '../../../test/roles.ts'
import { countingPrisma } from '../../../test/statements.ts'

const database = useDatabase()
const count = 12_000
closeApps()
beforeAll(async () => {
  await insertWorld(database)
  const columns = 'name, search_name, description, excerpt, phone, city_id, neighborhood_id'
  await database.pool.query(
    `INSERT INTO businesses (slug, created_at, ${columns})
     SELECT CONCAT('copy-', seq), '2026-01-02 03:04:05.678', ${columns}
     FROM businesses JOIN (
       SELECT a.n + 20 * b.n + 400 * c.n AS seq
       FROM (${numbers(20)}) a JOIN (${numbers(20)}) b JOIN (${numbers(30)}) c
     ) counted WHERE businesses.id = 1 AND seq < ?`,
    [count - 2],
  )
})

function numbers(below: number): string {
  return Array.from({ length: below }, (_, n) => `SELECT ${n} AS n`).join(' UNION ALL ')
}

/** Asks for the list at a port, of a product on another client of the database. */
async function ask(prisma: unknown): Promise<Response> {
  const { app } = await testApp({ services: { ...database, prisma: prisma as never } })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${roleToken('admin')}`, 'accept-encoding': 'identity' }
  return fetch(`${address}/api/businesses/by-date`, { headers })
}

it('all registrations come in one list, read in pieces', async () => {
  const { prisma, statements } = countingPrisma(database.config)
  const answer = await ask(prisma)
  const { success, data } = (await answer.json()) as {
    success: boolean
    data: { _id: string; createdAt: string }[]
  }
  expect([success, data.length, new Set(data.map(({ _id }) => _id)).size]).toEqual([true, count, count])
  expect(data.at(-1)).toEqual({ _id: expect.any(String), createdAt: '2026-01-02T03:04:05.678Z' })
  expect(statements.filter((text) => /FROM `\w+`\.`businesses`/.test(text))).toHaveLength(13)
  await prisma.$disconnect()
})

it('a failure before the first piece is reported, and a later one aborts the response', async () => {
  const failing = (at: number) => {
    let asked = 0
    const findMany = async (query: object) => {
      asked += 1
      // Time enough for what came before to be on its way.
      if (asked > 1) await sleep(300)
      if (asked === at) throw Object.assign(new Error('gone'), { code: 'P1017' })
      return database.prisma.business.findMany(query)
    }
    return { $queryRaw: database.prisma.$queryRaw.bind(database.prisma), business: { findMany } }
  }
  expect((await ask(failing(1))).status).toBe(503)
  const later = await ask(failing(2))
  expect(later.status).toBe(200)
  await expect(later.text()).rejects.toThrow()
})
