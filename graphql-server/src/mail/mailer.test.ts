import { expect, it } from 'vitest'
import { silentLog } from '../../test/silent-log.ts'
import { Background } from '../background.ts'
import { mails } from '../messages/mails.ts'
import { createMailer, type MailMessage, type MailTransport, PermanentFailure } from './mailer.ts'

const to = 'maria@exemplo.test'
const content = mails.passwordChanged('https://guia.test/esqueci-senha')

/** A mailer whose transport answers as a test says, one answer a try. */
function mailWith(...answers: (Error | null)[]) {
  const tries: MailMessage[] = []
  const failures: object[] = []
  const transport: MailTransport = {
    async deliver(message) {
      tries.push(message)
      const failure = answers.shift()
      if (failure) throw failure
    },
    async forget() {},
    close() {},
  }
  const background = new Background()
  const mail = createMailer({
    transport,
    background,
    from: 'guia@guia.test',
    origin: 'https://guia.test',
    contact: 'contato@guia.test',
    retryDelays: [0, 0],
  })
  const log = { ...silentLog, error: (details: object) => void failures.push(details) }
  const send = async () => {
    mail.send(to, content, { log, requestId: 'request-1' })
    await background.settle(10_000)
  }
  return { send, tries, failures }
}

it('goes to the address, in both forms, and asks for no automatic answer', async () => {
  const { send, tries, failures } = mailWith()
  await send()
  expect(failures).toEqual([])
  expect(tries).toEqual([
    {
      from: 'guia@guia.test',
      to,
      subject: content.subject,
      text: expect.stringContaining('acaba de ser alterada'),
      html: expect.stringContaining('acaba de ser alterada'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ])
})

it('is tried again while the server is away, three times in all', async () => {
  const away = new Error('away')
  const recovering = mailWith(away, away, null)
  await recovering.send()
  expect([recovering.tries.length, recovering.failures.length]).toEqual([3, 0])
  const lost = mailWith(away, away, away, null)
  await lost.send()
  expect(lost.tries).toHaveLength(3)
  expect(lost.failures).toEqual([{ err: away, requestId: 'request-1', what: `mail: ${content.subject}` }])
})

it('is not tried again when it is refused for good', async () => {
  const { send, tries, failures } = mailWith(new PermanentFailure('no such mailbox'), null)
  await send()
  expect([tries.length, failures.length]).toEqual([1, 1])
})
