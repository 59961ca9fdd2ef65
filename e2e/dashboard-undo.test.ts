import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { tokenOf } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'

// Shared with the tests of the trail, whose rows these do not read.
const dashboard = useDashboard('trail')

let token: string
beforeAll(async () => {
  token = await tokenOf(dashboard.product.origin)
})
const ask = (query: string, variables: object = {}) =>
  graphql(dashboard.product.origin, query, variables, token)

const prefix = 'Lote Grande'
async function count(): Promise<number> {
  const query = `{ businessPage(filter: { search: "${prefix}" }, perPage: 1) { pagination { total } } }`
  return (await ask(query)).businessPage.pagination.total
}

/** For what takes the server long on a busy machine. */
const patient = { timeout: 120_000 }

async function undoAll(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Desfazer: / })
  await dialog.getByText('500 estabelecimentos voltam a ser como eram antes.').waitFor(patient)
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await dialog.waitFor({ state: 'detached', ...patient })
}

test('an import of 500 rows is taken back with one press, and so is a deletion of 500', async () => {
  const { page } = await dashboard.open('/dashboard/business/import')
  const { searchBusinesses } = await ask(
    '{ searchBusinesses(perPage: 1) { items { business { address { city { name } neighborhood { name } } } } } }',
  )
  const { city, neighborhood } = searchBusinesses.items[0].business.address
  const line = (number: number) =>
    `${prefix} ${number};Um lugar.;1236221234;${neighborhood.name};${city.name};Categoria do Lote`
  const lines = Array.from({ length: 500 }, (_, index) => line(index + 1))
  const text = ['nome;descrição;telefone;bairro;cidade;categorias', ...lines].join('\n')
  await page
    .getByLabel(/^Arquivo CSV/)
    .setInputFiles({ name: 'lote.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Conferir arquivo' }).click()
  await page.getByRole('button', { name: 'Importar 500 linhas' }).click()
  const way = page.getByRole('link', { name: 'Desfazer esta importação' })
  await way.waitFor(patient)
  expect(await count()).toBe(500)
  await way.click()
  await undoAll(page)
  expect(await count()).toBe(0)

  // The undo is an act itself: taken back, all of them are there again.
  const row = page.getByRole('row').filter({ hasText: 'desfaz a mudança em conjunto' }).first()
  await row.getByRole('button', { name: /^Desfazer/ }).click()
  await undoAll(page)
  expect(await count()).toBe(500)

  await page.goto(`/dashboard/business?search=${encodeURIComponent(prefix)}`)
  await page.locator('tbody').getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Selecionar todos os 500 resultados' }).click()
  await page.getByRole('button', { name: 'Excluir selecionados' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  // Under the pointer a notice stays.
  await page.getByText('500 estabelecimentos excluídos com sucesso!').hover(patient)
  expect(await count()).toBe(0)
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await undoAll(page)
  expect(await count()).toBe(500)
}, 600_000)

test('a change is taken back by field, by keyboard on a phone; a field changed since is kept until it is chosen', async () => {
  const { items } = (await ask('{ businessPage(perPage: 1) { items { id name phone site } } }')).businessPage
  const [{ id, name, phone }] = items
  const update =
    'mutation ($id: ID!, $input: UpdateBusinessInput!) { updateBusiness(id: $id, input: $input) { id } }'
  await ask(update, { id, input: { phone: '1236220001', site: 'https://um.example.com.br' } })
  await ask(update, { id, input: { site: 'https://dois.example.com.br' } })
  const { page, complaints } = await dashboard.open('/dashboard/audit', {
    viewport: { width: 360, height: 740 },
  })
  const rows = page.getByRole('row').filter({ hasText: name })
  const button = rows.nth(1).getByRole('button', { name: /^Desfazer: Estabelecimento alterado/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const site = dialog.getByRole('checkbox', { name: /Site/ })
  await site.waitFor()
  expect([
    await dialog.getByRole('checkbox', { name: 'Telefone' }).isChecked(),
    await site.isChecked(),
  ]).toEqual([true, false])
  await dialog.getByText(/esta mudança tinha posto “https:\/\/um\.example\.com\.br/).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(360)
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Mudança desfeita.').waitFor()
  const read = async () =>
    (await ask('query ($id: ID!) { business(id: $id) { phone site } }', { id })).business
  expect(await read()).toMatchObject({ phone, site: expect.stringContaining('dois.example') })

  await rows
    .nth(2)
    .getByRole('button', { name: /^Desfazer: Estabelecimento alterado/ })
    .click()
  await dialog.getByRole('checkbox', { name: /Site/ }).press('Space')
  await dialog.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await rows.nth(3).getByText('Já desfeita').waitFor()
  expect(await read()).toMatchObject({ phone, site: items[0].site })
  expect(complaints).toEqual([])
})
