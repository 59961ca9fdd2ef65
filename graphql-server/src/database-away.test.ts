import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testServer, useDatabase } from '../test/database.ts'
import { createPool, createPrisma } from './database/client.ts'
import { toProductError, UnavailableError } from './errors.ts'
import { Prisma } from './generated/prisma/client.ts'

const database = useDatabase()

/** A way to the true database that can be cut. */
const sockets = new Set<Socket>()
const proxy = createServer((incoming) => {
  const { socketPath, host, port } = testServer()
  const outgoing = socketPath ? connect(socketPath) : connect(port ?? 3306, host)
  for (const socket of [incoming, outgoing]) {
    sockets.add(socket)
    socket.on('error', () => {})
  }
  incoming.pipe(outgoing).pipe(incoming)
})
const cut = () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

let port: number
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  port = (proxy.address() as AddressInfo).port
})
afterAll(() => {
  cut()
  proxy.close()
})

/** With one connection: the driver does not notice one that breaks while it is being set up. */
const config = () => ({
  ...database.config,
  socketPath: undefined,
  host: '127.0.0.1',
  port,
  connectionLimit: 1,
})

/** Breaks all connections once the server is at a statement. */
async function cutDuring(statement: string): Promise<void> {
  const find = 'SELECT id FROM information_schema.processlist WHERE info = ? AND db = DATABASE()'
  const running = async () => expect(await database.pool.query(find, [statement])).toHaveLength(1)
  await vi.waitFor(running, { timeout: 60_000 })
  cut()
}

const thrownBy = (work: () => Promise<unknown>) => work().then(() => null, toProductError)

describe('a database that goes away in the middle of a statement', () => {
  it('is unavailable to the pool', async () => {
    const pool = createPool(config())
    await pool.query('SELECT 1')
    const statement = 'SELECT SLEEP(8) AS pool'
    const slow = thrownBy(() => pool.query(statement))
    await cutDuring(statement)
    expect(await slow).toBeInstanceOf(UnavailableError)
    await pool.end()
  })

  it('is unavailable to Prisma', async () => {
    const prisma = createPrisma(config())
    await prisma.city.count()
    const statement = 'SELECT SLEEP(8) AS prisma'
    const slow = thrownBy(() => prisma.$queryRawUnsafe(statement))
    await cutDuring(statement)
    expect(await slow).toBeInstanceOf(UnavailableError)
    await prisma.$disconnect()
  })
})

it('a statement that takes too long is unavailable', async () => {
  const pool = createPool({ ...database.config, socketTimeout: 300 })
  expect(await thrownBy(() => pool.query('SELECT SLEEP(5)'))).toBeInstanceOf(UnavailableError)
  await pool.end()
})

it('a socket file that is not there is an unavailable database, by either way', async () => {
  const absent = { socketPath: '/tmp/guia-absent.sock', user: 'root', database: 'x', acquireTimeout: 300 }
  const pool = createPool({ ...absent, initializationTimeout: 300 })
  const prisma = createPrisma({ ...absent, initializationTimeout: 300 })
  expect(await thrownBy(() => pool.query('SELECT 1'))).toBeInstanceOf(UnavailableError)
  expect(await thrownBy(() => prisma.city.count())).toBeInstanceOf(UnavailableError)
  await Promise.allSettled([pool.end(), prisma.$disconnect()])
})

it('a transaction that gets no connection in its time is unavailable', async () => {
  const prisma = createPrisma(config())
  const holding = prisma.$transaction((transaction) => transaction.$queryRaw`SELECT SLEEP(1)`, {
    timeout: 5000,
  })
  const starved = await thrownBy(() =>
    prisma.$transaction((transaction) => transaction.city.count(), { maxWait: 100 }),
  )
  expect(starved).toBeInstanceOf(UnavailableError)
  await holding
  await prisma.$disconnect()
})

it.each(['ECONNRESET', 'EPIPE'])(
  'a connection that breaks under Prisma before its statement, which it calls %s, is unavailable',
  (code) => {
    const thrown = new Prisma.PrismaClientKnownRequestError(`read ${code}`, { code, clientVersion: '7' })
    expect(toProductError(thrown)).toBeInstanceOf(UnavailableError)
    expect(toProductError(Object.assign(new Error(`read ${code}`), { code }))).not.toBeInstanceOf(
      UnavailableError,
    )
  },
)

it('a mistake of ours is not', async () => {
  for (const work of [
    () => database.pool.query('SELECT nothing FROM nowhere'),
    () => database.prisma.$queryRaw`SELECT nothing FROM nowhere`,
    () => database.prisma.city.findUniqueOrThrow({ where: { id: 0 } }),
    () => Promise.reject(new TypeError('x is not a function')),
    () => readFile('/nowhere/at-all'),
  ]) {
    const error = await thrownBy(work)
    expect(error?.code).toBe('INTERNAL_SERVER_ERROR')
  }
})
