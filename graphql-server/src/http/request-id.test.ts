import { describe, expect, it } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'

closeApps()

async function idFor(given: string | undefined, trusted: string, remoteAddress = '10.1.2.3') {
  const { app, lines } = await testApp({ env: { TRUST_PROXY: trusted } })
  const headers = given === undefined ? {} : { 'x-request-id': given }
  const answer = await app.inject({ url: '/health/live', headers, remoteAddress })
  return { id: answer.headers['x-request-id'], line: lines.find(({ msg }) => msg === 'request') }
}

describe('a request', () => {
  it('gets an id, which the answer and the log carry', async () => {
    const { id, line } = await idFor(undefined, '')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(line).toMatchObject({ requestId: id, method: 'GET', url: '/health/live', status: 200 })
  })

  it.each(['10.0.0.0/8', '10.1.2.3', '::1, 10.1.2.3', '1'])(
    'keeps the id of a proxy in %j',
    async (trusted) => {
      expect((await idFor('proxy-given-1', trusted)).id).toBe('proxy-given-1')
    },
  )

  it.each(['', 'false', '10.1.2.4', '192.168.0.0/16', '0'])(
    'gets a new id when %j is trusted',
    async (trusted) => {
      expect((await idFor('visitor-given', trusted)).id).not.toBe('visitor-given')
    },
  )

  it.each(['short', 'x'.repeat(65), 'with blank', 'quote"quote', 'line\u0001line'])(
    'gets a new id instead of %j',
    async (given) => {
      expect((await idFor(given, '1')).id).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

describe('the visitor’s address', () => {
  async function addressFor(trusted: string, forwarded: string, remoteAddress = '10.1.2.3') {
    const { app, lines } = await testApp({ env: { TRUST_PROXY: trusted } })
    await app.inject({ url: '/health/live', headers: { 'x-forwarded-for': forwarded }, remoteAddress })
    return lines.find(({ msg }) => msg === 'request')?.address
  }

  it.each([
    ['', '203.0.113.9', '10.1.2.3'],
    ['10.0.0.0/8', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    ['192.168.0.0/16', '203.0.113.9', '10.1.2.3'],
  ])('trusting %j and forwarded for %j is %s', async (trusted, forwarded, address) => {
    expect(await addressFor(trusted, forwarded)).toBe(address)
  })

  it('of a trusted IPv4 proxy counts on an IPv6 socket too', async () => {
    expect(await addressFor('10.0.0.0/8', '203.0.113.9', '::ffff:10.1.2.3')).toBe('203.0.113.9')
  })
})
