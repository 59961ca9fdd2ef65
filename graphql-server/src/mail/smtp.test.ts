import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { PermanentFailure } from './carrier.ts'
import { smtpCarrier } from './smtp.ts'

const message = {
  from: 'Guia do Vale <guia@guia.test>',
  to: { name: 'João', address: 'joao@exemplo.test' },
  subject: 'Olá',
  text: 'Olá, João!\n',
  html: '<p>Olá, João!</p>\n',
  headers: {},
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A mail server that says `answer` to the recipient; what it is told is collected. */
async function mailServer(answer: string) {
  const told: string[] = []
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let inData = false
    say('220 mail.test')
    createInterface(socket).on('line', (line) => {
      told.push(line)
      if (inData && line !== '.') return
      const verb = line.slice(0, 4).toUpperCase()
      inData = verb === 'DATA'
      if (verb === 'QUIT') socket.end('221 bye\r\n')
      else say(inData ? '354 go on' : verb === 'RCPT' ? answer : '250 ok')
    })
    socket.on('error', () => {})
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { told, url: `smtp://127.0.0.1:${port}` }
}

it('hands a mail to the server, in both forms', async () => {
  const { told, url } = await mailServer('250 ok')
  await smtpCarrier(url).deliver(message)
  expect(told).toContain('MAIL FROM:<guia@guia.test>')
  expect(told).toContain('RCPT TO:<joao@exemplo.test>')
  expect(told.join('\n')).toMatch(/text\/plain.*Ol=C3=A1, Jo=C3=A3o!.*text\/html.*<p>Ol=C3=A1/s)
})

it('tells a refusal for good from one for now', async () => {
  const refused = smtpCarrier((await mailServer('550 no such mailbox')).url).deliver(message)
  await expect(refused).rejects.toBeInstanceOf(PermanentFailure)
  const later = smtpCarrier((await mailServer('451 come back later')).url).deliver(message)
  await expect(later).rejects.not.toBeInstanceOf(PermanentFailure)
})

it('a server that is away may come back', async () => {
  const { url } = await mailServer('250 ok')
  servers.pop()?.close()
  const gone = smtpCarrier(url).deliver(message)
  await expect(gone).rejects.toMatchObject({ code: 'ESOCKET' })
})
