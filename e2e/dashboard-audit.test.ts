import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violationsOf, widthOf } from './axe.ts'
import { startBrowser, watchedPage } from './browser.ts'
import { type Session, signedIn } from './sign-in.ts'
import { type Product, startProduct } from './start-product.ts'
import { expectPath, hydrated } from './visit.ts'

let product: Product
let browser: Browser
let session: Session

beforeAll(async () => {
  product = await startProduct(inject('database'), 'guia_e2e_audit', 60)
  browser = await startBrowser()
  session = await signedIn(browser, product.origin)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** A screen of the dashboard in a window of its own, with its first rows. */
async function open(path: string, options = {}) {
  const watched = await watchedPage(browser, product.origin, {
    storageState: session,
    reducedMotion: 'reduce',
    ...options,
  })
  await watched.page.goto(path)
  await hydrated(watched.page)
  await watched.page.getByRole('rowheader').first().waitFor()
  return watched
}

const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const statusOf = async (slug: string) => (await fetch(`${product.origin}/${slug}`)).status

test('an establishment is deleted, found in the trail, and public again once that is undone', async () => {
  const { page, complaints, foreign } = await open('/dashboard/business')
  const link = page.getByRole('rowheader').first().getByRole('link')
  const slug = (await link.getAttribute('href'))?.slice(1) ?? ''
  const name = (await link.textContent())?.replace(/\(.*\)/, '').trim() ?? ''
  expect(await statusOf(slug)).toBe(200)
  await page.getByRole('button', { name: `Excluir ${name}`, exact: true }).click()
  await answer(page, 'Excluir')
  await page.getByText('Estabelecimento excluído com sucesso!').waitFor()
  await expect.poll(() => statusOf(slug)).toBe(404)

  await page.getByRole('link', { name: 'Histórico' }).click()
  await expectPath(page, /^\/dashboard\/audit$/)
  await page.getByLabel('Ação').selectOption({ label: 'Exclusões' })
  await expectPath(page, /\?action=delete$/)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByText('Estabelecimento excluído').waitFor()
  await row.getByText(/^Ver \d+ campos$/).click()
  await row.getByText('Telefone', { exact: true }).waitFor()
  await row.getByRole('button', { name: `Desfazer a exclusão de ${name}` }).click()
  await answer(page, 'Restaurar')
  await row.getByText('Já desfeita').waitFor()
  await expect.poll(() => statusOf(slug)).toBe(200)
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expectPath(page, new RegExp(`^/${slug}$`))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(complaints).toEqual([])
  expect(foreign).toEqual([])
})

const views = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

test.each(views)(
  'at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA',
  async ({ width, colorScheme }) => {
    const { page } = await open('/dashboard/audit', { viewport: { width, height: 800 }, colorScheme })
    const details = page.locator('summary').first()
    await details.click()
    await page.locator('details[open]').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(width)
    await page.context().close()
  },
)
