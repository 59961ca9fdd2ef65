import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { visitOf } from './visit.ts'

async function visitorOf(headers: Record<string, string>, remoteAddress = '203.0.113.7') {
  const app = Fastify()
  app.get('/', (request) => visitOf(request))
  return (await app.inject({ url: '/', headers, remoteAddress })).json().visitor
}

it('two browsers behind one address, and one browser at two addresses, are different visitors', async () => {
  const firefox = { 'user-agent': 'Firefox' }
  const visitors = [
    await visitorOf(firefox),
    await visitorOf({ 'user-agent': 'Chrome' }),
    await visitorOf(firefox, '203.0.113.8'),
  ]
  expect(new Set(visitors).size).toBe(3)
  expect(await visitorOf(firefox)).toBe(visitors[0])
})
