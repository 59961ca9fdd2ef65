import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'

const used = useProduct()

interface Answer {
  status: number
  retryAfter: string | null
  html: string
}

async function ask(path: string): Promise<Answer> {
  const response = await fetch(used.product.origin + path)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    html: await response.text(),
  }
}

const cardPaths = (html: string) =>
  Array.from(html.matchAll(/<article[^>]*><a[^>]*href="(\/[\w-]+)"/g), ([, path = '']) => path)

/** What every whole page has, whatever it is about. */
function expectWhole({ html }: Answer): void {
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toMatch(/<title[^>]*>[^<]+ · Guia do Vale<\/title>/)
  expect(html).toContain('<script type="application/ld+json">')
  expect(html).toContain('<footer')
}

test('of sixty different profiles that one address asks for at once, none comes without its content', async () => {
  const { data } = JSON.parse((await ask('/api/businesses/search?perPage=60')).html)
  const paths = data.map(({ slug }: { slug: string }) => `/${slug}`) as string[]
  expect(new Set(paths).size).toBe(60)
  const answers = await Promise.all(paths.map(ask))
  for (const [place, answer] of answers.entries()) {
    if (answer.status === 503) {
      expect(answer.retryAfter).toMatch(/^\d+$/)
      continue
    }
    expectWhole(answer)
    expect(answer.html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${paths[place]}"/>`))
  }
  expect(answers.map(({ status }) => status)).toContain(200)
})

test('of 400 connections at once, each gets the whole search or is refused and asked to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask('/explore')))
  for (const answer of answers) {
    if (answer.status === 503) {
      expect(answer.retryAfter).toMatch(/^\d+$/)
      continue
    }
    expectWhole(answer)
    expect(cardPaths(answer.html)).toHaveLength(9)
  }
  expect(answers.map(({ status }) => status)).toContain(200)
})
