import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Page, PageRequest } from '../../../../schema/page.ts'
import { fakePages } from '../../../test/fake-pages.ts'
import type { Services } from '../../context.ts'
import { UnavailableError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { schema } from '../../schema.ts'
import { usePages } from './pages.ts'

const config = {
  chatUrl: '',
  contactEmail: '',
  tileUrl: 'https://{s}.tiles.test/{z}/{x}/{y}.png',
  tileAttribution: '',
  imageMaxBytes: 10_000_000,
}

/** A server whose web app answers what a test says. */
async function startServer(renderPage: (request: PageRequest) => Promise<Page>) {
  const app = Fastify()
  const pages = fakePages(renderPage)
  await app.register((scope) =>
    usePages(scope, {
      source: {
        load: async () => ({
          pages,
          assets: { script: '', imports: [], styles: [], fonts: [] },
        }),
        close: async () => {},
      },
      schema,
      services: {
        secret: 'x',
        origin: 'https://guia.test',
        search: { publicVersion: async () => '1' },
      } as Services,
      env: { ORIGIN: 'https://guia.test', IMAGE_HOST: undefined, PAGE_CACHE_BYTES: 1_000_000 },
      config,
    }),
  )
  return app
}

const document: Page & { kind: 'document' } = {
  kind: 'document',
  status: 200,
  html: 'page',
  styleHashes: ['sha256-abc'],
}

test('a page is sent with its status and a policy that allows its styles and the tiles only', async () => {
  const app = await startServer(async () => ({ ...document, status: 404 }))
  const answer = await app.inject('/nobody')
  expect([answer.statusCode, answer.body]).toEqual([404, 'page'])
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("'sha256-abc'")
  expect(policy).toContain('https://*.tiles.test')
  expect(policy).not.toContain("script-src 'self' ")
})

test('a page that depends on the visitor is kept by nothing between, and by the browser for Back', async () => {
  const app = await startServer(async () => document)
  expect((await app.inject('/explore')).headers['cache-control']).toBe('private, no-cache')
})

test('a form is posted to a page with an action, from no other origin', async () => {
  const forms: unknown[] = []
  const app = await startServer(async ({ form }) => {
    forms.push(form)
    return { kind: 'redirect', status: 302, location: '/sent' }
  })
  const post = (url: string, headers: object = {}, payload = 'phone=12+9&note=a%26b') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })
  const sent = await post('/form', { origin: 'https://guia.test' })
  expect([sent.statusCode, sent.headers.location]).toEqual([302, '/sent'])
  expect((await post('/form', { origin: 'https://evil.test' })).statusCode).toBe(403)
  expect((await post('/form', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post('/page', { origin: 'https://guia.test' })).statusCode).toBe(404)
  // Whatever is sent: it is not read.
  expect((await post('/page', { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(404)
  expect((await post('/form', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await post('/form', {}, 'a'.repeat(65 * 1024))).statusCode).toBe(413)
  expect(forms).toEqual(['phone=12+9&note=a%26b'])
})

test('a redirect keeps its status', async () => {
  const app = await startServer(async () => ({ kind: 'redirect', status: 301, location: '/padaria' }))
  const answer = await app.inject('/business/padaria')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/padaria'])
})

test('an address that cannot exist is a static 404, unrendered', async () => {
  const app = await startServer(() => Promise.reject(new Error('rendered')))
  const answer = await app.inject('/wp-login.php')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain(texts.pages.notFound.title)
})

test('while the database is away a page says so in place', async () => {
  const app = await startServer(() => Promise.reject(new UnavailableError(7)))
  const answer = await app.inject('/explore?city=taubate')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '7'])
  expect(answer.body).toContain('href="/explore?city=taubate"')
})

test('however many are rendered at a time, each is the page', async () => {
  const finish: (() => void)[] = []
  const app = await startServer(() => new Promise((resolve) => finish.push(() => resolve(document))))
  const answers = Array.from({ length: 60 }, () => app.inject('/explore'))
  await expect.poll(() => finish.length).toBe(60)
  for (const each of finish) each()
  for (const answer of await Promise.all(answers)) expect(answer.body).toBe('page')
})

test('a render that breaks shows nothing of why', async () => {
  const app = await startServer(() => Promise.reject(new Error('secret detail')))
  const answer = await app.inject('/explore')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain(texts.pages.failed.title)
  expect(answer.body).not.toContain('secret detail')
})

test('an address cannot break out of the link that tries again', async () => {
  const app = await startServer(() => Promise.reject(new Error('x')))
  const answer = await app.inject('/explore?name="><script>alert(1)</script>')
  expect(answer.body).not.toContain('<script>')
})

test('an execution that fails throws the error itself, so that its kind is known', async () => {
  let thrown: unknown
  const app = await startServer(async ({ execute }) => {
    const { parse } = await import('graphql')
    thrown = await execute(parse('{ searchBusinesses(page: 0) { pagination { total } } }')).catch(
      (error) => error,
    )
    return document
  })
  await app.inject('/explore')
  expect(thrown).toMatchObject({ code: 'BAD_USER_INPUT' })
})
