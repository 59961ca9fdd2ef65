import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { query } from '../../test/query.ts'
import { mailSecret } from '../../test/queue-mailer.ts'
import { mails } from '../messages/mails.ts'
import { MailQueue } from './queue.ts'

const database = useDatabase()
const link = 'https://guia.test/x#token=y'
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000)
const admin = { id: 1, role: 'admin' } as const

let queue: MailQueue
beforeEach(async () => {
  await database.prisma.waitingMail.deleteMany()
  queue = new MailQueue({ prisma: database.prisma, secret: mailSecret })
})

it('links that people wait for are claimed first, then what their owners must know, then the rest', async () => {
  await queue.add('deleted@x.test', mails.accountDeleted())
  await queue.add('invited@x.test', mails.invitation(link, inAnHour()))
  await queue.add('passkey@x.test', mails.passkeyAdded())
  await queue.add('password@x.test', mails.passwordChanged(link))
  await queue.add('reset@x.test', mails.passwordReset(link, inAnHour()))
  const order: unknown[] = []
  for (let mail = await queue.claim(); mail; mail = await queue.claim()) order.push(mail.recipient)
  expect(order).toEqual(['reset', 'passkey', 'password', 'deleted', 'invited'].map((who) => `${who}@x.test`))
})

it('of many claims at once one gets the mail', async () => {
  await queue.add('maria@x.test', mails.passkeyAdded())
  const claims = await Promise.all(Array.from({ length: 8 }, () => queue.claim()))
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
})

it('a claim that has ended postpones nothing', async () => {
  await queue.add('maria@x.test', mails.passkeyAdded())
  const first = await queue.claim()
  if (!first) throw new Error('not claimed')
  const { id } = first
  await database.prisma.waitingMail.update({ where: { id }, data: { nextAt: new Date() } })
  const second = await queue.claim()
  await queue.postpone(first, 'away')
  expect(await database.prisma.waitingMail.findUnique({ where: { id } })).toEqual(second)
})

it('administrators see how many wait, since when and why, without addresses', async () => {
  const document = '{ waitingMails { reason total since } }'
  await queue.add('just-written@x.test', mails.passkeyAdded())
  const ask = () => query(database, document, { viewer: admin })
  expect(await ask()).toEqual({ data: { waitingMails: [] } })
  for (const [index, reason] of (['away', 'away', 'credentials'] as const).entries()) {
    await queue.claim().then((mail) => mail && queue.postpone(mail, reason))
    await queue.add(`${index}@x.test`, mails.passkeyAdded())
  }
  const [oldest] = await database.prisma.waitingMail.findMany({ orderBy: { id: 'asc' } })
  expect((await ask()).data?.waitingMails).toEqual([
    { reason: 'AWAY', total: 2, since: oldest?.createdAt.toISOString() },
    { reason: 'CREDENTIALS', total: 1, since: expect.any(String) },
  ])
})
