import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'

const used = useProduct()

/** Addresses of scripts that a page names: those that run before it is painted, and all of them. */
async function scriptsOf(path: string): Promise<{ first: string[]; all: string[] }> {
  const page = await (await fetch(used.product.origin + path)).text()
  const tags = page.match(/<(?:script|link)[^>]*\/assets\/[^>]*\.js[^>]*>/g)?.join('') ?? ''
  const addresses = (text: string) => [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))]
  return { first: addresses(tags.replace(/data-then="[^"]*"/g, '')), all: addresses(tags) }
}

/** Bytes of scripts, each compressed by gzip. */
async function sizeOf(scripts: string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (script) => gzipped(await bytesOf(script))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  return (await fetch(used.product.origin + path)).arrayBuffer()
}

function gzipped(bytes: ArrayBuffer): number {
  return gzipSync(new Uint8Array(bytes), { level: 9 }).length
}

/** Thousands of bytes. */
const budgets: [string, number][] = [
  ['/', 190],
  ['/explore', 197],
  ['/profile', 204],
  ['/quem-somos', 192],
  ['/politica-privacidade', 192],
  ['/termos', 192],
  ['/sitemap', 192],
  ['/404', 190],
  ['/favorites', 195],
  ['/login', 226],
  ['/register', 226],
  ['/esqueci-senha', 226],
]

test.each(budgets)('the scripts of %s stay within %i kB', async (name, budget) => {
  const path = name === '/profile' ? await aProfile() : name
  const { all } = await scriptsOf(path)
  const size = await sizeOf(all)
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(budget * 1000)
})

test('the scripts that run before a page is painted are under 4 kB', async () => {
  const { first } = await scriptsOf('/')
  const bodies = await Promise.all(
    first.map(async (script) => (await fetch(used.product.origin + script)).text()),
  )
  // And needs nothing that is not named.
  const imported = bodies.flatMap((body) => body.match(/(?<=(?:from|import)\s*"\.\/)[\w.-]+\.js/g) ?? [])
  expect(first).toEqual(expect.arrayContaining(imported.map((file) => `/assets/${file}`)))
  expect(await sizeOf(first)).toBeLessThan(4000)
})

async function aProfile(): Promise<string> {
  const page = await (await fetch(`${used.product.origin}/explore`)).text()
  return /<article[^>]*><a[^>]*href="(\/[\w-]+)"/.exec(page)?.[1] ?? ''
}
