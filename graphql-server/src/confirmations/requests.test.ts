import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
const stranger: Viewer = { id: accounts.user, role: 'user' }
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.confirmation.deleteMany()
  journey = accountJourney(database)
  return () => void vi.useRealTimers()
})

const request = (viewer: Viewer, id = 2) =>
  journey.ask(`mutation { requestConfirmation(businessId: ${id}) }`, { viewer })
async function tokenOf(viewer = owner): Promise<string> {
  expect(firstFailure(await request(viewer))).toBeNull()
  const link = journey.mails.at(-1)?.paragraphs.find((part) => typeof part !== 'string')
  return (typeof link === 'object' ? link.url : '').split('/confirmar-dados/')[1] ?? ''
}
const answer = (token: string, confirms: boolean) =>
  journey.ask(`mutation { answerConfirmation(token: "${token}", confirms: ${confirms}) }`)
const shown = async (token: string) =>
  answeredField(
    await journey.ask(`{ confirmationRequest(token: "${token}") { isConfirmed business { phone } } }`),
    'confirmationRequest',
  )
const confirmations = () => database.prisma.confirmation.findMany({ where: { businessId: 2 } })
const phone = async () => (await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })).phone

describe('a link to confirm', () => {
  it('shows the values, and only its button confirms them, as the establishment', async () => {
    const token = await tokenOf()
    expect(await shown(token)).toEqual({ isConfirmed: false, business: { phone: await phone() } })
    expect(await confirmations()).toEqual([])
    expect(firstFailure(await answer(token, true))).toBeNull()
    expect((await confirmations()).map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['PHONE', 'ADDRESS']),
    )
    for (const each of await confirmations())
      expect(each).toMatchObject({ confirmedBy: 'ESTABLISHMENT', method: 'OWNER' })
    expect(await shown(token)).toMatchObject({ isConfirmed: true })
    const entry = await database.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ actorId: accounts.owner, entity: 'business', entityId: 2 })
  })

  it('holds once', async () => {
    const token = await tokenOf(admin)
    const answers = await Promise.all([answer(token, true), answer(token, true), answer(token, false)])
    expect(answers.filter((each) => firstFailure(each) === null)).toHaveLength(1)
  })

  it('ends by “não fui eu”, by a change of a value, by the next link and after 14 days', async () => {
    const refused = await tokenOf()
    expect(firstFailure(await answer(refused, false))).toBeNull()
    expect(firstFailure(await answer(refused, true))).toMatchObject({ code: 'CONFLICT' })
    const first = await tokenOf()
    const second = await tokenOf()
    expect(await shown(first)).toBeNull()
    await database.prisma.business.update({ where: { id: 2 }, data: { phone: '1236221299' } })
    expect([await shown(second), firstFailure(await answer(second, true))]).toMatchObject([
      null,
      { code: 'CONFLICT' },
    ])
    expect(await confirmations()).toEqual([])
  })

  it('ends after 14 days', async () => {
    const token = await tokenOf()
    vi.useFakeTimers({ now: Date.now() + 14 * 24 * 60 * 60 * 1000 + 1000, toFake: ['Date'] })
    expect(await shown(token)).toBeNull()
    expect(firstFailure(await answer(token, true))).toMatchObject({ code: 'CONFLICT' })
  })

  it('is for owner and administrators, and needs an owner', async () => {
    expect(firstFailure(await request(stranger))).toMatchObject({ code: 'FORBIDDEN' })
    expect(firstFailure(await request(owner, 1))).toMatchObject({ code: 'FORBIDDEN' })
    expect(firstFailure(await request(admin, 1))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { businessId: 'O estabelecimento não tem um dono com conta no guia.' },
    })
    expect(journey.mails).toHaveLength(0)
  })

  it('is refused when it is forged', async () => {
    const token = await tokenOf()
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
    expect(await shown(forged)).toBeNull()
    expect(firstFailure(await answer(forged, true))).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})
