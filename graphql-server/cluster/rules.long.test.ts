import { connect } from 'node:net'
import type { PoolConfig } from 'mariadb'
import { beforeAll, expect, it, vi } from 'vitest'
import { setRole } from '../src/accounts/roles.ts'
import { createPrisma } from '../src/database/client.ts'
import { lockUser } from '../src/database/locks.ts'
import { inTransaction } from '../src/database/transaction.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { useCluster } from './use-cluster.ts'

const cluster = useCluster()
const rounds = 200
const limit = 3

let clients: [PrismaClient, PrismaClient]
beforeAll(() => {
  const [one, two] = cluster.nodes
  clients = [one, two].map(({ config }) => createPrisma({ ...config, stream: to(config) })) as typeof clients
  return () => Promise.all(clients.map((client) => client.$disconnect()))
})

/** One node alone, as the product uses one of several. */
const to =
  ({ host, port }: PoolConfig) =>
  () =>
    connect(Number(port), host)

/** Does something on two nodes at the same moment. */
const onBoth = (work: (client: PrismaClient, index: number) => Promise<unknown>) =>
  Promise.allSettled(clients.map(work))

/** Until the second node has what the first has. */
const everywhere = (isThere: (client: PrismaClient) => Promise<boolean>) =>
  vi.waitFor(async () => expect(await Promise.all(clients.map(isThere))).toEqual([true, true]), {
    timeout: 60_000,
    interval: 5,
  })

const account = (email: string, role: 'admin' | 'user') => ({
  name: email,
  email,
  phone: '12999990000',
  passwordHash: 'none',
  role,
})

it('of the last two administrators who go on two nodes at once, one stays', async () => {
  const [client] = clients
  const author = { actorId: null, requestId: null }
  for (let round = 0; round < rounds; round += 1) {
    const ids: number[] = []
    for (const side of ['a', 'b'])
      ids.push((await client.user.create({ data: account(`${side}${round}@guia.test`, 'admin') })).id)
    await everywhere(async (each) => (await each.user.count({ where: { id: { in: ids } } })) === 2)
    const ended = await onBoth((each, index) => setRole(each, author, ids[index] ?? 0, 'user'))
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { reason: 'LAST_ADMIN' },
    })
    await client.user.deleteMany({})
    await everywhere(async (each) => (await each.user.count()) === 0)
  }
})

it('a limit that is counted under the lock of an account holds on two nodes', async () => {
  const [client] = clients
  for (let round = 0; round < rounds; round += 1) {
    const { id: userId } = await client.user.create({ data: account(`c${round}@guia.test`, 'user') })
    await everywhere(async (each) => (await each.user.count({ where: { id: userId } })) === 1)
    const expiresAt = new Date(Date.now() + 60_000)
    const add = (each: PrismaClient, name: string) =>
      inTransaction(each, async (transaction) => {
        await lockUser(transaction, userId)
        const count = await transaction.passwordReset.count({ where: { userId } })
        if (count >= limit) throw new Error('full')
        const tokenHash = `${userId}${name}`.padStart(64, '0')
        await transaction.passwordReset.create({ data: { userId, tokenHash, expiresAt } })
      })
    await add(client, 'x')
    await add(client, 'y')
    const ended = await onBoth((each, index) => add(each, String(index)))
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await everywhere(async (each) => (await each.passwordReset.count({ where: { userId } })) === limit)
  }
})
