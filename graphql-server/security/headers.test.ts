import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../../schema/page.ts'
import { issueTicket } from '../src/csv/export/ticket.ts'
import { serveStaticFiles } from '../src/http/pages/built-pages.ts'
import type { PageSource } from '../src/http/pages/pages.ts'
import { VariantCache } from '../src/media/variant-cache.ts'
import { closeApps, testApp } from '../test/app.ts'
import { useDatabase } from '../test/database.ts'
import { fakePages } from '../test/fake-pages.ts'
import { sentPicture, useImages } from '../test/pictures.ts'
import { accounts, insertWorld, roleToken } from '../test/roles.ts'
import { freshServices } from '../test/services.ts'

const database = useDatabase()
const pictures = useImages(database)
closeApps()

const page: Page = {
  kind: 'document',
  status: 200,
  html: '<!doctype html>',
  styleHashes: ['sha256-abc'],
}
const pages = fakePages(async ({ url }) => {
  if (url.startsWith('/empresa/')) return { kind: 'redirect', status: 302, location: '/padaria' }
  if (url.startsWith('/broken')) throw new Error('a mistake')
  return { ...page, status: url.startsWith('/nobody') ? 404 : 200 }
})

let folder: string
let origin: string
let image: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-headers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'entry-abc.js'), 'export {}')
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const source: PageSource = {
    open: (app) => serveStaticFiles(app, pathToFileURL(`${folder}/`)),
    load: async () => ({ pages, assets: { script: '', imports: [], styles: [], fonts: [] } }) as never,
    close: async () => {},
  }
  await insertWorld(database)
  const sent = await sentPicture('one')
  const taken = await pictures.images.take(sent.createReadStream())
  image = `/media/${taken.hash}?w=300`
  const mediaCache = new VariantCache(join(folder, 'cache'), 1e7)
  const services = { ...database, ...pictures }
  const env = { HSTS_SECONDS: '600', CORS_ORIGINS: 'https://listed.test' }
  const { app } = await testApp({ services, env, mediaCache, pages: source })
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })
const json = { 'content-type': 'application/json' }
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  ask(path, { method: 'POST', body, headers })

/** Otherwise `fetch` sends `Cache-Control: no-cache`. */
const again = async (path: string) => {
  const first = await ask(path)
  const etag = first.headers.get('etag')
  return ask(path, { headers: etag ? { 'if-none-match': etag, 'cache-control': 'max-age=0' } : {} })
}

async function exported() {
  const { secret } = freshServices()
  const { ticket } = issueTicket(secret, { userId: accounts.admin, filter: {} })
  return ask(`/exports/estabelecimentos.csv?ticket=${ticket}`)
}

