import { beforeEach, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { mergeOperation } from '../test/merges.ts'
import { accounts, insertWorld } from '../test/roles.ts'
import { undoOperation } from '../test/undos.ts'
import { ask } from './ask.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.business.update({ where: { id: 1 }, data: { ownerId: accounts.owner } })
  await raiseVersion(database.pool)
})

const admin = (query: string, variables: Record<string, unknown> = {}) =>
  ask(product.origin, query, { as: 'admin', variables })

const input = { keptId: '2', otherId: '1', keptVersion: 1, otherVersion: 1 }

/** What each process answers for the address of establishment 1. */
const pages = () =>
  Promise.all(
    product.each.map(async ({ origin }) => {
      const { status, headers } = await fetch(`${origin}/cantina-da-serra`, { redirect: 'manual' })
      return [status, headers.get('location')]
    }),
  )

it('merges of one pair by one key, at the same time as the other way round and as a favorite, are one', async () => {
  const actKey = '0123456789abcdef0123456789abcdef'
  const opposite = { ...input, keptId: '1', otherId: '2' }
  const favorite = ask(product.origin, 'mutation { addFavorite(businessId: 1) { id } }', { as: 'owner' })
  const same = await Promise.all(Array.from({ length: 10 }, () => admin(mergeOperation, { input, actKey })))
  const late = await Promise.all([
    admin(mergeOperation, { input: opposite }),
    admin(mergeOperation, { input }),
  ])
  await favorite
  expect(new Set(same.map(({ value }) => JSON.stringify(value))).size).toBe(1)
  expect(late.map(({ code }) => code)).toEqual(['MERGED', 'MERGED'])
  const { prisma } = database
  expect(await prisma.auditEntry.count({ where: { action: 'merge' } })).toBe(1)
  expect(await prisma.favorite.count({ where: { businessId: 2 } })).toBe(3)
})

it('every process redirects as soon as a merge is answered, and shows the page again when it is undone', async () => {
  const shown = [200, null]
  expect(await pages()).toEqual([shown, shown])
  const { value } = await admin(mergeOperation, { input })
  const redirect = [302, '/padaria-da-serra']
  expect(await pages()).toEqual([redirect, redirect])
  const undone = await admin(undoOperation, { entry: (value as { entryId: string }).entryId })
  // The other one; of the one that stayed nothing had changed.
  expect(undone.value).toMatchObject({ done: 1 })
  expect(await pages()).toEqual([shown, shown])
})
