import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localDate } from '../schema/hours/calendar.ts'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { totalShift, watchShifts } from './layout-shifts.ts'
import { accounts, fillLogin } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, holdsFocus, hydrated, pathOf } from './visit.ts'

const { admin, maria } = accounts
const dashboard = useDashboard()
const { open, openAgain } = dashboard

const bars = (page: Page) => page.locator('svg g[role=img]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const month = (page: Page) => page.getByRole('status').locator('strong').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** @returns the month so many before that of an address without one, as the address has it */
function monthsAgo(months: number): string {
  const [year = 0, number = 0] = localDate(Date.now()).split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - months)).toISOString().slice(0, 7)
}

test('the first screen shows totals, the month and the latest, without moving anything', async () => {
  const { page, complaints, foreign, operations } = await dashboard.newPage({
    storageState: dashboard.admin,
  })
  await watchShifts(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Estabelecimentos \d{3}$/ }).waitFor()
  await bars(page).first().waitFor()
  await page
    .getByRole('link', { name: /^Editar / })
    .nth(5)
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(await totalShift(page)).toBeLessThan(0.02)
  expect(complaints).toEqual([])
  expect(foreign).toEqual([])
  // The month before is asked for ahead.
  await expect
    .poll(() => operations.toSorted())
    .toEqual([
      'DashboardStats',
      'Me',
      'OpenProposals',
      'RecentBusinesses',
      'RegistrationsOfMonth',
      'RegistrationsOfMonth',
      'WaitingMails',
      'WorkOfTheDay',
    ])
  const profile = page.waitForEvent('popup')
  await page.locator('td a[target=_blank], th a[target=_blank]').first().click()
  expect(new URL((await profile).url()).pathname).toMatch(/^\/[a-z0-9-]+$/)
})

test('the chart goes back over a year, and the way back leads through it', async () => {
  const { page, complaints } = await openAgain('/dashboard')
  await bars(page).first().waitFor()
  const first = await month(page)
  for (let back = 1; back <= 13; back++) {
    await button(page, 'Mês anterior').click()
    await expectPath(page, new RegExp(`month=${monthsAgo(back)}$`))
  }
  await bars(page).first().waitFor()
  expect(await button(page, 'Próximo mês').isEnabled()).toBe(true)
  await page.goBack()
  await expectPath(page, new RegExp(`month=${monthsAgo(12)}$`))
  await page.reload()
  await hydrated(page)
  await bars(page).first().waitFor()
  await button(page, 'Hoje').click()
  await expectPath(page, /^\/dashboard$/)
  await expect.poll(() => month(page)).toBe(first)
  await expect.poll(() => button(page, 'Hoje').isDisabled()).toBe(true)
  expect(await button(page, 'Próximo mês').isDisabled()).toBe(true)
  await expect.poll(() => focused(page)).toBe('Mês anterior')
  expect(complaints).toEqual([])
})