/** Each kind of answer: its status, and whether its policy is one of a page. */
const kinds: readonly [what: string, status: number, hasPage: boolean, () => Promise<Response>][] = [
  ['a page', 200, true, () => ask('/')],
  ['the page of nothing', 404, true, () => ask('/nobody')],
  ['a page that cannot exist', 404, true, () => ask('/wp-login.php')],
  ['a page that breaks', 500, true, () => ask('/broken')],
  ['a redirect', 302, false, () => ask('/empresa/padaria')],
  ['an asset', 200, false, () => ask('/assets/entry-abc.js')],
  ['an asset that is there already', 304, false, () => again('/assets/entry-abc.js')],
  ['an asset that is not there', 404, false, () => ask('/assets/nothing.js')],
  [
    'an address that leads out of the assets',
    404,
    false,
    () => ask('/assets/%2e%2e%2f%2e%2e%2fpackage.json'),
  ],
  ['a NUL byte among the assets', 404, false, () => ask('/assets/a%00.js')],
  ['a file beside the assets', 200, false, () => ask('/icon.svg')],
  ['an image', 200, false, () => ask(image)],
  ['an image that is there already', 304, false, () => again(image)],
  ['an image that is not there', 404, false, () => ask(`/media/${'0'.repeat(64)}`)],
  ['an answer of GraphQL', 200, false, () => post('/graphql', '{"query":"{ __typename }"}')],
  ['a refusal of GraphQL', 401, false, () => post('/graphql', '{"query":"{ me { id } }"}')],
  ['a body that is no JSON', 400, false, () => post('/graphql', '{')],
  ['a type that is none', 415, false, () => post('/graphql', '{}', { 'content-type': 'text/plain' })],
  ['a body that is too large', 413, false, () => post('/graphql', ' '.repeat(200_000))],
  ['GraphiQL', 200, true, () => ask('/graphql', { headers: { accept: 'text/html' } })],
  ['a file of GraphiQL', 200, false, () => ask('/graphql/graphiql/app.css')],
  ['an answer of REST', 200, false, () => ask('/api/cities')],
  ['an answer of REST that is there already', 304, false, () => again('/api/cities')],
  ['a refusal of REST', 401, false, () => ask('/api/auth/me')],
  ['an absent thing of REST', 404, false, () => ask('/api/cities/id/99')],
  ['another method of REST', 405, false, () => ask('/api/cities', { method: 'DELETE' })],
  ['what REST allows', 204, false, () => ask('/api/cities', { method: 'OPTIONS' })],
  ['the documentation of REST', 200, true, () => ask('/api/docs')],
  ['a file of the documentation', 200, false, () => ask('/api/docs/swagger-ui.css')],
  ['the description of REST', 200, false, () => ask('/api/openapi.json')],
  ['an export', 200, false, exported],
  ['an export that is refused', 401, false, () => ask('/exports/estabelecimentos.csv')],
  ['the map of the site', 200, false, () => ask('/sitemap.xml')],
  ['what robots read', 200, false, () => ask('/robots.txt')],
  ['health', 200, false, () => ask('/health/live')],
  ['readiness', 200, false, () => ask('/health/ready')],
  ['figures', 200, false, () => ask('/metrics')],
  [
    'figures that are refused',
    403,
    false,
    () => ask('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } }),
  ],
  ['an address that cannot be decoded', 400, false, () => ask('/%zz')],
  ['a method for nothing', 404, false, () => ask('/', { method: 'POST' })],
  ['a question of another origin', 204, false, () => ask('/graphql', preflight('https://listed.test'))],
]

function preflight(from: string): RequestInit {
  return { method: 'OPTIONS', headers: { origin: from, 'access-control-request-method': 'POST' } }
}

/** Of a policy, the sources of each directive. */
function readDirectives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(' ')
      return [name, sources]
    }),
  )
}

describe('every kind of answer', () => {
  it.each(kinds)('%s (%i) has the headers that are due', async (_what, status, isPage, answer) => {
    const { status: found, headers } = await answer()
    expect(found).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=600',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    for (const name of ['set-cookie', 'server', 'x-powered-by']) expect(headers.has(name)).toBe(false)
    const policy = readDirectives(headers.get('content-security-policy') ?? '')
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    if (!isPage) expect([...policy.keys()]).toEqual(['default-src', 'frame-ancestors'])
    else expect(policy.get('base-uri')).toEqual(["'none'"])
    for (const source of [...(policy.get('script-src') ?? []), ...(policy.get('connect-src') ?? [])]) {
      expect(source).toBe("'self'")
    }
    expect(
      [...policy.values()].flat().filter((source) => /nonce|unsafe-eval|^\*$|^https?:$/.test(source)),
    ).toEqual([])
  })
})

describe('pages of other origins', () => {
  it('may read answers of both APIs where their origin is listed, without cookies', async () => {
    for (const path of ['/graphql', '/api/cities']) {
      const { headers } = await ask(path, { headers: { origin: 'https://listed.test', accept: '*/*' } })
      expect(headers.get('access-control-allow-origin')).toBe('https://listed.test')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    }
  })

  it.each(['https://other.test', 'https://listed.test.evil.test', 'http://listed.test', 'null', '*'])(
    '%s may not',
    async (from) => {
      const asked = await ask('/api/cities', { headers: { origin: from } })
      const before = await ask('/api/cities', preflight(from))
      for (const { headers } of [asked, before]) {
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
        expect(headers.get('vary')).toMatch(/origin/i)
      }
    },
  )
})

it('no token is taken from an address or a cookie, so that no page can send one unasked', async () => {
  const token = roleToken('admin')
  const { status } = await ask(`/api/auth/me?token=${token}`, { headers: { cookie: `token=${token}` } })
  expect(status).toBe(401)
})
