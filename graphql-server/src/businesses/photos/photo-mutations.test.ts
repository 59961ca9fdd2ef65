import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, useBusinessWrites } from '../../../test/business-writes.ts'
import { sentFile, sentPicture } from '../../../test/pictures.ts'
import { purgeDeleted } from '../../writes/deletions.ts'
import { restorableMs } from '../../writes/restorable.ts'

const { database, pictures, addPhotos, create, run, trail } = useBusinessWrites()

const selection = '{ version photos { id alt image { url } } }'

const replace = (photos: unknown[]) =>
  run(
    `mutation ($photos: [Upload!]!) { replaceBusinessPhotos(businessId: "1", photos: $photos) ${selection} }`,
    { photos },
  )

const order = (photoIds: string[]) =>
  run(`mutation ($ids: [ID!]!) { orderBusinessPhotos(businessId: "1", photoIds: $ids) ${selection} }`, {
    ids: photoIds,
  })

const deletePhoto = (key: { photoId?: string; url?: string }, businessId = '1') =>
  run(
    `mutation ($businessId: ID!, $photoId: ID, $url: String) {
      deleteBusinessPhoto(businessId: $businessId, photoId: $photoId, url: $url) ${selection}
    }`,
    { businessId, ...key },
  )

const describePhoto = (id: string, argument = '') =>
  run(`mutation ($id: ID!) { updateBusinessPhoto(id: $id${argument}) { id alt image { url } } }`, { id })

/** Ids and addresses of photos, in order. */
function photoUrls(answer: Answer): { id: string; url: string }[] {
  const photos = answer.photos as { id: string; image: { url: string } }[]
  return photos.map(({ id, image }) => ({ id, url: image.url }))
}

const photoIds = (answer: Answer) => photoUrls(answer).map(({ id }) => id)

let saved: { id: string; url: string }[]
let changedAt: Date
beforeEach(async () => {
  saved = photoUrls(await addPhotos([sentPicture('a'), sentPicture('b'), sentPicture('c')]))
  await database.prisma.auditEntry.deleteMany()
  changedAt = new Date('2026-01-01T00:00:00Z')
  await database.prisma.business.update({ where: { id: 1 }, data: { updatedAt: changedAt } })
})

const business = () => database.prisma.business.findUniqueOrThrow({ where: { id: 1 } })

/** Every change of photos leaves the version of the fields, and raises `updatedAt`. */
async function expectTouched(): Promise<void> {
  const { version, updatedAt } = await business()
  expect(version).toBe(1)
  expect(updatedAt.getTime()).toBeGreaterThan(changedAt.getTime())
}

async function expectUntouched(): Promise<void> {
  expect(await business()).toMatchObject({ version: 1, updatedAt: changedAt })
  expect(await trail()).toEqual([])
}

/** Ends the time in which removed photos can come back. */
const purgeRemoved = () =>
  purgeDeleted({ prisma: database.prisma, images: pictures.images }, Date.now() + restorableMs)

const photoHash = ({ url }: { url: string }) => url.slice('/media/'.length)

describe('addBusinessPhotos', () => {
  it('puts them behind those that are there, in their order', async () => {
    const added = await addPhotos([sentPicture('d'), sentPicture('a')])
    expect(photoIds(added).slice(0, 3)).toEqual(saved.map(({ id }) => id))
    expect(photoUrls(added).at(-1)?.url).toBe(saved[0]?.url)
    expect(photoUrls(added)).toHaveLength(5)
    expect(await pictures.files()).toHaveLength(4)
    await expectTouched()
    const before = saved.map(photoHash)
    expect(await trail()).toMatchObject([
      { action: 'update', changes: { photos: { before, after: photoUrls(added).map(photoHash) } } },
    ])
  })

  it('keeps none of them when there would be more than fifteen', async () => {
    const thirteen = Array.from({ length: 13 }, (_, index) => sentPicture(String(index)))
    const message = 'São no máximo 15 fotos por estabelecimento, e este já tem 3.'
    expect(await addPhotos(thirteen)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { photos: message },
      message,
    })
    expect(await pictures.files()).toHaveLength(3)
    await expectUntouched()
  })

  it.each([
    [0, 'Escolha pelo menos uma foto.'],
    [16, 'São no máximo 15 fotos por estabelecimento.'],
  ])('takes no %i at once', async (count, message) => {
    const photos = Array.from({ length: count }, () => sentPicture('a'))
    expect(await addPhotos(photos)).toMatchObject({ fields: { photos: message } })
  })
})

