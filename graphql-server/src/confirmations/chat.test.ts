import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { accountJourney, answeredField, firstFailure } from '../../test/account-journey.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { query } from '../../test/query.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { createPrisma } from '../database/client.ts'
import { workOfTheDay } from '../work/day.ts'
import { askableByChat, chatsPerDay } from './chat.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const day = 24 * 60 * 60 * 1000
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  const { prisma } = database
  await prisma.confirmation.deleteMany()
  await prisma.confirmationRequest.deleteMany()
  await prisma.business.update({ where: { id: 2 }, data: { whatsapp: '12991234567', state: 'PUBLISHED' } })
  journey = accountJourney(database)
  return () => void vi.useRealTimers()
})

const mutation = (id: number) => `mutation { requestChatConfirmation(businessId: ${id}) }`
const ask = (id = 2) => journey.ask(mutation(id), { viewer: admin })
const chatUrl = async () => new URL(answeredField<string>(await ask(), 'requestChatConfirmation'))
const messageToken = (url: URL) => url.searchParams.get('text')?.split('/confirmar-dados/')[1] ?? ''
const answer = (token: string, confirms: boolean) =>
  journey.ask(`mutation { answerConfirmation(token: "${token}", confirms: ${confirms}) }`)
const setClock = (days: number) => vi.useFakeTimers({ now: Date.now() + days * day, toFake: ['Date'] })
async function insertListings(count: number, firstId: number) {
  const base = await database.prisma.business.findUniqueOrThrow({ where: { id: 2 } })
  const ids = Array.from({ length: count }, (_, index) => firstId + index)
  await database.prisma.business.createMany({ data: ids.map((id) => ({ ...base, id, slug: `loja-${id}` })) })
  return ids
}
const refusal = (message: string) => ({ code: 'CONFLICT', message, fields: { businessId: message } })

