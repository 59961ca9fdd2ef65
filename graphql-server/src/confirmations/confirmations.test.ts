import { beforeEach, describe, expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { useImports } from '../../test/imports.ts'
import { lastDeletion, restoreOperation } from '../../test/restorations.ts'

const { database, run, create, update, remove, version, trail } = useBusinessWrites()
const { exported, run: runImport } = useImports(database)

const today = localDate(Date.now())
let id: string
beforeEach(async () => {
  id = String((await create({ whatsapp: '12991230000' })).id)
})

const confirm = (topic: string, how: string, more = '') =>
  run(
    `mutation ($id: ID!) { confirmContact(id: $id, topic: ${topic}, how: ${how} ${more}) {
      version confirmations { topic correctedOn confirmedOn confirmedBy } } }`,
    { id },
  )
const shown = async () =>
  (
    await run(
      'query ($id: ID!) { business(id: $id) { confirmations { topic correctedOn confirmedOn confirmedBy } } }',
      { id },
    )
  ).confirmations
const correct = async (values: object, topic = 'PHONE') => {
  const { slug } = await database.prisma.business.findUniqueOrThrow({ where: { id: Number(id) } })
  await run(
    `mutation ($slug: String!, $values: ProposedValuesInput) {
      proposeCorrection(slug: $slug, input: { topics: [${topic}], values: $values }) { token } }`,
    { slug, values },
  )
  const proposal = await database.prisma.proposal.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return run('mutation ($id: ID!) { acceptProposal(id: $id, confirmed: true) { id } }', {
    id: String(proposal.id),
  })
}

describe('a confirmation', () => {
  it('says day and by whom, in the trail too, and changes neither value nor version', async () => {
    const before = await database.prisma.business.findUniqueOrThrow({ where: { id: Number(id) } })
    const catalogue = await version()
    expect((await confirm('WHATSAPP', 'CHAT')).confirmations).toEqual([
      { topic: 'WHATSAPP', correctedOn: null, confirmedOn: today, confirmedBy: 'ESTABLISHMENT' },
    ])
    await confirm('PHONE', 'CALL')
    expect(await shown()).toEqual([
      { topic: 'PHONE', correctedOn: null, confirmedOn: today, confirmedBy: 'ADMINISTRATION' },
      { topic: 'WHATSAPP', correctedOn: null, confirmedOn: today, confirmedBy: 'ESTABLISHMENT' },
    ])
    expect(await database.prisma.business.findUniqueOrThrow({ where: { id: Number(id) } })).toEqual(before)
    expect(await version()).toBe(catalogue)
    const entry = (await trail()).at(-1)
    expect(entry).toMatchObject({
      action: 'update',
      name: 'Pizzaria Bella Vista',
      changes: { phoneConfirmed: { before: null, after: { on: today, how: 'CALL' } } },
    })
    const entries = (await trail()).length
    await confirm('PHONE', 'CALL')
    expect(await trail()).toHaveLength(entries)
  })

  it.each([
    ['PHONE', { phone: '1238421001' }],
    ['WHATSAPP', { whatsapp: '12991230001' }],
    ['ADDRESS', { address: { number: '12' } }],
    ['ADDRESS', { latitude: -22.7, longitude: -44.4 }],
  ])('of %s is void once %o is written', async (topic, changes) => {
    await confirm(topic, 'DOCUMENT')
    await update({ name: 'Pizzaria Nova' }, id)
    expect(await shown()).toMatchObject([{ topic, confirmedOn: today }])
    await update(changes, id)
    expect(await shown()).toEqual([])
  })

  it('is refused without a value, and for a value that has changed since it was seen', async () => {
    await update({ whatsapp: null }, id)
    expect(await confirm('WHATSAPP', 'CALL')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { topic: 'O estabelecimento não tem “WhatsApp” para confirmar.' },
    })
    expect(await confirm('PHONE', 'CALL', 'version: 1')).toMatchObject({ code: 'CONFLICT' })
    expect(await database.prisma.confirmation.count()).toBe(0)
  })

  it('comes back with a deletion that is taken back', async () => {
    await confirm('PHONE', 'OWNER')
    const before = await shown()
    await remove(id)
    expect(await database.prisma.confirmation.count()).toBe(0)
    await run(restoreOperation, { entry: await lastDeletion(database.prisma) })
    expect(await shown()).toEqual(before)
  })
})

describe('an accepted correction', () => {
  it('says that the value was corrected, no more, and voids the confirmation of the former one', async () => {
    await confirm('PHONE', 'CALL')
    expect(await correct({ phone: '1238421009' })).not.toHaveProperty('code')
    const corrected = { topic: 'PHONE', correctedOn: today, confirmedOn: null, confirmedBy: null }
    expect(await shown()).toEqual([corrected])
    await confirm('PHONE', 'CALL')
    expect(await shown()).toEqual([{ ...corrected, confirmedOn: today, confirmedBy: 'ADMINISTRATION' }])
    await update({ phone: '1238421010' }, id)
    expect(await shown()).toEqual([])
  })

  it('of hours leaves their own day', async () => {
    await correct({ mondayHours: '8-12' }, 'HOURS')
    expect(await shown()).toEqual([])
    const { hoursInformedOn } = await database.prisma.business.findUniqueOrThrow({
      where: { id: Number(id) },
    })
    expect(hoursInformedOn).toBe(today)
  })
})

it('an exported file has day and confirmer, which an import ignores', async () => {
  await confirm('PHONE', 'OWNER')
  const file = await exported()
  const [titles = '', ...lines] = file.split('\r\n')
  expect(titles.split(';').slice(-7, -1)).toEqual([
    'telefone confirmado em',
    'telefone confirmado por',
    'whatsapp confirmado em',
    'whatsapp confirmado por',
    'endereço confirmado em',
    'endereço confirmado por',
  ])
  const day = today.split('-').reverse().join('/')
  const line = lines.find((each) => each.startsWith('pizzaria-bella-vista'))
  expect(line?.split(';').slice(-7, -1)).toEqual([day, 'pelo estabelecimento', '', '', '', ''])
  const forged = file.replace(`${day};pelo estabelecimento`, '01/01/2030;pela administração')
  expect(await runImport(forged)).toMatchObject({ problems: [], updated: 0 })
  expect(await shown()).toMatchObject([{ confirmedOn: today, confirmedBy: 'ESTABLISHMENT' }])
})
