import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import { insertRowsOfEverything } from '../../test/rows-of-everything.ts'
import { countingPrisma } from '../../test/statements.ts'
import { mailLeftOverChanges } from '../contact-changes/mail.ts'
import type { Viewer } from '../context.ts'
import { folderStore } from '../media/folder-store.ts'
import { createImages } from '../media/images.ts'
import { applyClaims, purgeClaimContacts } from './claims/apply.ts'
import { purgeSubmissions } from './confirm.ts'
import { sendDigests } from './digest.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
const claimant: Viewer = { id: accounts.user, role: 'user' }
/** Rows of each table: enough for an engine to choose an index where there is one. */
const rows = 600
/** A statement that looks at more rows has no index that bounds it. */
const bound = 100
let folder: string
let counting: ReturnType<typeof countingPrisma>
let journey: ReturnType<typeof accountJourney>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-plans-'))
  await insertWorld(database)
  await insertRowsOfEverything(database.prisma, 1000, 1000 + rows)
  const day = 24 * 60 * 60 * 1000
  const past = { decidedAt: new Date(Date.now() - 100 * day), receivedAt: new Date(Date.now() - 101 * day) }
  await database.prisma.proposal.updateMany({
    where: { id: { gte: 1000 } },
    data: { ...past, state: 'ACCEPTED' },
  })
  await database.prisma.auditEntry.updateMany({ where: { id: { gte: 1000 } }, data: { at: past.receivedAt } })
  await database.pool.query(
    `INSERT INTO confirmation_requests (business_id, channel, requested_on, value_hash, expires_at)
     SELECT id, 'CHAT', '2025-01-01', 'x', '2025-01-15' FROM businesses WHERE id >= 1000`,
  )
  const [tables] = await database.pool.query<{ names: string }[]>(
    `SELECT GROUP_CONCAT(table_name) AS names FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND LEFT(table_name, 1) <> '_'`,
  )
  await database.pool.query(`ANALYZE TABLE ${tables?.names}`)
  counting = countingPrisma(database.config, 'all')
  const images = createImages({ prisma: counting.prisma, store: folderStore(folder), maxBytes: 1_000_000 })
  journey = accountJourney({ ...database, prisma: counting.prisma, images })
}, 240_000)
afterAll(async () => {
  await counting.prisma.$disconnect()
  await rm(folder, { recursive: true })
})

async function ask(document: string, viewer?: Viewer, variables: object = {}) {
  const answer = await journey.ask(document, { ...(viewer && { viewer }), variables: variables as never })
  expect([document, firstFailure(answer)]).toEqual([document, null])
  return answer
}
const openId = async () =>
  (await database.prisma.proposal.findFirstOrThrow({ where: { state: 'OPEN' }, orderBy: { id: 'desc' } })).id
const propose = (input: object) =>
  ask(
    'mutation ($input: ProposalInput!) { proposeCorrection(slug: "padaria-da-serra", input: $input) { token } }',
    undefined,
    { input },
  )
const mailToken = (path: RegExp) => path.exec(JSON.stringify(journey.mails.at(-1)))?.[1] ?? ''

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)

/** Prisma records limits and moments as texts, which are none in SQL. */
const withTypes = (query: string, values: readonly unknown[]) => {
  const last = (/LIMIT \?( OFFSET \?)?(?: FOR UPDATE)?\s*$/.exec(query)?.[0].match(/\?/g) ?? []).length
  return values.map((value, index) => {
    if (index >= values.length - last) return Number(value)
    return isMoment(value) ? new Date(String(value)) : value
  })
}

