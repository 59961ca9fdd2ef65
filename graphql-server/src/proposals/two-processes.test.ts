import { expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { redisServer } from '../../test/redis-server.ts'
import { insertWorld } from '../../test/roles.ts'
import { createPrisma } from '../database/client.ts'
import { Counters } from '../limits/counters.ts'
import { Limiter } from '../limits/limiter.ts'
import { connectRedis } from '../limits/redis-counters.ts'

const database = useDatabase()
const rounds = 200

it('ten proposals pass from a network and three wait for a field, whichever process each asks', async () => {
  await insertWorld(database)
  const { url } = await redisServer()
  const clients = [await connectRedis(url), await connectRedis(url)]
  await expect.poll(() => clients.every(({ isReady }) => isReady)).toBe(true)
  const other = createPrisma(database.config)
  const processes = clients.map((client, index) => ({
    ...database,
    prisma: index === 0 ? database.prisma : other,
    limiter: new Limiter(new Counters({ client, replyTimeoutMs: 60_000 })),
  }))
  const send = (round: number, number: number) =>
    query(
      processes[number % 2] ?? database,
      `mutation { proposeCorrection(slug: "padaria-da-serra", input: {
        topics: [PHONE], values: { phone: "12362${String(1000 + number)}${round % 10}" } }) { token } }`,
      { address: `203.0.${round >> 8}.${round & 255}` },
    )
  for (let round = 0; round < rounds; round++) {
    await database.prisma.proposal.deleteMany()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => send(round, number)))
    const passed = answers.filter(({ errors }) => !errors).length
    // Of all networks together 300 pass in an hour.
    expect([round, passed]).toEqual([round, round < 30 ? 10 : 0])
    const open = await database.prisma.proposal.findMany()
    expect(open).toHaveLength(round < 30 ? 3 : 0)
    expect(open.reduce((sum, { overflowTimes }) => sum + overflowTimes, 0)).toBe(round < 30 ? 7 : 0)
  }
  await other.$disconnect()
  for (const client of clients) client.destroy()
}, 120_000)
