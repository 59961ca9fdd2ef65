import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../../test/account-journey.ts'
import { useDatabase } from '../../../test/database.ts'
import { accounts, insertWorld } from '../../../test/roles.ts'
import type { Viewer } from '../../context.ts'
import { applyClaims, purgeClaimContacts } from './apply.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const user: Viewer = { id: accounts.user, role: 'user' }
const day = 86_400_000
const slug = 'padaria-da-serra'
const whatsapp = '12991110000'
let journey: ReturnType<typeof accountJourney>

/** Establishment 2, owned by the owner and listed for 400 days. */
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  await database.prisma.auditEntry.deleteMany()
  await database.prisma.business.update({
    where: { id: 2 },
    data: { whatsapp, email: 'padaria@exemplo.test', createdAt: new Date(Date.now() - 400 * day) },
  })
  journey = accountJourney(database)
})

const ask = (call: string, viewer: Viewer) => journey.ask(`mutation { ${call} }`, { viewer })
const claim = (method: string, viewer = user) =>
  ask(`claimBusiness(slug: "${slug}", method: ${method}, note: "Nota 12") { claim { code state } }`, viewer)
const claimed = async (method: string, viewer = user) => {
  const answer = await claim(method, viewer)
  expect(firstFailure(answer)).toBeNull()
  return answeredField<{ claim: { code: string } }>(answer, 'claimBusiness').claim.code
}
const open = () =>
  database.prisma.proposal.findFirstOrThrow({ where: { kind: 'CLAIM' }, orderBy: { id: 'desc' } })
const act = async (call: string, viewer = admin) => {
  const { id } = await open()
  return ask(call.replace('(', `(id: ${id}, `), viewer)
}
const check = (number: string, code: string) =>
  act(`checkClaimMessage(number: "${number}", code: "${code}") { isProved effectiveAt }`)
const call = (contact: string, reached: boolean) =>
  act(`recordClaimCall(contact: "${contact}", reached: ${reached}) { isProved canDecide effectiveAt }`)
const stored = () => database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
const later = (days: number) => applyClaims(journey.services, Date.now() + days * day)
const notices = () => journey.mails.filter(({ subject }) => subject.startsWith('Alguém pediu'))

/** Moves all calls, codes and changes of contacts into the past. */
async function pass(days: number) {
  for (const [table, column] of [
    ['claim_contacts', 'at'],
    ['claim_codes', 'created_at'],
    ['claim_codes', 'expires_at'],
    ['audit_entries', 'at'],
    ['proposals', 'decided_at'],
  ])
    await database.prisma.$executeRawUnsafe(
      `UPDATE ${table} SET ${column} = ${column} - INTERVAL ${days} DAY WHERE ${column} IS NOT NULL`,
    )
}

