import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { importBusinesses } from '../csv/import/import.ts'
import { mailLeftOverChanges } from './mail.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner = 'owner@guiadovale.test'
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  journey = accountJourney(database)
})

async function ask(document: string, variables: object = {}) {
  const answer = await journey.ask(document, { viewer: admin, variables: variables as never })
  expect(firstFailure(answer)).toBeNull()
  return answer
}
const update = (input: string, id = 2) =>
  ask(`mutation { updateBusiness(id: ${id}, input: ${input}) { id } }`)
const lastEntry = () => database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
const undo = (id: number) => ask(`mutation { undoChange(auditEntryId: ${id}) { done } }`)
const notices = () => database.prisma.contactNotice.count()
const named = (index: number) =>
  journey.mails[index]?.paragraphs.flatMap((part) =>
    typeof part === 'string' ? (/^Um contato de “(.*)” no/.exec(part)?.[1] ?? []) : [],
  )
const recipients = () => journey.mails.map(({ to }) => to)

/** More establishments of the owner. @returns their ids */
async function insertOwned(count: number): Promise<number[]> {
  const { id: _, ...columns } = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
  const ids = Array.from({ length: count }, (_, index) => 100 + index)
  const row = (id: number) => ({ ...columns, id, name: `Filial ${id}`, slug: `filial-${id}` })
  await database.prisma.business.createMany({ data: ids.map(row) })
  const data = ids.map((businessId) => ({ businessId, categoryId: 2, position: 0 }))
  await database.prisma.businessCategory.createMany({ data })
  return ids
}
const phones = (ids: readonly number[]) =>
  ['id;telefone', ...ids.map((id) => `${id};12 3621-4455`)].join('\n')
const importFile = (content: string, dryRun = false) => {
  const stream = Readable.from([Buffer.from(content)])
  const file = Promise.resolve({ filename: 'x.csv', createReadStream: () => stream })
  return ask(
    'mutation ($file: Upload!, $dryRun: Boolean!) { importBusinesses(file: $file, dryRun: $dryRun) { entryId updated } }',
    { file, dryRun },
  )
}

describe('the mail about a changed contact', () => {
  it.each([
    ['a phone', '{ phone: "(12) 3621-4455" }'],
    ['a WhatsApp', '{ whatsapp: "(12) 99777-6666" }'],
    ['an e-mail address', '{ email: "novo@exemplo.test" }'],
    ['all three', '{ phone: "(12) 3621-4455", whatsapp: null, email: "novo@exemplo.test" }'],
  ])('follows %s that an administrator changes, once', async (_what, input) => {
    await update(input)
    await update(input)
    expect(recipients()).toEqual([owner])
    expect(named(0)).toEqual(['Padaria da Serra'])
    expect(await notices()).toBe(0)
  })

  it.each([
    ['another field', '{ name: "Padaria Nova" }', 2],
    ['a contact of an establishment without an owner', '{ phone: "(12) 3621-4455" }', 1],
  ])('does not follow %s', async (_what, input, id) => {
    await update(input, id)
    expect([recipients(), await notices()]).toEqual([[], 0])
  })

  it('goes to the owner before the change', async () => {
    await update(`{ phone: "(12) 3621-4455", ownerId: ${accounts.user} }`)
    expect(recipients()).toEqual([owner])
  })

  it('is not written for a change that is refused', async () => {
    const document =
      'mutation { updateBusiness(id: 2, input: { phone: "1236214455", address: { cityId: 99 } }) { id } }'
    expect(firstFailure(await journey.ask(document, { viewer: admin }))).not.toBeNull()
    expect([recipients(), await notices()]).toEqual([[], 0])
  })

  it('has a link that contests all contacts of the change', async () => {
    await update('{ phone: "(12) 3621-4455", email: "novo@exemplo.test" }')
    const token = /\/confirmar\/([\w-]+)\/contato/.exec(JSON.stringify(journey.mails))?.[1]
    const page = await journey.ask(`{ contactChange(token: "${token}") { businessName } }`)
    expect(answeredField(page, 'contactChange')).toEqual({ businessName: 'Padaria da Serra' })
    expect(firstFailure(await journey.ask(`mutation { contestContactChange(token: "${token}") }`))).toBeNull()
    const open = await database.prisma.proposal.findMany({ orderBy: { id: 'asc' } })
    expect(open.map(({ kind, topic, businessId }) => [kind, topic, businessId])).toEqual([
      ['OWNER', 'PHONE', 2],
      ['OWNER', 'EMAIL', 2],
    ])
  })

  it('is one for an accepted proposal, and another when that is taken back', async () => {
    const input = { topics: ['PHONE'], values: { phone: '(12) 3621-4455' } }
    await ask(
      'mutation ($input: ProposalInput!) { proposeCorrection(slug: "padaria-da-serra", input: $input) { token } }',
      { input },
    )
    const { id } = await database.prisma.proposal.findFirstOrThrow()
    await ask(`mutation { acceptProposal(id: ${id}, confirmed: true) { id } }`)
    expect(recipients()).toEqual([owner])
    await undo(
      (await database.prisma.auditEntry.findFirstOrThrow({ where: { name: 'Padaria da Serra' } })).id,
    )
    expect(recipients()).toEqual([owner, owner])
  })
})

