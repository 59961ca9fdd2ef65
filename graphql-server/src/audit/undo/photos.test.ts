import { beforeEach, expect, it } from 'vitest'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { sentPicture } from '../../../test/pictures.ts'
import { lastEntry, undoOperation, undoPreviewOperation } from '../../../test/undos.ts'

const { database, addPhotos, run, trail } = useBusinessWrites()

let ids: string[]
beforeEach(async () => {
  ids = photosOf(await addPhotos(['sea', 'river', 'hill'].map((name) => sentPicture(name))))
})

const photosOf = (answer: object) => (answer as { photos: { id: string }[] }).photos.map(({ id }) => id)
const last = () => lastEntry(database.prisma)
const undo = (entry: string, options: object = {}) => run(undoOperation, { entry, ...options })
const removePhoto = (photoId: string | undefined) =>
  run('mutation ($id: ID!) { deleteBusinessPhoto(businessId: 1, photoId: $id) { id } }', { id: photoId })
const stored = () =>
  database.prisma.photo.findMany({
    where: { businessId: 1 },
    orderBy: { position: 'asc' },
    omit: { id: true },
  })

it('added photos go again, and come back with the undo of that', async () => {
  const before = await stored()
  await addPhotos([sentPicture('wood')])
  const entry = await last()
  const after = await stored()
  expect(await undo(entry)).toMatchObject({ done: 1, entry: { restorationState: 'DONE' } })
  expect(await stored()).toEqual(before)
  expect((await trail()).at(-1)).toMatchObject({ action: 'update', undoesId: Number(entry) })
  await undo(await last())
  expect(await stored()).toEqual(after)
})

it('a removed photo comes back at its place, once', async () => {
  await run('mutation ($id: ID!) { updateBusinessPhoto(id: $id, alt: "O rio") { id } }', { id: ids[1] })
  const before = await stored()
  await removePhoto(ids[1])
  const entry = await last()
  await undo(entry)
  expect(await stored()).toEqual(before)
  expect(await undo(entry)).toMatchObject({ reason: 'ALREADY_UNDONE' })
  expect(await database.prisma.keptImage.count()).toBe(0)
})

it('order and text of photos are as before', async () => {
  const before = await stored()
  await run('mutation ($ids: [ID!]!) { orderBusinessPhotos(businessId: 1, photoIds: $ids) { id } }', {
    ids: ids.toReversed(),
  })
  await undo(await last())
  expect(await stored()).toEqual(before)
  await run('mutation ($id: ID!) { updateBusinessPhoto(id: $id, alt: "O rio") { id } }', { id: ids[1] })
  await undo(await last())
  expect(await stored()).toEqual(before)
})

it('photos that came since stay, also when the removal is taken back', async () => {
  await removePhoto(ids[0])
  const entry = await last()
  await addPhotos([sentPicture('wood')])
  const [first, second, added] = await stored()
  const preview = await run(undoPreviewOperation, { entry })
  expect(preview).toMatchObject({ done: 0, fields: [{ field: 'photos', isChangedSince: true }] })
  expect(await undo(entry)).toMatchObject({ reason: 'CHANGED_SINCE' })
  await undo(entry, { fields: ['photos'] })
  const imageIds = (await stored()).map(({ imageId }) => imageId)
  expect(imageIds.slice(1)).toEqual([first, second, added].map((photo) => photo?.imageId))
})

it('is refused beyond 15 photos, and where the old picture is not kept', async () => {
  await removePhoto(ids[0])
  const entry = await last()
  await addPhotos(Array.from({ length: 13 }, (_, index) => sentPicture(`more ${index}`)))
  expect(await undo(entry, { withChanged: true })).toMatchObject({
    message: 'Não é possível desfazer: Seriam mais de 15 fotos. Exclua alguma primeiro.',
  })
  await database.prisma.deletion.deleteMany()
  expect(await undo(entry, { withChanged: true })).toMatchObject({
    reason: 'UNDO_IMPOSSIBLE',
    message: 'Não é possível desfazer: Uma das fotos antigas não está mais guardada.',
  })
})

it('fields and photos of one save are taken back together, or one of them alone', async () => {
  const before = await stored()
  const saveKey = 'one-save'
  await run(
    'mutation ($saveKey: String!) { updateBusiness(id: 1, input: { phone: "1236220000" }, saveKey: $saveKey) { id } }',
    { saveKey },
  )
  await run(
    'mutation ($photos: [Upload!]!, $saveKey: String!) { addBusinessPhotos(businessId: 1, photos: $photos, saveKey: $saveKey) { id } }',
    { photos: [sentPicture('wood')], saveKey },
  )
  const entry = await last()
  await undo(entry, { fields: ['phone'] })
  expect(await stored()).toHaveLength(4)
  expect(await undo(entry)).toMatchObject({ entry: { restorationState: 'DONE' } })
  expect(await stored()).toEqual(before)
  expect(await database.prisma.business.findUnique({ where: { id: 1 } })).toMatchObject({
    phone: '1238420000',
  })
})