describe('the message that asks an establishment to confirm', () => {
  it('begins with the way without a link, and its only link is of this site', async () => {
    const url = await chatUrl()
    expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/5512991234567')
    const text = url.searchParams.get('text') ?? ''
    const { origin } = journey.services
    expect(
      text.startsWith(`Se preferir, não toque em link: procure seu negócio em ${new URL(origin).host}\n`),
    ).toBe(true)
    expect(text).toContain('não precisa de senha nem de cadastro')
    expect(text.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(`^${origin}/confirmar-dados/\\d+-`)])
  })

  it('leaves out a name that a chat would make a link of', async () => {
    await database.prisma.business.update({ where: { id: 2 }, data: { name: 'golpe.com.br' } })
    const text = (await chatUrl()).searchParams.get('text')
    expect(text).not.toContain('golpe')
    expect(text).toContain('O perfil do seu negócio')
  })

  it('confirms by the button of its page, as the establishment, without an account', async () => {
    const token = messageToken(await chatUrl())
    expect(firstFailure(await answer(token, true))).toBeNull()
    const rows = await database.prisma.confirmation.findMany({ where: { businessId: 2 } })
    expect(rows.map(({ topic }) => topic)).toContain('WHATSAPP')
    for (const row of rows) expect(row).toMatchObject({ confirmedBy: 'ESTABLISHMENT', method: 'CHAT' })
    expect(firstFailure(await answer(token, true))).toMatchObject({ code: 'CONFLICT' })
  })

  it('is made once in six months', async () => {
    setClock(0)
    await chatUrl()
    const today = formatDate(localDate(Date.now()))
    expect(firstFailure(await ask())?.message).toContain(`já recebeu uma mensagem em ${today}`)
    setClock(183)
    expect(firstFailure(await ask())).toMatchObject({ code: 'CONFLICT' })
    setClock(1)
    expect(firstFailure(await ask())).toBeNull()
  })

  it('is never made again after “não”, whatever the values and the day', async () => {
    await answer(messageToken(await chatUrl()), false)
    await database.prisma.business.update({ where: { id: 2 }, data: { whatsapp: '12991112222' } })
    setClock(2000)
    expect(firstFailure(await ask())).toEqual(
      refusal('O estabelecimento pediu para não receber mensagens do guia.'),
    )
  })

  it('is made 20 times a day', async () => {
    const ids = await insertListings(chatsPerDay, 1000)
    for (const id of ids) expect(firstFailure(await ask(id))).toBeNull()
    expect(firstFailure(await ask())).toEqual(
      refusal('As 20 mensagens de hoje já foram usadas. Continue amanhã.'),
    )
    setClock(1)
    expect(firstFailure(await ask())).toBeNull()
  })

  it('needs a WhatsApp and a public profile', async () => {
    await database.prisma.business.update({ where: { id: 2 }, data: { state: 'DRAFT' } })
    expect(firstFailure(await ask())).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { businessId: 'Um rascunho não aparece no guia: publique antes de pedir a confirmação.' },
    })
    await database.prisma.business.update({ where: { id: 2 }, data: { state: 'PUBLISHED', whatsapp: null } })
    expect(firstFailure(await ask())).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { businessId: 'O estabelecimento não tem WhatsApp para receber a mensagem.' },
    })
  })

  it('is offered in the work of the day, which it takes the item off', async () => {
    const { prisma } = database
    await prisma.business.deleteMany({ where: { id: { not: 2 } } })
    await prisma.proposal.deleteMany()
    const old = { topic: 'PHONE' as const, confirmedOn: '2024-01-01', valueHash: 'x' }
    await prisma.confirmation.create({ data: { ...old, businessId: 2 } })
    const items = async () => {
      const work = await workOfTheDay(prisma)
      return work.filter(({ kind }) => kind === 'OLD_CONFIRMATION').map(({ canAskByChat }) => canAskByChat)
    }
    expect(await items()).toEqual([true])
    await chatUrl()
    expect(await items()).toEqual([])
    await prisma.confirmationRequest.updateMany({ data: { outcome: 'REFUSED', requestedOn: '2020-01-01' } })
    expect(await items()).toEqual([false])
  })

  it('is looked for by indexes', async () => {
    const { pool, prisma } = database
    const ids = await insertListings(300, 2000)
    const past = {
      channel: 'CHAT' as const,
      requestedOn: '2025-01-01',
      valueHash: 'x',
      expiresAt: new Date(),
    }
    await prisma.confirmationRequest.createMany({ data: ids.map((businessId) => ({ ...past, businessId })) })
    await pool.query('ANALYZE TABLE businesses, confirmation_requests')
    const { sql, values } = askableByChat([2001, 2002], '2026-11-26')
    const steps = await explain(pool, sql, [...values])
    expect(steps.map(({ key }) => key)).toEqual([
      'PRIMARY',
      'confirmation_requests_business_id_channel_requested_on_idx',
    ])
  })
})

it('two processes that ask at the same moment never make more than 20 a day, nor two for one establishment', async () => {
  const { prisma } = database
  const other = createPrisma(database.config)
  const processes = [database, { ...database, prisma: other }]
  const ids = await insertListings(3, 5000)
  for (let round = 0; round < 200; round++) {
    // Two of the day are left.
    await prisma.confirmationRequest.deleteMany()
    const today = localDate(Date.now())
    const used = { channel: 'CHAT' as const, requestedOn: today, valueHash: 'x', expiresAt: new Date() }
    await prisma.confirmationRequest.createMany({
      data: Array.from({ length: chatsPerDay - 2 }, (_, index) => ({
        ...used,
        businessId: 9000 + index,
        slot: index + 1,
      })),
    })
    // The first establishment is asked by both.
    const asked = [...ids, ids[0] as number].map((id, index) => ({ id, by: processes[(index + 1) % 2] }))
    const answers = await Promise.all(
      asked.map(({ id, by }) => query(by ?? database, mutation(id), { viewer: admin })),
    )
    expect([round, answers.filter(({ errors }) => !errors).length]).toEqual([round, 2])
    const made = await prisma.confirmationRequest.findMany({ where: { businessId: { in: ids } } })
    expect(made.map(({ slot }) => slot).toSorted()).toEqual([chatsPerDay - 1, chatsPerDay])
    expect(new Set(made.map(({ businessId }) => businessId)).size).toBe(2)
    const failures = answers.flatMap((each) => firstFailure(each) ?? [])
    for (const failure of failures) expect(failure.code).toBe('CONFLICT')
  }
  await other.$disconnect()
}, 240_000)