describe('the mail about contacts that one act has changed', () => {
  it('is one for all establishments of an owner', async () => {
    const ids = [2, ...(await insertOwned(3))]
    await importFile(phones(ids), true)
    expect(recipients()).toEqual([])
    await importFile(phones([1, ...ids]))
    expect(recipients()).toEqual([owner])
    expect(journey.mails[0]?.subject).toBe('Contatos de 4 empresas suas mudaram')
    expect(named(0)).toEqual(['Padaria da Serra', 'Filial 100', 'Filial 101', 'Filial 102'])
    expect(await notices()).toBe(0)
  })

  it('has at most fifty of them', async () => {
    await importFile(phones(await insertOwned(120)))
    expect(journey.mails.map((_, index) => named(index)?.length)).toEqual([50, 50, 20])
  })

  it('is one when the act is taken back', async () => {
    const answer = await importFile(phones([2, ...(await insertOwned(1))]))
    const { entryId } = answeredField<{ entryId: string }>(answer, 'importBusinesses')
    await undo(Number(entryId))
    expect(recipients()).toEqual([owner, owner])
    expect(named(1)?.toSorted()).toEqual(['Filial 100', 'Padaria da Serra'])
  })

  it('of a command is written by the hourly job, once by several processes', async () => {
    const path = join(tmpdir(), `guia-contacts-${process.pid}.csv`)
    await writeFile(path, phones([2, ...(await insertOwned(1))]))
    const author = { actorId: null, requestId: null }
    await importBusinesses({ prisma: database.prisma, path, author, dryRun: false, create: false })
    const services = { ...database, ...journey.services }
    expect(await mailLeftOverChanges(services)).toBe(0)
    const later = Date.now() + 60 * 60 * 1000
    const counts = await Promise.all([1, 2, 3].map(() => mailLeftOverChanges(services, later)))
    expect(counts.toSorted()).toEqual([0, 0, 2])
    expect(recipients()).toEqual([owner])
    expect(named(0)).toEqual(['Padaria da Serra', 'Filial 100'])
  })

  it('is looked for by indexes', async () => {
    await importFile(phones(await insertOwned(3)))
    const { partOfId } = await lastEntry()
    const steps = await Promise.all([
      explain(database.pool, 'SELECT id FROM contact_notices WHERE part_of_id = ?', [partOfId]),
      explain(database.pool, 'SELECT id FROM contact_notices WHERE business_id = ?', [2]),
    ])
    expect(steps.map(([step]) => step?.key)).toEqual([
      'contact_notices_part_of_id_idx',
      'contact_notices_business_id_idx',
    ])
  })
})
