import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { insertSmallCatalogue } from '../../test/small-catalogue.ts'
import { inTransaction } from '../database/transaction.ts'
import { folderStore } from './folder-store.ts'
import { createImages, type Images } from './images.ts'
import type { TakenImage } from './intake.ts'
import { findOrphans, removeOrphans } from './orphans.ts'
import type { ImageStore } from './store.ts'

const database = useDatabase()
let root: string
let store: ImageStore
let images: Images

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  root = await mkdtemp(join(tmpdir(), 'guia-rows-'))
  store = folderStore(root)
  images = createImages({ prisma: database.prisma, store, maxBytes: 1_000_000 })
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** As intake gives it, and stored; what it shows does not matter here. */
async function taken(): Promise<TakenImage> {
  const data = Buffer.from(randomUUID())
  const hash = createHash('sha256').update(data).digest('hex')
  await store.put(hash, 'webp', data)
  return {
    hash,
    sentHash: hash,
    format: 'webp',
    width: 20,
    height: 10,
    bytes: data.length,
    color: '#102030',
    data,
  }
}

const addRow = (image: TakenImage) =>
  inTransaction(database.prisma, (transaction) => images.addRow(transaction, image))

const addPhoto = (imageId: number) =>
  database.prisma.photo.create({ data: { businessId: 1, imageId, position: 0 } })

async function state({ hash }: TakenImage): Promise<{ row: boolean; file: boolean }> {
  const row = await database.prisma.image.findUnique({ where: { hash } })
  return { row: row !== null, file: await store.has(hash, 'webp') }
}

it('the same image sent twice is one row and one file', async () => {
  const image = await taken()
  const ids = await Promise.all([addRow(image), addRow(image), addRow(image)])
  expect(new Set(ids).size).toBe(1)
  expect(await database.prisma.image.findUnique({ where: { hash: image.hash } })).toMatchObject({
    width: 20,
    height: 10,
    color: '#102030',
    bytes: image.bytes,
  })
})

it('a file goes with its last reference, of whatever kind, and not before', async () => {
  const image = await taken()
  const id = await addRow(image)
  const photos = [await addPhoto(id), await addPhoto(id)]
  await database.prisma.city.update({ where: { id: 1 }, data: { imageId: id } })
  await database.prisma.category.update({ where: { id: 1 }, data: { iconId: id } })
  await database.prisma.subcategory.update({ where: { id: 1 }, data: { iconId: id } })
  const last = [
    () => database.prisma.photo.delete({ where: { id: photos[0]?.id ?? 0 } }),
    () => database.prisma.photo.delete({ where: { id: photos[1]?.id ?? 0 } }),
    () => database.prisma.city.update({ where: { id: 1 }, data: { imageId: null } }),
    () => database.prisma.category.update({ where: { id: 1 }, data: { iconId: null } }),
    () => database.prisma.subcategory.update({ where: { id: 1 }, data: { iconId: null } }),
  ]
  for (const remove of last) {
    expect(await images.deleteUnreferenced([id, id])).toBe(0)
    expect(await state(image)).toEqual({ row: true, file: true })
    await remove()
  }
  expect(await images.deleteUnreferenced([id])).toBe(1)
  expect(await state(image)).toEqual({ row: false, file: false })
})

it('an image sent again while it is removed is whole in the end', async () => {
  for (let round = 0; round < 10; round += 1) {
    const image = await taken()
    const id = await addRow(image)
    await store.put(image.hash, image.format, image.data)
    const [, photo] = await Promise.all([
      images.deleteUnreferenced([id]),
      inTransaction(database.prisma, async (transaction) => {
        const imageId = await images.addRow(transaction, image)
        return transaction.photo.create({ data: { businessId: 1, imageId, position: 0 } })
      }),
    ])
    expect(photo.imageId).toBeGreaterThan(0)
    expect(await state(image)).toEqual({ row: true, file: true })
  }
})

