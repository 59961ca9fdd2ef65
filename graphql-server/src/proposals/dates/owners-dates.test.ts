import { beforeEach, expect, it } from 'vitest'
import { addDays, localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { accountJourney, answeredField, firstFailure } from '../../../test/account-journey.ts'
import { useDatabase } from '../../../test/database.ts'
import { accounts, insertWorld } from '../../../test/roles.ts'
import type { Viewer } from '../../context.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
const dateIn = (days: number) => addDays(localDate(Date.now()), days)
const closedIn = (days: number) => `${formatDate(dateIn(days))} fechado`
let journey: ReturnType<typeof accountJourney>

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  await database.prisma.business.updateMany({ data: { ownerId: accounts.owner, specialHours: null } })
  journey = accountJourney(database)
})

async function propose(businessId: number, specialHours: string) {
  const variables = { input: { topics: ['SPECIAL_HOURS'], values: { specialHours } } }
  const document = `mutation ($input: ProposalInput!) {
    proposeChanges(businessId: ${businessId}, input: $input) { token } }`
  expect(firstFailure(await journey.ask(document, { variables, viewer: owner }))).toBeNull()
}

interface Listed {
  id: string
  content: string
  isOutdated: boolean
  business: { id: string }
  changes: { date: string; before: string | null; after: string | null }[]
}

const list = async () =>
  answeredField<Listed[]>(
    await journey.ask(
      '{ ownersDates { id content isOutdated business { id } changes { date before after } } }',
      { viewer: admin },
    ),
    'ownersDates',
  )

const accept = async (listed: readonly Listed[]) => {
  const variables = { proposals: listed.map(({ id, content }) => ({ id, content })) }
  const answer = await journey.ask(
    'mutation ($proposals: [OwnersDatesInput!]!) { acceptOwnersDates(proposals: $proposals) { accepted skipped { id reason } } }',
    { variables, viewer: admin },
  )
  expect(firstFailure(answer)).toBeNull()
  return answeredField<{ accepted: number; skipped: { id: string; reason: string }[] }>(
    answer,
    'acceptOwnersDates',
  )
}

const specialHours = async (id: number) =>
  (await database.prisma.business.findUniqueOrThrow({ where: { id } })).specialHours

it('lists what owners propose for the next 14 days with every date that it changes, and nothing else', async () => {
  await database.prisma.business.update({ where: { id: 1 }, data: { specialHours: closedIn(3) } })
  await propose(1, `${closedIn(14)}; ${formatDate(dateIn(40))} 08:00-12:00 (Festa)`)
  await propose(2, closedIn(15))
  await journey.ask(
    `mutation { enterProposal(businessId: 2, channel: PHONE, input: {
      topics: [SPECIAL_HOURS], values: { specialHours: "${closedIn(1)}" } }) { token } }`,
    { viewer: admin },
  )
  expect(await list()).toMatchObject([
    {
      business: { id: '1' },
      isOutdated: false,
      changes: [
        { date: dateIn(3), before: 'fechado', after: null },
        { date: dateIn(14), before: null, after: 'fechado' },
        { date: dateIn(40), before: null, after: '08:00-12:00 (Festa)' },
      ],
    },
  ])
})

it('one press writes them by the rules of the form, as one act of the trail that is taken back as one', async () => {
  await propose(1, closedIn(1))
  await propose(2, closedIn(2))
  expect(await specialHours(1)).toBeNull()
  expect(await accept(await list())).toEqual({ accepted: 2, skipped: [] })
  expect([await specialHours(1), await specialHours(2)]).toEqual([closedIn(1), closedIn(2)])
  expect(await database.prisma.proposal.count({ where: { state: 'ACCEPTED' } })).toBe(2)
  expect(await list()).toEqual([])
  const act = await database.prisma.auditEntry.findFirstOrThrow({
    where: { action: 'bulk' },
    include: { lines: true },
  })
  expect(act.lines.map(({ entityId }) => entityId).sort()).toEqual([1, 2])
  expect(act.actorId).toBe(accounts.admin)
})

it('what changed after the list was opened is skipped with the reason, and the rest is accepted', async () => {
  await propose(1, closedIn(1))
  await propose(2, closedIn(2))
  const listed = await list()
  await propose(1, closedIn(5))
  const result = await accept(listed)
  expect(result.accepted).toBe(1)
  expect(result.skipped).toMatchObject([
    { id: listed[0]?.id, reason: 'A proposta mudou depois que a lista foi aberta.' },
  ])
  expect([await specialHours(1), await specialHours(2)]).toEqual([null, closedIn(2)])
})

it('what is outdated is marked in the list and never written', async () => {
  await propose(1, closedIn(1))
  await database.prisma.business.update({ where: { id: 1 }, data: { specialHours: closedIn(9) } })
  const listed = await list()
  expect(listed).toMatchObject([{ isOutdated: true }])
  const { accepted, skipped } = await accept(listed)
  expect([accepted, skipped[0]?.reason]).toEqual([
    0,
    'As datas especiais do perfil mudaram depois do envio: decida esta na fila.',
  ])
  expect(await specialHours(1)).toBe(closedIn(9))
})

it('two presses at the same moment accept each once', async () => {
  await propose(1, closedIn(1))
  await propose(2, closedIn(2))
  const listed = await list()
  const results = await Promise.all([accept(listed), accept(listed)])
  expect(results.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(2)
  expect(
    await database.prisma.auditEntry.count({ where: { entity: 'business', partOfId: { not: null } } }),
  ).toBe(2)
})

it('accepts no other kind of proposal, whatever is sent', async () => {
  await journey.ask(
    'mutation { proposeChanges(businessId: 2, input: { topics: [PHONE], values: { phone: "1236214409" } }) { token } }',
    { viewer: owner },
  )
  const { id, contentHash } = await database.prisma.proposal.findFirstOrThrow()
  const { accepted } = await accept([{ id: String(id), content: contentHash } as Listed])
  expect(accepted).toBe(0)
  expect(await database.prisma.proposal.count({ where: { state: 'OPEN' } })).toBe(1)
})
