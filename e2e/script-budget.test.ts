import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useProduct } from './use-product.ts'

const used = useProduct()

/** Addresses of all scripts that a page names. */
async function scriptsOf(path: string): Promise<string[]> {
  const page = await (await fetch(used.product.origin + path)).text()
  const tags = page.match(/<(?:script|link)[^>]*\/assets\/[^>]*\.js[^>]*>/g)?.join('') ?? ''
  return [...new Set(tags.match(/\/assets\/[\w.-]+\.js/g))]
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
  ['/', 127],
  ['/explore', 135],
  ['/profile', 138],
  ['/quem-somos', 122],
  ['/politica-privacidade', 125],
  ['/termos', 122],
  ['/sitemap', 122],
  ['/404', 122],
  ['/favorites', 184],
  ['/login', 204],
  ['/register', 204],
  ['/esqueci-senha', 200],
]

test.each(budgets)('the scripts of %s stay within %i kB', async (name, budget) => {
  const path = name === '/profile' ? await aProfile() : name
  const size = await sizeOf(await scriptsOf(path))
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(budget * 1000)
})

test('a page names all scripts that it starts with, so that none waits for another', async () => {
  const named = await scriptsOf('/explore')
  const bodies = await Promise.all(
    named.map(async (script) => (await fetch(used.product.origin + script)).text()),
  )
  const imported = bodies.flatMap((body) => body.match(/(?<=(?:from|import)\s*"\.\/)[\w.-]+\.js/g) ?? [])
  expect(named).toEqual(expect.arrayContaining(imported.map((file) => `/assets/${file}`)))
})

async function aProfile(): Promise<string> {
  const page = await (await fetch(`${used.product.origin}/explore`)).text()
  return /<article[^>]*><a[^>]*href="(\/[\w-]+)"/.exec(page)?.[1] ?? ''
}
