import { connect } from 'node:net'
import { constants } from 'node:os'
import type { PoolConfig } from 'mariadb'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { toProductError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { createPrisma } from './client.ts'
import { inTransaction, retryWrite } from './transaction.ts'

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

/** What Prisma's adapter throws for an error of the server at COMMIT. */
const atCommit = (cause: object) => Object.assign(new Error(), { name: 'DriverAdapterError', cause })

describe('a write that fails once', () => {
  it.each<[string, unknown]>([
    ['a deadlock', { errno: 1213 }],
    ['a lock that was not given', { errno: 1205 }],
    ['a row that has changed', { errno: 1020 }],
    ['what nodes did not agree on', atCommit({ kind: 'mysql', code: 1180, originalCode: '1180' })],
    ['a conflict found by COMMIT', atCommit({ kind: 'TransactionWriteConflict', originalCode: '1213' })],
    ['a conflict that Prisma names', { code: 'P2034' }],
    ['a node that is not ready for COMMIT', atCommit({ kind: 'mysql', code: 1047, originalCode: '1047' })],
  ])('by %s is made by the second attempt, even after COMMIT was sent', async (_what, error) => {
    let attempts = 0
    const made = await retryWrite(async (willCommit) => {
      willCommit()
      attempts += 1
      if (attempts === 1) throw error
      return 'made'
    })
    expect([made, attempts]).toEqual(['made', 2])
  })

  it('is not repeated for a mistake', async () => {
    let attempts = 0
    const failing = retryWrite(async () => {
      attempts += 1
      throw new TypeError('a mistake')
    })
    await expect(failing).rejects.toThrow('a mistake')
    expect(attempts).toBe(1)
  })
})

it('writers in endless conflict get "try later", not a failure', async () => {
  const error = atCommit({ kind: 'TransactionWriteConflict' })
  const failing = retryWrite(() => Promise.reject(error))
  await expect(failing).rejects.toBe(error)
  expect(toProductError(error)).toMatchObject({ status: 503, reason: 'BUSY', retryAfter: 2 })
})

/** The command as it is sent. */
const commit = '\u0003COMMIT'

/** As the system says it. */
const reset = () =>
  Object.assign(new Error('cut'), { code: 'ECONNRESET', errno: -constants.errno.ECONNRESET })

/** A client whose first connection that sends COMMIT breaks: before the server reads it, or with its answer. */
function breakingClient(when: 'before' | 'with its answer') {
  const { socketPath, host = 'localhost', port = 3306 } = database.config
  let isBroken = false
  const stream = () => {
    const socket = socketPath ? connect(socketPath) : connect(port, host)
    const write = socket.write.bind(socket)
    let isAwaited = false
    socket.write = ((bytes: Buffer) => {
      if (isBroken || !bytes.includes(commit)) return write(bytes)
      isBroken = true
      isAwaited = true
      return when === 'before' ? socket.destroy(reset()).writable : write(bytes)
    }) as typeof socket.write
    const emit = socket.emit.bind(socket)
    socket.emit = ((event: string, ...values: unknown[]) => {
      if (event !== 'data' || !isAwaited) return emit(event, ...values)
      isAwaited = false
      return socket.destroy(reset()).destroyed
    }) as typeof socket.emit
    return socket
  }
  const prisma = createPrisma({ ...database.config, socketPath: undefined, stream } as PoolConfig)
  onTestFinished(() => prisma.$disconnect())
  return prisma
}

const addCity = (slug: string) => (transaction: Prisma.TransactionClient) =>
  transaction.city.upsert({ where: { slug }, create: { name: slug, slug }, update: { name: slug } })
const countCities = (slug: string) => database.prisma.city.count({ where: { slug } })

it('a write whose connection breaks before its end is made by the next attempt, on another one', async () => {
  const prisma = breakingClient('with its answer')
  let attempts = 0
  await inTransaction(prisma, async (transaction) => {
    attempts += 1
    await addCity('lorena')(transaction)
    // Seen by the proxy as the end of the transaction; the true one is not sent yet.
    if (attempts === 1) await transaction.$executeRawUnsafe(`DO '${commit}'`)
  })
  expect([attempts, await countCities('lorena')]).toEqual([2, 1])
})

it.each(['before', 'with its answer'] as const)(
  'a write whose COMMIT is lost %s is not repeated, since nobody knows, unless it finds out by itself',
  async (when) => {
    const slug = `cidade-${when.length}`
    const once = inTransaction(breakingClient(when), addCity(slug))
    expect(await once.then(() => 'made', toProductError)).toMatchObject({ status: 503 })
    expect(await countCities(slug)).toBe(when === 'before' ? 0 : 1)
    await inTransaction(breakingClient(when), addCity(slug), { isRepeatable: true })
    expect(await countCities(slug)).toBe(1)
  },
)
