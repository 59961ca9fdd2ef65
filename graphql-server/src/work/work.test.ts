import { beforeEach, describe, expect, it } from 'vitest'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { sentPicture } from '../../test/pictures.ts'
import { explain } from '../../test/plan.ts'
import { type WorkItem, windowSize, workOfTheDay } from './day.ts'
import { workKinds } from './kinds.ts'

const { database, run, create, update, remove } = useBusinessWrites()

const day = 24 * 60 * 60 * 1000
const whole = { mondayHours: '8-12', photos: [sentPicture('sea')] }
let id: number
beforeEach(async () => {
  await database.prisma.business.deleteMany()
  id = Number((await create({ ...whole, name: 'Pizzaria Inteira' })).id)
})

const list = async (now?: number) => {
  const items = await workOfTheDay(database.prisma, now)
  return items.map(({ kind, business }: WorkItem) => [kind, business.name])
}
const propose = (kind: 'REMOVAL' | 'SCAM' | 'OWNER' | 'CORRECTION' | 'CLAIM', businessId = id) =>
  database.prisma.proposal.create({
    data: { kind, topic: 'PHONE', seen: {}, contentHash: kind, businessId, cityId: 3 },
  })
const putOff = (kind: string, forGood: boolean, businessId = id) =>
  run(
    'mutation ($id: ID!, $kind: WorkKind!, $forGood: Boolean!) { putOffWork(businessId: $id, kind: $kind, forGood: $forGood) }',
    {
      id: String(businessId),
      kind,
      forGood,
    },
  )

describe('the work of the day', () => {
  it('is in the decided order, one item for each establishment', async () => {
    expect(await list()).toEqual([])
    const without = async (name: string, changes: object) =>
      Number((await create({ ...whole, name, ...changes })).id)
    await without('Sem foto', { photos: [] })
    await without('Sem horário nem foto', { mondayHours: null, photos: [] })
    const odd = await without('Telefone errado', {})
    await database.prisma.business.update({ where: { id: odd }, data: { phone: '0012345678' } })
    const empty = await without('Sem descrição', {})
    await database.prisma.business.update({ where: { id: empty }, data: { description: '', excerpt: '' } })
    const service = await without('Número sem DDD', {})
    await database.prisma.business.update({ where: { id: service }, data: { phone: '08007071234' } })
    const old = await without('Confirmado', {})
    await run('mutation ($id: ID!) { confirmContact(id: $id, topic: PHONE, how: CALL) { id } }', {
      id: String(old),
    })
    await database.prisma.confirmation.updateMany({ data: { confirmedOn: '2024-01-01' } })
    await database.prisma.auditEntry.deleteMany()
    for (const kind of ['CORRECTION', 'OWNER', 'SCAM', 'CLAIM', 'REMOVAL'] as const)
      await propose(kind, await without(kind, { photos: [] }))
    expect(await list()).toEqual([
      ['REMOVAL', 'REMOVAL'],
      ['CLAIM', 'CLAIM'],
      ['SCAM', 'SCAM'],
      ['OWNER', 'OWNER'],
      ['CORRECTION', 'CORRECTION'],
      ['OLD_CONFIRMATION', 'Confirmado'],
      ['INVALID_PHONE', 'Telefone errado'],
      ['NO_HOURS', 'Sem horário nem foto'],
      ['NO_PHOTO', 'Sem foto'],
      ['NO_DESCRIPTION', 'Sem descrição'],
    ])
  })

  it('has no drafts, and loses what is done', async () => {
    const other = Number((await create({ ...whole, name: 'Outra', mondayHours: null })).id)
    await create({ name: 'Rascunho', state: 'DRAFT' })
    expect(await list()).toEqual([['NO_HOURS', 'Outra']])
    await update({ mondayHours: '8-12' }, String(other))
    expect(await list()).toEqual([])
    await remove(String(other))
    expect(await list()).toEqual([])
  })

  it('is put off for 30 days, or for good', async () => {
    await update({ mondayHours: null }, String(id))
    await database.prisma.auditEntry.deleteMany()
    expect((await list())[0]).toEqual(['NO_HOURS', 'Pizzaria Inteira'])
    await putOff('NO_HOURS', false)
    expect([await list(), await list(Date.now() + 29 * day)]).toEqual([[], []])
    expect(await list(Date.now() + 31 * day)).toEqual([['NO_HOURS', 'Pizzaria Inteira']])
    await putOff('NO_HOURS', true)
    expect(await list(Date.now() + 31 * day)).toEqual([])
  })

  it('keeps what has to be decided', async () => {
    await propose('REMOVAL')
    expect(await putOff('REMOVAL', false)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { kind: 'Isto espera por uma decisão e não pode ficar para depois.' },
    })
    expect(await list()).toEqual([['REMOVAL', 'Pizzaria Inteira']])
  })

  it('ends after twenty establishments of a day, but for requests and scam reports', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => index + 1000)
    const base = await database.prisma.business.findUniqueOrThrow({ where: { id } })
    const names = { name: 'Sem nada', mondayHours: null, hoursInformedOn: null }
    await database.prisma.business.createMany({
      data: rows.map((each) => ({ ...base, ...names, id: each, slug: `sem-${each}` })),
    })
    await database.prisma.auditEntry.deleteMany()
    expect(await list()).toHaveLength(20)
    await putOff('NO_HOURS', false, 1000)
    await update({ phone: '1238421055' }, '1001')
    expect(await list()).toHaveLength(18)
    for (const each of rows.slice(2, 20)) await putOff('NO_HOURS', true, each)
    expect(await list()).toEqual([])
    await propose('SCAM')
    expect(await list()).toEqual([['SCAM', 'Pizzaria Inteira']])
  })
})

