import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImages } from '../../test/pictures.ts'
import { accounts, insertWorld, type Role, roles, roleToken } from '../../test/roles.ts'
import { freshServices } from '../../test/services.ts'
import { sharp } from './encoding.ts'
import { findOrphans, removeOrphans } from './orphans.ts'
import { signAddress } from './private-images.ts'
import { VariantCache } from './variant-cache.ts'

const database = useDatabase()
const pictures = useImages(database)
closeApps()

let app: Awaited<ReturnType<typeof testApp>>['app']
let imageId = 0
/** Of the first photo of the owner's establishment, and its address while it is public. */
let [hash, address] = ['', '']
const { secret } = freshServices()

beforeAll(async () => {
  const mediaCache = new VariantCache(pictures.folder, 1e7)
  app = (await testApp({ services: { ...database, ...pictures }, mediaCache })).app
})

beforeEach(async () => {
  await insertWorld(database)
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b6777' } })
  const { format, width, height, bytes, color, ...taken } = await pictures.images.take(
    await picture.png().toBuffer(),
  )
  hash = taken.hash
  address = `/media/${hash}`
  const row = await database.prisma.image.create({ data: { hash, format, width, height, bytes, color } })
  imageId = row.id
  await database.prisma.photo.update({ where: { id: 1 }, data: { imageId } })
  // What a published one must have.
  await database.prisma.business.update({ where: { id: 2 }, data: { longitude: -44.32 } })
  await database.prisma.businessSubcategory.create({ data: { businessId: 2, subcategoryId: 1, position: 0 } })
  await raiseVersion(database.pool)
})

const get = async (url: string, headers = {}) => app.inject({ url, headers })
const status = async (url: string) => (await get(url)).statusCode

const authorizationHeader = (as: Role) =>
  as === 'visitor' ? {} : { authorization: `Bearer ${roleToken(as)}` }

async function ask(query: string, as: Role = 'admin') {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: authorizationHeader(as),
    payload: { query },
  })
  const { data, errors } = answer.json()
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as { photos: { image: { url: string } }[] } | null
}

const setState = (state: string) =>
  ask(`mutation { changeBusinessState(input: { ids: ["2"], state: ${state} }) { id } }`)

/** The address of the photo in a response; null when it has none. */
async function toldTo(as: Role): Promise<string | null> {
  const found = await ask('{ business(id: "2") { photos { image { url } } } }', as)
  return found?.photos[0]?.image.url ?? null
}

const mayRead: Record<string, readonly Role[]> = { DRAFT: ['owner', 'admin'] }
const cases = ['PUBLISHED', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD', 'DRAFT'].flatMap((state) =>
  roles.map((role) => [state, role, (mayRead[state] ?? roles).includes(role)] as const),
)

describe('the photo of an establishment', () => {
  it.each(cases)('%s is for the role %s: %s', async (state, role, isShown) => {
    await setState(state)
    const told = await toldTo(role)
    if (isShown) expect((await get(told ?? '')).headers['content-type']).toBe('image/jpeg')
    else expect(told).toBeNull()
    expect(await status(`${address}?w=300`)).toBe(state === 'DRAFT' ? 404 : 200)
    const rest = await get('/api/businesses/2', authorizationHeader(role))
    expect(rest.statusCode).toBe(isShown ? 200 : 404)
    if (!isShown) return
    const { origin, pathname, search } = new URL(rest.json().data.photos[0])
    expect(origin).toBe('https://guia.test')
    expect(await status(pathname + search)).toBe(200)
  })

  it('is public again once it is published, and private at once as a draft, however often', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await status(address)).toBe(200)
      await ask('mutation { updateBusiness(id: "2", input: { state: DRAFT }) { id } }')
      expect(await status(address)).toBe(404)
      await ask('mutation { updateBusiness(id: "2", input: { state: PUBLISHED }) { id } }')
    }
  })

  it('is in the lists of those who may see it', async () => {
    await setState('DRAFT')
    const items = 'items { photos { image { url } } }'
    const lists: [string, Role][] = [
      [`{ businessPage(filter: { state: DRAFT }) { ${items} } }`, 'admin'],
      [`{ businessesOfOwner(page: 1, perPage: 10) { ${items} } }`, 'owner'],
    ]
    for (const [list, role] of lists) {
      const { items } = (await ask(list, role)) as unknown as {
        items: { photos: { image: { url: string } }[] }[]
      }
      expect(await status(items[0]?.photos[0]?.image.url ?? '')).toBe(200)
    }
  })

  it('is shown to who has described it', async () => {
    await setState('DRAFT')
    const { image } = (await ask(
      'mutation { updateBusinessPhoto(id: "1", alt: "O rio") { image { url } } }',
    )) as never
    expect(await status((image as { url: string }).url)).toBe(200)
  })
})

