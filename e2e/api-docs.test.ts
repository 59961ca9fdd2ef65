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

test('the page of the REST API shows every part of it, from the product alone and within its policy', async () => {
  const { page, complaints, foreign } = await used.newPage()
  await page.goto('/api/docs')
  await page.locator('#operations-auth-postAuthLogin').waitFor()
  const parts = await page.locator('h3.opblock-tag').evaluateAll((tags) => tags.map(({ id }) => id))
  expect(parts.length).toBe(7)
  expect(await page.locator('.errors-wrapper').count()).toBe(0)
  expect([complaints, foreign]).toEqual([[], []])
})

test('calls can be tried on the page of the REST API, with a token where one is needed', async () => {
  const { page, complaints } = await used.newPage()
  await page.goto('/api/docs')
  const cities = await tryCall(page, 'getCitiesPopular')
  expect([cities.status, cities.body]).toEqual(['200', expect.stringContaining('Ubatuba')])

  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const dialog = page.locator('.modal-ux')
  await dialog.locator('input').fill(await tokenOf(used.product.origin, accounts.maria))
  await dialog.getByRole('button', { name: 'Apply credentials' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  const me = await tryCall(page, 'getAuthMe')
  expect([me.status, me.body]).toEqual(['200', expect.stringContaining('maria@guiadovale.test')])
  expect(complaints).toEqual([])
})
