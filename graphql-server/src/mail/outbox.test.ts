import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outboxTransport } from './transports.ts'

let parent: string
let folder: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'guia-outbox-'))
  folder = join(parent, 'outbox')
})
afterAll(() => rmSync(parent, { recursive: true }))

const link = `https://guia.test/redefinir-senha#token=${'x'.repeat(80)}`
const message = {
  messageId: '<1@guia.test>',
  date: new Date(),
  from: 'Guia do Vale <guia@guia.test>',
  to: 'joao@exemplo.test',
  subject: 'Olá',
  text: `É aqui:\n${link}\n`,
  html: `<p>É <a href="${link}">aqui</a></p>\n`,
  headers: { 'Auto-Submitted': 'auto-generated' },
}
const names = () => readdirSync(folder).sort()

it('each mail is a file that only its owner may read, with links that can be copied', async () => {
  await outboxTransport(folder).deliver(message)
  const [name = ''] = names()
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{6}-[0-9a-f]{16}\.eml$/)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const mail = readFileSync(join(folder, name), 'utf8')
  expect(mail).toContain('From: Guia do Vale <guia@guia.test>\n')
  expect(mail).toContain('To: joao@exemplo.test\n')
  expect(mail).toContain('Content-Type: multipart/alternative;')
  expect(mail).toContain(`text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${message.text}`)
  expect(mail).toContain(`text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${message.html}`)
})

it('no text writes a header', async () => {
  await outboxTransport(folder).deliver({ ...message, subject: `Olá\r\nX-A: b\r\nBcc: todos@exemplo.test` })
  const mail = readFileSync(join(folder, names().at(-1) ?? ''), 'utf8')
  expect(mail).not.toMatch(/^(Bcc|X-A):/m)
})

it('forgets the mails to an address, those still being written too, and no others', async () => {
  for (const name of names()) rmSync(join(folder, name))
  const long = `joão.${'comprido.'.repeat(6)}@${'dominio-comprido-'.repeat(3)}x.açaí.com.br`
  const others = ['ana.joao@exemplo.test', 'joao@exemplo.test.br', 'joao+x@exemplo.test']
  const transport = outboxTransport(folder)
  const sent = [message.to, long, ...others].map((to) => transport.deliver({ ...message, to }))
  await Promise.all([...sent, transport.forget(message.to, new Date()), transport.forget(long, new Date())])
  const recipients = names().map((name) => /^To: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1])
  expect(recipients.sort()).toEqual([...others].sort())
  await outboxTransport(join(parent, 'absent')).forget(message.to, new Date())
})

it('keeps the mails that were written after the forgetting was asked for', async () => {
  const transport = outboxTransport(folder)
  const written = new Date(message.date.getTime() + 1)
  await transport.deliver({ ...message, date: written })
  const [kept] = names().filter((name) => name.startsWith(written.toISOString().replaceAll(':', '-')))
  await transport.forget(message.to, message.date)
  expect(names()).toContain(kept)
  await transport.forget(message.to, written)
  expect(names()).not.toContain(kept)
})

it('keeps the newest 200 and leaves other files alone', async () => {
  for (const name of names()) rmSync(join(folder, name))
  for (let mail = 0; mail < 204; mail++) {
    writeFileSync(join(folder, `2020-01-01T00-00-00.${String(mail).padStart(3, '0')}Z-abcdef.eml`), '')
  }
  writeFileSync(join(folder, 'leia-me.txt'), '')
  await outboxTransport(folder).deliver(message)
  const left = names()
  expect(left.filter((name) => name.endsWith('.eml'))).toHaveLength(200)
  expect(left[0]).toContain('.005Z')
  expect(left).toContain('leia-me.txt')
})

it('many at once are all kept', async () => {
  for (const name of names()) rmSync(join(folder, name))
  const transport = outboxTransport(folder)
  await Promise.all(Array.from({ length: 20 }, () => transport.deliver(message)))
  expect(names()).toHaveLength(20)
})
