import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath } from './visit.ts'

// Of its own: what it imports would stand on pages that other files read.
const dashboard = useDashboard('trail')

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
  // Both pages have filters: the address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor()
  await page.getByRole('button', { name: 'Filtros' }).click()
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

/** Imports establishments, of a neighborhood and a category of their own. */
async function importFile(names: readonly string[]) {
  const { page } = await dashboard.open('/dashboard/business/import')
  const line = (name: string) =>
    `${name};Um lugar de teste.;1236221234;Bairro ${names[0]};Taubaté;Categoria ${names[0]}`
  const text = ['nome;descrição;telefone;bairro;cidade;categorias', ...names.map(line)].join('\n')
  await page
    .getByLabel(/^Arquivo CSV/)
    .setInputFiles({ name: 'novos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Conferir arquivo' }).click()
  await page.getByRole('button', { name: `Importar ${names.length} linhas` }).click()
  await page.getByRole('heading', { name: 'Importação concluída' }).waitFor()
  return page
}

test('an import is one row, which opens its lines by keyboard, also on a phone', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `Loja do Arquivo ${index + 1}`)
  const page = await importFile(names)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/audit')
  const row = page.getByRole('row').filter({ hasText: 'Importação' }).first()
  await row
    .getByText('25 estabelecimentos criados, 1 categoria criada, 1 bairro criado', { exact: true })
    .waitFor()
  const link = row.getByRole('link', { name: /^Ver 27 linhas/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Histórico: uma importação' }).waitFor()
  const way = page.getByRole('link', { name: 'Todo o histórico' })
  await expect.poll(() => way.evaluate((each) => each === document.activeElement)).toBe(true)
  await page.getByText('27 linhas', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Página 2' }).click()
  await page.getByRole('rowheader').filter({ hasText: 'Loja do Arquivo 25' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(360)

  // Its own line is what a search for one of them finds.
  await page.goto('/dashboard/audit?search=loja+arquivo+13')
  const line = page.getByRole('row').filter({ hasText: 'Loja do Arquivo 13' })
  await line.getByRole('link', { name: 'de uma importação' }).click()
  await page.getByText('27 linhas', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Todo o histórico' }).click()
  await expectPath(page, /^\/dashboard\/audit$/)
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
