import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { purgeSubmissions } from './confirm.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  journey = accountJourney(database)
})

const slug = 'padaria-da-serra'

interface Submitted {
  token: string
  waitsForEmail: boolean
  receipts: { topic: string; outcome: string }[]
}

const propose = (input: object, address = '203.0.113.7') =>
  journey.ask(
    `mutation ($input: ProposalInput!) {
      proposeCorrection(slug: "${slug}", input: $input) { token waitsForEmail receipts { topic outcome } }
    }`,
    { variables: { input }, address },
  )
const phone = (value: string | null, more: object = {}) => ({
  topics: ['PHONE'],
  ...(value && { values: { phone: value } }),
  ...more,
})
const submitted = async (input: object, address?: string) => {
  const answer = await propose(input, address)
  expect(firstFailure(answer)).toBeNull()
  return answeredField<Submitted>(answer, 'proposeCorrection')
}
const rows = () => database.prisma.proposal.findMany({ orderBy: { id: 'asc' } })
const stored = () => database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
const trail = () =>
  database.prisma.auditEntry.findMany({ where: { entity: 'business' }, orderBy: { id: 'asc' } })
const decide = (call: string, viewer: Viewer = admin) =>
  journey.ask(`mutation { ${call} { id state } }`, { viewer })
const status = async (token: string) =>
  answeredField<Record<string, unknown> | null>(
    await journey.ask(
      `{ submissionStatus(token: "${token}") {
        businessName hasEmail isConfirmed canConfirm isWaiting proposals { topic state reason protocol dueOn }
      } }`,
    ),
    'submissionStatus',
  )

