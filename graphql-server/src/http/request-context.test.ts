import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { isLocalRequest, requestInfo, servesThisMachineOnly } from './request-context.ts'

const database = { DATABASE_URL: 'mysql://u@h/d', JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests' }

it.each<[boolean, NodeJS.ProcessEnv]>([
  [true, {}],
  [true, { HOST: '::1', ORIGIN: 'http://127.0.0.1:4000' }],
  [true, { ...database, HOST: '127.0.0.1', ORIGIN: 'http://[::1]:4000' }],
  [false, database],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '192.168.0.7' }],
  [false, { ORIGIN: 'https://guiadovale.com.br' }],
  [false, { ORIGIN: 'https://localhost.guiadovale.com.br' }],
  [false, { TRUST_PROXY: '1' }],
  [false, { TRUST_PROXY: '127.0.0.1' }],
  [false, { HSTS_SECONDS: '31536000' }],
])('that the product serves this machine only is %j with %j', (expected, variables) => {
  expect(servesThisMachineOnly(readEnv(variables))).toBe(expected)
})

const local = { host: 'localhost:4000' }
it.each<[boolean, Record<string, string | undefined>]>([
  [true, local],
  [true, { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' }],
  [true, { host: '[::1]:4000' }],
  [true, { ...local, 'x-requested-with': 'XMLHttpRequest', 'user-agent': 'curl/8' }],
  [false, {}],
  [false, { host: 'guiadovale.com.br' }],
  [false, { host: 'localhost.guiadovale.com.br:4000' }],
  [false, { host: '127.0.0.1.nip.io' }],
  [false, { host: '192.168.0.7:4000' }],
  [false, { host: 'x@y z' }],
  [false, { ...local, origin: 'https://guiadovale.com.br' }],
  [false, { ...local, origin: 'null' }],
  [false, { ...local, forwarded: 'for=203.0.113.7' }],
  [false, { ...local, via: '1.1 proxy' }],
  [false, { ...local, 'x-forwarded-for': '203.0.113.7' }],
  [false, { ...local, 'x-forwarded-proto': 'https' }],
  [false, { ...local, 'x-forwarded': 'for=203.0.113.7' }],
  [false, { ...local, 'x-real-ip': '203.0.113.7' }],
  [false, { ...local, 'x-client-ip': '203.0.113.7' }],
  [false, { ...local, 'x-original-host': 'guiadovale.com.br' }],
  [false, { ...local, 'cf-connecting-ip': '203.0.113.7' }],
  [false, { ...local, 'true-client-ip': '203.0.113.7' }],
  [false, { ...local, 'fastly-client-ip': '203.0.113.7' }],
])('that a request is local is %j with %j', (expected, headers) => {
  expect(isLocalRequest(headers)).toBe(expected)
})

async function readVisitor(headers: Record<string, string>, remoteAddress = '203.0.113.7') {
  const app = Fastify()
  app.get('/', (request) => requestInfo(request))
  return (await app.inject({ url: '/', headers, remoteAddress })).json().visitor
}

it('two browsers behind one address, and one browser at two addresses, are different visitors', async () => {
  const firefox = { 'user-agent': 'Firefox' }
  const visitors = [
    await readVisitor(firefox),
    await readVisitor({ 'user-agent': 'Chrome' }),
    await readVisitor(firefox, '203.0.113.8'),
  ]
  expect(new Set(visitors).size).toBe(3)
  expect(await readVisitor(firefox)).toBe(visitors[0])
})
