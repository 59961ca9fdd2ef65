import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { useFiles } from '../../test/imports.ts'
import { query } from '../../test/query.ts'
import {
  type OverturePlace,
  openStreetMapFile,
  overtureFile,
  overturePlace,
} from '../../test/sources/files.ts'
import { writeRegion } from '../../test/sources/region.ts'
import { undoOperation } from '../../test/undos.ts'
import { insertUser } from '../../test/user-rows.ts'
import { readCategoryMap } from './maps/categories.ts'
import { runSource, type SourceRunOptions } from './run.ts'

const database = useDatabase()
const saveFile = useFiles()

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'], ubatuba: [], guaratingueta: [] },
    categories: { alimentacao: ['padarias'] },
  })
  await database.pool.query(
    "UPDATE cities SET name = 'Taubaté', latitude = -23.02, longitude = -45.55 WHERE slug = 'taubate'",
  )
})

const run = async (path: string, options: Partial<SourceRunOptions> = {}) =>
  runSource({
    prisma: database.prisma,
    path,
    author: { actorId: null, requestId: null },
    source: 'Overture Maps',
    licence: 'CDLA Permissive 2.0',
    categories: await readCategoryMap(),
    ...{ fill: false, dryRun: false, odblDuties: false, create: false },
    ...options,
  })

/** A file of places, each with changes of the first of the region. */
async function place(
  ...list: { id?: string; name?: string; phone?: string | null; site?: string; category?: string }[]
) {
  const features = list.map(
    ({ id = 'a', name = 'Padaria Sol', phone = '+551236210001', site, category = 'bakery' }) => ({
      ...overturePlace(1),
      id,
      geometry: { type: 'Point', coordinates: [-45.555, -23.026] },
      properties: {
        names: { primary: name },
        categories: { primary: category },
        phones: phone ? [phone] : null,
        websites: site ? [site] : null,
        sources: [{ dataset: 'meta', update_time: '2026-10-14T00:00:00.000Z' }],
        addresses: [{ freeform: 'Rua A, 12 - Centro', locality: 'Taubaté', country: 'BR' }],
      },
    }),
  )
  return saveFile(JSON.stringify({ type: 'FeatureCollection', features }))
}

async function takeBack(entryId: number | null) {
  const viewer = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  const { data } = await query(database, undoOperation, { variables: { entry: String(entryId) }, viewer })
  return data?.undoChange
}

const businesses = () => database.prisma.business.findMany({ orderBy: { id: 'asc' } })
const proposals = () => database.prisma.proposal.findMany({ orderBy: { id: 'asc' } })
const counts = ({
  drafts,
  matched,
  proposed,
  filled,
  unchanged,
  refusedBefore,
  vanished,
  leftOut,
}: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    Object.entries({ drafts, matched, proposed, filled, unchanged, refusedBefore, vanished, leftOut }).filter(
      ([, n]) => n > 0,
    ),
  )

