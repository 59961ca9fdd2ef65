import { beforeEach, describe, expect, it } from 'vitest'
import { zipped } from '../../test/archive.ts'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useImports } from '../../test/imports.ts'
import { photoZip } from '../../test/photo-zips.ts'
import { picture, useImages } from '../../test/pictures.ts'
import { query } from '../../test/query.ts'
import { lastEntry, undoOperation } from '../../test/undos.ts'
import { insertUser } from '../../test/user-rows.ts'
import type { Viewer } from '../context.ts'
import { readCategoryMap } from '../sources/maps/categories.ts'
import { runSource } from '../sources/run.ts'
import { purgeDeleted } from '../writes/deletions.ts'
import { restorableMs } from '../writes/restorable.ts'
import { asOneAct } from '../writes/trail.ts'
import { addPhotos } from './add.ts'
import { PhotoPlan } from './plan.ts'
import { PhotoZip } from './zip.ts'

const database = useDatabase()
const pictures = useImages(database)
const imports = useImports(database)

let admin: Viewer
beforeEach(async () => {
  await database.empty()
  const { store } = pictures.images
  for await (const { hash, format } of store.list()) await store.delete(hash, format)
  await insertCatalogue(database.pool, {
    cities: { bananal: ['centro'] },
    categories: { alimentacao: ['pizzarias'] },
  })
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
})

interface Options {
  fill?: boolean
  licence?: string
  dryRun?: boolean
  /** Listings that are worked off before the import is killed. */
  stopAfter?: number
}

let acts = 0

/** Imports a table, then the photos that it names; by default of our own format. */
async function run(table: string, archive: Buffer, source: string | null, options: Options = {}) {
  const { fill = false, licence = 'Cedida', dryRun = false, stopAfter = Infinity } = options
  acts += 1
  const actKey = `00000000-0000-4000-8000-${String(acts).padStart(12, '0')}`
  const author = { actorId: admin.id, requestId: null, actKey }
  const zip = await PhotoZip.open(await imports.saveFile(archive), 1e7, 1e6)
  const photos = new PhotoPlan(zip)
  const { prisma } = database
  if (source === null) await imports.run(table, { author, photos, dryRun })
  else
    await runSource({
      ...{ prisma, author, source, licence, fill, dryRun, photos },
      path: await imports.saveFile(table),
      categories: await readCategoryMap(),
      ...{ odblDuties: false, create: true },
    })
  photos.finish()
  const { images } = pictures
  const act = asOneAct(author, 'import', 'business')
  const work = { prisma, images, zip, author: act, fills: source === null || fill, isSource: source !== null }
  const results = []
  for (const item of photos.items.slice(0, stopAfter))
    results.push(await addPhotos(work, item, async () => {}))
  zip.close()
  return {
    added: results.reduce((sum, { added }) => sum + added, 0),
    total: photos.total,
    counts: { ...photos.problems.counts },
    listed: photos.problems.listed,
    later: results.flatMap(({ problems }) => problems.map(({ problem }) => problem)),
  }
}

const titles = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias;Fotos'
const own = (...rows: [name: string, photos: string][]) =>
  [
    titles,
    ...rows.map(
      ([name, photos]) => `${name};Texto.;1238420000;Centro;Bananal;Alimentacao;Pizzarias;${photos}`,
    ),
  ]
    .join('\n')
    .concat('\n')
const foreign = (...rows: string[]) =>
  ['Razão Social;Município;Fone;Foto 1;Foto 2', ...rows].join('\n').concat('\n')

const saved = async () => {
  const rows = await database.prisma.business.findMany({
    orderBy: { id: 'asc' },
    select: {
      name: true,
      photos: { orderBy: { position: 'asc' }, select: { image: { select: { hash: true } } } },
    },
  })
  return rows.map(({ name, photos }) => [name, photos.map(({ image }) => image.hash)] as const)
}
const counts = async () => (await saved()).map(([name, photos]) => `${name} ${photos.length}`)

async function undo(options = {}) {
  const entry = await lastEntry(database.prisma)
  const services = { ...database, images: pictures.images }
  const { data, errors } = await query(services, undoOperation, {
    viewer: admin,
    variables: { entry, ...options },
  })
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})[0] as { done: number; changed: number }
}

/** Ends the time in which what was taken back can return. */
const purge = () =>
  purgeDeleted({ prisma: database.prisma, images: pictures.images }, Date.now() + restorableMs)

