import { describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useDashboard } from './use-dashboard.ts'

const dashboard = useDashboard('sourcecategories')

const longKey = `comercio_${'varejista_de_'.repeat(7)}doces`

const places = ['Doces da Serra', 'Doces do Vale'].map((name, index) => ({
  type: 'Feature',
  id: `place-${index}`,
  geometry: { type: 'Point', coordinates: [-45.55, -23.02] },
  properties: {
    names: { primary: name },
    categories: { primary: longKey },
    addresses: [{ freeform: `Rua A, ${index}`, locality: 'Taubaté', country: 'BR' }],
  },
}))

test('a category that an import does not know is mapped by the keyboard, and the same file gives it to its drafts', async () => {
  const { page } = await dashboard.open('/dashboard/business/import')
  async function check() {
    const buffer = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: places }))
    await page
      .getByLabel(/^Arquivo CSV/)
      .setInputFiles({ name: 'overture.geojson', mimeType: 'application/json', buffer })
    await page.getByRole('button', { name: 'Conferir arquivo' }).click()
    await page.getByLabel('Fonte', { exact: true }).fill('Overture Maps')
    await page.getByLabel('Licença', { exact: true }).fill('CDLA Permissive 2.0')
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
    await page.getByRole('button', { name: 'Importar 2 lugares' }).click()
    await page.getByRole('heading', { name: 'Importação concluída' }).waitFor()
  }
  await check()
  await page.getByRole('link', { name: `${longKey} (2)` }).click()
  const open = page.getByRole('button', { name: `Escolher a categoria de ${longKey}` })
  await open.press('Enter')
  const select = page.getByLabel(`Categoria ou subcategoria de ${longKey}`)
  await expect.poll(() => select.evaluate((field) => field === document.activeElement)).toBe(true)
  await select.selectOption({ label: 'Padarias' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(`${longKey}: Alimentação > Padarias.`).waitFor()
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.getByRole('link', { name: 'Voltar à importação' }).click()
  await check()
  const filled = page.locator('dl > div').filter({ hasText: 'Com campos preenchidos' })
  expect(await filled.locator('dd').innerText()).toBe('2')
})

describe('the screen of the categories of sources', () => {
  test.each(crossedViews)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await dashboard.look('/dashboard/business/import/categories', view)
    await page.locator('table:not([aria-busy])').getByRole('rowheader').first().waitFor()
    await page.getByText(longKey).first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: `Escolher a categoria de ${longKey}` }).click()
    await page.getByRole('option', { name: 'Padarias' }).first().waitFor({ state: 'attached' })
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})