describe('a draft’s image', () => {
  beforeEach(() => setState('DRAFT'))

  it('never gets a 304, and its absence is not cached', async () => {
    const etag = (await get((await toldTo('admin')) ?? '')).headers.etag
    const { statusCode, headers, payload } = await get(address, { 'if-none-match': etag })
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined])
    expect(payload).toBe((await get(`/media/${'0'.repeat(64)}`)).payload)
  })

  it('is kept by the browser that shows it alone, as long as its address is good', async () => {
    const told = (await toldTo('owner')) ?? ''
    const caching = String((await get(`${told}&w=300&q=85`)).headers['cache-control'])
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(caching) ?? []
    expect(Number(seconds)).toBeGreaterThan(12 * 3600 - 60)
    expect(Number(seconds)).toBeLessThanOrEqual(24 * 3600)
    expect(await toldTo('owner')).toBe(told)
  })

  const day = 24 * 3600 * 1000
  it.each([
    ['an expired', () => signAddress(secret, hash, Date.now() - 2 * day)],
    ['a prolonged', () => signAddress(secret, hash).replace(/\d+/, (time) => String(Number(time) + 1))],
    ['a foreign', () => signAddress('another secret', hash)],
    ['another image’s', () => signAddress(secret, '0'.repeat(64))],
    ['half a', () => signAddress(secret, hash).slice(0, -10)],
    ['an empty', () => 'expires=&signature='],
    ['a doubled', () => `${signAddress(secret, hash)}&${signAddress(secret, hash)}`],
  ])('is refused with %s signature', async (_which, query) => {
    expect(await status(`${address}?${query()}`)).toBe(404)
    await setState('PUBLISHED')
    expect((await get(`${address}?${query()}`)).headers['cache-control']).toMatch(/^public/)
  })

  it.each([
    [
      'another establishment',
      () => database.prisma.photo.create({ data: { businessId: 1, imageId, position: 1 } }),
    ],
    ['a city', () => database.prisma.city.update({ where: { id: 1 }, data: { imageId } })],
    ['a category', () => database.prisma.category.update({ where: { id: 1 }, data: { iconId: imageId } })],
    [
      'a subcategory',
      () => database.prisma.subcategory.update({ where: { id: 1 }, data: { iconId: imageId } }),
    ],
    [
      'an account',
      () => database.prisma.user.update({ where: { id: accounts.user }, data: { photoId: imageId } }),
    ],
  ])('is public while %s shows it', async (_what, use) => {
    expect(await status(address)).toBe(404)
    await use()
    await raiseVersion(database.pool)
    expect(await status(address)).toBe(200)
  })

  it('stays when images without use are removed', async () => {
    const orphans = await findOrphans(database.prisma, pictures.images.store)
    await removeOrphans(pictures.images, orphans, Date.now() + 2 * 3_600_000)
    expect(await status((await toldTo('admin')) ?? '')).toBe(200)
  })
})

describe('what is deleted takes its images along, until it is restored:', () => {
  const deletions: [string, string][] = [
    ['an establishment', 'mutation { deleteBusiness(id: "2") }'],
    ['a photo', 'mutation { deleteBusinessPhoto(businessId: "2", photoId: "1") { id } }'],
  ]
  it.each(deletions)('%s', async (_what, deletion) => {
    expect(await status(address)).toBe(200)
    await ask(deletion)
    await expect.poll(() => status(address)).toBe(404)
    const { id } = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    await ask(`mutation { restoreDeletion(auditEntryId: "${id}") { id } }`)
    expect(await status(address)).toBe(200)
  })
})
