import { beforeEach, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { mergeOperation } from '../../test/merges.ts'
import { sentPicture } from '../../test/pictures.ts'
import { ageEntries, undoOperation, undoPreviewOperation } from '../../test/undos.ts'
import { insertUser } from '../../test/user-rows.ts'

const { database, run, create, update, addPhotos, trail } = useBusinessWrites()

let other: { id: string; slug: string }
let users: number[]
beforeEach(async () => {
  other = (await create({ name: 'Pizza Bella', phone: '1236220000' })) as never
  await addPhotos([sentPicture('sea'), sentPicture('river')], '1')
  await addPhotos([sentPicture('hill')], other.id)
  const { prisma } = database
  users = [(await insertUser(prisma, 'Bia')).id, (await insertUser(prisma, 'Caio')).id]
  const businessId = Number(other.id)
  await prisma.favorite.createMany({
    data: [
      { userId: users[0] ?? 0, businessId },
      { userId: users[1] ?? 0, businessId },
      { userId: users[1] ?? 0, businessId: 1, createdAt: new Date('2026-01-01T12:00:00Z') },
    ],
  })
  const proposal = { businessId, cityId: 3, kind: 'CORRECTION' as const, topic: 'PHONE', seen: {} }
  await prisma.proposal.create({ data: { ...proposal, contentHash: 'x' } })
  await prisma.workMark.create({ data: { businessId, kind: 'A', markedOn: '2026-11-01' } })
  await prisma.demoBusiness.create({ data: { businessId: 1 } })
})

/** All that a merge changes, without what says when. */
async function everything() {
  const { prisma } = database
  return {
    businesses: await prisma.business.findMany({
      omit: { version: true, updatedAt: true },
      include: {
        categories: true,
        subcategories: true,
        areas: true,
        attributes: true,
        photos: { omit: { id: true }, orderBy: { position: 'asc' } },
        workMarks: true,
        demo: true,
      },
      orderBy: { id: 'asc' },
    }),
    favorites: await prisma.favorite.findMany({
      omit: { id: true },
      orderBy: [{ userId: 'asc' }, { businessId: 'asc' }],
    }),
    proposals: await prisma.proposal.findMany({ select: { id: true, businessId: true } }),
    confirmations: await prisma.confirmation.findMany(),
  }
}

async function merge(more: object = {}): Promise<string> {
  const rows = await database.prisma.business.findMany({ select: { id: true, version: true } })
  const version = (id: number) => rows.find((row) => row.id === id)?.version
  const ids = { keptId: '1', otherId: other.id }
  const versions = { keptVersion: version(1), otherVersion: version(Number(other.id)) }
  const merged = await run(mergeOperation, { input: { ...ids, ...versions, ...more } })
  return String(merged.entryId)
}

const chosen = async () => {
  const photos = await database.prisma.photo.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  const [sea, , hill] = photos.map(({ id }) => String(id))
  return { fields: ['name', 'phone'], photoIds: [hill, sea] }
}

it('a merge is taken back as one: both are as before', async () => {
  const before = await everything()
  const entry = await merge(await chosen())
  expect(await run(undoPreviewOperation, { entry })).toMatchObject({ done: 2, impossible: 0 })
  expect(await run(undoOperation, { entry })).toMatchObject({
    done: 2,
    entry: { restorationState: 'DONE' },
  })
  expect(await everything()).toEqual(before)
  expect(await database.prisma.businessMerge.count()).toBe(0)
  expect(await database.prisma.deletion.count()).toBe(1)
  expect(await run('query ($slug: String) { business(slug: $slug) { id } }', { slug: other.slug })).toEqual({
    id: other.id,
  })
  const acts = (await trail()).filter(({ action }) => action === 'merge')
  expect(acts.map(({ undoesId }) => undoesId)).toEqual([null, Number(entry)])
})

it('a merge that changed no field or photo is taken back, and merged again', async () => {
  const before = await everything()
  const photos = await database.prisma.photo.findMany({ where: { businessId: 1 }, select: { id: true } })
  const photoIds = photos.map(({ id }) => String(id))
  await run(undoOperation, { entry: await merge({ photoIds }) })
  expect(await everything()).toEqual(before)
  await merge({ photoIds })
  expect(await database.prisma.business.count()).toBe(1)
})

it('what was changed since is kept, unless it is chosen', async () => {
  const entry = await merge(await chosen())
  await update({ phone: '1236229999' })
  const preview = await run(undoPreviewOperation, { entry })
  expect(preview.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'phone', isChangedSince: true }),
      expect.objectContaining({ field: 'name', isChangedSince: false }),
      expect.objectContaining({ field: 'photos' }),
    ]),
  )
  await run(undoOperation, { entry })
  const phones = await database.prisma.business.findMany({ orderBy: { id: 'asc' }, select: { phone: true } })
  expect(phones).toEqual([{ phone: '1236229999' }, { phone: '1236220000' }])
})

