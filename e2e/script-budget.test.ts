import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Product, startProduct } from './start-product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct(inject('database'), 'guia_e2e_budget', 30)
})
afterAll(async () => {
  await product?.stop()
})

/** Bytes of all scripts that a page names, each compressed by gzip. */
async function scriptBytes(path: string): Promise<number> {
  const page = await (await fetch(product.origin + path)).text()
  const scripts = new Set(page.match(/\/assets\/[\w.-]+\.js/g))
  const sizes = await Promise.all([...scripts].map(async (script) => gzipped(await bytesOf(script))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function bytesOf(path: string): Promise<ArrayBuffer> {
  return (await fetch(product.origin + path)).arrayBuffer()
}

function gzipped(bytes: ArrayBuffer): number {
  return gzipSync(new Uint8Array(bytes), { level: 9 }).length
}

test('the scripts of a public page stay within its budget', async () => {
  const sizes = {
    home: await scriptBytes('/'),
    explore: await scriptBytes('/explore'),
    about: await scriptBytes('/quem-somos'),
  }
  expect(sizes.home).toBeGreaterThan(100_000)
  expect(sizes.home).toBeLessThan(190_000)
  expect(sizes.explore).toBeLessThan(196_000)
  expect(sizes.about).toBeLessThan(193_000)
})
