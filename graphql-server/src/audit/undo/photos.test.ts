import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { sentFile, sentPicture } from '../../../test/pictures.ts'
import { lastEntry, undoOperation, undoPreviewOperation } from '../../../test/undos.ts'

const { database, pictures, addPhotos, run, trail } = useBusinessWrites()

let ids: string[]
beforeEach(async () => {
  ids = photoIds(await addPhotos(['sea', 'river', 'hill'].map((name) => sentPicture(name))))
})

const photoIds = (answer: object) => (answer as { photos: { id: string }[] }).photos.map(({ id }) => id)
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

const turn = (photoId: string | undefined, quarterTurns: number, saveKey?: string) =>
  run(
    'mutation ($id: ID!, $turns: Int!, $saveKey: String) { turnBusinessPhoto(id: $id, quarterTurns: $turns, saveKey: $saveKey) { id } }',
    { id: photoId, turns: quarterTurns, saveKey },
  )
/** A photo that is wide, red on the left and blue on the right. */
async function wideFile() {
  const half = (background: string) => sharp({ create: { width: 16, height: 16, channels: 3, background } })
  const blue = await half('#0000ff').png().toBuffer()
  const red = half('#ff0000').extend({ right: 16, background: '#ff0000' })
  return sentFile(
    'wide.png',
    await sharp(await red.png().toBuffer())
      .composite([{ input: blue, left: 16, top: 0 }])
      .png()
      .toBuffer(),
  )
}
/** Colors of the corners of the cover: at the top left and at the bottom right. */
async function corners() {
  const [cover] = await stored()
  const { hash } = await database.prisma.image.findUniqueOrThrow({ where: { id: cover?.imageId ?? 0 } })
  const data = await pictures.images.store.read(hash, 'webp')
  const { data: pixels, info } = await sharp(data ?? Buffer.of())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const color = (at: number) => ((pixels[at] ?? 0) > (pixels[at + 2] ?? 0) ? 'red' : 'blue')
  return [`${info.width}x${info.height}`, color(0), color(pixels.length - info.channels)]
}

describe('a turned photo', () => {
  let wide: string | undefined
  beforeEach(async () => {
    for (const id of ids) await removePhoto(id)
    wide = photoIds(await addPhotos([wideFile(), sentPicture('last')]))[0]
    await run('mutation ($id: ID!) { updateBusinessPhoto(id: $id, alt: "Forno") { id } }', { id: wide })
    expect(await corners()).toEqual(['32x16', 'red', 'blue'])
  })

  it.each([1, 2, 3])(
    'of %i quarters is turned back, keeps its words and place, and can be turned again by an undo',
    async (quarterTurns) => {
      await turn(wide, quarterTurns)
      const turned = await corners()
      const entry = await last()
      expect(await run(undoPreviewOperation, { entry })).toMatchObject({
        done: 1,
        fields: [{ field: 'photos' }, { group: 'photos', now: { quarterTurns }, old: null }],
      })
      expect(await undo(entry)).toMatchObject({ done: 1, entry: { restorationState: 'DONE' } })
      expect(await corners()).toEqual(['32x16', 'red', 'blue'])
      expect(await stored()).toMatchObject([{ alt: 'Forno', position: 0 }, { position: 1 }])
      expect(await undo(entry)).toMatchObject({ reason: 'ALREADY_UNDONE' })
      await undo(await last())
      expect(await corners()).toEqual(turned)
    },
  )

  it('is turned back by the sum of the turns of one save', async () => {
    await turn(wide, 1, 'one')
    await turn(wide, 1, 'one')
    expect(await corners()).toEqual(['32x16', 'blue', 'red'])
    expect(await undo(await last())).toMatchObject({ done: 1 })
    expect(await corners()).toEqual(['32x16', 'red', 'blue'])
  })

  it('leaves no file behind, nor does an undo that is refused', async () => {
    await turn(wide, 1)
    const entry = await last()
    await undo(entry)
    const files = await pictures.files()
    await undo(entry)
    expect(await pictures.files()).toEqual(files)
    const kept = await database.prisma.image.findMany({ select: { hash: true } })
    expect(files).toEqual(kept.map(({ hash }) => hash).sort())
  })

  it.each([
    ['turned again', () => turn(wide, 1)],
    ['removed', () => removePhoto(wide)],
  ])('is not turned back once it was %s', async (_what, change) => {
    await turn(wide, 1)
    const entry = await last()
    await change()
    expect(await undo(entry)).toMatchObject({ reason: 'CHANGED_SINCE' })
    expect(await undo(entry, { withChanged: true })).toMatchObject({
      reason: 'UNDO_IMPOSSIBLE',
      message: 'Não é possível desfazer: Uma das fotos foi girada de novo, trocada ou excluída depois.',
    })
  })

  it('is turned back where another photo came since, if that is chosen', async () => {
    await turn(wide, 1)
    const entry = await last()
    await addPhotos([sentPicture('wood')])
    expect(await undo(entry)).toMatchObject({ reason: 'CHANGED_SINCE' })
    await undo(entry, { fields: ['photos'] })
    expect(await corners()).toEqual(['32x16', 'red', 'blue'])
    expect(await stored()).toHaveLength(3)
  })
})
