import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { mailServer } from '../../test/mail-server.ts'
import { PermanentFailure, TemporaryFailure } from './mailer.ts'
import { smtpTransport } from './transports.ts'

const message = {
  from: 'Guia do Vale <guia@guia.test>',
  to: 'joao@exemplo.test',
  subject: 'Olá',
  text: 'Olá, João!\n',
  html: '<p>Olá, João!</p>\n',
  messageId: '<1@guia.test>',
  date: new Date(),
  headers: {},
}

it('hands a mail to the server, in both forms', async () => {
  const { told, url } = await mailServer()
  await smtpTransport(url).deliver(message)
  expect(told).toContain('MAIL FROM:<guia@guia.test>')
  expect(told).toContain('RCPT TO:<joao@exemplo.test>')
  expect(told.join('\n')).toMatch(/text\/plain.*Ol=C3=A1, Jo=C3=A3o!.*text\/html.*<p>Ol=C3=A1/s)
})

it('distinguishes permanent from temporary refusals', async () => {
  const refused = smtpTransport((await mailServer('550 no such mailbox')).url).deliver(message)
  await expect(refused).rejects.toBeInstanceOf(PermanentFailure)
  const later = smtpTransport((await mailServer('451 come back later')).url).deliver(message)
  await expect(later).rejects.toMatchObject({ reason: 'refused' })
})

it('an error has its reason, and no address', async () => {
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
  await expect(smtpTransport(url).deliver(message)).rejects.toMatchObject({
    reason: 'away',
    cause: { code: 'ESOCKET' },
  })
})

it('a server that refuses the credentials may take corrected ones', async () => {
  const { url, told } = await mailServer()
  const delivery = smtpTransport(url.replace('//', '//guia:wrong@')).deliver(message)
  await expect(delivery).rejects.toMatchObject({ reason: 'credentials', cause: { code: 'EAUTH' } })
  expect(told.join()).toContain('AUTH PLAIN')
})

/** A server that accepts connections, says what it is given, and then no more. */
async function silentPeer(...lines: string[]) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    const say = () => lines.length > 0 && socket.write(`${lines.shift()}\r\n`)
    say()
    socket.on('data', say)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it.each([
  ['at once', []],
  ['after its greeting', ['220 mail.test']],
  ['before it has taken the sender', ['220 mail.test', '250 mail.test']],
  ['after the whole mail', ['220 mail.test', '250 mail.test', '250 ok', '250 ok', '354 go on']],
])('a server that accepts and falls silent %s is given up at the deadline', async (_, lines) => {
  const transport = smtpTransport(await silentPeer(...lines), { greeting: 100, answer: 100 })
  await expect(transport.deliver(message)).rejects.toMatchObject({
    reason: 'away',
    cause: { code: 'ETIMEDOUT' },
  })
})

it('a server that is never silent long enough is given up at the deadline of the whole delivery', async () => {
  const transport = smtpTransport(await silentPeer('220 mail.test', '250 mail.test'), { delivery: 100 })
  await expect(transport.deliver(message)).rejects.toBeInstanceOf(TemporaryFailure)
})
