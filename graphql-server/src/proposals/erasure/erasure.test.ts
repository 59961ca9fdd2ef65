import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../../test/account-journey.ts'
import { useDatabase } from '../../../test/database.ts'
import { accounts, insertWorld } from '../../../test/roles.ts'
import { erasureReader } from '../../businesses/erased.ts'
import type { Viewer } from '../../context.ts'
import { folderStore } from '../../media/folder-store.ts'
import { createImages } from '../../media/images.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const day = 86_400_000
let journey: ReturnType<typeof accountJourney>

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.business.update({
    where: { id: 2 },
    data: { email: 'padaria@exemplo.test', phone: '1236219000', createdAt: new Date(Date.now() - 400 * day) },
  })
  const folder = await mkdtemp(join(tmpdir(), 'guia-erasures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { prisma } = database
  const images = createImages({ prisma, store: folderStore(folder), maxBytes: 1_000_000 })
  journey = accountJourney({ ...database, images })
})

const ask = (document: string, variables: object = {}) =>
  journey.ask(document, { viewer: admin, variables: variables as Record<string, unknown> })

async function requested(): Promise<number> {
  const answer = await journey.ask(
    'mutation { proposeCorrection(slug: "padaria-da-serra", input: { topics: [REMOVAL] }) { token } }',
  )
  expect(firstFailure(answer)).toBeNull()
  const { id } = await database.prisma.proposal.findFirstOrThrow({ where: { topic: 'REMOVAL' } })
  return id
}

const erase = (id: number, more = 'name: "Padaria da Serra", basis: EVIDENCE') =>
  ask(`mutation { eraseBusiness(proposalId: ${id}, ${more}) { protocol erasedOn } }`)

const erased = async () => {
  const id = await requested()
  const answer = await erase(id)
  expect(firstFailure(answer)).toBeNull()
  return { id, ...answeredField<{ protocol: string }>(answer, 'eraseBusiness') }
}

it('an accepted removal leaves protocol, date and hashes, and nothing else of the establishment', async () => {
  await ask('mutation { updateBusiness(id: 2, input: { street: "Rua Velha" }) { id } }')
  await ask('mutation { deleteBusiness(id: 2) }')
  const { id: entry } = await database.prisma.auditEntry.findFirstOrThrow({
    where: { action: 'delete', entityId: 2 },
  })
  await ask(`mutation { restoreDeletion(auditEntryId: ${entry}) { id } }`)
  const { prisma } = database
  await prisma.confirmationRequest.create({
    data: {
      businessId: 2,
      channel: 'MAIL',
      requestedOn: '2026-11-01',
      valueHash: 'a'.repeat(64),
      expiresAt: new Date(),
    },
  })
  const { id, protocol } = await erased()
  expect(protocol).toBe(String(id).padStart(6, '0'))
  const businessId = 2
  expect(await prisma.business.findUnique({ where: { id: 2 } })).toBeNull()
  for (const left of await Promise.all([
    prisma.auditEntry.count({ where: { entity: 'business', entityId: 2 } }),
    prisma.proposal.count({ where: { businessId } }),
    prisma.submission.count({ where: { businessId } }),
    prisma.favorite.count({ where: { businessId } }),
    prisma.photo.count({ where: { businessId } }),
    prisma.claim.count(),
    prisma.confirmationRequest.count({ where: { businessId } }),
    prisma.deletion.count({ where: { auditEntry: { entity: 'business' } } }),
  ]))
    expect(left).toBe(0)
  const rows = await prisma.erasure.findMany()
  expect(rows).toMatchObject(Array(4).fill({ protocol: id }))
  expect(JSON.stringify(rows)).not.toMatch(/padaria|3621/)
  expect(journey.mails.at(-1)).toMatchObject({ to: 'owner@guiadovale.test' })
  const copies = await journey.services.images.store.readErasures()
  expect(copies.map((file) => JSON.parse(String(file)).hashes.sort())).toEqual([
    rows.map(({ hash }) => hash).sort(),
  ])
})

it('needs the typed name and what proves the request, and no other way accepts it', async () => {
  const id = await requested()
  const refusals = {
    name: 'name: "Padaria", basis: EVIDENCE',
    basis: 'name: "Padaria da Serra", basis: OWNER',
    contact: 'name: "Padaria da Serra", basis: CONTACT, contact: "12 3621-9001"',
  }
  for (const [field, args] of Object.entries(refusals))
    expect(firstFailure(await erase(id, args))?.fields).toHaveProperty([field])
  const accepted = await ask(`mutation { acceptProposal(id: ${id}, confirmed: true) { id } }`)
  expect(firstFailure(accepted)).toMatchObject({ code: 'CONFLICT' })
  expect(await database.prisma.business.count({ where: { id: 2 } })).toBe(1)
  expect(await journey.services.images.store.readErasures()).toEqual([])
  const proved = 'name: "Padaria da Serra", basis: CONTACT, contact: "(12) 3621-9000"'
  expect(firstFailure(await erase(id, proved))).toBeNull()
})

