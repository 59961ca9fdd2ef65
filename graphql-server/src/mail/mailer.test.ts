import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { mailServer } from '../../test/mail-server.ts'
import { mailSecret, queueMailer } from '../../test/queue-mailer.ts'
import { silentLog } from '../../test/silent-log.ts'
import { inTransaction } from '../database/transaction.ts'
import { mails } from '../messages/mails.ts'
import { type MailMessage, type MailTransport, PermanentFailure } from './mailer.ts'
import { MailQueue } from './queue.ts'
import { outboxTransport, smtpTransport } from './transports.ts'

const database = useDatabase()

beforeEach(async () => {
  await database.prisma.waitingMail.deleteMany()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const to = 'maria@exemplo.test'
const notice = mails.passwordChanged('https://guia.test/esqueci-senha')
const hour = 60 * 60 * 1000
const trace = { log: silentLog, requestId: 'request-1' }

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const rows = () => database.prisma.waitingMail.findMany({ orderBy: { id: 'asc' } })
const mailerTo = (url: string) => queueMailer(database.prisma, smtpTransport(url))

/** A transport whose deliveries do what a test says. */
function transportThat(work: (message: MailMessage) => Promise<void>): MailTransport {
  return { deliver: work, forget: async () => {}, close: () => {} }
}

it('goes to the address at once, in both forms, asks for no automatic answer, and is erased', async () => {
  const delivered: MailMessage[] = []
  const transport = transportThat(async (message) => void delivered.push(message))
  const { send, lines } = queueMailer(database.prisma, transport)
  await send(to, notice)
  expect(lines).toEqual([])
  expect(delivered).toEqual([
    {
      from: 'guia@guia.test',
      to,
      subject: notice.subject,
      text: expect.stringContaining('acaba de ser alterada'),
      html: expect.stringContaining('acaba de ser alterada'),
      messageId: expect.stringMatching(/^<[\da-f-]{36}@guia\.test>$/),
      date: expect.any(Date),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ])
  expect(await rows()).toEqual([])
})

it('one that is refused for now waits in the database and is sent when its time has come', async () => {
  const answers = ['451 come back later']
  const server = await mailServer(() => answers.shift() ?? '250 ok')
  const { send, poll } = mailerTo(server.url)
  await send(to, notice)
  expect(await rows()).toMatchObject([{ recipient: to, attempts: 1, lastFailure: 'refused' }])
  await poll()
  expect(server.taken).toEqual([])
  later(40_000)
  await poll()
  expect(server.taken).toEqual([to])
  expect(await rows()).toEqual([])
})

it('is tried for two days with growing waits, and then given up', async () => {
  const server = await mailServer('451 come back later')
  const { send, poll, lines } = mailerTo(server.url)
  const start = Date.now()
  await send(to, notice)
  const waits: number[] = []
  for (let [row] = await rows(); row; [row] = await rows()) {
    waits.push(row.nextAt.getTime() - Date.now())
    vi.setSystemTime(row.nextAt)
    await poll()
  }
  expect(waits[0]).toBeGreaterThanOrEqual(30_000)
  expect(waits[0]).toBeLessThan(40_000)
  for (const [index, wait] of waits.entries())
    expect(wait).toBeGreaterThanOrEqual(Math.min(30_000 * 2 ** index, 4 * hour))
  expect(Math.max(...waits)).toBeLessThan(5 * hour)
  expect(waits.length).toBeGreaterThan(15)
  expect(Date.now() - start).toBeGreaterThan(48 * hour)
  expect(Date.now() - start).toBeLessThan(53 * hour)
  expect(lines.at(-1)).toMatchObject({ level: 'warn', details: { count: 1 } })
})

it('one that is refused for good is given up, and the log names no address', async () => {
  const server = await mailServer('550 5.1.1 <maria@exemplo.test>: no such mailbox')
  const log = { ...silentLog, error: vi.fn() }
  const { mail, settle, lines } = mailerTo(server.url)
  mail.send(to, notice, { log, requestId: 'request-1' })
  await settle()
  expect(await rows()).toEqual([])
  const logged = inspect(lines, { depth: 9 })
  expect(logged).toContain(`mail given up: ${notice.subject}`)
  expect(logged).toContain('550 5.1.1 <…>: no such mailbox')
  expect(logged).not.toContain('maria')
})

it('one whose link has expired is dropped, not sent', async () => {
  const answers = ['451 come back later']
  const server = await mailServer(() => answers.shift() ?? '250 ok')
  const { send, poll } = mailerTo(server.url)
  await send(to, mails.passwordReset('https://guia.test/x#token=y', new Date(Date.now() + hour)))
  later(hour)
  await poll()
  expect([server.taken, await rows()]).toEqual([[], []])
})

it('is sent by the next process when the one that wrote it has ended', async () => {
  const server = await mailServer()
  const away = await mailServer()
  away.close()
  await mailerTo(away.url).send(to, notice)
  expect(await rows()).toMatchObject([{ lastFailure: 'away' }])
  later(40_000)
  await mailerTo(server.url).poll()
  expect(server.taken).toEqual([to])
})

it('one that a killed process was sending is sent once its claim has ended, not before', async () => {
  const server = await mailServer()
  const queue = new MailQueue({ prisma: database.prisma, secret: mailSecret })
  await queue.add(to, notice)
  await queue.claim()
  const { poll } = mailerTo(server.url)
  later(5 * 60_000 - 1000)
  await poll()
  expect(server.taken).toEqual([])
  later(1000)
  await poll()
  expect(server.taken).toEqual([to])
})

it('two processes send each of many mails once', async () => {
  const server = await mailServer()
  const queue = new MailQueue({ prisma: database.prisma, secret: mailSecret })
  const recipients = Array.from({ length: 40 }, (_, index) => `${index}@exemplo.test`)
  for (const recipient of recipients) await queue.add(recipient, notice)
  const processes = [mailerTo(server.url), mailerTo(server.url)]
  await Promise.all(processes.map(({ poll }) => poll()))
  expect(server.taken.toSorted()).toEqual(recipients.toSorted())
  expect(await rows()).toEqual([])
})

it('one that was sent is not sent again when its record fails at first', async () => {
  const delivered: string[] = []
  const transport = transportThat(async (message) => {
    delivered.push(message.to)
    await database.pool.query('RENAME TABLE waiting_mails TO waiting_mails_away')
  })
  const { mail, settle, lines } = queueMailer(database.prisma, transport)
  mail.send(to, notice, trace)
  await vi.waitFor(() => expect(lines[0]?.message).toBe('could not record that a mail was sent'), 10_000)
  await database.pool.query('RENAME TABLE waiting_mails_away TO waiting_mails')
  await settle()
  expect([delivered, await rows()]).toEqual([[to], []])
})

it('one that is written in a transaction which is undone is never sent', async () => {
  const server = await mailServer()
  const { mail, settle } = mailerTo(server.url)
  const undone = inTransaction(database.prisma, async (transaction) => {
    await mail.write(transaction, to, notice)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  mail.wake()
  await settle()
  expect(server.told).toEqual([])
})

describe('what waits', () => {
  const secretLink = 'https://guia.test/redefinir-senha#token=a-secret'
  const refusing = () => mailServer('451 come back later')

  it('is encrypted, and read after JWT_SECRET has changed while the old one is known', async () => {
    await mailerTo((await refusing()).url).send(
      to,
      mails.passwordReset(secretLink, new Date(Date.now() + hour)),
    )
    const [row] = await rows()
    expect(Buffer.from(row?.content ?? []).toString('latin1')).not.toMatch(/token|senha/)
    const delivered: string[] = []
    const transport = transportThat(async ({ text }) => void delivered.push(text))
    later(40_000)
    await queueMailer(database.prisma, transport, { secret: 'another', previousSecret: mailSecret }).poll()
    expect(delivered).toEqual([expect.stringContaining(secretLink)])
  })

  it('is given up when its secret is not known any more', async () => {
    await mailerTo((await refusing()).url).send(to, notice)
    later(40_000)
    const { poll, lines } = queueMailer(
      database.prisma,
      transportThat(() => Promise.reject(new Error('delivered'))),
      { secret: 'another' },
    )
    await poll()
    expect(await rows()).toEqual([])
    expect(inspect(lines)).toContain('another JWT_SECRET')
  })

  it('is counted', async () => {
    const { send, poll, mail } = mailerTo((await refusing()).url)
    await send(to, notice)
    await poll()
    expect(mail.waiting).toBe(1)
  })
})

describe('forgetting an address', () => {
  it('removes what waits for it, and nothing else', async () => {
    const { mail, send, settle } = mailerTo((await mailServer('451 come back later')).url)
    await send(to, notice)
    await send('joao@exemplo.test', notice)
    await mail.forget(to, trace)
    await settle()
    expect(await rows()).toMatchObject([{ recipient: 'joao@exemplo.test' }])
  })

  it('removes what is just being written to the outbox too, but not what is sent after it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guia-forget-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const outbox = outboxTransport(folder)
    const isUnderWay = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const { mail, settle } = queueMailer(database.prisma, {
      ...outbox,
      async deliver(message) {
        isUnderWay.resolve()
        await go.promise
        await outbox.deliver(message)
      },
    })
    mail.send(to, notice, trace)
    await isUnderWay.promise
    later(10)
    await mail.forget(to, trace)
    later(10)
    mail.send(to, mails.accountDeleted(), trace)
    go.resolve()
    await settle()
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(written).toEqual([expect.stringContaining('=?UTF-8?')])
    expect(written[0]).toContain('Este é o último e-mail')
  })
})

it('a delivery that fails for good does not keep others from being sent', async () => {
  const delivered: string[] = []
  const { mail, settle } = queueMailer(
    database.prisma,
    transportThat(async (message) => {
      delivered.push(message.to)
      if (message.to === to) throw new PermanentFailure('no such mailbox')
    }),
  )
  await inTransaction(database.prisma, async (transaction) => {
    for (const each of [to, 'joao@exemplo.test']) await mail.write(transaction, each, notice)
  })
  mail.wake()
  await settle()
  expect(delivered).toEqual([to, 'joao@exemplo.test'])
})