test('the bars are walked through by keyboard, and have a table instead', async () => {
  const { page } = await openAgain(`/dashboard?month=${monthsAgo(1)}`)
  await bars(page).first().waitFor()
  await button(page, 'Ver como tabela').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatch(/^1 de .*: \d+ estabelecimento\(s\)$/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toMatch(/^2 de /)
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toMatch(/^(28|29|30|31) de /)
  await page.locator('svg text', { hasText: 'estabelecimento(s)' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('svg text', { hasText: 'estabelecimento(s)' }).waitFor({ state: 'detached' })
  await button(page, 'Ver como tabela').click()
  const rows = page.getByRole('region', { name: /^Cadastros por dia/ }).getByRole('row')
  expect(await rows.count()).toBeGreaterThan(28)
  await button(page, 'Ver como gráfico').click()
  await bars(page).first().waitFor()
})

test('a bar shows its value under the pointer', async () => {
  const { page } = await openAgain('/dashboard')
  const bar = bars(page).nth(2)
  const name = String(await bar.getAttribute('aria-label'))
  await bar.hover()
  const tip = page.locator('svg text', { hasText: 'estabelecimento(s)' })
  expect(name).toContain(String(await tip.textContent()))
})

test('the sidebar stays collapsed, and says on focus what its icons lead to', async () => {
  const { page } = await open('/dashboard/users', { viewport: { width: 1280, height: 800 } })
  await button(page, 'Recolher menu').click()
  await page.reload()
  await hydrated(page)
  await button(page, 'Expandir menu').waitFor()
  const tip = page.locator('[data-scope=tooltip][data-part=content]:visible')
  expect(await tip.count()).toBe(0)
  await page.getByRole('link', { name: 'Possíveis repetidos' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cidades')
  await expect.poll(() => tip.allInnerTexts()).toEqual(['Cidades'])
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
})

test('the menu on phones holds the focus, and gives it back with Escape', async () => {
  const { page } = await open('/dashboard/users', { viewport: { width: 360, height: 740 } })
  const opener = button(page, 'Abrir menu')
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Painel' })
  await holdsFocus(drawer)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Abrir menu')
  await opener.click()
  await drawer.getByRole('link', { name: 'Dashboard' }).click()
  await expectPath(page, /^\/dashboard$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('a session that expires is renewed over the screen, which goes on', async () => {
  const { page } = await open('/dashboard/users')
  await page.getByText(admin.email).waitFor()
  await page.evaluate(() => localStorage.setItem('guiadovale.token', 'is.not.valid'))
  await page.getByLabel('Buscar usuários').fill('maria')
  const dialog = page.getByRole('dialog', { name: 'Sessão expirada ou inválida' })
  await holdsFocus(dialog)
  const closings = await dialog.evaluateHandle((element) => {
    const seen: string[] = []
    element.addEventListener('close', ({ type }) => seen.push(type))
    return seen
  })
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  expect(await closings.jsonValue()).toEqual([])
  await dialog.getByLabel('Senha', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('maria@guiadovale.test').waitFor()
  expect(await page.getByLabel('Buscar usuários').inputValue()).toBe('maria')
  expect(pathOf(page)).toBe('/dashboard/users?search=maria')
})

test('Sair ends the session and leads to the login', async () => {
  const { page } = await open('/dashboard', { storageState: await dashboard.session() })
  await button(page, 'Sair').click()
  await expectPath(page, /^\/login$/)
  await page.getByText('Você saiu da sua conta.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('guiadovale.token'))).toBeNull()
})

test('an administrator who opens the dashboard signs in and comes back to it', async () => {
  const { page } = await dashboard.newPage()
  await page.goto('/dashboard')
  await expectPath(page, /^\/login$/)
  await fillLogin(page)
  await expectPath(page, /^\/dashboard$/)
})

test('a user who opens the dashboard is refused', async () => {
  const { page } = await dashboard.newPage({ storageState: await dashboard.session(maria) })
  await page.goto('/dashboard')
  await expectPath(page, /^\/unauthorized$/)
})

const chartIsThere = (page: Page) => bars(page).first().waitFor()
const listIsThere = (page: Page) => page.getByText(admin.email).waitFor()

const states: [string, string, (page: Page) => Promise<unknown>][] = [
  ['the chart', '/dashboard', chartIsThere],
  [
    'a bar in focus',
    '/dashboard',
    async (page) => {
      await chartIsThere(page)
      await bars(page).first().focus()
    },
  ],
  ['the table of the chart', '/dashboard', (page) => button(page, 'Ver como tabela').click()],
  ['the accounts', '/dashboard/users', listIsThere],
  [
    'what an account owns',
    '/dashboard/users',
    async (page) => {
      await page
        .getByRole('button', { name: /ver quais$/ })
        .first()
        .click()
      await page
        .getByRole('link', { name: /^Editar / })
        .first()
        .waitFor()
    },
  ],
  [
    'a refusal',
    '/dashboard/users',
    async (page) => {
      await button(page, 'Mudar papel de Administração do Guia').click()
      await page.getByRole('alert').waitFor()
    },
  ],
  [
    'an expired session',
    '/dashboard/users',
    async (page) => {
      await listIsThere(page)
      await page.evaluate(() => localStorage.removeItem('guiadovale.token'))
      await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'guiadovale.token' })))
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'the menu',
    '/dashboard/users',
    async (page) => {
      await listIsThere(page)
      await button(page, 'Abrir menu').or(button(page, 'Recolher menu')).filter({ visible: true }).click()
      // The pointer would open the tip of the button below it.
      await page.mouse.move(700, 10)
      await page.locator('[data-scope=tooltip][data-part=content]:visible').waitFor({ state: 'hidden' })
    },
  ],
]
describe.each(states)('%s', (_, path, prepare) => {
  test.each(crossedViews)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await dashboard.look(path, view)
    await prepare(page)
    // A press scrolls: a button half under the bar at the top would count as too small.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})
