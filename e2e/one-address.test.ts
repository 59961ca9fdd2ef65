import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { always } from '../graphql-server/test/property.ts'
import { sitePages } from '../schema/site-pages.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs } from './visit.ts'

const used = useProduct()

/** Every pattern of the web app's routes but the last, which matches anything. */
const patterns = [
  ...Array.from(
    readFileSync(new URL('../web/src/start/routes.tsx', import.meta.url), 'utf8').matchAll(
      /path: '(\/[^']*)'/g,
    ),
    ([, pattern = '']) => pattern,
  ),
  ...Object.values(sitePages),
]

let paths: string[]

beforeAll(async () => {
  const { page } = await used.visitorPage()
  await page.goto('/explore')
  const [slug = ''] = await cardSlugs(page)
  const parameters: Record<string, string> = {
    ':city': 'taubate',
    ':category': 'hospedagem',
    ':slug': slug,
    ':id': '1',
    ':token': '1-abc',
  }
  const fill = (name: string) => parameters[name] ?? expect.fail(`a value of ${name} is missing`)
  paths = patterns.map((pattern) => pattern.replace(/:\w+/g, fill))
})

interface Answer {
  status: number | undefined
  location: string | undefined
  seed: string | undefined
}

/** Asks for a path as it is written. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(used.product.origin)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers }, resolve).on('error', reject).end()
  })
  const [, seed] = /"seed":"([\w-]{16})"/.exec(await text(response)) ?? []
  return { status: response.statusCode, location: response.headers.location, seed }
}

const hour = () => Math.floor(Date.now() / 3_600_000)

const hex = (letter: string) => letter.charCodeAt(0).toString(16)

const spellings: ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => `%${hex(letter)}`,
  (letter) => `%${hex(letter).toUpperCase()}`,
  (letter) => (letter === '/' ? letter : `%${hex(letter.toUpperCase())}`),
  (letter) => `%25${hex(letter)}`,
  (letter) => (letter === '/' ? '//' : letter),
  (letter) => (letter === '/' ? '/./' : letter),
  (letter) => (letter === '/' ? '/x/%2e./' : letter),
  (letter) => (letter === '/' ? '\\' : letter),
]

/** Mostly as it is: of a path in which every letter is odd, hardly any part is tried by itself. */
const spelling = fc.oneof(
  { weight: 6, arbitrary: fc.constant(spellings[0]) },
  { weight: 1, arbitrary: fc.constantFrom(...spellings) },
)

const headers = fc.dictionary(
  fc.constantFrom(
    ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-prefix', 'x-forwarded-proto', 'x-real-ip'],
    ...['forwarded', 'x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-seed', 'cookie'],
    ...['referer', 'accept-language', 'accept', 'authorization', 'range', 'prefer', 'host', 'via', 'from'],
  ),
  fc.constantFrom(
    '1',
    'a=b',
    '10.1.2.3',
    'ubatuba.example',
    '/em/ubatuba',
    '/em/ubatuba/hoje',
    'pt;q=0',
    'bytes=0-1',
    'Bearer x',
  ),
  { maxKeys: 3 },
)

const query = fc.constantFrom(
  '',
  '?',
  '?seed=x',
  '?visitor=1&random=2',
  '?utm_source=%75',
  '?%63ity',
  '?/em/x',
)

test('no spelling of an address and no header chooses an order: it redirects, is absent or changes nothing', async () => {
  const known = new Map<string, Answer>()
  expect(patterns.length).toBeGreaterThan(25)
  await always(
    fc.tuple(fc.constantFrom(...paths), fc.array(spelling, { minLength: 80, maxLength: 80 }), headers, query),
    async ([path, spell, sent, search]) => {
      const spelled = Array.from(path, (letter, place) => spell[place]?.(letter) ?? letter).join('')
      const sought = spelled.startsWith('/') ? spelled : `/${spelled}`
      const began = hour()
      const name = `${began} ${path}`
      const usual = known.get(name) ?? (await ask(path))
      known.set(name, usual)
      const answer = await ask(sought + search, sent)
      fc.pre(hour() === began)
      if (spelled === path) {
        expect([answer.status, answer.seed]).toEqual([usual.status, usual.seed])
      } else if (answer.status === 301) {
        const [to = ''] = answer.location?.split('?') ?? []
        // What was encoded twice has one spelling too, at which nothing is.
        if (to.includes('%')) expect([302, 404]).toContain((await ask(to)).status)
        else expect([path, usual.location]).toContain(to)
      } else if (answer.status === 302) {
        expect(answer.location).toBe('/')
      } else expect(answer.status).toBe(404)
    },
    600,
  )
})

test('what a browser says of itself moves its own order of a search, and no page for everybody', async () => {
  /** How many seeds two browsers get in one hour. */
  const seeds = async (path: string): Promise<number> => {
    const began = hour()
    const answers = [await ask(path, { 'user-agent': 'one' }), await ask(path, { 'user-agent': 'another' })]
    return hour() === began ? new Set(answers.map(({ seed }) => seed)).size : seeds(path)
  }
  expect(await seeds('/explore')).toBe(2)
  expect(await seeds('/em/taubate')).toBe(1)
})
