import { beforeEach, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  journey = accountJourney(database)
})

const send = async (mutation: string, businessId: number, input: object, viewer: Viewer = admin) => {
  const channel = mutation === 'enterProposal' ? ', channel: CHAT' : ''
  const answer = await journey.ask(
    `mutation ($input: ProposalInput!) {
      ${mutation}(businessId: ${businessId}${channel}, input: $input) { receipts { topic outcome } }
    }`,
    { variables: { input }, viewer },
  )
  expect(firstFailure(answer)).toBeNull()
}
const enter = (businessId: number, input: object) => send('enterProposal', businessId, input)
const phone = (value: string) => ({ topics: ['PHONE'], values: { phone: value } })

interface Row {
  id: string
  topic: string
  kind: string
  business: { id: string }
  current: Record<string, unknown>
  references: { entity: string; name: string }[]
  photos: { id: string }[]
  submissions: { channel: string; note: string | null; sender: { id: string } | null }[]
}

const queue = async (filter = 'filter: { state: OPEN }') =>
  answeredField<{ items: Row[] }>(
    await journey.ask(
      `{ proposalPage(${filter}) { items {
        id topic kind business { id } current references { entity name } photos { id }
        submissions { channel note sender { id } }
      } } }`,
      { viewer: admin },
    ),
    'proposalPage',
  ).items

it('the queue has the oldest first, and all of one topic of an establishment together', async () => {
  await enter(2, phone('(12) 3621-4401'))
  await enter(1, phone('(12) 3621-4402'))
  await enter(1, { topics: ['HOURS'], values: { mondayHours: '9-17' } })
  await enter(2, phone('(12) 3621-4403'))
  await send('proposeChanges', 2, phone('(12) 3621-4404'), owner)
  const rows = await queue()
  expect(rows.map(({ topic, kind, business }) => [business.id, topic, kind])).toEqual([
    ['2', 'PHONE', 'CORRECTION'],
    ['2', 'PHONE', 'CORRECTION'],
    ['2', 'PHONE', 'OWNER'],
    ['1', 'PHONE', 'CORRECTION'],
    ['1', 'HOURS', 'CORRECTION'],
  ])
  expect(rows.map(({ id }) => id)).not.toEqual(rows.map(({ id }) => id).toSorted())
})

it('decided proposals are listed with the latest decision first', async () => {
  await enter(1, phone('(12) 3621-4401'))
  await enter(2, phone('(12) 3621-4402'))
  const [first, second] = await queue()
  for (const row of [second, first])
    await journey.ask(`mutation { refuseProposal(id: ${row?.id}, reason: "Não é.") { id } }`, {
      viewer: admin,
    })
  expect((await queue('filter: { state: REFUSED }')).map(({ id }) => id)).toEqual([first?.id, second?.id])
})

it('a page of the queue reads an index in its order, without sorting', async () => {
  const plan = await database.prisma.$queryRaw<{ key: string; Extra: string }[]>`
    EXPLAIN SELECT id FROM proposals WHERE state = 'OPEN' ORDER BY queued_at, business_id, topic, id LIMIT 20`
  expect(plan[0]?.key).toBe('proposals_state_queued_at_business_id_topic_idx')
  expect(plan[0]?.Extra).not.toContain('filesort')
})

it('what is entered has its channel and the administrator who entered it', async () => {
  await enter(2, { ...phone('(12) 3621-4401'), note: 'Ligou a filha do dono.' })
  const [row] = await queue()
  expect(row?.submissions).toEqual([
    { channel: 'CHAT', note: 'Ligou a filha do dono.', sender: { id: String(accounts.admin) } },
  ])
})

it('shows the photos that are said to be wrong, of that establishment only', async () => {
  await enter(2, { topics: ['PHOTOS'], photoIds: ['2', '999'] })
  await enter(1, { topics: ['PHOTOS'], photoIds: ['1'] })
  expect((await queue()).map(({ photos }) => photos)).toEqual([[{ id: '2' }], []])
})

it('names what a proposed city and the present one are called', async () => {
  const business = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
  const neighborhood = await database.prisma.neighborhood.findFirstOrThrow({
    where: { cityId: { not: business.cityId } },
  })
  await enter(2, {
    topics: ['ADDRESS'],
    values: { address: { cityId: String(neighborhood.cityId), neighborhoodId: String(neighborhood.id) } },
  })
  const [row] = await queue()
  expect(row?.references.filter(({ entity }) => entity === 'CITY')).toHaveLength(2)
  expect(row?.current).toEqual({ cityId: business.cityId, neighborhoodId: business.neighborhoodId })
})

it('a proposal of an owner cannot publish, delete or give away an establishment', async () => {
  for (const values of ['state: CLOSED_FOR_GOOD', 'ownerId: 1', 'photos: []']) {
    const answer = await journey.ask(
      `mutation { proposeChanges(businessId: 2, input: { topics: [OTHER], note: "x", values: { ${values} } }) { token } }`,
      { viewer: owner },
    )
    expect(JSON.stringify(answer)).toContain('is not defined by type')
  }
  expect(await queue()).toEqual([])
})
