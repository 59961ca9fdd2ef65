import { beforeEach, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { restoreOperation } from '../../test/restorations.ts'
import { restorableMs } from '../writes/restorable.ts'

const { database, pictures, addPhotos, remove, run, trail } = useBusinessWrites()

let ids: string[]
beforeEach(async () => {
  const pictures = ['sea', 'river', 'hill'].map((name) => sentPicture(name))
  ids = answeredPhotos(await addPhotos(pictures)).map(({ id }) => id)
  await run('mutation ($id: ID!) { updateBusinessPhoto(id: $id, alt: "O rio") { id } }', { id: ids[1] })
})

const answeredPhotos = (answer: object) => (answer as { photos: { id: string }[] }).photos

const removePhoto = (photoId: string | undefined) =>
  run('mutation ($id: ID!) { deleteBusinessPhoto(businessId: 1, photoId: $id) { photos { id } } }', {
    id: photoId,
  })

const restore = (entry: string) => run(restoreOperation, { entry })

/** What the trail says of the last change. */
async function lastEntry() {
  const { id } = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return String(id)
}

const stored = () =>
  database.prisma.photo.findMany({
    where: { businessId: 1 },
    orderBy: { position: 'asc' },
    omit: { id: true },
  })

async function readState(id: string) {
  const list = '{ auditEntries { items { id action restorationState restorableUntil } } }'
  const { items } = (await run(list, {})) as unknown as {
    items: { id: string; action: string; restorationState: string | null; restorableUntil: string | null }[]
  }
  return items.find((entry) => entry.id === id)
}

it('a removed photo comes back where it stood, with its words, once', async () => {
  const before = await stored()
  await removePhoto(ids[1])
  const entry = await lastEntry()
  expect(await readState(entry)).toMatchObject({ action: 'UPDATE', restorationState: 'POSSIBLE' })
  expect(await restore(entry)).toMatchObject({ entity: 'BUSINESS', id: '1', formerSlug: null })
  expect(await stored()).toEqual(before)
  expect(await readState(entry)).toMatchObject({ restorationState: 'DONE', restorableUntil: null })
  expect(await readState(await lastEntry())).toMatchObject({ action: 'UPDATE', restorationState: 'POSSIBLE' })
  expect(await restore(entry)).toMatchObject({ entity: 'BUSINESS', id: '1' })
  expect(await stored()).toEqual(before)
  expect(await pictures.files()).toHaveLength(3)
})

it('all photos that a replacement removed come back among those that came', async () => {
  await run(
    'mutation ($photos: [Upload!]!) { replaceBusinessPhotos(businessId: 1, photos: $photos) { id } }',
    { photos: [sentPicture('wood')] },
  )
  await restore(await lastEntry())
  const photos = await stored()
  expect(photos.map(({ alt }) => alt)).toEqual([null, 'O rio', null, null])
  expect(photos.map(({ position }) => position)).toEqual([0, 1, 2, 3])
})

it('is refused beyond 15 photos, after 30 days, and once the establishment is gone', async () => {
  await removePhoto(ids[0])
  const entry = await lastEntry()
  await addPhotos(Array.from({ length: 13 }, (_, index) => sentPicture(`more ${index}`)))
  expect(await restore(entry)).toMatchObject({
    code: 'CONFLICT',
    message: 'Não é possível restaurar: seriam mais de 15 fotos. Exclua alguma primeiro.',
  })
  const where = { auditEntryId: Number(entry) }
  const { at } = await database.prisma.deletion.findUniqueOrThrow({ where })
  await database.prisma.deletion.update({ where, data: { at: new Date(at.getTime() - restorableMs) } })
  expect(await restore(entry)).toMatchObject({ code: 'CONFLICT' })
  await database.prisma.deletion.update({ where, data: { at } })
  await remove('1')
  const { message } = await restore(entry)
  expect(message).toMatch(
    /^Não é possível restaurar: o estabelecimento “.+” não existe mais\. Restaure isso primeiro\.$/,
  )
})

it('an expired removal is an ordinary change in the trail', async () => {
  await removePhoto(ids[0])
  const entry = await lastEntry()
  const where = { auditEntryId: Number(entry) }
  await database.prisma.deletion.update({ where, data: { at: new Date(0) } })
  await database.prisma.auditEntry.updateMany({ data: { at: new Date(0) } })
  expect(await readState(entry)).toMatchObject({ restorationState: 'EXPIRED', restorableUntil: null })
  expect((await trail()).at(-1)).toMatchObject({ entityId: 1, action: 'update' })
})
