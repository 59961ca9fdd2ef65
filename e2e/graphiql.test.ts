import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WatchedPage } from './browser.ts'
import { useProduct } from './use-product.ts'

const used = useProduct()

async function opened(): Promise<WatchedPage> {
  const watched = await used.newPage()
  await watched.page.goto('/graphql')
  await watched.page.locator('.graphiql-query-editor .view-lines', { hasText: 'query' }).waitFor()
  return watched
}

/** A click that comes before all is loaded goes nowhere. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.locator('.graphiql-tab', { hasText: name })
  const open = async () => {
    await tab.locator('.graphiql-tab-button').click()
    return tab.getAttribute('class')
  }
  await expect.poll(open).toContain('graphiql-tab-active')
  // The tab opens a moment before its operation is in the editor.
  await page.locator('.graphiql-query-editor .view-lines', { hasText: name }).waitFor()
}

/** Runs what is open, and waits until its answer is the one. */
async function run(page: Page, answer: RegExp): Promise<string> {
  const button = page.locator('.graphiql-execute-button')
  await button.click()
  const response = page.locator('.graphiql-response .view-lines')
  let text = ''
  await expect
    .poll(async () => {
      text = ((await response.textContent()) ?? '').replaceAll('\u00a0', ' ')
      // For a moment after another tab was opened GraphiQL still has the name of the operation before.
      if (text.includes('Cannot infer operation')) await button.click()
      return text
    })
    .toMatch(answer)
  return text
}

test('GraphiQL knows the whole schema, from the product alone and within its policy', async () => {
  const { page, complaints, foreign } = await opened()
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  const roots = page.locator('.graphiql-doc-explorer-root-type')
  await expect.poll(() => roots.allTextContents()).toEqual(['query', 'mutation'])
  await run(page, /"searchBusinesses"/)
  expect([complaints, foreign]).toEqual([[], []])
})

test('GraphiQL runs operations with a token from its own sign-in', async () => {
  const { page, complaints } = await opened()
  await openTab(page, 'MarcarFavorito')
  await run(page, /"UNAUTHENTICATED"/)

  await openTab(page, 'Entrar')
  const answer = await run(page, /"expiresAt"/)
  // A long line is shown as several.
  const token = /"token":"([\w.-]+)"/.exec(answer.replaceAll(/\s/g, ''))?.[1]

  await openTab(page, 'MarcarFavorito')
  await page.getByRole('button', { name: 'Headers', exact: true }).click()
  await page.locator('.view-lines', { hasText: 'Authorization' }).click()
  await page.keyboard.press('Control+A')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), `{"Authorization": "Bearer ${token}"}`)
  await page.keyboard.press('Control+V')
  await run(page, /"addFavorite"/)
  expect(complaints).toEqual([expect.stringContaining('401')])
})