describe('replaceBusinessPhotos', () => {
  it('lets those go that were there, with files that nothing else shows', async () => {
    const kept = await create({ photos: [sentPicture('a')] })
    const replaced = await replace([sentPicture('d'), sentPicture('c')])
    expect(photoUrls(replaced)[1]?.url).toBe(saved[2]?.url)
    await purgeRemoved()
    expect(await pictures.files()).toEqual([...photoUrls(replaced), ...photoUrls(kept)].map(photoHash).sort())
    await expectTouched()
  })

  it('by none leaves none', async () => {
    expect(await replace([])).toMatchObject({ photos: [] })
    await purgeRemoved()
    expect(await pictures.files()).toEqual([])
  })

  it('by fifteen is possible with as many there', async () => {
    const fifteen = () => Array.from({ length: 15 }, (_, index) => sentPicture(String(index)))
    expect(photoUrls(await replace(fifteen()))).toHaveLength(15)
    expect(photoUrls(await replace(fifteen()))).toHaveLength(15)
  })
})

describe('orderBusinessPhotos', () => {
  it('puts them in that order, and the first onto the card', async () => {
    const [a, b, c] = saved.map(({ id }) => id) as [string, string, string]
    expect(photoIds(await order([c, a, b]))).toEqual([c, a, b])
    await expectTouched()
    const cover = await database.prisma.photo.findFirst({ where: { businessId: 1, position: 0 } })
    expect(String(cover?.id)).toBe(c)
  })

  it('that they have already changes nothing', async () => {
    await order(saved.map(({ id }) => id))
    await expectUntouched()
  })

  it.each<[string, (ids: string[], foreign: string) => string[]]>([
    ['one is missing', (ids) => ids.slice(1)],
    ['one is there twice', ([a = '', b = '']) => [a, b, a]],
    ['one is there once more', ([a = '', ...rest]) => [a, ...rest, a]],
    ['one is of another establishment', ([a = '', b = ''], foreign) => [a, b, foreign]],
    ['one is no id', ([a = '', b = '']) => [a, b, 'x']],
  ])('is refused when %s', async (_what, ids) => {
    const [foreign] = photoIds(await create({ photos: [sentPicture('e')] }))
    await database.prisma.auditEntry.deleteMany()
    const answer = await order(
      ids(
        saved.map(({ id }) => id),
        foreign ?? '',
      ),
    )
    expect(answer.fields).toEqual({ photoIds: 'Informe cada foto do estabelecimento exatamente uma vez.' })
    await expectUntouched()
  })
})

describe('deleteBusinessPhoto', () => {
  it('by id moves those behind it up, and keeps its file for as long as it can come back', async () => {
    const [a, b, c] = saved as [(typeof saved)[0], (typeof saved)[0], (typeof saved)[0]]
    expect(photoIds(await deletePhoto({ photoId: a.id }))).toEqual([b.id, c.id])
    const positions = await database.prisma.photo.findMany({
      orderBy: { id: 'asc' },
      select: { position: true },
    })
    expect(positions).toEqual([{ position: 0 }, { position: 1 }])
    expect(await pictures.files()).toEqual([a, b, c].map(photoHash).sort())
    await expectTouched()
    await purgeRemoved()
    expect(await pictures.files()).toEqual([b, c].map(photoHash).sort())
  })

  it.each<[string, (url: string) => string]>([
    ['as it is', (url) => url],
    ['of a variant', (url) => `${url}?w=300&q=80`],
    ['absolute', (url) => `https://guia.test${url}?w=300`],
    ['on a delivery host', (url) => `https://imagens.example/guia${url}#x`],
  ])('by an address %s', async (_what, address) => {
    const [a, b, c] = saved
    expect(photoIds(await deletePhoto({ url: address(b?.url ?? '') }))).toEqual([a?.id, c?.id])
  })

  it('by the address of one that is there twice deletes the first of them', async () => {
    const added = photoIds(await addPhotos([sentPicture('a')]))
    expect(photoIds(await deletePhoto({ url: saved[0]?.url ?? '' }))).toEqual(added.slice(1))
    expect(await pictures.files()).toHaveLength(3)
  })

  it('finds no other', async () => {
    const other = await create({ photos: [sentPicture('e')] })
    await database.prisma.auditEntry.deleteMany()
    const [foreign] = photoUrls(other)
    for (const key of [
      ...[{ photoId: foreign?.id ?? '' }, { photoId: 'x' }, { url: foreign?.url ?? '' }, { url: '' }],
      ...[{ url: '/media/' }, { url: `https://guia.test/x?u=${saved[0]?.url}x` }],
    ])
      expect(await deletePhoto(key)).toEqual({ code: 'NOT_FOUND', message: 'A foto não foi encontrada.' })
    expect(await deletePhoto({ photoId: saved[0]?.id ?? '' }, '99')).toMatchObject({ code: 'NOT_FOUND' })
    await expectUntouched()
  })

  it('wants exactly one of id and address', async () => {
    const message = 'Informe o id ou o endereço da foto, e apenas um dos dois.'
    const both = { photoId: saved[0]?.id ?? '', url: saved[0]?.url ?? '' }
    expect(await deletePhoto({})).toMatchObject({ fields: { photoId: message, url: message } })
    expect(await deletePhoto(both)).toMatchObject({ fields: { photoId: message, url: message } })
  })
})

