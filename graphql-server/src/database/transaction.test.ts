import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { inTransaction } from './transaction.ts'

const database = useDatabase()
const cities: number[] = []
beforeAll(async () => {
  for (const name of ['Areias', 'Bananal']) {
    const city = await database.prisma.city.create({ data: { name, slug: name.toLowerCase() } })
    cities.push(city.id)
  }
})

type Lock = (transaction: Prisma.TransactionClient, id: number) => Promise<unknown>

it.each<[string, Lock]>([
  [
    'in raw statements',
    (transaction, id) => transaction.$queryRaw`SELECT id FROM cities WHERE id = ${id} FOR UPDATE`,
  ],
  [
    'in statements of Prisma',
    (transaction, id) => transaction.city.update({ where: { id }, data: { updatedAt: new Date() } }),
  ],
])('transactions that deadlock %s are all made, in two attempts at least', async (_where, lock) => {
  let attempts = 0
  let holding = 0
  let release = () => {}
  const bothHold = new Promise<void>((resolve) => {
    release = resolve
  })
  const lockBoth = (first: number, second: number) =>
    inTransaction(database.prisma, async (transaction) => {
      attempts += 1
      await lock(transaction, first)
      holding += 1
      if (holding === 2) release()
      await bothHold
      await lock(transaction, second)
      return 'made'
    })
  const [one = 0, two = 0] = cities
  expect(await Promise.all([lockBoth(one, two), lockBoth(two, one)])).toEqual(['made', 'made'])
  expect(attempts).toBeGreaterThan(2)
})
