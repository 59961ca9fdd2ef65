import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveStaticFiles } from './built-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'guia-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function serverOfBuild() {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/entry-abc.js'), 'run()')
  writeFileSync(join(folder, 'assets/entry-abc.js.br'), brotliCompressSync('run()'))
  const app = Fastify()
  await app.register((scope) => serveStaticFiles(scope, pathToFileURL(`${folder}/`)))
  return app
}

test('an asset is kept for a year and sent compressed to clients that accept it', async () => {
  const app = await serverOfBuild()
  const answer = await app.inject({ url: '/assets/entry-abc.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('run()')
})

test('a file outside the assets is served by its name and kept for a day', async () => {
  const app = await serverOfBuild()
  const answer = await app.inject('/icon.svg')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers['cache-control']).toBe('public, max-age=86400')
})

test.each([
  '/.vite/manifest.json',

  '/assets/none.js',
  '/assets/',
  '/assets/..%2f.vite/manifest.json',
])('%s is not to be had', async (path) =>
  expect((await (await serverOfBuild()).inject({ url: path })).statusCode).not.toBe(200),
)