describe('a run of a source', () => {
  it('makes drafts that can be published as they are', async () => {
    await run(await place({}, { id: 'b', name: 'Bar da Lua', category: 'unheard_of' }))
    const viewer = await insertUser(database.prisma, 'Ana', { role: 'admin' })
    const ids = (await businesses()).map(({ id }) => String(id))
    const { data } = await query(
      database,
      'mutation ($input: ChangeStateInput!) { changeBusinessState(input: $input) { name description } }',
      { variables: { input: { ids, state: 'PUBLISHED', skipIncomplete: true } }, viewer },
    )
    expect(data?.changeBusinessState).toEqual([
      { name: 'Padaria Sol', description: '<p>Está na categoria Padarias, em Taubaté.</p>' },
    ])
  })

  it('makes drafts of what is new, each field with its source, as one act, and the same in a dry run', async () => {
    const dry = await run(overtureFile, { dryRun: true })
    expect([await database.prisma.business.count(), await database.prisma.sourceRecord.count()]).toEqual([
      0, 0,
    ])
    const report = await run(overtureFile)
    expect({ ...report, dryRun: true, entryId: null }).toEqual(dry)
    expect(counts(report)).toEqual({ drafts: 15, leftOut: 5 })
    const act = await database.prisma.auditEntry.findUnique({ where: { id: report.entryId ?? 0 } })
    expect(act).toMatchObject({ action: 'import', name: 'Overture Maps' })
    const [bakery] = await businesses()
    expect(bakery).toMatchObject({
      name: 'Padaria Flor do Vale',
      state: 'DRAFT',
      phone: '1236210001',
      number: '120',
    })
    const rows = await database.prisma.fieldSource.findMany({ where: { businessId: bakery?.id ?? 0 } })
    expect(rows.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'name',
        'phone',
        'street',
        'cityId',
        'neighborhoodId',
        'categoryIds',
        'latitude',
      ]),
    )
    expect(rows[0]).toMatchObject({
      source: 'Overture Maps',
      licence: 'CDLA Permissive 2.0',
      month: '2026-10',
    })
    expect(report.reasons.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['fechou, segundo a fonte', 'não tem nome que sirva']),
    )
    expect(report.unknownCategories).toContainEqual({ text: 'gas_station', count: 1 })
    expect(
      await database.prisma.auditEntry.count({ where: { partOfId: report.entryId, entity: 'business' } }),
    ).toBe(15)
    const names = JSON.stringify(await businesses())
    expect(names).not.toMatch(/<script|javascript:|\\u0000/)
  })

  it('changes nothing the second time, in any order, and only what changed the third time', async () => {
    await run(await place({ id: 'a' }, { id: 'b', name: 'Sorveteria Lua', phone: '+551236210002' }))
    const before = await businesses()
    const again = await run(
      await place({ id: 'b', name: 'Sorveteria Lua', phone: '+551236210002' }, { id: 'a' }),
    )
    expect(counts(again)).toEqual({ unchanged: 2 })
    expect(again.entryId).toBeNull()
    expect(await businesses()).toEqual(before)
    const changed = await run(
      await place({ id: 'a' }, { id: 'b', name: 'Sorveteria Lua', phone: '+551236219999' }),
    )
    expect(counts(changed)).toEqual({ unchanged: 1, matched: 1, proposed: 1 })
    expect(await proposals()).toMatchObject([
      { topic: 'PHONE', kind: 'CORRECTION', proposed: { phone: '1236219999' } },
    ])
    expect(await businesses()).toEqual(before)
  })

  it('proposes what differs from a listing, once, also after a refusal', async () => {
    await run(await place({}))
    await database.prisma.sourceRecord.deleteMany()
    await database.prisma.business.updateMany({ data: { phone: '1236215555', state: 'PUBLISHED' } })
    const site = 'https://padariasol.com.br'
    expect(counts(await run(await place({ site })))).toEqual({ matched: 1, proposed: 1 })
    const open = await proposals()
    expect(open.map(({ topic }) => topic).sort()).toEqual(['PHONE', 'SITE'])
    const { note, source } = await database.prisma.submission.findFirstOrThrow()
    expect(source).toBe('Overture Maps')
    expect(note).toBe('Fonte: Overture Maps (CDLA Permissive 2.0), dados de 2026-10.')
    await database.prisma.proposal.updateMany({ data: { state: 'REFUSED', decidedAt: new Date() } })
    expect(counts(await run(await place({ site }), { fill: true }))).toEqual({ refusedBefore: 1 })
    expect(await proposals()).toHaveLength(2)
    expect((await businesses())[0]).toMatchObject({ site: null, phone: '1236215555' })
  })

  it('fills empty fields, never one that a person set or has emptied', async () => {
    await run(await place({ phone: null }))
    await database.prisma.business.updateMany({ data: { state: 'PUBLISHED' } })
    const first = await run(await place({ site: 'https://sol.com.br' }), { fill: true })
    expect(counts(first)).toEqual({ matched: 1, filled: 1 })
    expect((await businesses())[0]).toMatchObject({ phone: '1236210001', site: 'https://sol.com.br' })
    await database.prisma.business.updateMany({ data: { site: null, phone: '1236217777' } })
    const later = await run(await place({ site: 'https://sol.com.br', name: 'Padaria do Sol' }), {
      fill: true,
    })
    expect(counts(later)).toEqual({ matched: 1, proposed: 1 })
    expect((await businesses())[0]).toMatchObject({ phone: '1236217777', site: null })
    expect((await proposals()).map(({ topic }) => topic).sort()).toEqual(['NAME', 'PHONE'])
  })

  it('makes no deleted draft again, but those of a run that was taken back', async () => {
    const path = await place({})
    const { entryId } = await run(path)
    await database.prisma.business.deleteMany()
    expect(counts(await run(path))).toEqual({ refusedBefore: 1 })
    await database.prisma.sourceRecord.deleteMany()
    const again = await run(path)
    expect(again.entryId).not.toBe(entryId)
    expect(await takeBack(again.entryId)).toMatchObject({ done: 1, impossible: 0 })
    expect(await database.prisma.business.count()).toBe(0)
    expect(counts(await run(path))).toEqual({ drafts: 1 })
    expect(counts(await run(path))).toEqual({ unchanged: 1 })
  })

  it('is taken back as one act with what it filled, which the next run fills again', async () => {
    await run(await place({}))
    await database.prisma.business.updateMany({ data: { state: 'PUBLISHED' } })
    const filling = await place(
      { site: 'https://sol.com.br' },
      { id: 'b', name: 'Sorveteria Lua', phone: '+551236210002' },
    )
    const filled = await run(filling, { fill: true })
    expect(counts(filled)).toEqual({ drafts: 1, matched: 1, filled: 1 })
    expect(await takeBack(filled.entryId)).toMatchObject({ done: 2 })
    expect((await businesses()).map(({ site }) => site)).toEqual([null])
    expect(counts(await run(filling, { fill: true }))).toEqual({ drafts: 1, matched: 1, filled: 1 })
    expect((await businesses()).map(({ site }) => site)).toEqual(['https://sol.com.br', null])
    expect(counts(await run(filling, { fill: true }))).toEqual({ unchanged: 2 })
  })

  it('notes what vanished and what came back, and deletes nothing', async () => {
    await run(await place({ id: 'a' }, { id: 'b', name: 'Sorveteria Lua', phone: '+551236210002' }))
    expect(counts(await run(await place({ id: 'a' })))).toEqual({ unchanged: 1, vanished: 1 })
    const vanished = () => database.prisma.sourceRecord.findMany({ where: { vanishedOn: { not: null } } })
    expect(await vanished()).toMatchObject([{ reference: 'b' }])
    expect(
      counts(await run(await place({ id: 'b', name: 'Sorveteria Lua' }), { partial: true })),
    ).toMatchObject({
      matched: 1,
    })
    expect(await vanished()).toEqual([])
    expect(await database.prisma.business.count()).toBe(2)
    await run(await place({ id: 'a' }, { id: 'b', name: 'Sorveteria Lua', phone: '+551236210002' }))
    expect(await vanished()).toEqual([])
  })

  it('names what it leaves out of GeoJSON by the number of the place and its reference', async () => {
    const path = await place({}, { id: 'b', name: 'Bar', phone: '12' }, { id: 'c', name: '' }, {})
    const { problems } = await run(path, { dryRun: true })
    expect(problems).toEqual([
      { line: 2, column: null, reference: 'b', message: expect.stringMatching(/^Telefone: /) },
      { line: 3, column: null, reference: 'c', message: 'não tem nome que sirva' },
      { line: 4, column: null, reference: 'a', message: 'repete um lugar que está antes no arquivo' },
    ])
  })

  it('refuses a repeated place, and a file without source or licence as a whole', async () => {
    expect(counts(await run(await place({}, {})))).toEqual({ drafts: 1, leftOut: 1 })
    const path = await place({ id: 'z' })
    for (const names of [{ source: ' ' }, { licence: '' }])
      await expect(run(path, names)).rejects.toThrow('Diga de que fonte são os dados')
    expect(await database.prisma.business.count()).toBe(1)
  })
})

