import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { freshServices } from '../../../test/services.ts'
import { silentLog } from '../../../test/silent-log.ts'
import { countingPrisma } from '../../../test/statements.ts'
import { NotFoundError, UnavailableError } from '../../errors.ts'
import { issueToken } from '../../sessions/token.ts'
import { readViewer } from '../../sessions/viewer.ts'
import { createPrisma } from '../client.ts'
import { readWithSync, retryWithSync } from './second-look.ts'

const database = useDatabase()

const open: { $disconnect(): Promise<void> }[] = []
afterAll(() => Promise.all(open.map((client) => client.$disconnect())))

/** A client as the product makes it for one of several servers. */
function oneOfSeveral() {
  const { socketPath, host = 'localhost', port = 3306 } = database.config
  const stream = () => (socketPath ? connect(socketPath) : connect(port, host))
  const prisma = createPrisma({ ...database.config, stream })
  open.push(prisma)
  return prisma
}

/** Fails so often, then answers. */
function failing(times: number, error: Error) {
  let calls = 0
  return async () => {
    calls += 1
    if (calls <= times) throw error
    return calls
  }
}

test('one of several servers looks again for what it has not found, and only then', async () => {
  const prisma = oneOfSeveral()
  let looks = 0
  const find = (when: number) => async () => {
    looks += 1
    return looks >= when ? looks : null
  }
  expect(await readWithSync(prisma, find(1))).toBe(1)
  looks = 0
  expect(await readWithSync(prisma, find(2))).toBe(2)
  looks = 0
  expect([await readWithSync(prisma, find(3)), looks]).toEqual([null, 2])
})

test('one of several servers tries again what it has refused, once, and nothing else', async () => {
  const prisma = oneOfSeveral()
  expect(await retryWithSync(prisma, failing(1, new NotFoundError()))).toBe(2)
  await expect(retryWithSync(prisma, failing(2, new NotFoundError()))).rejects.toThrow(NotFoundError)
  await expect(retryWithSync(prisma, failing(1, new UnavailableError()))).rejects.toThrow(UnavailableError)
  await expect(retryWithSync(prisma, failing(1, new Error('broken')))).rejects.toThrow('broken')
})

test('a single server is asked once', async () => {
  const { prisma, statements } = countingPrisma(database.config, 'all')
  open.push(prisma)
  const { secret, background } = freshServices()
  const { token } = issueToken(secret, { id: 1, version: 0, sessionId: '1'.repeat(32) }, false)
  const trace = { log: silentLog, requestId: 'test' }
  const services = { prisma, background, secret }
  expect(await readViewer(services, `Bearer ${token}`, () => false, trace)).toBeNull()
  expect(statements).toEqual([expect.stringContaining('FROM sessions JOIN users')])
  await expect(retryWithSync(prisma, failing(1, new NotFoundError()))).rejects.toThrow(NotFoundError)
  expect(statements).toHaveLength(1)
})