it('an image whose file is being deleted is referred to only when its row is gone', async () => {
  const image = await taken()
  const id = await addRow(image)
  const deleting = Promise.withResolvers<void>()
  const deleted = Promise.withResolvers<void>()
  const slow = {
    ...store,
    async delete(...file: Parameters<ImageStore['delete']>) {
      deleting.resolve()
      await deleted.promise
      await store.delete(...file)
    },
  }
  const removing = createImages({ prisma: database.prisma, store: slow, maxBytes: 1 }).deleteUnreferenced([
    id,
  ])
  await deleting.promise
  const tries: number[] = []
  const added = inTransaction(database.prisma, (transaction) => {
    // Later tries wait for nothing but the removal.
    if (tries.push(1) === 2) deleted.resolve()
    return images.addRow(transaction, image)
  })
  expect(await added).not.toBe(id)
  expect(await removing).toBe(1)
  expect(tries.length).toBeGreaterThan(1)
  expect(await state(image)).toEqual({ row: true, file: true })
})

it('a removal that was interrupted a minute ago does not keep clients from sending the image again', async () => {
  const image = await taken()
  const removedAt = new Date(Date.now() - 61_000)
  await database.prisma.image.update({ where: { id: await addRow(image) }, data: { removedAt } })
  await store.delete(image.hash, image.format)
  await addRow(image)
  expect(await state(image)).toEqual({ row: true, file: true })
  expect(await database.prisma.image.findUnique({ where: { hash: image.hash } })).toMatchObject({
    removedAt: null,
  })
})

it('what a failed request has stored is taken back, unless somebody else has it too', async () => {
  const [mine, shared] = [await taken(), await taken()]
  await addRow(shared)
  await images.discard([mine, shared])
  expect(await state(mine)).toEqual({ row: false, file: false })
  expect(await state(shared)).toEqual({ row: true, file: true })
})

it('a store that refuses keeps the row, for the clean-up to find', async () => {
  const image = await taken()
  const id = await addRow(image)
  const refusing = { ...store, delete: () => Promise.reject(new Error('the store is away')) }
  const failing = createImages({ prisma: database.prisma, store: refusing, maxBytes: 1 })
  await expect(failing.deleteUnreferenced([id])).rejects.toThrow('the store is away')
  expect(await state(image)).toEqual({ row: true, file: true })
  expect((await findOrphans(database.prisma, store)).unreferenced).toContainEqual(
    expect.objectContaining({ id, hash: image.hash }),
  )
})

it('the clean-up finds files without rows and rows without files, and removes what is old and unused', async () => {
  const orphan = await taken()
  const [missing, unused, used] = [await taken(), await taken(), await taken()]
  const missingId = await addRow(missing)
  await addPhoto(missingId)
  await store.delete(missing.hash, missing.format)
  const unusedId = await addRow(unused)
  await addPhoto(await addRow(used))

  const orphans = await findOrphans(database.prisma, store)
  expect(orphans.files.map(({ hash }) => hash)).toContain(orphan.hash)
  expect(orphans.files.map(({ hash }) => hash)).not.toContain(used.hash)
  expect(orphans.rows).toEqual([{ id: missingId, hash: missing.hash }])
  expect(orphans.unreferenced.map(({ id }) => id)).toContain(unusedId)

  expect(await removeOrphans(images, orphans)).toMatchObject({
    files: 0,
    rows: 0,
    temporary: 0,
    kept: { inUse: 0 },
  })
  expect(await state(orphan)).toEqual({ row: false, file: true })

  await removeOrphans(images, orphans, Date.now() + 2 * 3_600_000)
  expect(await state(orphan)).toEqual({ row: false, file: false })
  expect(await state(unused)).toEqual({ row: false, file: false })
  expect(await state(missing)).toEqual({ row: true, file: false })
  expect(await state(used)).toEqual({ row: true, file: true })
})

it('a file that got its row after the look is not removed', async () => {
  const late = await taken()
  const orphans = await findOrphans(database.prisma, store)
  await addRow(late)
  await removeOrphans(images, { ...orphans, unreferenced: [] }, Date.now() + 2 * 3_600_000)
  expect(await state(late)).toEqual({ row: true, file: true })
})