describe('photos of a file of our own', () => {
  const table = own(['Um', 'b.png | A.PNG'], ['Dois', 'c.png'])
  const archive = () => photoZip(['fotos/a.png', 'b.png', 'c.png'])

  it('are added in the order of the cell, and the same file and archive again change nothing', async () => {
    expect(await run(table, await archive(), null)).toMatchObject({ added: 3, total: 3, counts: {} })
    const first = await saved()
    expect(await counts()).toEqual(['Um 2', 'Dois 1'])
    const { files } = pictures
    expect(await files()).toEqual(first.flatMap(([, hashes]) => hashes).sort())
    const entries = await database.prisma.auditEntry.count()
    expect(await run(table, await archive(), null)).toMatchObject({
      added: 0,
      later: ['hasPhotos', 'hasPhotos', 'hasPhotos'],
    })
    expect(await saved()).toEqual(first)
    expect(await database.prisma.auditEntry.count()).toBe(entries)
  })

  it('of one content are one photo', async () => {
    const twice = await photoZip([], {
      'a.png': zipped(await picture('a')),
      'b.png': zipped(await picture('a')),
    })
    expect(await run(own(['Um', 'a.png,b.png']), twice, null)).toMatchObject({ added: 1 })
  })

  it('that were interrupted are added by the same import again', async () => {
    await run(table, await archive(), null, { stopAfter: 1 })
    expect(await counts()).toEqual(['Um 2', 'Dois 0'])
    expect(await run(table, await archive(), null)).toMatchObject({ added: 1 })
    expect(await counts()).toEqual(['Um 2', 'Dois 1'])
  })

  it('go with the act of the import, and come back with it', async () => {
    await run(own(['Um', '']), await archive(), null)
    const before = await counts()
    await run(own(['Um', 'a.png'], ['Dois', 'b.png']), await archive(), null)
    const act = await lastEntry(database.prisma)
    expect(await database.prisma.auditEntry.count({ where: { partOfId: Number(act) } })).toBe(2)
    expect(await undo()).toMatchObject({ done: 2, changed: 0 })
    expect(await counts()).toEqual(before)
    expect(await undo()).toMatchObject({ done: 2 })
    expect(await counts()).toEqual(['Um 1', 'Dois 1'])
  })

  it('need a column, and without an archive the column is ignored, in files of ours too', async () => {
    await expect(run('slug;nome\n', await archive(), null)).rejects.toThrow(/coluna/)
    const report = await imports.run(table)
    expect(report).toMatchObject({ created: 2, problems: [{ line: 1, message: /só são lidos/ }] } as object)
  })

  it('in a dry run are only compared with the archive', async () => {
    expect(await run(table, await archive(), null, { dryRun: true })).toMatchObject({ added: 0, total: 3 })
    expect(await pictures.files()).toEqual([])
  })
})

it('what is wrong with a photo is counted with its line and file, and the rows are saved', async () => {
  const names = Array.from({ length: 16 }, (_, index) => `${index}.png`)
  const archive = await photoZip([...names, 'x/dup.png', 'y/dup.png', 'unused.png'], {
    'text.jpg': zipped(Buffer.from('no image')),
    'bomb.jpg': zipped(Buffer.alloc(2e5), 10),
    'large.jpg': zipped(Buffer.alloc(2e6)),
  })
  const bad = 'none.png|dup.png|text.jpg|bomb.jpg|large.jpg|0.png'
  const result = await run(own(['Um', names.join('|')], ['Dois', bad], ['', '1.png']), archive, null)
  expect(result.listed.map(({ problem, line, name }) => [problem, line, name])).toEqual([
    ['tooMany', 2, '15.png'],
    ['missing', 3, 'none.png'],
    ['ambiguous', 3, 'dup.png'],
    ['tooLarge', 3, 'large.jpg'],
    ['notTaken', 4, '1.png'],
    ['unnamed', null, 'x/dup.png'],
    ['unnamed', null, 'y/dup.png'],
    ['unnamed', null, 'unused.png'],
  ])
  expect(result.later).toEqual(['notAnImage', 'bomb'])
  expect(await counts()).toEqual(['Um 15', 'Dois 1'])
})

describe('photos of a foreign table', () => {
  const table = foreign('Bar Um;Bananal;12 3842-0000;a.png;b.png')

  it('are added to drafts, and go with them, which leaves no file', async () => {
    expect(await run(table, await photoZip(['a.png', 'b.png']), 'ACE')).toMatchObject({ added: 2 })
    expect(await counts()).toEqual(['Bar Um 2'])
    expect(await undo()).toMatchObject({ done: 1, changed: 0 })
    expect(await counts()).toEqual([])
    await purge()
    expect(await pictures.files()).toEqual([])
    expect(await run(table, await photoZip(['a.png', 'b.png']), 'ACE')).toMatchObject({ added: 2 })
  })

  it('are added to the drafts of an earlier run, but not where a person has removed them', async () => {
    await run(table, await photoZip(['a.png', 'b.png']), 'ACE', { stopAfter: 0 })
    expect(await run(table, await photoZip(['a.png', 'b.png']), 'ACE')).toMatchObject({ added: 2 })
    const { id } = await database.prisma.business.findFirstOrThrow()
    const removal = `mutation { replaceBusinessPhotos(businessId: "${id}", photos: []) { id } }`
    await query({ ...database, images: pictures.images }, removal, { viewer: admin })
    expect(await run(table, await photoZip(['a.png', 'b.png']), 'ACE')).toMatchObject({
      added: 0,
      later: ['removed', 'removed'],
    })
  })

  it('are added to listings that were there before only where the run fills', async () => {
    await run(own(['Bar Um', '']), await photoZip(['a.png']), null)
    expect(await run(table, await photoZip(['a.png']), 'ACE')).toMatchObject({
      added: 0,
      later: ['notFilled'],
    })
    expect(await run(table, await photoZip(['a.png']), 'ACE', { fill: true })).toMatchObject({
      added: 1,
      counts: { missing: 1 },
    })
    expect(await counts()).toEqual(['Bar Um 1'])
    expect(await undo()).toMatchObject({ done: 1 })
    expect(await counts()).toEqual(['Bar Um 0'])
    await purge()
    expect(await pictures.files()).toEqual([])
  })

  it('are not taken from data that may only be compared', async () => {
    const result = await run(table, await photoZip(['a.png', 'b.png']), 'OSM', { licence: 'ODbL' })
    expect(result).toMatchObject({ added: 0, counts: { licence: 2 } })
  })
})
