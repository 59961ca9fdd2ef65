import { createPool, createPrisma, surviveDatabaseErrors } from '../src/database/client.ts'
import { parseDatabaseUrl } from '../src/database/database-url.ts'
import { toProductError } from '../src/errors.ts'
import { type Cut, startCuttingProxy } from './cutting-proxy.ts'

// A process of its own, started by session-cuts.test.ts: cuts sessions before and inside each packet of both directions,
// and writes a line of JSON per cut with what a statement of the pool and one of Prisma ended with.

const config = parseDatabaseUrl(process.env.DATABASE_URL ?? '')

/** @returns `ok`, or what a client would get */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error) => toProductError(error).code,
  )

async function run(cut: Cut): Promise<void> {
  const proxy = await startCuttingProxy(config, cut)
  const timeouts = { acquireTimeout: 1500, initializationTimeout: 1000, connectTimeout: 1500 }
  const address = { socketPath: undefined, host: '127.0.0.1', port: proxy.port }
  const through = { ...config, ...address, ...timeouts, connectionLimit: 2 }
  const pool = createPool(through)
  const prisma = createPrisma(through)
  const outcomes = await Promise.all([outcome(pool.query('SELECT 1')), outcome(prisma.$queryRaw`SELECT 1`)])
  await Promise.allSettled([pool.end(), prisma.$disconnect()])
  proxy.close()
  process.stdout.write(`${JSON.stringify({ ...cut, outcomes })}\n`)
}

/** More than the set-up of a session has in either direction. */
const packets = 8

async function runAll(from: Cut['from']): Promise<void> {
  for (let packet = 0; packet < packets; packet++) {
    const cuts = [0, 3, 5].flatMap((bytes): Cut[] => [
      { from, packet, bytes, with: 'FIN' },
      { from, packet, bytes, with: 'RST' },
    ])
    await Promise.all(cuts.map(run))
  }
}

surviveDatabaseErrors({
  warn: (details, message) => process.stdout.write(`${JSON.stringify({ ...details, message })}\n`),
})
await Promise.all([runAll('server'), runAll('client')])
