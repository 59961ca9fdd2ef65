import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accounts, tokenOf } from './sign-in.ts'
import { useProduct } from './use-product.ts'

const used = useProduct()

/** Opens a call in the documentation and tries it. */
async function tryCall(page: Page, id: string): Promise<{ status: string; body: string }> {
  const call = page.locator(`[id$="-${id}"]`)
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  const answer = call.locator('.live-responses-table .response')
  await answer.waitFor()
  return {
    status: (await answer.locator('.response-col_status').textContent()) ?? '',
    body: (await answer.locator('.highlight-code').first().textContent()) ?? '',
  }
}

/** Gives the page the token of an account. */
async function authorize(page: Page, account: Parameters<typeof tokenOf>[1]): Promise<void> {
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const dialog = page.locator('.modal-ux')
  await dialog.locator('input').fill(await tokenOf(used.product.origin, account))
  await dialog.getByRole('button', { name: 'Apply credentials' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}

test('the page of the REST API shows every part of it, from the product alone and within its policy', async () => {
  const { page, complaints, foreign } = await used.newPage()
  await page.goto('/api/docs')
  await page.locator('#operations-auth-login').waitFor()
  const parts = await page.locator('h3.opblock-tag').evaluateAll((tags) => tags.map(({ id }) => id))
  expect(parts.length).toBe(9)
  expect(await page.locator('.errors-wrapper').count()).toBe(0)
  expect([complaints, foreign]).toEqual([[], []])
})

test('calls can be tried on the page of the REST API, with a token where one is needed', async () => {
  const { page, complaints } = await used.newPage()
  await page.goto('/api/docs')
  const cities = await tryCall(page, 'listPopularCities')
  expect([cities.status, cities.body]).toEqual(['200', expect.stringContaining('Ubatuba')])

  await authorize(page, accounts.maria)
  const me = await tryCall(page, 'getCurrentUser')
  expect([me.status, me.body]).toEqual(['200', expect.stringContaining('maria@guiadovale.test')])
  expect(complaints).toEqual([])
})

test('a form is filled with its example there, and takes files', async () => {
  const { page } = await used.newPage()
  await page.goto('/api/docs')
  await authorize(page, accounts.admin)
  const call = page.locator('[id$="-createCategory"]')
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  const picture = await readFile(new URL('../graphql-server/demo/pictures/trilha-1.webp', import.meta.url))
  await call
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.webp', mimeType: 'image/webp', buffer: picture })
  await call.getByRole('button', { name: 'Execute' }).click()
  const answer = call.locator('.live-responses-table .response')
  await answer.waitFor()
  expect(await answer.locator('.response-col_status').textContent()).toBe('201')
  const body = await answer.locator('.highlight-code').first().textContent()
  expect(body).toMatch(/"name": "Nova Categoria".*"icon": "http[^"]+\/media\//s)
})
