import { beforeEach, expect, it } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
let journey: ReturnType<typeof accountJourney>

const change = async (data: Prisma.BusinessUncheckedUpdateInput) => {
  await database.prisma.business.update({ where: { id: 2 }, data })
  await raiseVersion(database.pool)
}

beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.confirmation.deleteMany()
  await database.prisma.confirmationRequest.deleteMany()
  await change({ street: 'Rua Guardada', addressHidden: true, servesRegion: true })
  journey = accountJourney(database)
})

async function mailToken(): Promise<string> {
  await journey.ask('mutation { requestConfirmation(businessId: 2) }', { viewer: admin })
  const link = journey.mails.at(-1)?.paragraphs.find((part) => typeof part !== 'string')
  return (typeof link === 'object' ? link.url : '').split('/confirmar-dados/')[1] ?? ''
}

async function chatToken(): Promise<string> {
  const answer = await journey.ask('mutation { requestChatConfirmation(businessId: 2) }', { viewer: admin })
  const text = new URL(answeredField<string>(answer, 'requestChatConfirmation')).searchParams.get('text')
  return text?.split('/confirmar-dados/')[1] ?? ''
}

const confirm = async (token: string) =>
  firstFailure(await journey.ask(`mutation { answerConfirmation(token: "${token}", confirms: true) }`))

async function shownStreet(token: string) {
  const answer = await journey.ask(
    `{ confirmationRequest(token: "${token}") { business { address { street } } } }`,
  )
  type Shown = { business: { address: { street: string | null } } } | null
  return answeredField<Shown>(answer, 'confirmationRequest')?.business.address.street
}

it.each([
  ['another account owns it', { ownerId: accounts.user }],
  ['the hidden street is another', { street: 'Rua Nova' }],
])('the owner’s confirmed link shows the hidden street until %s', async (_what, data) => {
  const token = await mailToken()
  expect(await confirm(token)).toBeNull()
  expect(await shownStreet(token)).toBe('Rua Guardada')
  await change(data)
  expect(await shownStreet(token)).toBeNull()
})

it('a message neither shows nor confirms a hidden address, and does not depend on it', async () => {
  const token = await chatToken()
  expect(await shownStreet(token)).toBeNull()
  await change({ street: 'Rua Nova' })
  expect(await confirm(token)).toBeNull()
  const confirmed = await database.prisma.confirmation.findMany({ orderBy: { topic: 'asc' } })
  expect(confirmed.map(({ topic }) => topic).sort()).toEqual(['PHONE', 'WHATSAPP'])
})

it('a message about a hidden address confirms nothing once the address is public', async () => {
  const token = await chatToken()
  await change({ addressHidden: false })
  expect(await confirm(token)).toMatchObject({ code: 'CONFLICT' })
})