describe('a correction', () => {
  it('changes nothing before an administrator accepts it, then as a change in the trail', async () => {
    const before = await stored()
    const { receipts } = await submitted(phone('(12) 3621-4455'))
    expect(receipts).toEqual([{ topic: 'PHONE', outcome: 'RECEIVED' }])
    expect(await stored()).toEqual(before)
    const [row] = await rows()
    expect(row).toMatchObject({
      kind: 'CORRECTION',
      state: 'OPEN',
      seen: { phone: before.phone },
      proposed: { phone: '1236214455' },
    })
    expect(firstFailure(await decide(`acceptProposal(id: ${row?.id}, confirmed: true)`))).toBeNull()
    expect((await stored()).phone).toBe('1236214455')
    const entries = await trail()
    expect(entries.at(-1)).toMatchObject({
      actorId: accounts.admin,
      action: 'update',
      changes: { phone: { before: before.phone, after: '1236214455' } },
    })
    expect(firstFailure(await decide(`acceptProposal(id: ${row?.id}, confirmed: true)`))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it.each([
    ['PHONE', { phone: '12345' }, 'input.values.phone'],
    ['SITE', { site: 'javascript:alert(1)' }, 'input.values.site'],
    ['HOURS', { mondayHours: 'quando der' }, 'input.values.mondayHours'],
    ['ADDRESS', { address: { neighborhoodId: '999' } }, 'input.values.address.neighborhoodId'],
    ['NAME', { name: 'Padaria da Serra' }, 'input.values.name'],
  ])('of %s that breaks a rule is refused by the name of its field', async (topic, values, path) => {
    const failure = firstFailure(await propose({ topics: [topic], values }))
    expect(failure).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: expect.any(String) } })
    expect(await rows()).toEqual([])
    expect(await database.prisma.submission.count()).toBe(0)
  })

  it('of an establishment that is not public is refused as one that is not there', async () => {
    await database.prisma.business.update({ where: { id: 2 }, data: { state: 'DRAFT' } })
    expect(firstFailure(await propose(phone('(12) 3621-4455')))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('from a program, or within three seconds, is asked again', async () => {
    const hidden = phone('(12) 3621-4455', { nickname: 'x' })
    expect(firstFailure(await propose(hidden))?.fields).toHaveProperty(['input.nickname'])
    const quick = phone('(12) 3621-4455', { seconds: 1 })
    expect(firstFailure(await propose(quick))?.fields).toHaveProperty(['input.seconds'])
    expect(await rows()).toEqual([])
  })

  it('keeps HTML of a note as text, and refuses one that is too long', async () => {
    const note = '<script>alert(1)</script> liguei e  ninguém atende\n\nfechou'
    await submitted(phone(null, { note }))
    const [{ note: kept } = { note: '' }] = await database.prisma.submission.findMany()
    expect(kept).toBe('<script>alert(1)</script> liguei e ninguém atende\n\nfechou')
    const failure = firstFailure(await propose(phone(null, { note: 'x'.repeat(10_000_000) })))
    expect(failure?.fields).toHaveProperty(['input.note'])
  })
})

describe('proposals for one field', () => {
  it('that are the same join with a count', async () => {
    await submitted(phone('(12) 3621-4455'), '203.0.113.1')
    const second = await submitted(phone('12 36214455'), '203.0.113.2')
    expect(second.receipts).toEqual([{ topic: 'PHONE', outcome: 'JOINED' }])
    expect(await rows()).toMatchObject([{ times: 2 }])
    expect(await status(second.token)).toMatchObject({ proposals: [{ topic: 'PHONE', state: 'OPEN' }] })
  })

  it('wait three at most, also from many at once; the last beyond them is kept and can be accepted', async () => {
    const numbers = Array.from({ length: 9 }, (_, index) => `(12) 3621-000${index}`)
    const all = await Promise.all(
      numbers.map((number, index) => submitted(phone(number), `203.0.113.${index}`)),
    )
    const outcomes = all.flatMap(({ receipts }) => receipts.map(({ outcome }) => outcome))
    expect(outcomes.filter((outcome) => outcome === 'RECEIVED')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'WAITS_BEHIND')).toHaveLength(6)
    await submitted(phone('(12) 3621-9999'), '203.0.113.99')
    const open = await rows()
    expect(open).toHaveLength(3)
    expect(open[2]).toMatchObject({ overflowTimes: 7, overflow: { phone: '1236219999' } })
    await decide(`acceptProposal(id: ${open[2]?.id}, confirmed: true, usesOverflow: true)`)
    expect((await stored()).phone).toBe('1236219999')
  })

  it.each([
    ['refused', (id: number) => `refuseProposal(id: ${id}, reason: "Não é.")`],
    ['accepted by its own value', (id: number) => `acceptProposal(id: ${id}, confirmed: true)`],
  ])('leave the value that waits open when the one before it is %s', async (_, call) => {
    for (const digit of [1, 2, 3]) await submitted(phone(`(12) 3621-000${digit}`))
    const { token } = await submitted(phone('(12) 3621-9999'))
    const third = (await rows())[2]?.id ?? 0
    expect(firstFailure(await decide(call(third)))).toBeNull()
    const open = (await rows()).filter(({ state }) => state === 'OPEN')
    expect(open.map(({ proposed }) => proposed)).toEqual([
      { phone: '1236210001' },
      { phone: '1236210002' },
      { phone: '1236219999' },
    ])
    expect(open[2]).toMatchObject({ seen: { phone: (await stored()).phone }, overflow: null })
    expect((await status(token))?.proposals).toContainEqual(expect.objectContaining({ state: 'OPEN' }))
  })
})

describe('limits', () => {
  it('ten an hour from one network; beyond that it waits for a confirmed address', async () => {
    for (let number = 0; number < 10; number++) await submitted(phone('(12) 3621-4455'))
    expect(firstFailure(await propose(phone('(12) 3621-4455')))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'input.email': expect.stringContaining('e-mail') },
    })
    const late = await submitted(phone('(12) 3621-7777', { email: 'joana@exemplo.test' }))
    expect(late).toMatchObject({ waitsForEmail: true, receipts: [] })
    expect(await rows()).toHaveLength(1)
    const url = journey.mails.at(-1)?.paragraphs.find((part) => typeof part === 'object')?.url ?? ''
    const token = /^https:\/\/guia\.test\/confirmar\/([\w-]+)$/.exec(url)?.[1] ?? ''
    expect(await status(token)).toMatchObject({ canConfirm: true, isWaiting: true, isConfirmed: false })
    const confirm = () =>
      journey.ask(`mutation { confirmSubmission(token: "${token}") { isConfirmed isWaiting } }`)
    for (const _ of [1, 2])
      expect(answeredField(await confirm(), 'confirmSubmission')).toEqual({
        isConfirmed: true,
        isWaiting: false,
      })
    expect(await rows()).toMatchObject([{}, { proposed: { phone: '1236217777' }, times: 1 }])
  })

  it('removals and reports of a scam have their own, with a protocol and a due date', async () => {
    for (let number = 0; number < 10; number++) await submitted(phone('(12) 3621-4455'))
    const { token } = await submitted({ topics: ['REMOVAL'] })
    expect(await status(token)).toMatchObject({
      proposals: [
        { topic: 'REMOVAL', protocol: expect.stringMatching(/^\d{6}$/), dueOn: expect.any(String) },
      ],
    })
    await submitted({ topics: ['SCAM'], note: 'pediu Pix' })
    await submitted({ topics: ['SCAM'], note: 'sumiu' })
    expect((await rows()).filter(({ topic }) => topic === 'SCAM')).toMatchObject([{ kind: 'SCAM', times: 2 }])
  })

  it('of removals are not a way around those of other topics, by whatever values are sent', async () => {
    for (let number = 0; number < 10; number++) await submitted(phone('(12) 3621-4455'))
    const disguised = { topics: ['SCAM'], values: { phone: '(12) 3621-8888' } }
    expect(firstFailure(await propose(disguised))?.fields).toHaveProperty(['input.email'])
    expect(await rows()).toHaveLength(1)
  })

  it.each([[{ topics: ['DESCRIPTION'] }], [{ topics: ['PHONE'], values: { instagram: '@golpe' } }]])(
    '%j is for owners alone',
    async (input) => {
      expect(firstFailure(await propose(input))?.fields).toHaveProperty(['input.topics'])
      expect(await rows()).toEqual([])
    },
  )

  it('a status token that was changed shows nothing', async () => {
    const { token } = await submitted(phone(null))
    expect(await status(token)).toMatchObject({ businessName: 'Padaria da Serra' })
    const other = token.replace(/^\d+/, (id) => String(Number(id) + 1))
    expect(await status(other)).toBeNull()
    const failure = firstFailure(
      await journey.ask(`mutation { confirmSubmission(token: "${token}") { isConfirmed } }`),
    )
    expect(failure).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('a decision', () => {
  it('on what needs a second key is refused without it, and hours are accepted by one', async () => {
    await submitted(phone('(12) 3621-4455'))
    await submitted({ topics: ['HOURS'], values: { mondayHours: '8-12' } })
    await submitted({ topics: ['CLOSED'] })
    const [first, hours, closed] = await rows()
    for (const id of [first?.id, closed?.id])
      expect(firstFailure(await decide(`acceptProposal(id: ${id})`))).toMatchObject({ code: 'CONFLICT' })
    expect(firstFailure(await decide(`acceptProposal(id: ${hours?.id})`))).toBeNull()
    expect((await stored()).mondayHours).toBe('08:00-12:00')
    await decide(`acceptProposal(id: ${closed?.id}, confirmed: true)`)
    expect((await stored()).state).toBe('CLOSED_FOR_GOOD')
  })

  it('on a week that would be closed whole needs the second key', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    const values = Object.fromEntries(days.map((day) => [`${day}Hours`, 'fechado']))
    await submitted({ topics: ['HOURS'], values })
    const [{ id } = { id: 0 }] = await rows()
    expect(firstFailure(await decide(`acceptProposal(id: ${id})`))).toMatchObject({ code: 'CONFLICT' })
  })

  it('is in the mail of the day of confirmed addresses alone, and a changed contact is mailed to the owner', async () => {
    await submitted(phone('(12) 3621-4455', { email: 'ana@exemplo.test' }), '203.0.113.1')
    await submitted(phone('(12) 3621-4455', { email: 'bia@exemplo.test' }), '203.0.113.2')
    const token = /\/confirmar\/([\w-]+)/.exec(JSON.stringify(journey.mails.at(-1)))?.[1]
    await journey.ask(`mutation { confirmSubmission(token: "${token}") { isConfirmed } }`)
    const [{ id } = { id: 0 }] = await rows()
    const sent = journey.mails.length
    await decide(`acceptProposal(id: ${id}, confirmed: true)`)
    const mails = journey.mails.slice(sent)
    expect(mails.map(({ to }) => to)).toEqual(['owner@guiadovale.test'])
    const notices = await database.prisma.digestNotice.findMany()
    expect(notices).toMatchObject([{ recipient: 'bia@exemplo.test', outcome: 'ACCEPTED', sentOn: null }])
  })

  it('of refusal has a reason, which its sender reads', async () => {
    const { token } = await submitted(phone(null))
    const [{ id } = { id: 0 }] = await rows()
    expect(firstFailure(await decide(`refuseProposal(id: ${id}, reason: "  ")`))?.fields).toHaveProperty([
      'reason',
    ])
    await decide(`refuseProposal(id: ${id}, reason: "O telefone atende.")`)
    expect(await status(token)).toMatchObject({
      proposals: [{ state: 'REFUSED', reason: 'O telefone atende.' }],
    })
  })

  it('is made once, also by two at the same moment', async () => {
    await submitted(phone('(12) 3621-4455'))
    const [{ id } = { id: 0 }] = await rows()
    const before = (await trail()).length
    const both = await Promise.all([1, 2].map(() => decide(`acceptProposal(id: ${id}, confirmed: true)`)))
    expect(both.map((answer) => firstFailure(answer)?.code ?? 'ok').sort()).toEqual(['CONFLICT', 'ok'])
    expect(await trail()).toHaveLength(before + 1)
  })
})

describe('an owner', () => {
  const proposeAsOwner = (input: object, viewer = owner, businessId = 2) =>
    journey.ask(
      `mutation ($input: ProposalInput!) {
        proposeChanges(businessId: ${businessId}, input: $input) { receipts { topic outcome } }
      }`,
      { variables: { input }, viewer },
    )

  it('proposes any field; what is proposed last holds, and a script in a description goes', async () => {
    const values = { description: '<p>Pães <script>x</script>de fermentação.</p>', instagram: '@padaria' }
    expect(firstFailure(await proposeAsOwner({ topics: ['DESCRIPTION'], values }))).toBeNull()
    const again = { topics: ['DESCRIPTION'], values: { description: '<p>Pix 12991234567</p>' } }
    await proposeAsOwner(again)
    const all = await rows()
    expect(all).toMatchObject([
      { kind: 'OWNER', topic: 'LINKS', proposed: { instagram: 'https://www.instagram.com/padaria' } },
      { kind: 'OWNER', topic: 'DESCRIPTION', proposed: { description: '<p>Pix 12991234567</p>' } },
    ])
    const page = await journey.ask(
      '{ proposalPage { items { topic warnings needsConfirmation isOutdated business { name } } } }',
      { viewer: admin },
    )
    expect(answeredField(page, 'proposalPage')).toMatchObject({
      items: [
        { topic: 'LINKS', warnings: ['LINK'], business: { name: 'Padaria da Serra' } },
        {
          topic: 'DESCRIPTION',
          warnings: ['DESCRIPTION_NUMBER', 'DESCRIPTION_PIX'],
          needsConfirmation: true,
          isOutdated: false,
        },
      ],
    })
    const mine = await journey.ask('{ myProposals { items { topic } } }', { viewer: owner })
    expect(answeredField(mine, 'myProposals')).toMatchObject({ items: [{}, {}] })
    for (const field of ['decidedBy { email }', 'submissions { id }']) {
      const refused = await journey.ask(`{ myProposals { items { ${field} } } }`, { viewer: owner })
      expect(firstFailure(refused)).toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('of another establishment is refused', async () => {
    const other = await proposeAsOwner({ topics: ['NAME'], values: { name: 'Minha' } }, owner, 1)
    expect(firstFailure(other)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await rows()).toEqual([])
  })
})

it('a proposal that is older than a change of its field says so', async () => {
  await submitted(phone('(12) 3621-4455'))
  await journey.ask('mutation { updateBusiness(id: 2, input: { phone: "1236210001" }) { id } }', {
    viewer: admin,
  })
  const page = await journey.ask('{ proposalPage { items { isOutdated current } } }', { viewer: admin })
  expect(answeredField(page, 'proposalPage')).toEqual({
    items: [{ isOutdated: true, current: { phone: '1236210001' } }],
  })
})

it('note, address and origin are erased thirty days after the decision, and the rest stays', async () => {
  await submitted(phone(null, { note: 'Rua A', email: 'ana@exemplo.test' }))
  const [{ id } = { id: 0 }] = await rows()
  const later = (days: number) => Date.now() + days * 86_400_000
  expect(await purgeSubmissions(database.prisma, later(400))).toBe(0)
  await decide(`refuseProposal(id: ${id}, reason: "Não é.")`)
  expect(await purgeSubmissions(database.prisma, later(29))).toBe(0)
  expect(await purgeSubmissions(database.prisma, later(31))).toBe(1)
  expect(await database.prisma.submission.findMany()).toMatchObject([
    { note: null, email: null, origin: null },
  ])
  expect(await rows()).toHaveLength(1)
})