describe('a claim by the listed WhatsApp', () => {
  it('takes effect seven days after every contact was mailed or called, through the trail', async () => {
    const code = await claimed('WHATSAPP')
    expect(code).toMatch(/^\d{6}$/)
    const answer = await check('+55 (12) 99111-0000', code)
    expect(answeredField(answer, 'checkClaimMessage')).toEqual({ isProved: true, effectiveAt: null })
    expect(
      notices()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['owner@guiadovale.test', 'padaria@exemplo.test'])
    expect(JSON.stringify(notices())).not.toContain('user@guiadovale.test')
    const { phone } = await stored()
    const called = answeredField<{ effectiveAt: string }>(await call(phone, false), 'recordClaimCall')
    expect(Date.parse(called.effectiveAt)).toBeGreaterThan(Date.now() + 6.9 * day)
    expect(await later(6)).toBe(0)
    expect((await stored()).ownerId).toBe(accounts.owner)
    const both = await Promise.all([later(8), later(8)])
    expect(both.sort()).toEqual([0, 1])
    expect((await stored()).ownerId).toBe(accounts.user)
    expect(await database.prisma.auditEntry.findMany({ where: { entity: 'business' } })).toMatchObject([
      { actorId: accounts.admin, changes: { ownerId: { before: accounts.owner, after: accounts.user } } },
    ])
    expect((await open()).state).toBe('ACCEPTED')
  })

  it('is refused for a message from another number, whatever code it has', async () => {
    const code = await claimed('WHATSAPP')
    expect(firstFailure(await check('12 99222-0000', code))?.fields).toHaveProperty(['number'])
    expect(firstFailure(await check(whatsapp, '000000x'))?.fields).toHaveProperty(['code'])
  })

  it('allows five attempts, also at the same moment', async () => {
    const code = await claimed('WHATSAPP')
    const wrong = code === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 8 }, () => check(whatsapp, wrong)))
    expect(await database.prisma.claimCode.findMany()).toMatchObject([{ attempts: 5 }])
    expect(firstFailure(await check(whatsapp, code))?.message).toContain('não vale mais')
  })

  it('expires after 24 hours', async () => {
    const code = await claimed('WHATSAPP')
    await pass(1)
    expect(firstFailure(await check(whatsapp, code))?.message).toContain('não vale mais')
  })

  it('draws three codes a week for a listing, also for many accounts at the same moment', async () => {
    const accountsOfMany = await Promise.all([1, 2, 3, 4, 5, 6].map(() => journey.register()))
    const answers = await Promise.all(accountsOfMany.map(({ id }) => claim('WHATSAPP', { id, role: 'user' })))
    const failures = answers.map((answer) => firstFailure(answer)?.code).filter((code) => code !== undefined)
    expect(failures).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
    expect(await database.prisma.claimCode.count()).toBe(3)
    expect(await database.prisma.proposal.count()).toBe(3)
    await pass(8)
    await claimed('WHATSAPP')
  })

  it('is stopped by the link of the mail: the page shows it, the button refuses it', async () => {
    const code = await claimed('WHATSAPP')
    await check(whatsapp, code)
    await call((await stored()).phone, true)
    const token = /\/confirmar\/([\w-]+)\/parar/.exec(JSON.stringify(notices()))?.[1]
    const page = () => journey.ask(`{ claimNotice(token: "${token}") { businessName isStopped } }`)
    expect(answeredField(await page(), 'claimNotice')).toEqual({
      businessName: 'Padaria da Serra',
      isStopped: false,
    })
    const other = token?.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(
      firstFailure(await journey.ask(`mutation { stopClaim(token: "${other}") { isStopped } }`)),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
    await journey.ask(`mutation { stopClaim(token: "${token}") { isStopped } }`)
    expect(answeredField(await page(), 'claimNotice')).toMatchObject({ isStopped: true })
    expect(await later(9)).toBe(0)
    expect((await stored()).ownerId).toBe(accounts.owner)
    const options = await journey.ask(`{ claimOptions(slug: "${slug}") { claim { state reason } } }`, {
      viewer: user,
    })
    expect(answeredField(options, 'claimOptions')).toMatchObject({ claim: { state: 'REFUSED' } })
  })

  it('that gets a new contact in the seven days waits until that is notified too', async () => {
    await check(whatsapp, await claimed('WHATSAPP'))
    await call((await stored()).phone, true)
    await ask('updateBusiness(id: 2, input: { phone: "1236210001" }) { id }', admin)
    expect(await later(8)).toBe(0)
    expect((await stored()).ownerId).toBe(accounts.owner)
    await call('1236210001', true)
    expect(await later(6)).toBe(0)
    expect(await later(8)).toBe(1)
  })
})

describe('the hijack with patience', () => {
  const accept = async () => {
    const { id } = await database.prisma.proposal.findFirstOrThrow({ where: { state: 'OPEN' } })
    expect(firstFailure(await ask(`acceptProposal(id: ${id}, confirmed: true) { id }`, admin))).toBeNull()
  }
  const propose = (values: string) =>
    ask(
      `proposeCorrection(slug: "${slug}", input: { topics: [WHATSAPP], values: ${values} }) { token }`,
      user,
    )

  it('own number proposed, accepted, 31 days, claimed by it: is refused', async () => {
    await propose('{ whatsapp: "12992220000" }')
    await accept()
    await pass(31)
    expect(firstFailure(await claim('WHATSAPP'))?.fields).toHaveProperty(['method'])
    expect(await database.prisma.claim.count()).toBe(0)
  })

  it('the number copied into the other field by an administrator: is refused', async () => {
    await propose('{ whatsapp: "12992220000" }')
    await accept()
    await ask('updateBusiness(id: 2, input: { phone: "12992220000" }) { id }', admin)
    await pass(31)
    expect(firstFailure(await claim('PHONE'))?.fields).toHaveProperty(['method'])
  })

  it('is possible only after an administrator has reached the listing by an older contact', async () => {
    await propose('{ whatsapp: "12992220000" }')
    await accept()
    await pass(31)
    await claimed('EVIDENCE')
    await call('12992220000', true)
    expect(firstFailure(await claim('WHATSAPP'))?.fields).toHaveProperty(['method'])
    await call(whatsapp, true)
    expect(await claimed('WHATSAPP')).toMatch(/^\d{6}$/)
  })

  it('a number that was listed for long does not count as proposed when somebody proposes it again', async () => {
    await ask('updateBusiness(id: 2, input: { whatsapp: "12993330000" }) { id }', admin)
    await propose(`{ whatsapp: "${whatsapp}" }`)
    await accept()
    expect(firstFailure(await claim('WHATSAPP'))?.fields).toHaveProperty(['method'])
    await pass(31)
    await claimed('WHATSAPP')
  })

  it('by a contact that an administrator changed 29 days ago is refused', async () => {
    await ask('updateBusiness(id: 2, input: { whatsapp: "12993330000" }) { id }', admin)
    await pass(29)
    expect(firstFailure(await claim('WHATSAPP'))?.fields).toHaveProperty(['method'])
    await pass(2)
    await claimed('WHATSAPP')
  })
})