it('a line is no change of its own: it is taken back with the whole', async () => {
  await merge(await chosen())
  const lines = await database.prisma.auditEntry.findMany({ where: { partOfId: { not: null } } })
  const [changed, deleted] = lines.map(({ id }) => String(id))
  const restore = 'mutation ($entry: ID!) { restoreDeletion(auditEntryId: $entry) { id } }'
  for (const entry of [changed, deleted])
    expect(await run(restore, { entry })).toMatchObject({ reason: 'PART_OF_MERGE' })
  const states = await run(
    'query ($part: ID!) { auditEntries(filter: { partOf: $part }) { items { restorationState } } }',
    { part: String(lines[0]?.partOfId) },
  )
  expect(states.items).toEqual([{ restorationState: null }, { restorationState: null }])
  expect(await run(undoOperation, { entry: changed })).toMatchObject({ done: 2 })
})

it('is refused when the result has been deleted since', async () => {
  const entry = await merge(await chosen())
  await database.prisma.business.delete({ where: { id: 1 } })
  expect(await run(undoPreviewOperation, { entry })).toMatchObject({ done: 0, impossible: 1, fields: [] })
  expect(await run(undoOperation, { entry })).toMatchObject({ reason: 'UNDO_IMPOSSIBLE' })
  expect(await database.prisma.businessMerge.count()).toBe(1)
})

it('is refused twice, and the undo is not taken back itself', async () => {
  const entry = await merge()
  await run(undoOperation, { entry })
  expect(await run(undoOperation, { entry })).toMatchObject({ reason: 'ALREADY_UNDONE' })
  const undo = await database.prisma.auditEntry.findFirstOrThrow({
    where: { undoesId: Number(entry), partOfId: null },
  })
  expect(await run(undoOperation, { entry: String(undo.id) })).toMatchObject({ reason: 'UNDO_IMPOSSIBLE' })
})

it('is refused after 30 days', async () => {
  const entry = await merge()
  await ageEntries(database.prisma)
  expect(await run(undoOperation, { entry })).toMatchObject({ reason: 'RESTORE_EXPIRED' })
})

it('a chain of merges leads to the last one, and is taken back from its end', async () => {
  const third = (await create({ name: 'Forno' })) as unknown as { id: string }
  const first = await merge()
  const kept = await database.prisma.business.findUniqueOrThrow({ where: { id: 1 } })
  const second = await run(mergeOperation, {
    input: { keptId: third.id, otherId: '1', keptVersion: 1, otherVersion: kept.version },
  })
  const at = (id: string) => run('query ($id: ID!) { business(id: $id) { id } }', { id })
  for (const id of ['1', other.id]) expect(await at(id)).toMatchObject({ details: { id: third.id } })
  const favorites = await database.prisma.favorite.findMany({
    select: { businessId: true, formerName: true },
  })
  const expected = { businessId: Number(third.id), formerName: 'Pizza Bella' }
  expect(favorites).toEqual([expected, expected])
  expect(await run(undoOperation, { entry: first })).toMatchObject({ reason: 'UNDO_IMPOSSIBLE' })
  await run(undoOperation, { entry: String(second.entryId) })
  expect(await at(other.id)).toMatchObject({ details: { id: '1' } })
  await run(undoOperation, { entry: first })
  expect(await database.prisma.business.count()).toBe(3)
})

it('an undo never shows a hidden address', async () => {
  await update({ addressHidden: true, areas: [{ cityId: '3' }] }, other.id)
  const entry = await merge()
  await run(undoOperation, { entry })
  expect(await database.prisma.business.count({ where: { addressHidden: true } })).toBe(2)
})

it('takes back that the kept one is distinct from what the other was distinct from', async () => {
  const third = (await create({ name: 'Pizza Terceira', phone: '1236230000' })) as { id: string }
  const pair = { firstId: Number(other.id), secondId: Number(third.id) }
  await database.prisma.distinctPair.create({ data: pair })
  const entry = await merge()
  const pairs = async () =>
    (await database.prisma.distinctPair.findMany({ orderBy: { firstId: 'asc' } })).map(
      ({ firstId, secondId }) => [firstId, secondId],
    )
  expect(await pairs()).toEqual([
    [1, pair.secondId],
    [pair.firstId, pair.secondId],
  ])
  await run(undoOperation, { entry })
  expect(await pairs()).toEqual([[pair.firstId, pair.secondId]])
})