/** What is done; its statements are explained. */
const acts: Record<string, () => Promise<unknown>> = {
  'a correction with an address, confirmed, accepted and contested': async () => {
    const input = { topics: ['WHATSAPP'], values: { whatsapp: '(12) 99777-6666' }, email: 'ana@x.test' }
    await propose(input)
    await ask(`mutation { confirmSubmission(token: "${mailToken(/confirmar\/([\w-]+)/)}") { isConfirmed } }`)
    await ask(`mutation { acceptProposal(id: ${await openId()}, confirmed: true) { id } }`, admin)
    const token = mailToken(/confirmar\/([\w-]+)\/contato/)
    await ask(`{ contactChange(token: "${token}") { businessName } }`)
    await ask(`mutation { contestContactChange(token: "${token}") }`)
  },
  'an owner’s proposal that is refused': async () => {
    const input = { topics: ['NAME'], values: { name: 'Padaria Nova' } }
    const document =
      'mutation ($input: ProposalInput!) { proposeChanges(businessId: 2, input: $input) { token } }'
    await ask(document, owner, { input })
    await ask(`mutation { refuseProposal(id: ${await openId()}, reason: "Não.") { id } }`, admin)
  },
  'the queue': async () => {
    await ask('{ openProposals }', admin)
    for (const filter of ['{ kind: CORRECTION }', '{ cityId: 3 }', '{ businessId: 2 }', '{}'])
      await ask(
        `{ proposalPage(filter: ${filter}) { items { id warnings references { name } photos { id } submissions { note } } pagination { total } } }`,
        admin,
      )
  },
  'a claim': async () => {
    await ask(
      'mutation { claimBusiness(slug: "padaria-da-serra", method: EVIDENCE, note: "x") { isOwn } }',
      claimant,
    )
    await ask('{ claimOptions(slug: "padaria-da-serra") { isOwn } }', claimant)
    await ask(`{ claimReview(id: ${await openId()}) { code } }`, admin)
  },
  'confirmations and the work of the day': async () => {
    await ask('mutation { confirmContact(id: 2, topic: PHONE, how: CALL) { id } }', admin)
    await ask('mutation { requestConfirmation(businessId: 2) }', admin)
    const token = mailToken(/confirmar-dados\/([\w-]+)/)
    await ask(`{ confirmationRequest(token: "${token}") { isConfirmed } }`)
    await ask(`mutation { answerConfirmation(token: "${token}", confirms: true) }`)
    await database.prisma.confirmationRequest.deleteMany({ where: { businessId: 2, channel: 'CHAT' } })
    const chat = await ask('mutation { requestChatConfirmation(businessId: 2) }', admin)
    expect(answeredField<string>(chat, 'requestChatConfirmation')).toContain('wa.me')
    await ask('{ workOfTheDay { kind } }', admin)
    await ask('mutation { putOffWork(businessId: 2, kind: NO_PHOTO, forGood: true) }', admin)
  },
  'a change that is taken back': async () => {
    await ask('mutation { updateBusiness(id: 2, input: { phone: "(12) 3622-8888" }) { id } }', admin)
    const { id } = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    await ask(`{ undoPreview(auditEntryId: ${id}) { done } }`, admin)
    await ask(`mutation { undoChange(auditEntryId: ${id}) { done } }`, admin)
  },
  'the hourly jobs': async () => {
    const services = { ...database, ...journey.services, prisma: counting.prisma }
    const today = { sentOn: '2026-11-26' }
    await database.prisma.digestNotice.updateMany({ where: { submissionId: { gt: 1001 } }, data: today })
    await database.prisma.contactNotice.deleteMany({ where: { businessId: { gt: 1020 } } })
    await purgeSubmissions(counting.prisma)
    await purgeClaimContacts(counting.prisma)
    await applyClaims(services)
    await sendDigests(services, Date.parse('2026-11-26T22:00:00Z'))
    await mailLeftOverChanges(services, Date.now() + 60 * 60 * 1000)
  },
  'an erasure': async () => {
    await propose({ topics: ['REMOVAL'] })
    const { id } = await database.prisma.proposal.findFirstOrThrow({
      where: { topic: 'REMOVAL', state: 'OPEN' },
    })
    const proof = 'name: "Padaria da Serra", basis: EVIDENCE'
    await ask(`mutation { eraseBusiness(proposalId: ${id}, ${proof}) { protocol } }`, admin)
  },
}

it.each(Object.keys(acts))('each statement of %s uses an index', async (name) => {
  counting.calls.length = 0
  await acts[name]?.()
  const calls = new Map(counting.calls.map((call) => [call.query, call]))
  const found: unknown[] = []
  for (const { query, values } of calls.values()) {
    if (!/^\s*(?:SELECT|UPDATE|DELETE)\b/i.test(query)) continue
    for (const { table, type, key, rows: looked } of await explain(
      database.pool,
      query,
      withTypes(query, values),
    ))
      if (table && !table.startsWith('<') && (type === 'ALL' || type === 'index') && Number(looked) > bound)
        found.push({ table, type, key, looked, query: query.slice(0, 300) })
  }
  expect(calls.size).toBeGreaterThan(2)
  expect(found).toEqual([])
})
