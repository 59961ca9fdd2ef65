import { beforeEach, describe, expect, it } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useFiles } from '../../../test/imports.ts'
import { query } from '../../../test/query.ts'
import { undoOperation, undoPreviewOperation } from '../../../test/undos.ts'
import { insertUser } from '../../../test/user-rows.ts'
import type { Viewer } from '../../context.ts'
import { readCategoryMap } from '../../sources/maps/categories.ts'
import { runSource } from '../../sources/run.ts'

const database = useDatabase()
const saveFile = useFiles()

let admin: Viewer
beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { taubate: ['centro'] }, categories: {} })
  await database.pool.query("UPDATE cities SET name = 'Taubaté' WHERE slug = 'taubate'")
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  await run({})
  await database.prisma.business.updateMany({ data: { state: 'PUBLISHED' } })
})

async function run(changes: { phone?: string; site?: string; source?: string; fill?: boolean }) {
  const { phone = '+551236210001', site, source = 'Overture Maps', fill = false } = changes
  const properties = {
    names: { primary: 'Padaria Sol' },
    phones: [phone],
    websites: site ? [site] : null,
    addresses: [{ locality: 'Taubaté', country: 'BR' }],
  }
  return runSource({
    prisma: database.prisma,
    path: await saveFile(JSON.stringify({ type: 'Feature', id: 'a', geometry: null, properties })),
    author: { actorId: null, requestId: null },
    ...{ source, licence: 'CDLA', categories: await readCategoryMap() },
    ...{ fill, dryRun: false, odblDuties: false, create: false },
  })
}

async function ask(text: string, variables: Record<string, unknown>) {
  const { data, errors } = await query(database, text, { viewer: admin, variables })
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})[0]
}
const undo = (entryId: number | null) => ask(undoOperation, { entry: String(entryId) })
const preview = (entryId: number | null) => ask(undoPreviewOperation, { entry: String(entryId) })
const states = async () =>
  (await database.prisma.proposal.findMany({ orderBy: { id: 'asc' } })).map(({ topic, state }) => [
    topic,
    state,
  ])
const phone = '+551236219999'
const site = 'https://sol.com.br'

it('a run that only proposed is one act: taken back, its open proposals are refused, and the next run proposes again', async () => {
  const { entryId } = await run({ phone, site })
  expect(await preview(entryId)).toMatchObject({ done: 0, proposals: 2 })
  expect(await undo(entryId)).toMatchObject({ done: 0, proposals: 2, entry: { restorationState: 'DONE' } })
  expect(await states()).toEqual([
    ['PHONE', 'REFUSED'],
    ['SITE', 'REFUSED'],
  ])
  expect(await database.prisma.proposal.findFirst()).toMatchObject({
    reason: 'A importação da fonte que propôs isto foi desfeita.',
    decidedById: admin.id,
  })
  expect(await preview(entryId)).toMatchObject({ proposals: 0 })
  expect(await run({ phone, site })).toMatchObject({ proposed: 1, refusedBefore: 0 })
  expect((await states()).slice(2)).toEqual([
    ['PHONE', 'OPEN'],
    ['SITE', 'OPEN'],
  ])
  expect(await run({ phone, site })).toMatchObject({ unchanged: 1, entryId: null })
})

it('taking a run back takes back what it filled and refuses what it proposed', async () => {
  const { entryId } = await run({ phone, site, fill: true })
  expect(await preview(entryId)).toMatchObject({ done: 1, proposals: 1 })
  expect(await undo(entryId)).toMatchObject({ done: 1, proposals: 1, entry: { restorationState: 'DONE' } })
  expect(await database.prisma.business.findFirst()).toMatchObject({ site: null, phone: '1236210001' })
})

it('taking a run back keeps what a person has refused, and what another source proposes too', async () => {
  const { entryId } = await run({ phone, site })
  const refuse = `mutation ($id: ID!) { refuseProposal(id: $id, reason: "Não é.") { id } }`
  const refused = await database.prisma.proposal.findFirstOrThrow({ where: { topic: 'PHONE' } })
  await ask(refuse, { id: String(refused.id) })
  await run({ phone: '+551236210001', site, source: 'Outra fonte' })
  expect(await preview(entryId)).toMatchObject({ proposals: 0 })
  await undo(entryId)
  expect(await states()).toEqual([
    ['PHONE', 'REFUSED'],
    ['SITE', 'OPEN'],
  ])
  await run({ phone, site })
  expect(await states()).toHaveLength(2)
})

describe('values that wait behind three open proposals', () => {
  const send = `mutation ($id: ID!, $phone: String!) {
    enterProposal(businessId: $id, channel: PHONE, input: { topics: [PHONE], values: { phone: $phone } }) { receipts { outcome } }
  }`
  const propose = async (phone: string) => {
    const { id } = await database.prisma.business.findFirstOrThrow()
    return ask(send, { id: String(id), phone })
  }
  const last = () => database.prisma.proposal.findFirstOrThrow({ orderBy: { id: 'desc' } })

  beforeEach(async () => {
    for (const number of ['1236210011', '1236210012', '1236210013']) await propose(number)
  })

  it('are withdrawn when their run is taken back, and the next run makes them again', async () => {
    const { entryId } = await run({ phone })
    const waiting = { overflow: { phone: '1236219999' }, overflowTimes: 1 }
    expect(await last()).toMatchObject({ ...waiting, state: 'OPEN' })
    expect(await preview(entryId)).toMatchObject({ done: 0, proposals: 1 })
    expect(await undo(entryId)).toMatchObject({ proposals: 1, entry: { restorationState: 'DONE' } })
    expect(await last()).toMatchObject({ overflow: null, overflowTimes: 0, state: 'OPEN' })
    expect(await states()).toHaveLength(3)
    expect(await run({ phone })).toMatchObject({ proposed: 1 })
    expect(await last()).toMatchObject(waiting)
  })

  it('stay where a person has sent others since', async () => {
    const { entryId } = await run({ phone })
    expect(await propose('1236210014')).toMatchObject({ receipts: [{ outcome: 'WAITS_BEHIND' }] })
    expect(await undo(entryId)).toMatchObject({ proposals: 0 })
    expect(await last()).toMatchObject({ overflow: { phone: '1236210014' }, overflowTimes: 2 })
  })
})
