import { createConnection } from 'mariadb'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath } from './visit.ts'

const dashboard = useDashboard()
let editPath: string

beforeAll(async () => {
  const query = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 1) { items { id } } }'
  const { items } = (await graphql(dashboard.product.origin, query)).searchBusinesses
  editPath = `/dashboard/business/edit/${items[0].id}`
})

/** Controls that a notice lies over, by their texts. */
function covered(page: Page, within: string): Promise<string[]> {
  return page.getByRole('region', { name: 'Avisos' }).evaluate((region, within) => {
    const notices = [...region.children].map((notice) => notice.getBoundingClientRect())
    if (notices.length === 0) throw new Error('there is no notice')
    const controls = [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(a, button, input)`)]
    const lies = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return notices.some(
        (notice) => left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top,
      )
    }
    return controls
      .filter((control) => !region.contains(control) && control.offsetWidth > 1 && lies(control))
      .map((control) => control.textContent || control.getAttribute('aria-label') || control.outerHTML)
  }, within)
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
  await page
    .getByRole('region', { name: 'Avisos' })
    .getByText(/sucesso/)
    .waitFor()
}

test('a notice covers no control on wide screens, in the form and in the list after it', async () => {
  const { page } = await dashboard.open(editPath, { viewport: { width: 1280, height: 800 } })
  await page.getByLabel('Nome *').waitFor()
  await save(page)
  expect(await covered(page, 'header, main')).toEqual([])
  await page.getByText('Ir para a lista agora').click()
  await expectPath(page, /\/dashboard\/business$/)
  expect(await covered(page, 'header, main')).toEqual([])
})

test('a notice is above the bar of actions on phones, also at the end of the page', async () => {
  const { page } = await dashboard.open(editPath, { viewport: { width: 360, height: 740 } })
  await page.getByLabel('Nome *').waitFor()
  await save(page)
  await page.getByText('Continuar editando').click()
  expect(await covered(page, 'header, main [role=group]:has([type=submit])')).toEqual([])
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await covered(page, 'header, main [role=group]:has([type=submit])')).toEqual([])
})

test('who loses the role in the middle of a form signs in again and can leave, with nothing over the way out', async () => {
  const { origin, config } = dashboard.product
  const other = { email: 'rebaixada@guiadovale.test', password: 'senha-de-teste' }
  const register = `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`
  const input = { ...other, name: 'Rita Rebaixada', phone: '12991234567' }
  const { id } = (await graphql(origin, register, { input })).register.user
  // Not by the product, which keeps the role of the last administrator besides the demo's.
  const setRole = async (role: 'admin' | 'user') => {
    const connection = await createConnection(config)
    await connection.query('UPDATE users SET role = ? WHERE id = ?', [role, id])
    await connection.query('UPDATE sessions SET ended_at = NOW() WHERE user_id = ?', [id])
    await connection.end()
  }
  await setRole('admin')
  const { page } = await dashboard.open(editPath, {
    viewport: { width: 360, height: 740 },
    storageState: await dashboard.session(other),
  })
  await page.getByLabel('Nome *').fill('Nome que fica')
  await setRole('user')
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sessão expirada ou inválida' })
  const password = dialog.getByLabel('Senha', { exact: true })
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
  await password.fill(other.password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByText(/^A sua conta deixou de ser de administração/).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Nome *').inputValue()).toBe('Nome que fica')
  // A click waits until nothing else would take it.
  await page.getByRole('link', { name: 'Sair do painel' }).click({ trial: true })
  expect(await page.getByRole('button', { name: 'Atualizar', exact: true }).isVisible()).toBe(false)
})
