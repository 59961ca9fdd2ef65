import { expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'

const { run, trail, update } = useBusinessWrites()

const save = (input: object, saveKey: string | null) =>
  run(
    `mutation ($input: UpdateBusinessInput!, $saveKey: String) {
      updateBusiness(id: 1, input: $input, saveKey: $saveKey) { version phone site }
    }`,
    { input, saveKey },
  )

const addPhoto = (name: string, saveKey: string) =>
  run(
    `mutation ($photos: [Upload!]!, $saveKey: String) {
      addBusinessPhotos(businessId: 1, photos: $photos, saveKey: $saveKey) { photos { id image { url } } }
    }`,
    { photos: [sentPicture(name)], saveKey },
  )

const describePhoto = (id: string, alt: string, saveKey: string) =>
  run(
    'mutation ($id: ID!, $alt: String, $saveKey: String) { updateBusinessPhoto(id: $id, alt: $alt, saveKey: $saveKey) { id } }',
    { id, alt, saveKey },
  )

it('fields, photos and words of one save are one entry, from the first values to the last', async () => {
  await save({ phone: '1238429999' }, 'one')
  await addPhoto('a', 'one')
  const { photos } = (await addPhoto('b', 'one')) as unknown as {
    photos: { id: string; image: { url: string } }[]
  }
  const hashes = photos.map(({ image }) => image.url.slice('/media/'.length))
  for (const [index, { id }] of photos.entries()) await describePhoto(id, `Foto ${index}`, 'one')
  expect(await trail()).toMatchObject([
    {
      action: 'update',
      changes: {
        phone: { after: '1238429999' },
        photos: { before: [], after: hashes },
        [`photoAlt.${hashes[0]}`]: { before: null, after: 'Foto 0' },
        [`photoAlt.${hashes[1]}`]: { before: null, after: 'Foto 1' },
      },
    },
  ])
})

it('another save, or one after somebody else has written, is an entry of its own', async () => {
  await save({ phone: '1238429991' }, 'one')
  await save({ phone: '1238429992' }, 'two')
  await update({ phone: '1238429993' })
  await save({ phone: '1238429994' }, 'two')
  expect(await trail()).toHaveLength(4)
})

it('the same save again after a lost answer is no conflict, also with more that was typed since', async () => {
  expect(await save({ version: 1, phone: '1238429999' }, 'one')).toMatchObject({ version: 2 })
  expect(await save({ version: 1, phone: '1238429999' }, 'one')).toMatchObject({ version: 2 })
  const more = { version: 1, phone: '1238429999', site: 'ana.com.br' }
  expect(await save(more, 'one')).toMatchObject({ version: 3, site: 'https://ana.com.br' })
  expect(await trail()).toHaveLength(1)
})

it('a photo that is sent again after a lost answer is there once', async () => {
  const twice = [await addPhoto('a', 'one'), await addPhoto('a', 'one')]
  expect(twice[1]).toEqual(twice[0])
  expect((await addPhoto('b', 'one')).photos).toHaveLength(2)
  expect(await trail()).toHaveLength(1)
  expect((await addPhoto('a', 'two')).photos).toHaveLength(3)
})

it('a photo that was deleted since can be sent again', async () => {
  const { photos } = (await addPhoto('a', 'one')) as unknown as { photos: { id: string }[] }
  await run('mutation ($id: ID) { deleteBusinessPhoto(businessId: 1, photoId: $id) { id } }', {
    id: photos[0]?.id,
  })
  expect((await addPhoto('a', 'one')).photos).toHaveLength(1)
})

it('a concurrent save of somebody else is a conflict under any key', async () => {
  await save({ version: 1, phone: '1238429999' }, 'one')
  expect(await save({ version: 1, phone: '1238429998' }, 'two')).toMatchObject({ code: 'CONFLICT' })
  await update({ phone: '1238429997' })
  expect(await save({ version: 1, phone: '1238429999' }, 'one')).toMatchObject({ code: 'CONFLICT' })
})

it('refuses an empty key and one beyond 255 characters', async () => {
  for (const key of ['', 'x'.repeat(256)])
    expect(await save({ phone: '1238429999' }, key)).toMatchObject({
      fields: { saveKey: expect.any(String) },
    })
})