describe('a claim by the listed phone', () => {
  it('is proved by the claimant with the code that an administrator said', async () => {
    expect(await claimed('PHONE')).toBeNull()
    const { code } = answeredField<{ code: string }>(await act('drawClaimCode() { code }'), 'drawClaimCode')
    const enter = (digits: string, viewer: Viewer) =>
      ask(`enterClaimCode(slug: "${slug}", code: "${digits}") { claim { isProved } }`, viewer)
    const other = await journey.register()
    expect(firstFailure(await enter(code, { id: other.id, role: 'user' }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(answeredField(await enter(code, user), 'enterClaimCode')).toEqual({ claim: { isProved: true } })
    expect(await database.prisma.claim.findFirst()).toMatchObject({ provedById: accounts.admin })
  })
})

describe('a claim by evidence', () => {
  it('is decided after all listed numbers were tried on two days, and by a second key', async () => {
    await claimed('EVIDENCE')
    const { phone } = await stored()
    const accept = (confirmed: boolean) => act(`acceptClaimEvidence(confirmed: ${confirmed}) { isProved }`)
    for (const number of [phone, whatsapp, phone, whatsapp]) await call(number, false)
    expect(firstFailure(await accept(true))).toMatchObject({ code: 'BAD_USER_INPUT' })
    await pass(1)
    await call(phone, false)
    expect(firstFailure(await accept(true))).toMatchObject({ code: 'BAD_USER_INPUT' })
    await call(whatsapp, false)
    expect(firstFailure(await accept(false))).toMatchObject({ code: 'CONFLICT' })
    expect(answeredField(await accept(true), 'acceptClaimEvidence')).toEqual({ isProved: true })
    for (const number of [phone, whatsapp]) await call(number, false)
    expect(await later(8)).toBe(1)
    expect((await stored()).ownerId).toBe(accounts.user)
  })

  it('is not accepted as an ordinary proposal, and can be refused as one, with a mail', async () => {
    await claimed('EVIDENCE')
    const { id } = await open()
    expect(firstFailure(await ask(`acceptProposal(id: ${id}, confirmed: true) { id }`, admin))).toMatchObject(
      {
        code: 'CONFLICT',
      },
    )
    expect(
      firstFailure(await ask(`refuseProposal(id: ${id}, reason: "Falta o CNPJ.") { id }`, admin)),
    ).toBeNull()
    expect(journey.mails.at(-1)).toMatchObject({ to: 'user@guiadovale.test' })
  })

  it('needs the evidence, and is refused as a topic of other proposals', async () => {
    const empty = await ask(`claimBusiness(slug: "${slug}", method: EVIDENCE) { isOwn }`, user)
    expect(firstFailure(empty)?.fields).toHaveProperty(['note'])
    const other = await ask(`proposeCorrection(slug: "${slug}", input: { topics: [CLAIM] }) { token }`, user)
    expect(firstFailure(other)).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

it('calls and notices are deleted 30 days after the decision', async () => {
  await claimed('EVIDENCE')
  await call(whatsapp, true)
  const { id } = await open()
  await ask(`refuseProposal(id: ${id}, reason: "Falta o CNPJ.") { id }`, admin)
  expect(await purgeClaimContacts(database.prisma, Date.now() + 29 * day)).toBe(0)
  expect(await purgeClaimContacts(database.prisma, Date.now() + 31 * day)).toBe(1)
})
