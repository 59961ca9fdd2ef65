import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Change, recordChange } from './trail.ts'

const database = useDatabase()
beforeEach(() => database.empty())

const command = { actorId: null, requestId: null }

async function record(change: Pick<Change, 'before' | 'after'>) {
  const { prisma } = database
  const isRecorded = await inTransaction(prisma, (transaction) =>
    recordChange(transaction, command, { entity: 'city', entityId: 7, ...change }),
  )
  return { isRecorded, entries: await prisma.auditEntry.findMany() }
}

it('an update is recorded with what differs, before and after, and nothing else', async () => {
  const { isRecorded, entries } = await record({
    before: { name: 'Cunha', slug: 'cunha', latitude: null, categoryIds: [1, 2] },
    after: { name: 'Cunha', slug: 'cunha-2', latitude: -23.07, categoryIds: [2, 1] },
  })
  expect(isRecorded).toBe(true)
  expect(entries).toMatchObject([{ action: 'update', entity: 'city', entityId: 7, ...command }])
  expect(entries[0]?.changes).toEqual({
    slug: { before: 'cunha', after: 'cunha-2' },
    latitude: { before: null, after: -23.07 },
    categoryIds: { before: [1, 2], after: [2, 1] },
  })
})

it('an update that changes nothing is not recorded; an absent value is the same as null', async () => {
  const { isRecorded, entries } = await record({
    before: { name: 'Cunha', latitude: null },
    after: { name: 'Cunha' },
  })
  expect(isRecorded).toBe(false)
  expect(entries).toEqual([])
})

it('what is made had nothing before, and what is deleted has nothing after', async () => {
  await record({ before: null, after: { name: 'Cunha', createdAt: new Date(0), latitude: null } })
  const { entries } = await record({ before: { name: 'Cunha' }, after: null })
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    [
      'create',
      {
        name: { before: null, after: 'Cunha' },
        createdAt: { before: null, after: '1970-01-01T00:00:00.000Z' },
      },
    ],
    ['delete', { name: { before: 'Cunha', after: null } }],
  ])
})

it('a write that is taken back leaves no trace', async () => {
  const { prisma } = database
  const failing = inTransaction(prisma, async (transaction) => {
    await recordChange(transaction, command, { entity: 'city', entityId: 7, before: null, after: { a: 1 } })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await prisma.auditEntry.count()).toBe(0)
})