describe('data under the ODbL', () => {
  it('only compares and makes work without the switch', async () => {
    await run(await place({ name: 'Padaria Flor do Vale', phone: '+551236217777' }))
    await database.prisma.business.updateMany({ data: { state: 'PUBLISHED' } })
    const report = await run(openStreetMapFile, { source: 'OpenStreetMap', licence: 'ODbL 1.0', fill: true })
    expect(counts(report)).toMatchObject({ matched: 1, proposed: 1 })
    expect(report.drafts).toBe(0)
    expect(await database.prisma.business.count()).toBe(1)
    expect((await proposals()).map(({ proposed }) => proposed)).toContain(null)
    expect(JSON.stringify([await proposals(), await businesses()])).not.toContain('1236210001')
    expect(await database.prisma.fieldSource.count({ where: { source: 'OpenStreetMap' } })).toBe(0)
  })

  it('makes drafts with the switch, with the city nearest to the point', async () => {
    const report = await run(openStreetMapFile, {
      source: 'OpenStreetMap',
      licence: 'ODbL 1.0',
      odblDuties: true,
    })
    expect(report.drafts).toBeGreaterThan(8)
    expect(report.nearestCity).toBe(2)
    const found = await database.prisma.business.findFirstOrThrow({ where: { name: 'Borracharia do Tião' } })
    expect(found).toMatchObject({ state: 'DRAFT' })
    expect(report.reasons).toContainEqual({ text: 'é de um tipo que não entra no guia', count: 2 })
  })

  it.each([
    ['has no city yet', async () => database.prisma.city.deleteMany(), true],
    [
      'has no coordinates of its cities',
      async () => database.prisma.city.updateMany({ data: { latitude: null, longitude: null } }),
      false,
    ],
  ])(
    'gives a place the city nearest to it where the guide %s, by the other places of the file',
    async (_, clear, create) => {
      await database.prisma.neighborhood.deleteMany()
      await clear()
      const options = { source: 'OpenStreetMap', licence: 'ODbL 1.0', odblDuties: true, create }
      const dry = await run(openStreetMapFile, { ...options, dryRun: true })
      const report = await run(openStreetMapFile, options)
      expect([dry.nearestCity, report.nearestCity]).toEqual([2, 2])
      const found = await database.prisma.business.findFirstOrThrow({
        where: { name: 'Borracharia do Tião' },
        select: { city: { select: { name: true } } },
      })
      expect(found.city.name).toBe('Taubaté')
      expect(await run(openStreetMapFile, options)).toMatchObject({ drafts: 0, matched: 0 })
    },
  )
})

