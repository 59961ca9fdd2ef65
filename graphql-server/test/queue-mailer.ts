import { expect } from 'vitest'
import { Background } from '../src/background.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { type MailTransport, QueueMailer } from '../src/mail/mailer.ts'
import type { MailContent } from '../src/messages/mails.ts'

export const mailSecret = 'only-for-tests-only-for-tests-only-for-tests'

/** A mailer over the test's database, as a process has one; the timer that polls is not started. */
export function queueMailer(
  prisma: PrismaClient,
  transport: MailTransport,
  secrets: { secret: string; previousSecret?: string } = { secret: mailSecret },
) {
  const lines: { level: string; message: string; details: object }[] = []
  const write = (level: string) => (details: object, message: string) =>
    void lines.push({ level, message, details })
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const background = new Background()
  const mail = new QueueMailer({
    ...{ prisma, background, transport, ...secrets },
    ...{ from: 'guia@guia.test', origin: 'https://guia.test', contact: 'contato@guia.test' },
    log: () => log,
  })
  const settle = async () => expect(await background.settle(20_000)).toBe(0)
  return {
    mail,
    lines,
    settle,
    async send(to: string, content: MailContent) {
      mail.send(to, content, { log, requestId: 'request-1' })
      await settle()
    },
    async poll() {
      await mail.poll()
      await settle()
    },
  }
}
