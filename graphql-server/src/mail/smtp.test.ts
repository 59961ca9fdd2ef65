import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { mailServer } from '../../test/mail-server.ts'
import { PermanentFailure } from './mailer.ts'
import { smtpTransport } from './transports.ts'

const message = {
  from: 'Guia do Vale <guia@guia.test>',
  to: 'joao@exemplo.test',
  subject: 'Olá',
  text: 'Olá, João!\n',
  html: '<p>Olá, João!</p>\n',
  headers: {},
}

it('hands a mail to the server, in both forms', async () => {
  const { told, url } = await mailServer()
  await smtpTransport(url).deliver(message)
  expect(told).toContain('MAIL FROM:<guia@guia.test>')
  expect(told).toContain('RCPT TO:<joao@exemplo.test>')
  expect(told.join('\n')).toMatch(/text\/plain.*Ol=C3=A1, Jo=C3=A3o!.*text\/html.*<p>Ol=C3=A1/s)
})

it('tells a refusal for good from one for now', async () => {
  const refused = smtpTransport((await mailServer('550 no such mailbox')).url).deliver(message)
  await expect(refused).rejects.toBeInstanceOf(PermanentFailure)
  const later = smtpTransport((await mailServer('451 come back later')).url).deliver(message)
  await expect(later).rejects.not.toBeInstanceOf(PermanentFailure)
})

it('what goes wrong says why, and nobody’s address', async () => {
  const { url } = await mailServer('550 5.1.1 <joao@exemplo.test>: no such mailbox')
  const error = await smtpTransport(url)
    .deliver(message)
    .catch((thrown: Error) => thrown)
  const logged = inspect(error, { depth: 9 })
  expect(logged).toContain('550 5.1.1 <…>: no such mailbox')
  expect(logged).toContain('EENVELOPE')
  expect(logged).not.toContain('joao')
})

it('a server that is away may come back', async () => {
  const { url, close } = await mailServer()
  close()
  await expect(smtpTransport(url).deliver(message)).rejects.toMatchObject({ code: 'ESOCKET' })
})
