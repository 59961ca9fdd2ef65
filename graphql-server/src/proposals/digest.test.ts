import { beforeEach, describe, expect, it } from 'vitest'
import { accountJourney, firstFailure } from '../../test/account-journey.ts'
import { collectingMailer } from '../../test/collecting-mail.ts'
import { useDatabase } from '../../test/database.ts'
import { explain } from '../../test/plan.ts'
import { mailSecret } from '../../test/queue-mailer.ts'
import { accounts, insertWorld } from '../../test/roles.ts'
import type { Viewer } from '../context.ts'
import { createPrisma } from '../database/client.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { MailQueue } from '../mail/queue.ts'
import { sendDigests, waitingAddresses } from './digest.ts'

const database = useDatabase()
const admin: Viewer = { id: accounts.admin, role: 'admin' }
const owner: Viewer = { id: accounts.owner, role: 'user' }
const day = 24 * 60 * 60 * 1000
/** 19:00 in São Paulo. */
const evening = Date.parse('2026-11-26T22:00:00Z')
let journey: ReturnType<typeof accountJourney>
beforeEach(async () => {
  await insertWorld(database)
  await database.prisma.proposal.deleteMany()
  await database.prisma.submission.deleteMany()
  journey = accountJourney(database)
})

const insertSubmission = () =>
  database.prisma.submission.create({ data: { businessId: 2 }, select: { id: true } })
async function insertNotices(recipient: string, count: number, outcome: 'ACCEPTED' | 'REFUSED' = 'ACCEPTED') {
  for (let number = 0; number < count; number++) {
    const { id } = await insertSubmission()
    await database.prisma.digestNotice.create({ data: { recipient, submissionId: id, outcome } })
  }
}
const services = () => ({ ...database, ...journey.services })
const send = (now = evening) => sendDigests(services(), now)
const recipients = () => journey.mails.map(({ to }) => to)
const plain = (index: number) =>
  journey.mails[index]?.paragraphs.map((part) => (typeof part === 'string' ? part : part.label))

describe('the mail of the day', () => {
  it('is one to an address, with fixed text and a link for each thing that was decided', async () => {
    await insertNotices('ana@exemplo.test', 2)
    await insertNotices('ana@exemplo.test', 1, 'REFUSED')
    await insertNotices('bia@exemplo.test', 1)
    expect(await send()).toBe(2)
    expect(recipients()).toEqual(['ana@exemplo.test', 'bia@exemplo.test'])
    const accepted = ['O que você enviou sobre “Padaria da Serra” foi aceito.', 'Ver o que mudou']
    expect(plain(0)?.slice(1)).toEqual([
      ...accepted,
      ...accepted,
      'O que você enviou sobre “Padaria da Serra” não foi aceito; o motivo está na página do seu pedido.',
      'Ver o motivo',
    ])
  })

  it('waits for six in the evening, and what comes after it for the next day', async () => {
    await insertNotices('ana@exemplo.test', 1)
    expect(await send(evening - 2 * 60 * 60 * 1000)).toBe(0)
    expect(await send()).toBe(1)
    await insertNotices('ana@exemplo.test', 1)
    expect(await send(evening + 60 * 60 * 1000)).toBe(0)
    expect(await send(evening + day)).toBe(1)
    expect(await send(evening + 2 * day)).toBe(0)
    expect(await database.prisma.digestNotice.count()).toBe(0)
  })

  it('has at most fifty things, and the rest the next day', async () => {
    await insertNotices('ana@exemplo.test', 51)
    await send()
    await send(evening + day)
    expect(journey.mails.map(({ paragraphs }) => paragraphs.length)).toEqual([101, 3])
  })

  it('is for an owner too, and quotes no reason', async () => {
    const input = { topics: ['PHONE'], values: { phone: '(12) 3621-4455' } }
    const document =
      'mutation ($input: ProposalInput!) { proposeChanges(businessId: 2, input: $input) { token } }'
    const sent = await journey.ask(document, { viewer: owner, variables: { input } })
    expect(firstFailure(sent)).toBeNull()
    const { id } = await database.prisma.proposal.findFirstOrThrow()
    const refusal = `mutation { refuseProposal(id: ${id}, reason: "Ligue para golpe.test") { id } }`
    expect(firstFailure(await journey.ask(refusal, { viewer: admin }))).toBeNull()
    expect(journey.mails).toEqual([])
    await send()
    expect(recipients()).toEqual(['owner@guiadovale.test'])
    expect(JSON.stringify(journey.mails)).not.toContain('golpe')
  })

  it('does not delay the answer to a removal', async () => {
    const { id } = await database.prisma.submission.create({
      data: { businessId: 2, email: 'ana@exemplo.test', confirmedAt: new Date() },
    })
    const proposal = { kind: 'REMOVAL', topic: 'REMOVAL', contentHash: 'x' } as const
    const row = await database.prisma.proposal.create({
      data: {
        ...{ ...proposal, seen: {}, businessId: 2, cityId: 3 },
        submissions: { create: { submissionId: id } },
      },
    })
    await journey.ask(`mutation { refuseProposal(id: ${row.id}, reason: "Sem prova.") { id } }`, {
      viewer: admin,
    })
    expect(journey.mails).toMatchObject([
      { to: 'ana@exemplo.test', subject: 'O seu pedido de saída do guia não foi aceito' },
    ])
    expect(await database.prisma.digestNotice.count()).toBe(0)
  })

  it('is looked for by indexes', async () => {
    const { id: submissionId } = await insertSubmission()
    await database.prisma.digestNotice.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({
        recipient: `${index}@exemplo.test`,
        submissionId,
        outcome: 'ACCEPTED' as const,
        sentOn: index % 20 ? '2026-11-25' : null,
      })),
    })
    await database.pool.query('ANALYZE TABLE digest_notices')
    const { sql, values } = waitingAddresses('1')
    const [addresses] = await explain(database.pool, sql, [...values])
    expect(addresses).toMatchObject({ type: 'range', key: 'digest_notices_sent_on_recipient_idx' })
    const rows = 'SELECT id FROM digest_notices WHERE recipient = ? ORDER BY sent_on DESC, id LIMIT 50'
    const [ofAddress] = await explain(database.pool, rows, ['1@exemplo.test'])
    expect(ofAddress).toMatchObject({ type: 'ref', key: 'digest_notices_recipient_sent_on_idx' })
  })
})

it('two processes never write two mails of a day to one address', async () => {
  const { prisma } = database
  const other = createPrisma(database.config)
  const process = (client: PrismaClient) => {
    const queue = new MailQueue({ prisma: client, secret: mailSecret })
    const mail = {
      ...collectingMailer(),
      write: (
        transaction: Parameters<MailQueue['add']>[2],
        to: string,
        content: Parameters<MailQueue['add']>[1],
      ) => queue.add(to, content, transaction),
    }
    return { ...services(), prisma: client, mail }
  }
  const processes = [process(prisma), process(other)]
  for (let round = 0; round < 100; round++) {
    await insertNotices('ana@exemplo.test', 2)
    await Promise.all(processes.map((each) => sendDigests(each, evening + round * day)))
    expect([round, await prisma.waitingMail.count()]).toEqual([round, round + 1])
  }
  await other.$disconnect()
}, 120_000)
