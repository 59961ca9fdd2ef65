import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  await database.prisma.confirmationRequest.deleteMany()
  journey = accountJourney(database)
})

const propose = (input: object) =>
  journey.ask(
    'mutation ($input: ProposalInput!) { proposeCorrection(slug: "padaria-da-serra", input: $input) { token } }',
    { variables: { input } },
  )

/** Of the mail to the owner about a WhatsApp that somebody else has proposed. */
async function changeToken(): Promise<string> {
  await propose({ topics: ['WHATSAPP'], values: { whatsapp: '(12) 99777-6666' } })
  const { id } = await database.prisma.proposal.findFirstOrThrow()
  const accept = `mutation { acceptProposal(id: ${id}, confirmed: true) { id } }`
  expect(firstFailure(await journey.ask(accept, { viewer: admin }))).toBeNull()
  const mail = journey.mails.find(({ to }) => to === 'owner@guiadovale.test')
  return /\/confirmar\/([\w-]+)\/contato/.exec(JSON.stringify(mail))?.[1] ?? ''
}
const contest = (token: string) => journey.ask(`mutation { contestContactChange(token: "${token}") }`)
const requestChat = () =>
  journey.ask('mutation { requestChatConfirmation(businessId: 2) }', { viewer: admin })

describe('“não fui eu” of an owner whose contact has changed', () => {
  it('ends the confirmation that the new contact has not answered, and every later message', async () => {
    const token = await changeToken()
    const text = new URL(answeredField<string>(await requestChat(), 'requestChatConfirmation')).searchParams
    const link = text.get('text')?.split('/confirmar-dados/')[1]
    const page = await journey.ask(`{ contactChange(token: "${token}") { businessName } }`)
    expect(answeredField(page, 'contactChange')).toEqual({ businessName: 'Padaria da Serra' })
    expect(await database.prisma.confirmationRequest.count({ where: { outcome: null } })).toBe(1)
    expect(firstFailure(await contest(token))).toBeNull()
    const answer = await journey.ask(`mutation { answerConfirmation(token: "${link}", confirms: true) }`)
    expect(firstFailure(answer)).toMatchObject({ code: 'CONFLICT' })
    expect(await database.prisma.confirmation.count({ where: { confirmedOn: { not: null } } })).toBe(0)
    await database.prisma.confirmationRequest.updateMany({ data: { requestedOn: '2020-01-01' } })
    expect(firstFailure(await requestChat())).toMatchObject({ code: 'CONFLICT' })
  })

  it('puts the contact into the queue once, however often it is pressed', async () => {
    const token = await changeToken()
    for (const _ of [1, 2]) expect(firstFailure(await contest(token))).toBeNull()
    const open = await database.prisma.proposal.findMany({ where: { state: 'OPEN' } })
    expect(open).toMatchObject([{ kind: 'OWNER', topic: 'WHATSAPP', proposed: null, times: 2 }])
    expect(firstFailure(await requestChat())).toMatchObject({ code: 'CONFLICT' })
  })

  it('needs the link of a mail', async () => {
    const token = await changeToken()
    const other = token.replace(/^\d+/, (id) => String(Number(id) + 1))
    const page = await journey.ask(`{ contactChange(token: "${other}") { businessName } }`)
    expect(answeredField(page, 'contactChange')).toBeNull()
    expect(firstFailure(await contest(other))).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('“não fui eu” of an address that somebody else has given', () => {
  const refuse = (token: string) => journey.ask(`mutation { refuseSubmission(token: "${token}") }`)
  const confirm = (token: string) =>
    journey.ask(`mutation { confirmSubmission(token: "${token}") { isConfirmed } }`)

  it('erases it for good, and keeps what is proposed', async () => {
    await propose({ topics: ['PHONE'], email: 'ana@exemplo.test' })
    const token = /\/confirmar\/([\w-]+)/.exec(JSON.stringify(journey.mails.at(-1)))?.[1] ?? ''
    expect(firstFailure(await refuse(token))).toBeNull()
    expect(firstFailure(await confirm(token))).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await database.prisma.submission.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      email: null,
      confirmedAt: null,
    })
    expect(await database.prisma.proposal.count()).toBe(1)
  })

  it('is too late once it is confirmed', async () => {
    await propose({ topics: ['PHONE'], email: 'ana@exemplo.test' })
    const token = /\/confirmar\/([\w-]+)/.exec(JSON.stringify(journey.mails.at(-1)))?.[1] ?? ''
    await confirm(token)
    expect(firstFailure(await refuse(token))).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})
