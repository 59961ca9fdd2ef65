import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath } from './visit.ts'

const dashboard = useDashboard()

const wide = { viewport: { width: 1280, height: 900 } }

const titles = (page: Page) => page.getByRole('columnheader').locator('visible=true').allInnerTexts()
const table = (page: Page) => page.locator('table:not([aria-busy])')
const columnMenu = (page: Page) => page.getByRole('menu', { name: 'Colunas' })
const item = (page: Page, name: string) => columnMenu(page).getByRole('menuitemcheckbox', { name })

/** Opens a screen with its rows. */
async function open(path: string, options: object = wide): Promise<Page> {
  const { page } = await dashboard.open(path, options)
  await rowsAreThere(page)
  return page
}

const rowsAreThere = (page: Page) => table(page).getByRole('rowheader').first().waitFor()

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Colunas' }).click()
  // A menu takes the keys once it has the focus.
  await expect.poll(() => columnMenu(page).evaluate((menu) => menu === document.activeElement)).toBe(true)
}

test('columns are chosen by keyboard, stay so after a reload, and only on that screen', async () => {
  const page = await open('/dashboard/business')
  expect(await titles(page)).not.toContain('Última Alteração')
  await openMenu(page)
  const highlighted = () =>
    columnMenu(page).locator('[role=menuitemcheckbox][data-highlighted]').allInnerTexts()
  for (const [key, name] of [
    ['ArrowDown', 'Categoria'],
    ['ArrowDown', 'Cidade'],
    ['ArrowDown', 'Dono'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(highlighted).toEqual([name])
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => item(page, 'Dono').getAttribute('aria-checked')).toBe('false')
  await page.keyboard.press('End')
  await expect.poll(highlighted).toEqual(['Última Alteração'])
  await page.keyboard.press('Enter')
  await expect.poll(() => item(page, 'Última Alteração').getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Escape')
  await columnMenu(page).waitFor({ state: 'hidden' })
  const chosen = ['Nome', 'Categoria', 'Cidade', 'Data de Cadastro', 'Última Alteração', 'Ações']
  expect((await titles(page)).slice(1)).toEqual(chosen)

  await page.reload()
  await table(page).getByRole('rowheader').first().waitFor()
  expect((await titles(page)).slice(1)).toEqual(chosen)
  await page.getByRole('button', { name: 'Última Alteração' }).click()
  await expectPath(page, /sort=-updated_at/)
  const sorted = page.getByRole('columnheader', { name: 'Última Alteração' })
  await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('descending')

  await page.goto('/dashboard/users')
  await table(page).getByRole('rowheader').first().waitFor()
  expect(await titles(page)).toContain('Desde')
})

test('on phones the chosen columns are those of the cards, which are sorted and chosen as the table is', async () => {
  const page = await open('/dashboard/business?city=taubate', { viewport: { width: 360, height: 740 } })
  const first = page.locator('tbody tr').first()
  await first.getByText('Dono', { exact: true }).waitFor()
  await openMenu(page)
  await item(page, 'Dono').click()
  await first.getByText('Dono', { exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await columnMenu(page).waitFor({ state: 'hidden' })

  // The address changes before the list, and another order clears the selection: wait for its rows.
  const inOrder = page.waitForResponse((answer) => /"NAME"/.test(answer.request().postData() ?? ''))
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nome (crescente)' })
  await expectPath(page, /sort=name/)
  await inOrder
  await table(page).waitFor()
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
  const bar = page.getByRole('region', { name: 'Seleção' })
  await bar.getByText('10 estabelecimentos selecionados').waitFor()
  await first.getByRole('checkbox').click()
  await bar.getByText('9 estabelecimentos selecionados').waitFor()
  const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(bottom, { message: 'the bar is in sight' }).toBeLessThanOrEqual(740)
})

const screens = [
  ['establishments', '/dashboard/business'],
  ['users', '/dashboard/users'],
] as const

describe.each(screens)('the choice of columns of %s', (_, path) => {
  test.each(crossedViews)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await dashboard.look(path, view)
    await rowsAreThere(page)
    await openMenu(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})
