import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages } from '../src/media/images.ts'
import { findOrphans, removeOrphans } from '../src/media/orphans.ts'
import { zip, zipped } from '../test/archive.ts'
import { useDatabase } from '../test/database.ts'
import { startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertAdministrator } from './administrator.ts'
import { askGraphQL } from './ask.ts'

const total = 12

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-photos-killed-'))
let token: string

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  token = await insertAdministrator(database.prisma)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const numbers = Array.from({ length: total }, (_, index) => index)

async function archive(): Promise<Buffer> {
  const noise = (index: number) => ({ type: 'gaussian' as const, mean: 100 + index, sigma: 30 })
  const pictures = numbers.map(async (index) => {
    const create = {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: noise(index),
    } as const
    return [`${index}.jpg`, zipped(await sharp({ create }).jpeg().toBuffer())] as const
  })
  return zip(Object.fromEntries(await Promise.all(pictures)))
}

const job = () => database.prisma.photoImport.findFirstOrThrow()
const waitFor = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 120_000, interval: 50 })

it('the product killed while it adds photos of an archive adds the rest after its next start', async () => {
  const { prisma } = database
  const rows = numbers.map((index) => `Loja ${index};Bananal;${index}.jpg`)
  const product = await startProductProcess({ config: database.config, folder })
  const answer = await askGraphQL({
    ...{ origin: product.origin, token },
    query: `mutation ($file: Upload!, $photos: Upload) {
      importSource(file: $file, photos: $photos, input: { source: "ACE", licence: "Cedida", create: true }) { drafts }
    }`,
    variables: { file: null, photos: null },
    files: { file: Buffer.from(['Nome;Cidade;Foto', ...rows].join('\n')), photos: await archive() },
  })
  expect(answer).toMatchObject({ body: { data: { importSource: { drafts: total } } } })
  await waitFor(async () => expect((await job()).done).toBeGreaterThan(2))
  await product.end('SIGKILL')
  expect(await job()).toMatchObject({ endedAt: null, total })
  // As after the five minutes of its claim.
  await prisma.photoImport.updateMany({ data: { claimedUntil: new Date(0) } })
  const next = await startProductProcess({ config: database.config, folder })
  await waitFor(async () => expect((await job()).outcome).toBe('DONE'))
  await next.end()
  expect(await job()).toMatchObject({ done: total, added: total })
  expect(await prisma.business.count({ where: { photos: { some: {} } } })).toBe(total)
  expect(readdirSync(join(folder, 'photo-imports'))).toEqual([])
  const store = folderStore(join(folder, 'images'))
  const images = createImages({ prisma, store, maxBytes: 1 })
  await removeOrphans(images, await findOrphans(prisma, store), Date.now() + 2 * 3_600_000)
  expect(await findOrphans(prisma, store)).toEqual({ files: [], rows: [], unreferenced: [] })
})
