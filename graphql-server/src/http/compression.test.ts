import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { closeApps, testApp } from '../../test/app.ts'

closeApps()

const long = 'Padaria Flor do Vale. '.repeat(200)

async function serverThatSends(body: string) {
  const { app } = await testApp()
  app.get('/text', (_request, reply) => reply.type('text/html').send(body))
  return app
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that takes "%s" gets %s', async (accepted, encoding, decompress) => {
  const app = await serverThatSends(long)
  const answer = await app.inject({ url: '/text', headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toMatch(/accept-encoding/i)
  expect(answer.rawPayload.length).toBeLessThan(long.length / 5)
  expect(decompress(answer.rawPayload).toString()).toBe(long)
})

test('a client that takes none, and a short answer, are left alone', async () => {
  const plain = await (await serverThatSends(long)).inject('/text')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long])
  const short = await (await serverThatSends('oi')).inject({
    url: '/text',
    headers: { 'accept-encoding': 'br' },
  })
  expect([short.headers['content-encoding'], short.body]).toEqual([undefined, 'oi'])
})
