import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages } from '../src/media/images.ts'
import type { ImageStore } from '../src/media/store.ts'
import { useDatabase } from '../test/database.ts'
import { fixturesNow as now } from '../test/fixtures.ts'
import { demoAdmin } from './accounts.ts'
import { loadDemo } from './load.ts'
import { addDemoPhotos } from './photos.ts'
import { planRemoval, removeDemo } from './remove.ts'

const database = useDatabase()
const real = { name: 'Rita', phone: '12991234567', passwordHash: 'x' }
let folder: string
let store: ImageStore
let admin: number
let user: number
/** Of the twelve establishments of the demo; Maria owns the first two. */
let ids: number[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-remove-'))
  store = folderStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

beforeEach(async () => {
  const { prisma, pool } = database
  await database.empty()
  await loadDemo(pool, { businesses: 12, now, accounts: true })
  admin = (await prisma.user.create({ data: { ...real, email: 'rita@example.com', role: 'admin' } })).id
  user = (await prisma.user.create({ data: { ...real, email: 'rui@example.com' } })).id
  ids = await idsLeft()
})

async function idsLeft(): Promise<number[]> {
  const rows = await database.prisma.business.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  return rows.map(({ id }) => id)
}

function remove() {
  const { prisma } = database
  return removeDemo(prisma, createImages({ prisma, store, maxBytes: 1_000_000 }))
}

async function demoId(email: string): Promise<number> {
  return (await database.prisma.user.findUniqueOrThrow({ where: { email } })).id
}

it('lists and removes the establishments and accounts of the demo, and keeps the taxonomy', async () => {
  const { prisma } = database
  expect(await planRemoval(prisma)).toEqual({
    accounts: [demoAdmin.email, 'maria@guiadovale.test'],
    businesses: 12,
    kept: 0,
    edited: 0,
    favorites: 0,
    owned: 0,
    hasAdmin: true,
  })
  const taxonomy = async () => [
    await prisma.city.count(),
    await prisma.neighborhood.count(),
    await prisma.category.count(),
    await prisma.subcategory.count(),
  ]
  const version = async () => (await prisma.catalogueVersion.findUniqueOrThrow({ where: { id: 1 } })).version
  const [before, versionBefore] = [await taxonomy(), await version()]
  const adminId = await demoId(demoAdmin.email)
  expect(await remove()).toMatchObject({ businesses: 12, accounts: 2 })
  expect(await idsLeft()).toEqual([])
  const users = await prisma.user.findMany({ orderBy: { id: 'asc' }, select: { id: true } })
  expect(users).toEqual([{ id: admin }, { id: user }])
  expect(await taxonomy()).toEqual(before)
  expect(await version()).toBeGreaterThan(versionBefore)
  expect(await prisma.auditEntry.findMany({ where: { entity: 'user', entityId: adminId } })).toMatchObject([
    { action: 'delete', actorId: null, changes: { role: { before: 'admin', after: null } } },
  ])
})

it('keeps what a real account has edited, favorited or owns, with its photos, and what is not of the demo', async () => {
  const { prisma, pool } = database
  await addDemoPhotos(pool, store)
  const [demoOwned, , edited, imported, favorite, owned, foreign, demoEdited, demoFavorite, other] = ids as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const entry = { action: 'update', entity: 'business' }
  await prisma.auditEntry.createMany({
    data: [
      { ...entry, entityId: edited, actorId: admin },
      // By a command, or by an account that is gone.
      { ...entry, entityId: imported, actorId: null },
      { ...entry, entityId: demoEdited, actorId: await demoId(demoAdmin.email) },
      { ...entry, entityId: other, actorId: admin, entity: 'city' },
    ],
  })
  await prisma.favorite.createMany({
    data: [
      { userId: user, businessId: favorite },
      { userId: await demoId('maria@guiadovale.test'), businessId: demoFavorite },
    ],
  })
  await prisma.business.update({ where: { id: owned }, data: { ownerId: user } })
  await prisma.demoBusiness.delete({ where: { businessId: foreign } })
  expect((await prisma.business.findUnique({ where: { id: demoOwned } }))?.ownerId).toBe(
    await demoId('maria@guiadovale.test'),
  )
  const kept = [edited, imported, favorite, owned, foreign]
  const where = { businessId: { in: kept } }
  const photos = await prisma.photo.findMany({ where, orderBy: { id: 'asc' } })
  expect(photos.length).toBeGreaterThanOrEqual(10)
  expect(await planRemoval(prisma)).toMatchObject({
    businesses: 7,
    kept: 4,
    edited: 2,
    favorites: 1,
    owned: 1,
  })

  expect(await remove()).toMatchObject({ businesses: 7, accounts: 2 })
  expect(await idsLeft()).toEqual(kept)
  expect(await prisma.photo.findMany({ orderBy: { id: 'asc' } })).toEqual(photos)
  expect(await prisma.favorite.findMany()).toMatchObject([{ userId: user, businessId: favorite }])
})

it('removes pictures with their last photo, files included, and keeps those of cities', async () => {
  const { prisma, pool } = database
  await addDemoPhotos(pool, store)
  const shown = await prisma.image.findMany({ where: { photos: { some: {} }, cities: { none: {} } } })
  expect(shown.length).toBeGreaterThan(0)
  expect(await remove()).toMatchObject({ images: shown.length })
  for (const { hash } of shown) expect(await store.has(hash, 'webp')).toBe(false)
  const cities = await prisma.city.findMany({ include: { image: true } })
  for (const { image } of cities) expect(await store.has(image?.hash ?? '', 'webp')).toBe(true)
})

it('does nothing the second time: what stayed is as any other', async () => {
  const entityId = ids[2] ?? 0
  const edit = { action: 'update', entity: 'business', entityId, actorId: admin }
  await database.prisma.auditEntry.create({ data: edit })
  await remove()
  expect(await planRemoval(database.prisma)).toMatchObject({ accounts: [], businesses: 0, kept: 0 })
  expect(await remove()).toEqual({ businesses: 0, accounts: 0, images: 0 })
  expect(await idsLeft()).toEqual([entityId])
})

it('keeps an establishment that becomes a favorite while the removal waits for its row', async () => {
  const { pool, prisma } = database
  const businessId = ids[5]
  const connection = await pool.getConnection()
  try {
    await connection.beginTransaction()
    await connection.query('INSERT INTO favorites (user_id, business_id) VALUES (?, ?)', [user, businessId])
    const removal = remove()
    // InnoDB refreshes this table only for who has not read it in the last 100 ms.
    const waiting = () =>
      pool.query("SELECT trx_id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'")
    await expect.poll(waiting, { interval: 200, timeout: 4000 }).not.toHaveLength(0)
    await connection.commit()
    expect(await removal).toMatchObject({ businesses: 11 })
  } finally {
    await connection.release()
  }
  expect(await idsLeft()).toEqual([businessId])
  expect(await prisma.favorite.count()).toBe(1)
})

it('notices when only demo accounts administer the guide', async () => {
  await database.prisma.user.update({ where: { id: admin }, data: { role: 'user' } })
  expect(await planRemoval(database.prisma)).toMatchObject({ hasAdmin: false })
})