it('two at the same moment erase once, and the copy stays', async () => {
  const id = await requested()
  const both = await Promise.all([erase(id), erase(id)])
  expect(both.map((answer) => firstFailure(answer)?.code ?? 'ok').sort()).toEqual(['NOT_FOUND', 'ok'])
  expect(await journey.services.images.store.readErasures()).toHaveLength(1)
})

const input = (more: object) => ({
  input: {
    ...{ name: 'Padaria da Serra', description: '<p>Nova.</p>', phone: '12999990000' },
    ...{ categoryIds: ['2'], subcategoryIds: ['1'], address: { cityId: '3', neighborhoodId: '2' } },
    ...more,
  },
})
const create = 'mutation ($input: CreateBusinessInput!) { createBusiness(input: $input) { id slug } }'

it('a new establishment with an erased contact is refused by the name of the field', async () => {
  await erased()
  expect(firstFailure(await ask(create, input({ phone: '(12) 3621-9000' })))?.fields).toHaveProperty([
    'input.phone',
  ])
  expect(firstFailure(await ask(create, input({ email: 'Padaria@exemplo.test' })))?.fields).toHaveProperty([
    'input.email',
  ])
  const proposal = 'input: { topics: [PHONE], values: { phone: "1236219000" } }'
  const proposed = await journey.ask(
    `mutation { proposeCorrection(slug: "cantina-da-serra", ${proposal}) { token } }`,
  )
  expect(firstFailure(proposed)?.fields).toHaveProperty(['input.values.phone'])
})

it('an erased slug is not given again', async () => {
  await erased()
  const answer = await ask(create, input({}))
  expect(answeredField(answer, 'createBusiness')).toMatchObject({ slug: 'padaria-da-serra-2' })
  expect(answeredField(await ask('{ business(slug: "padaria-da-serra") { id } }'), 'business')).toBeNull()
})

it('a refused removal is appealed against once, by its link, also from two at the same moment', async () => {
  const sent = await journey.ask(
    'mutation { proposeCorrection(slug: "padaria-da-serra", input: { topics: [REMOVAL] }) { token } }',
  )
  const { token } = answeredField<{ token: string }>(sent, 'proposeCorrection')
  const appeal = (note = 'A empresa é minha.') =>
    journey.ask(
      `mutation { appealRemoval(token: "${token}", note: "${note}") { proposals { state canAppeal } } }`,
    )
  expect(firstFailure(await appeal())).toMatchObject({ code: 'CONFLICT' })
  const { id } = await database.prisma.proposal.findFirstOrThrow({ where: { topic: 'REMOVAL' } })
  const refuse = () => ask(`mutation { refuseProposal(id: ${id}, reason: "Falta prova.") { id } }`)
  await refuse()
  expect(firstFailure(await appeal(' '))?.fields).toHaveProperty(['note'])
  const both = await Promise.all([appeal(), appeal()])
  expect(both.map((answer) => firstFailure(answer)?.code ?? 'ok').sort()).toEqual(['CONFLICT', 'ok'])
  const notes = await database.prisma.submission.findMany({
    where: { proposals: { some: { proposalId: id } } },
  })
  expect(notes.map(({ note }) => note)).toEqual([null, 'A empresa é minha.'])
  await refuse()
  expect(firstFailure(await appeal())).toMatchObject({ code: 'CONFLICT' })
})

it('of a merged establishment erases both, the redirect and the act', async () => {
  const { prisma } = database
  await prisma.business.update({ where: { id: 1 }, data: { ownerId: accounts.owner, phone: '1236215555' } })
  const input = '{ keptId: 2, otherId: 1, keptVersion: 1, otherVersion: 1 }'
  expect(firstFailure(await ask(`mutation { mergeBusinesses(input: ${input}) { entryId } }`))).toBeNull()
  await erased()
  expect(await prisma.businessMerge.count()).toBe(0)
  expect(await prisma.auditEntry.count({ where: { entity: 'business' } })).toBe(0)
  expect(await prisma.deletion.count({ where: { ownerId: accounts.owner } })).toBe(0)
  expect(
    answeredField(await journey.ask('{ business(slug: "cantina-da-serra") { id } }'), 'business'),
  ).toBeNull()
  const hashed = await erasureReader(prisma)
  const values = [
    ['slug', 'cantina-da-serra'],
    ['phone', '1236215555'],
  ] as const
  expect((await hashed(values)).size).toBe(2)
})
