import { getNamedType, isInputObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { operationOf, textPlaces, variablesWith } from '../graphql-server/security/text-arguments.ts'
import { schema } from '../graphql-server/src/schema.ts'
import { sessionWith, tokenOf } from './sign-in.ts'
import { useProduct } from './use-product.ts'

/** Ends the script, the title and the attribute that it may stand in, and says when it was run. */
const hostile = `</script></title><script>pwned=1</script><img src=x onerror=pwned=1>'">`
const hostileLinks = ['javascript:pwned=1', 'data:text/html,<script>pwned=1</script>']

const used = useProduct('scripts')
let token: string
/** Ids of what has the name, by kind. */
const ids: Record<string, string> = {}
let slug: string

beforeAll(async () => {
  token = await tokenOf(used.product.origin)
  await storeEverywhere()
})

async function rest(method: string, path: string, json: object) {
  const answer = await fetch(`${used.product.origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(json),
  })
  return { status: answer.status, data: (await answer.json()) as Record<string, unknown> }
}

async function graphql(query: string, variables: object) {
  const answer = await fetch(`${used.product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as {
    data?: { result: { id: string } } | null
    errors?: { message: string; extensions: { code: string } }[]
  }
}

/** One of each kind, by one API or the other, with the name of the attack. */
async function storeEverywhere(): Promise<void> {
  const made = async (kind: string, path: string, json: object) => {
    const { status, data } = await rest('POST', path, json)
    expect([kind, status, data.message]).toEqual([kind, 201, expect.any(String)])
    ids[kind] = String((data.data as { _id: string })._id)
    return data.data as Record<string, unknown>
  }
  await made('city', '/cities', { name: hostile, slug: 'hostil', isPopular: true })
  await made('neighborhood', '/neighborhoods', { name: hostile, city: ids.city })
  await made('category', '/categories', { name: hostile, slug: 'hostil', isPopular: true })
  await made('subcategory', '/subcategories', {
    name: hostile,
    slug: 'hostil',
    category: ids.category,
    active: true,
  })
  const business = await made('business', '/businesses', {
    name: hostile,
    description: `<p>${hostile}<a href="javascript:pwned=1">x</a></p>`,
    phone: '12999990000',
    address: {
      street: hostile,
      number: hostile.slice(0, 20),
      city: ids.city,
      neighborhood: ids.neighborhood,
    },
    category: [ids.category],
    subCategory: [ids.subcategory],
  })
  slug = String(business.slug)
  const name = 'mutation ($input: UpdateProfileInput!) { result: updateProfile(input: $input) { id } }'
  expect((await graphql(name, { input: { name: hostile } })).errors).toBeUndefined()
}

const writers = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name, args }) =>
    /^update(Business|City|Neighborhood|Category|Subcategory)$/.test(name) &&
    args.some(({ type }) => isInputObjectType(getNamedType(type))),
)

test.each(writers.map(({ name }) => name))(
  '%s keeps an attack as text or refuses it, in every field',
  async (name) => {
    const field = writers.find((each) => each.name === name)
    if (!field) throw new Error(name)
    const kind = name.slice('update'.length).toLowerCase()
    for (const place of textPlaces(field).filter(([first]) => first === 'input')) {
      // What is named by an id, a slug of its own for the address, stays what it is.
      if (/Ids?$|^slug$/.test(place.at(-1) ?? '')) continue
      for (const text of [hostile, ...hostileLinks]) {
        const variables = { ...variablesWith(field, place, text, null), id: ids[kind] }
        const { errors } = await graphql(
          operationOf('mutation', field).replace('__typename', 'id'),
          variables,
        )
        expect([place.join('.'), errors?.[0]?.extensions.code ?? 'kept']).toEqual([
          place.join('.'),
          expect.stringMatching(/^(kept|BAD_USER_INPUT)$/),
        ])
      }
      // As it was, so that every page goes on showing the attack.
      await graphql(operationOf('mutation', field).replace('__typename', 'id'), {
        ...variablesWith(field, place, hostile, null),
        id: ids[kind],
      })
    }
  },
)