it('what vanished from a source comes before what is missing, and can be put off', async () => {
  const { id: other } = await create({ ...whole, name: 'Sem horário', mondayHours: null })
  const row = { source: 'Overture Maps', contentHash: 'x', proposed: [], lastRunOn: '2026-11-20' }
  const vanished = { ...row, vanishedOn: '2026-11-26' }
  await database.prisma.sourceRecord.createMany({
    data: [
      { ...vanished, reference: 'a', businessId: id },
      { ...row, reference: 'b', businessId: Number(other) },
    ],
  })
  expect(await list()).toEqual([
    ['VANISHED', 'Pizzaria Inteira'],
    ['NO_HOURS', 'Sem horário'],
  ])
  await putOff('VANISHED', true)
  expect(await list()).toEqual([['NO_HOURS', 'Sem horário']])
})

it('each kind is one statement that an index bounds', async () => {
  const range = { now: new Date(), today: '2026-11-26', yearAgo: '2025-11-26', from: 0, to: windowSize }
  const base = await database.prisma.business.findUniqueOrThrow({ where: { id } })
  const rows = Array.from({ length: 1500 }, (_, index) => index + 10_000)
  await database.prisma.business.createMany({
    data: rows.map((each) => ({ ...base, id: each, slug: `x-${each}` })),
  })
  await database.prisma.confirmation.createMany({
    data: rows.map((businessId) => ({
      businessId,
      topic: 'PHONE',
      confirmedOn: '2026-11-20',
      valueHash: 'x',
    })),
  })
  await database.prisma.proposal.createMany({
    data: rows.map((businessId) => ({
      kind: businessId % 2 ? 'OWNER' : 'CORRECTION',
      topic: 'PHONE',
      seen: {},
      contentHash: 'x',
      businessId,
      cityId: 3,
      state: businessId % 50 ? 'ACCEPTED' : 'OPEN',
    })),
  })
  const mail = { channel: 'MAIL' as const, requestedOn: '2025-11-20', valueHash: 'x', expiresAt: new Date() }
  await database.prisma.confirmationRequest.createMany({
    data: rows.map((businessId) => ({ ...mail, businessId })),
  })
  await database.prisma.sourceRecord.createMany({
    data: rows.map((businessId) => ({
      source: 'Overture Maps',
      reference: String(businessId),
      businessId,
      contentHash: 'x',
      proposed: [],
      lastRunOn: '2026-11-20',
      vanishedOn: businessId % 50 ? null : '2026-11-20',
    })),
  })
  await database.pool.query(
    'ANALYZE TABLE businesses, confirmations, confirmation_requests, proposals, photos, source_records, work_marks',
  )
  for (const [kind, { rows: statement }] of Object.entries(workKinds)) {
    const { sql, values } = statement(kind, range)
    const steps = await explain(database.pool, sql, [...values])
    expect([kind, steps.filter(({ type }) => type === 'ALL')]).toEqual([kind, []])
    const looked = Math.max(...steps.map((step) => Number(step.rows)))
    expect([kind, looked <= windowSize]).toEqual([kind, true])
  }
})
