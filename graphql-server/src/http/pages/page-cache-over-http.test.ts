import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Page, PageRequest } from '../../../../schema/page.ts'
import { closeApps, testApp } from '../../../test/app.ts'
import { insertCatalogue, raiseVersion } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { fakePages } from '../../../test/fake-pages.ts'

const database = useDatabase()
closeApps()

/** The product with a web app that says who it was rendered for. */
async function startProduct(of: Partial<Page & { kind: 'document' }> = {}) {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { cunha: ['centro'] } })
  const asked: PageRequest[] = []
  const renderPage = async (request: PageRequest): Promise<Page> => {
    asked.push(request)
    const html = `<p>${asked.length} ${'texto '.repeat(500)}</p>`
    return { kind: 'document', status: 200, styleHashes: ['sha256-abc'], html, ...of }
  }
  const pages = fakePages(renderPage)
  const assets = { script: '', styles: [] } as unknown as PageRequest['assets']
  const source = { load: async () => ({ pages, assets }), close: async () => {} }
  const { app } = await testApp({ services: database, pages: source })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { asked, get }
}

it('a page is rendered once for all visitors, and again after a write', async () => {
  const { asked, get } = await startProduct()
  const first = await get('/padaria', { 'user-agent': 'one' })
  const second = await get('/padaria', { 'user-agent': 'another' })
  expect(second.body).toBe(first.body)
  expect(asked).toHaveLength(1)
  await raiseVersion(database.pool)
  expect((await get('/padaria')).body).not.toBe(first.body)
})

it('a client that has the page gets a 304 with its policy', async () => {
  const { get } = await startProduct()
  const { etag } = (await get('/padaria')).headers
  const again = await get('/padaria', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(again.headers['content-security-policy']).toContain("'sha256-abc'")
  expect(again.headers['cache-control']).toBe('no-cache')
  await raiseVersion(database.pool)
  expect((await get('/padaria', { 'if-none-match': String(etag) })).statusCode).toBe(200)
})

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('a browser that takes "%s" gets %s, compressed once', async (accepted, encoding, decompress) => {
  const { get } = await startProduct()
  const plain = await get('/padaria')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  for (let time = 0; time < 2; time += 1) {
    const { headers, rawPayload } = await get('/padaria', { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(decompress(rawPayload).toString()).toBe(plain.body)
  }
})

it('a token changes nothing: pages are rendered for visitors', async () => {
  const { asked, get } = await startProduct()
  await get('/padaria', { authorization: 'Bearer a.b.c' })
  await get('/padaria')
  expect(asked).toHaveLength(1)
})

it.each([
  ['a search, whose order is the visitor’s own', '/explore', {}],
  ['an address with a query', '/padaria?utm_source=x', {}],
  ['a page that is private', '/dashboard', {}],
  ['an address that shows nothing', '/ninguem', { status: 404 }],
])('%s is rendered each time', async (_what, url, of) => {
  const { asked, get } = await startProduct(of)
  await get(url)
  const { headers } = await get(url)
  expect(asked).toHaveLength(2)
  expect(headers).not.toHaveProperty('etag')
})

it('orders on a shared page are drawn for the page; those of a search for the visitor', async () => {
  const { asked, get } = await startProduct({ status: 404 })
  for (const url of ['/padaria', '/cantina', '/explore'])
    for (const visitor of ['one', 'another']) await get(url, { 'user-agent': visitor })
  const [padaria, same, cantina, , mine, yours] = asked.map(({ seed }) => seed)
  expect(same).toBe(padaria)
  expect(cantina).not.toBe(padaria)
  expect(mine).not.toBe(yours)
})

it('no spelling of an address has an order or a place in the cache of its own', async () => {
  const { asked, get } = await startProduct()
  for (const path of ['/em/taubate', '/em/%74aubat%65', '/EM//taubat%45/', '/%65m/t%61ub%61te']) {
    const { headers, statusCode } = await get(path)
    if (path !== '/em/taubate') expect([statusCode, headers.location]).toEqual([301, '/em/taubate'])
  }
  expect(asked).toHaveLength(1)
})

const search = '?city=taubate&category=hospedagem'

it.each([
  '/EXpLore',
  '/explore/',
  '//explore',
  '/x/..//explore',
  '/%2e/Explore/',
  '/explor%65',
  '/%45xplore',
  '//host.example/../explore',
])('a search at %s is answered with a redirect to its one address, unrendered', async (path) => {
  const { asked, get } = await startProduct()
  const { statusCode, headers } = await get(`${path}${search}`)
  expect([statusCode, headers.location]).toEqual([301, `/explore${search}`])
  expect(asked).toHaveLength(0)
})

it.each(['/explore%00', '/explore%2f', '/explore;a', '/explore.', '/explor%2565'])(
  'a search at %s is answered with a 404, unrendered',
  async (path) => {
    const { asked, get } = await startProduct()
    expect((await get(`${path}${search}`)).statusCode).toBe(404)
    expect(asked).toHaveLength(0)
  },
)

it.each([
  ['of a search', '/explore', true],
  ['of a profile', '/padaria', false],
])('the order %s follows from nothing that a link can carry', async (_what, path, isVisitors) => {
  const { asked, get } = await startProduct({ status: 404 })
  const parameters = [
    '',
    '?seed=x',
    '?CITY=taubate',
    '?city=taubate&city=cunha',
    '?visitor=1&random=2',
    '?#x',
  ]
  const sent: Record<string, string>[] = [
    {},
    { referer: 'https://x.test/?seed=1' },
    { 'x-seed': '1' },
    { 'x-forwarded-for': '10.1.1.1' },
  ]
  for (const query of parameters) await get(`${path}${query}`)
  for (const headers of sent) await get(path, headers)
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(1)
  await get(path, { 'user-agent': 'another' })
  expect(asked.at(-1)?.seed === asked[0]?.seed).toBe(!isVisitors)
})