describe('updateBusinessPhoto', () => {
  it('says what a photo shows, and null takes it back', async () => {
    const [first] = saved as [(typeof saved)[0]]
    expect(await describePhoto(first.id, ', alt: "  Mesa   posta "')).toEqual({
      id: first.id,
      alt: 'Mesa posta',
      image: { url: first.url },
    })
    await expectTouched()
    expect(await describePhoto(first.id)).toMatchObject({ alt: 'Mesa posta' })
    expect(await describePhoto(first.id, ', alt: null')).toMatchObject({ alt: null })
    const field = `photoAlt.${photoHash(first)}`
    expect(await trail()).toMatchObject([
      { entityId: 1, changes: { [field]: { before: null, after: 'Mesa posta' } } },
      { entityId: 1, changes: { [field]: { before: 'Mesa posta', after: null } } },
    ])
  })

  it('is refused beyond 200 characters, and for a photo that is not there', async () => {
    const message = 'A descrição da foto deve ter no máximo 200 caracteres.'
    expect(await describePhoto(saved[0]?.id ?? '', `, alt: "${'x'.repeat(201)}"`)).toMatchObject({
      fields: { alt: message },
    })
    expect(await describePhoto('x', ', alt: "Mesa"')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await describePhoto('999', ', alt: "Mesa"')).toMatchObject({ code: 'NOT_FOUND' })
    await expectUntouched()
  })
})

describe('turnBusinessPhoto', () => {
  const turn = (id: string, quarterTurns: number) =>
    run(
      `mutation ($id: ID!, $turns: Int!) {
        turnBusinessPhoto(id: $id, quarterTurns: $turns) { id alt image { url width height } }
      }`,
      { id, turns: quarterTurns },
    )

  it('turns a photo, which keeps its words and its place, and removes the picture before', async () => {
    const wide = { width: 8, height: 4, channels: 3 as const, background: '#b3402a' }
    const file = sentFile('larga.png', await sharp({ create: wide }).png().toBuffer())
    const photo = photoUrls(await replace([sentPicture('a'), file]))[1] as { id: string; url: string }
    await purgeRemoved()
    await describePhoto(photo.id, ', alt: "Forno"')
    await database.prisma.auditEntry.deleteMany()
    const { image, ...turned } = await turn(photo.id, 1)
    expect(turned).toEqual({ id: photo.id, alt: 'Forno' })
    expect(image).toMatchObject({ width: 4, height: 8 })
    const hash = photoHash(image as { url: string })
    const first = photoHash(saved[0] as { url: string })
    expect(await pictures.files()).toEqual([first, hash].sort())
    const changes = { photos: { before: [first, photoHash(photo)], after: [first, hash] } }
    expect(await trail()).toMatchObject([{ entityId: 1, changes }])
    await expectTouched()
  })

  it.each([0, 4, -1])('refuses %i quarters', async (quarters) => {
    const message = 'Informe de 1 a 3 quartos de volta.'
    expect(await turn(saved[0]?.id ?? '', quarters)).toMatchObject({ fields: { quarterTurns: message } })
    await expectUntouched()
  })

  it('knows no photo that is not there', async () => {
    expect(await turn('999', 1)).toMatchObject({ code: 'NOT_FOUND' })
    await expectUntouched()
  })
})