/** What of a document, read as a browser reads it, would run or lead to something that was stored. */
async function faultsOf(html: string): Promise<string[]> {
  const page = await used.browser.newPage()
  const faults = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html')
    const isOurs = (script: HTMLScriptElement) =>
      script.getAttribute('src')?.startsWith('/assets/') || /^application\/(ld\+)?json$/.test(script.type)
    const attributes = [...read.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(
        ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text|x$)/i.test(value),
      ),
    )
    return [
      ...[...read.scripts].filter((script) => !isOurs(script)).map(({ outerHTML }) => outerHTML),
      ...attributes.map(({ name, value }) => `${name}=${value}`),
    ]
  }, html)
  await page.close()
  return faults
}

describe('what the server renders', () => {
  test.each([
    ['home', () => '/'],
    ['results', () => '/explore'],
    ['results of the city', () => '/explore?city=hostil&category=hostil'],
    ['results of an attack in the address', () => `/explore?name=${encodeURIComponent(hostile)}`],
    ['profile', () => `/${slug}`],
    ['site map', () => '/sitemap'],
  ])('%s: no script, no handler and no address of the attack', async (_what, path) => {
    const answer = await fetch(used.product.origin + path())
    const html = await answer.text()
    expect(html.toLowerCase()).toContain('pwned')
    expect(await faultsOf(html)).toEqual([])
  })

  test('machine-readable answers have their type and nosniff', async () => {
    for (const path of [
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      `/api/businesses/slug/${slug}`,
      '/api/cities',
      '/robots.txt',
    ]) {
      const { headers } = await fetch(used.product.origin + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-type')).not.toContain('html; ')
    }
    const map = await (await fetch(`${used.product.origin}/sitemaps/pages.xml`)).text()
    expect(map).toContain('hostil')
    expect(map).not.toMatch(/<script|pwned/)
  })

  test.each([
    '/empresa//evil.example',
    '/empresa/%2F%2Fevil.example',
    '/business/%5Cevil.example',
    '/business/%5C%5Cevil.example',
    '/business/%09%2Fevil.example',
    '/business/.evil.example',
    '//evil.example/empresa/padaria',
    '/admin//evil.example',
    '/admin?to=//evil.example',
    '//evil.example/a/b',
  ])('an old address of a profile, %s, leads nowhere else', async (path) => {
    const { status, headers } = await fetch(used.product.origin + path, { redirect: 'manual' })
    expect(status).toBeLessThan(500)
    const location = headers.get('location')
    expect(location ? new URL(location, used.product.origin).origin : used.product.origin).toBe(
      used.product.origin,
    )
  })
})

test('no page in a browser runs a stored attack or requests its addresses', async () => {
  const { page, complaints, foreign } = await used.newPage({
    storageState: sessionWith(used.product.origin, token),
  })
  const paths = [
    ...['/', '/explore', `/explore?city=hostil`, `/${slug}`, '/minha-conta'],
    ...['/dashboard', '/dashboard/business', `/dashboard/business/edit/${ids.business}`, '/dashboard/users'],
    ...['/dashboard/cities', '/dashboard/neighborhoods', '/dashboard/categories', '/dashboard/subcategories'],
  ]
  page.on('dialog', () => complaints.push('a dialog'))
  for (const path of paths) {
    await page.goto(path)
    const shown = () =>
      page.evaluate(
        () =>
          document.body.innerText.includes('pwned') ||
          [...document.querySelectorAll('input')].some(({ value }) => value.includes('pwned')),
      )
    await expect.poll(async () => [path, await shown().catch(() => false)]).toEqual([path, true])
    expect([path, await page.evaluate(() => 'pwned' in window)]).toEqual([path, false])
    expect(
      await page.locator('img[src="x"], [onerror], a[href^="javascript"], a[href^="data"]').count(),
    ).toBe(0)
  }
  expect([complaints, foreign]).toEqual([[], []])
})
