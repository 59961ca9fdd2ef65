import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharp } from '../src/media/encoding.ts'
import { texts } from '../src/messages/texts.ts'
import { useDatabase } from '../test/database.ts'
import { startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertAdministrator } from './administrator.ts'
import { ask, askGraphQL } from './ask.ts'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-disk-full-'))
const images = join(folder, 'images')
const room = 64 * 1024
const isMounted = mountSmallDisk()
let token: string

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  token = await insertAdministrator(database.prisma)
})
afterAll(() => {
  if (isMounted) execFileSync('umount', [images])
  rmSync(folder, { recursive: true, force: true })
})

/** A disk of its own for the images, where the machine lets us; elsewhere the product may write small files only. */
function mountSmallDisk(): boolean {
  mkdirSync(images, { recursive: true })
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${room}`, 'tmpfs', images]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Noise does not get smaller by encoding. */
const noise = sharp({
  create: {
    width: 700,
    height: 700,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
const drawing = sharp({ create: { width: 60, height: 60, channels: 3, background: '#0a7' } })

it('an upload onto a full disk is a 503 that keeps nothing, and all else goes on', async () => {
  const largestFile = isMounted ? undefined : room
  const product = await startProductProcess({
    config: database.config,
    folder,
    ...(largestFile && { largestFile }),
  })
  const { origin } = product
  const illustrate = (pictures: Buffer[]) =>
    askGraphQL({
      origin,
      token,
      query: 'mutation ($photos: [Upload!]!) { addBusinessPhotos(businessId: "1", photos: $photos) { id } }',
      variables: { photos: pictures.map(() => null) },
      files: Object.fromEntries(pictures.map((picture, index) => [`photos.${index}`, picture])),
    })
  const [small, large] = await Promise.all([drawing.png().toBuffer(), noise.png().toBuffer()])

  for (const pictures of [[large], [small, large]]) {
    expect(await illustrate(pictures)).toMatchObject({
      status: 503,
      retryAfter: '60',
      body: { data: null, errors: [{ message: texts.outOfSpace, extensions: { code: 'UNAVAILABLE' } }] },
    })
    expect(await database.prisma.image.count()).toBe(0)
    expect(await database.prisma.photo.count()).toBe(0)
    expect(await files()).toEqual([])
  }
  const form = new FormData()
  form.set('name', 'Cidade nova')
  form.set('image', new Blob([new Uint8Array(large)]), 'foto.png')
  const overRest = await ask(`${origin}/api/cities`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(overRest).toMatchObject({ status: 503, retryAfter: '60', body: { message: texts.outOfSpace } })
  expect(await database.prisma.city.count({ where: { name: 'Cidade nova' } })).toBe(0)
  await expect.poll(() => product.said()).toMatch(/(ENOSPC|EFBIG).*"msg":"unavailable"/)

  expect(await illustrate([small])).toMatchObject({ status: 200, body: { data: expect.anything() } })
  expect(await files()).toHaveLength(1)
  expect(await ask(`${origin}/api/businesses/1`)).toMatchObject({ status: 200 })
  expect(await product.end('SIGTERM')).toEqual({ status: 0, signal: null })
}, 120_000)

/** Whole and half written ones. */
async function files(): Promise<string[]> {
  const found = await readdir(images, { recursive: true })
  return found.filter((name) => name.includes('.'))
}