it('an erased listing comes back by no source, neither by its contact nor by its reference', async () => {
  const path = await place({}, { id: 'b', name: 'Sorveteria Lua', phone: '+551236210002' })
  const { erasureHash, erasureSecret } = await import('../businesses/erased.ts')
  const secret = await erasureSecret(database.prisma)
  const hashes = [
    erasureHash(secret, ['phone', '1236210001']),
    erasureHash(secret, ['reference', 'Overture Maps:b']),
  ]
  await database.prisma.erasure.createMany({
    data: hashes.map((hash) => ({ hash, protocol: 1, erasedOn: '2026-11-01' })),
  })
  const report = await run(path)
  expect([report.leftOut, report.erased, await database.prisma.business.count()]).toEqual([2, 2, 0])
})

it('a run that was killed and begins again ends as one that was not', async () => {
  const path = join(dirname(await saveFile('')), 'killed.geojson')
  await writeRegion(path, { places: 220, place: overturePlace })
  const killed = new Error('killed')
  let failures = 0
  const prisma = database.prisma.$extends({
    query: {
      business: {
        createMany({ args, query }) {
          failures += 1
          if (failures === 3) throw Object.assign(killed, { code: 'P1001' })
          return query(args)
        },
      },
    },
  }) as unknown as typeof database.prisma
  await expect(run(path, { prisma, create: true })).rejects.toBe(killed)
  const saved = await database.prisma.business.count()
  expect(saved).toBeGreaterThan(0)
  const report = await run(path, { create: true })
  expect(report).toMatchObject({ unchanged: saved, drafts: 220 - saved })
  expect(await database.prisma.business.count()).toBe(220)
  const shuffled = (feature: OverturePlace, index: number) =>
    index % 100 === 7
      ? { ...feature, properties: { ...feature.properties, websites: [`https://novo${index}.com.br`] } }
      : feature
  await writeRegion(path, {
    places: 220,
    place: (index) => shuffled(overturePlace(index), index),
    form: 'one-line',
  })
  expect(counts(await run(path, { create: true }))).toMatchObject({ unchanged: 217, matched: 3 })
})
