import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { photoZip } from '../../test/photo-zips.ts'
import { sentFile, useImages } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { silentLog } from '../../test/silent-log.ts'
import { lastEntry, undoOperation } from '../../test/undos.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'
import { type AddedPhotos, StoppedImport } from './add.ts'
import { claimJob, maxAgeMs, recordProgress } from './jobs.ts'
import { PhotoImports } from './worker.ts'
import { PhotoZip } from './zip.ts'

const database = useDatabase()
const pictures = useImages(database)

let folder: string
let admin: Viewer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-photos-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await database.empty()
  await rm(folder, { recursive: true, force: true })
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { saude: ['farmacias'] },
  })
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
})

/** The background of a process. */
const openProcess = (images = pictures.images) =>
  new PhotoImports({ prisma: database.prisma, images, folder, maxPhotoBytes: 1e6, log: () => silentLog })

async function ask(document: string, variables = {}) {
  const services = { ...database, images: pictures.images, photoImports: openProcess() }
  const { data, errors } = await query(services, document, { viewer: admin, variables })
  const [answer] = Object.values(data ?? {})
  return { answer, message: errors?.[0]?.message }
}

const fields = 'id state total done added counts { text count } problems { line file message }'
const rows = (total: number) =>
  Array.from(
    { length: total },
    (_, index) => `Loja ${index};Texto.;1238420000;Centro;Bananal;Saude;Farmacias;${index}.png`,
  )
const table = (total: number) =>
  Buffer.from(
    ['nome;descrição;telefone;bairro;cidade;categorias;subcategorias;Fotos', ...rows(total)].join('\n'),
  )
const archive = (total: number) => photoZip(Array.from({ length: total }, (_, index) => `${index}.png`))

/** Imports a table of shops with a photo each. */
const importShops = async (total: number, { dryRun = false, zip }: { dryRun?: boolean; zip?: Buffer } = {}) =>
  ask(
    `mutation ($file: Upload!, $photos: Upload, $dryRun: Boolean!) {
      importBusinesses(file: $file, photos: $photos, dryRun: $dryRun) { created photos { ${fields} } }
    }`,
    {
      file: sentFile('lojas.csv', table(total)),
      photos: sentFile('fotos.zip', zip ?? (await archive(total))),
      dryRun,
    },
  )
const shown = async () => (await ask(`{ photoImports { ${fields} } }`)).answer
const photos = () => database.prisma.photo.count()
const archives = () => readdir(folder).catch(() => [])

it('the mutation answers when the rows are saved, and the background adds the photos', async () => {
  const zip = await archive(2)
  expect((await importShops(3, { zip })).answer).toMatchObject({
    created: 3,
    photos: { state: 'RUNNING', total: 2, done: 0, problems: [{ line: 4, file: '2.png' }] },
  })
  expect([await photos(), (await archives()).length]).toEqual([0, 1])
  await openProcess().workOff()
  expect([await photos(), await archives()]).toEqual([2, []])
  expect(await shown()).toMatchObject([
    { state: 'DONE', total: 2, done: 2, added: 2, counts: [{ text: 'não está no ZIP', count: 1 }] },
  ])
})

it('a foreign table gets photos too', async () => {
  const document = `mutation ($file: Upload!, $photos: Upload) {
    importSource(file: $file, photos: $photos, input: { source: "ACE", licence: "Cedida" }) { drafts photos { ${fields} } }
  }`
  const { answer } = await ask(document, {
    file: sentFile('socios.csv', Buffer.from('Nome;Cidade;Foto\nBar;Bananal;0.png\n')),
    photos: sentFile('fotos.zip', await archive(1)),
  })
  expect(answer).toMatchObject({ drafts: 1, photos: { state: 'RUNNING', total: 1 } })
  await openProcess().workOff()
  expect(await photos()).toBe(1)
})

it('a dry run, and an archive that is refused, leave nothing', async () => {
  expect((await importShops(1, { dryRun: true })).answer).toMatchObject({
    photos: { id: null, state: 'PLANNED', total: 1 },
  })
  expect((await importShops(1, { zip: Buffer.from('no ZIP') })).message).toMatch(/não é um ZIP/)
  expect([await database.prisma.business.count(), await archives(), await shown()]).toEqual([0, [], []])
})

it('a process that is killed is replaced, and what it still does is not written', async () => {
  await importShops(3)
  const { prisma } = database
  const job = await claimJob(prisma, 'killed process', async () => true)
  if (!job) throw new Error('nothing to do')
  const killed = await PhotoZip.open(openProcess().archives.path(job.archive), 1e7, 1e6)
  const [first] = job.items
  const none: AddedPhotos = { added: 0, problems: [] }
  if (first) await prisma.$transaction((transaction) => recordProgress(transaction, job, first, killed, none))
  await openProcess().workOff()
  expect(await photos()).toBe(0)
  await prisma.photoImport.updateMany({ data: { claimedUntil: new Date(0) } })
  await openProcess().workOff()
  expect(await photos()).toBe(2)
  expect(await shown()).toMatchObject([{ state: 'DONE', total: 3, done: 3, added: 2 }])
  const late =
    first && prisma.$transaction((transaction) => recordProgress(transaction, job, first, killed, none))
  await expect(late).rejects.toThrow(StoppedImport)
  killed.close()
})

it('a process that stops leaves the rest to the next one, at once', async () => {
  await importShops(3)
  const { images } = pictures
  let taken = 0
  const stopping: PhotoImports = openProcess({
    ...images,
    take: async (input) => {
      taken += 1
      if (taken === 2) void stopping.stop()
      return images.take(input)
    },
  })
  await expect(stopping.workOff()).rejects.toThrow()
  expect(await shown()).toMatchObject([{ state: 'RUNNING', done: 2 }])
  await openProcess().workOff()
  expect(await photos()).toBe(3)
  expect((await pictures.files()).length).toBe(3)
})

it('an import that is taken back while it runs adds no more photos', async () => {
  await importShops(3)
  const { images } = pictures
  let taken = 0
  const running = openProcess({
    ...images,
    take: async (input) => {
      taken += 1
      if (taken === 2) await ask(undoOperation, { entry: await lastEntry(database.prisma) })
      return images.take(input)
    },
  })
  await running.workOff()
  expect([taken, await photos(), await archives()]).toEqual([2, 0, []])
  expect(await shown()).toMatchObject([{ state: 'TAKEN_BACK', done: 1 }])
})

it('at most five wait, and after a day the rest is given up with its archive', async () => {
  for (let count = 0; count < 5; count++) await importShops(1, { zip: await archive(1) }).then(resetShops)
  expect((await importShops(1)).message).toMatch(/em andamento/)
  const later = Date.now() + maxAgeMs + 60_000
  await openProcess().purge(later)
  expect(await archives()).toEqual([])
  expect(await shown()).toMatchObject(Array.from({ length: 5 }, () => ({ state: 'EXPIRED', added: 0 })))
})

/** So that the next import has something to do. */
const resetShops = () => database.prisma.business.deleteMany()
