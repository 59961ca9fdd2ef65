import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'

closeApps()

it.each([
  [{ CONTACT_EMAIL: 'guia@exemplo.test' }, 'mailto:guia@exemplo.test'],
  [{ SECURITY_CONTACT: 'seguranca@exemplo.test' }, 'mailto:seguranca@exemplo.test'],
  [{ SECURITY_CONTACT: 'https://exemplo.test/seguranca' }, 'https://exemplo.test/seguranca'],
])('with %j, vulnerabilities are reported to %s', async (env, contact) => {
  const { app } = await testApp({ env: { ...env, ORIGIN: 'https://guia.test' } })
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({ Contact: contact, Canonical: 'https://guia.test/.well-known/security.txt' })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
