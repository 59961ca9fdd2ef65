import { beforeEach, expect, it } from 'vitest'
import { sharp } from '../src/media/encoding.ts'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { insertWorld, type Role } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { useSharedServices } from './shared-services.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const shared = useSharedServices()
const product = useTwoProcesses(database, shared.variables)

beforeEach(async () => {
  await insertWorld(database)
  await raiseVersion(database.pool)
  shared.objects?.clear()
})

/** A picture that no other is like. */
function picture(seed: number, width = 900): Promise<Buffer> {
  const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 53) % 256 }
  return sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer()
}

const add = `mutation ($photos: [Upload!]!) {
  addBusinessPhotos(businessId: "1", photos: $photos) { photos { id image { url width } } }
}`

interface Photo {
  id: string
  image: { url: string; width: number }
}

async function send(origin: string, sent: Buffer[]): Promise<Photo[]> {
  const files = Object.fromEntries(sent.map((file, index) => [`photos.${index}`, file]))
  const { value, code } = await ask(origin, add, {
    as: 'admin',
    variables: { photos: sent.map(() => null) },
    files,
  })
  expect(code).toBeUndefined()
  return (value as { photos: Photo[] }).photos
}

/** What a picture's address gives, whichever origin it names. */
async function give(origin: string, url: string, query = '') {
  const { pathname } = new URL(url, origin)
  const answer = await visit(`${origin}${pathname}${query}`, { headers: { accept: 'image/webp' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { status, headers } = answer
  return { status, type: headers.get('content-type'), etag: headers.get('etag'), bytes }
}

it('a picture that one process took is served by the other, in every size and the same', async () => {
  const [one, other] = product.each
  const [photo] = await send(one.origin, [await picture(1)])
  const url = photo?.image.url ?? ''
  for (const query of ['', '?w=600', '?w=300&q=auto&fm=webp', '?fm=jpg']) {
    const there = await give(other.origin, url, query)
    const here = await give(one.origin, url, query)
    expect(there.status).toBe(200)
    expect(there).toEqual(here)
    expect((await sharp(there.bytes).metadata()).width).toBeLessThanOrEqual(900)
  }
  expect(shared.objects?.size ?? 1).toBe(1)
})

const updatePhoto = 'mutation ($photo: Upload) { updateProfile(input: { photo: $photo }) { photo { url } } }'

/** Gives somebody's account a photo. @returns its address */
async function sendOwn(origin: string, as: Role, photo: Buffer): Promise<string> {
  const { value } = await ask(origin, updatePhoto, { as, variables: { photo: null }, files: { photo } })
  return (value as { photo: { url: string } }).photo.url
}

const removeOwn = async (origin: string, as: Role) =>
  (await ask(origin, updatePhoto, { as, variables: { photo: null } })).code

it('the same picture sent to both at once is kept once, and goes with its last use', async () => {
  const file = await picture(2)
  const people: Role[] = ['user', 'owner']
  const onEach = <T>(act: (origin: string, as: Role) => Promise<T>) =>
    Promise.all(product.each.map(({ origin }, index) => act(origin, people[index] ?? 'user')))
  const urls = await onEach((origin, as) => sendOwn(origin, as, file))
  expect(new Set(urls).size).toBe(1)
  expect(shared.objects?.size ?? 1).toBe(1)
  expect(await onEach(removeOwn)).toEqual([undefined, undefined])
  expect(shared.objects?.size ?? 0).toBe(0)
})

it('a picture that one process has removed is shown by neither', async () => {
  const [one, other] = product.each
  const url = await sendOwn(one.origin, 'user', await picture(3))
  for (const { origin } of product.each) expect((await give(origin, url, '?w=300')).status).toBe(200)
  await removeOwn(one.origin, 'user')
  for (const { origin } of [one, other]) {
    await expect.poll(async () => (await give(origin, url, '?w=300')).status, { timeout: 30_000 }).toBe(404)
  }
})

it('the photo of what one process has made a draft is shown by neither at once, but by its signed address', async () => {
  const [one, other] = product.each
  const [photo] = await send(one.origin, [await picture(5)])
  const url = photo?.image.url ?? ''
  const both = () => Promise.all([one, other].map(async ({ origin }) => (await give(origin, url)).status))
  const setState = (state: string) =>
    ask(
      one.origin,
      `mutation { updateBusiness(id: "1", input: { state: ${state}, longitude: -44.32 }) { photos { image { url } } } }`,
      {
        as: 'admin',
      },
    )
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await both()).toEqual([200, 200])
    const { value, code } = await setState('DRAFT')
    expect(code).toBeUndefined()
    expect(await both()).toEqual([404, 404])
    const [signed] = (value as { photos: Photo[] }).photos
    for (const { origin } of [one, other])
      expect((await give(origin, url, new URL(signed?.image.url ?? '', origin).search)).status).toBe(200)
    await setState('PUBLISHED')
  }
})

it('at most fifteen photos are taken through both processes together', async () => {
  const files = await Promise.all(Array.from({ length: 20 }, (_, index) => picture(100 + index, 8)))
  const sent = files.map((file, index) =>
    ask(product.each[index % 2 === 0 ? 0 : 1].origin, add, {
      as: 'admin' as Role,
      variables: { photos: [null] },
      files: { 'photos.0': file },
    }),
  )
  const codes = (await Promise.all(sent)).map(({ code }) => code ?? 'added').sort()
  expect(codes).toEqual([...Array(5).fill('BAD_USER_INPUT'), ...Array(15).fill('added')])
  expect(await database.prisma.photo.count({ where: { businessId: 1 } })).toBe(15)
  expect(shared.objects?.size ?? 15).toBe(15)
})

it('the photo of an account is shown by the process that did not take it', async () => {
  const [one, other] = product.each
  const url = await sendOwn(one.origin, 'user', await picture(4))
  const mine = (await ask(other.origin, '{ me { photo { url } } }', { as: 'user' })).value
  expect(mine).toEqual({ photo: { url } })
  expect((await give(other.origin, url, '?w=300')).status).toBe(200)
})
