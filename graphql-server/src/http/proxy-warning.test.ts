import { expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'

closeApps()

/** Sends requests with these headers; answers how often the log warns. */
async function warnings(env: NodeJS.ProcessEnv, ...headers: Record<string, string>[]): Promise<number> {
  const { app, lines } = await testApp({ env })
  for (const each of headers) await app.inject({ url: '/health/live', headers: each })
  return lines.filter(({ msg, level }) => msg.includes('TRUST_PROXY is unset') && level === 40).length
}

it.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'])(
  'warns once of %s from a proxy that nobody has named',
  async (name) => {
    expect(await warnings({}, {}, { [name]: 'guia.test' }, { [name]: 'guia.test' })).toBe(1)
  },
)

it('says nothing without such headers, or where the proxy is named', async () => {
  expect(await warnings({}, {}, { 'x-request-id': 'a-request-of-it' })).toBe(0)
  expect(await warnings({ TRUST_PROXY: '1' }, { 'x-forwarded-for': '203.0.113.9' })).toBe(0)
})
