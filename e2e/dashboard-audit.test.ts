import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath } from './visit.ts'

const dashboard = useDashboard()

const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const statusOf = async (slug: string) => (await fetch(`${dashboard.product.origin}/${slug}`)).status

test('an establishment is deleted, found in the trail, and public again once that is undone', async () => {
  const { page, complaints, foreign } = await dashboard.open('/dashboard/business')
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
  await page.getByLabel('Ação', { exact: true }).selectOption({ label: 'Exclusões' })
  await expectPath(page, /\?action=delete$/)
  // The newest: another of the same name may have been deleted before.
  const row = page.getByRole('row').filter({ hasText: name }).first()
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

test.each(crossedViews)(
  'the trail at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA',
  async ({ colorScheme, ...viewport }) => {
    const { page } = await dashboard.open('/dashboard/audit', { viewport, colorScheme })
    await page.locator('summary').first().click()
    await page.locator('details[open]').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
  },
)
