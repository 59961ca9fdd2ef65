import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, pathOf } from './visit.ts'

const list = '/dashboard/business'

const dashboard = useDashboard()

const wide = { viewport: { width: 1280, height: 900 } }

async function open(path = list): Promise<Page> {
  const { page } = await dashboard.sharedPage('wide', { storageState: dashboard.admin, ...wide })
  await page.goto(path)
  return page
}

const names = (page: Page) => page.getByRole('rowheader').allInnerTexts()
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filtros' }).click()
const total = (page: Page) => page.getByRole('search').getByRole('status')

async function shownTotal(page: Page): Promise<number> {
  const text = await total(page)
    .filter({ hasText: /estabelecimento/ })
    .innerText()
  return Number.parseInt(text, 10)
}

test('the list is searched, filtered and left for an edit, and comes back as it was', async () => {
  const page = await open()
  const all = await shownTotal(page)
  await expect.poll(() => names(page)).toHaveLength(10)
  await openFilters(page)
  await page.getByLabel('Cidade').selectOption('taubate')
  await expectPath(page, /\?city=taubate$/)
  // Until the answer is there, the list shows what it showed before.
  await expect.poll(() => shownTotal(page)).toBeLessThan(all)
  await page.getByLabel('Buscar estabelecimentos').fill('a')
  await expectPath(page, /search=a/)
  await page.getByLabel('Por página').selectOption('25')
  await expectPath(page, /perPage=25/)
  // Rows come for each change; only the last ones are in order.
  const inOrder = page.waitForResponse((answer) => /"NAME"/.test(answer.request().postData() ?? ''))
  await page.getByRole('button', { name: 'Nome' }).click()
  await expectPath(page, /sort=name/)
  const answer = (await (await inOrder).json()) as { data: { businessPage: { items: { name: string }[] } } }
  const { items } = answer.data.businessPage
  const areShown = async () =>
    (await names(page)).map((text, place) => text.startsWith(items[place]?.name ?? '?'))
  await expect.poll(areShown).toEqual(items.map(() => true))
  expect(items.length).toBeGreaterThan(10)
  const address = pathOf(page)
  const rows = await names(page)

  await page.evaluate(() => window.scrollTo(0, 500))
  await page
    .getByRole('link', { name: /^Editar/ })
    .nth(8)
    .click()
  await expectPath(page, /\/dashboard\/business\/edit\/\d+$/)
  await page.goBack()
  await expectPath(page, /sort=name/)
  expect(pathOf(page)).toBe(address)
  await expect.poll(() => names(page)).toEqual(rows)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)

  await page.goBack()
  await expectPath(page, /^\/dashboard\/business$/)
  await expect.poll(() => shownTotal(page)).toBe(all)
})

test('several establishments are put into another category and deleted together', async () => {
  const page = await open(`${list}?sort=name`)
  const before = await shownTotal(page)
  const [first = '', second = ''] = (await names(page)).map((name) => name.split('\n')[0]?.trim() ?? '')
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('button', { name: 'Editar selecionados' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Categorias', { exact: true }).selectOption({ label: 'Substituir' })
  await dialog.getByLabel('Categoria', { exact: true }).selectOption({ label: 'Hospedagem' })
  await dialog.getByRole('button', { name: 'Ver o que muda' }).click()
  await dialog.getByText(/^Nada foi mudado\. Ficariam sem subcategoria/).waitFor()
  await dialog.getByLabel('Subcategoria', { exact: true }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Ver o que muda' }).click()
  const preview = dialog.getByRole('group', { name: 'O que muda' })
  await preview
    .getByText(/Hospedagem$/)
    .first()
    .waitFor()
  expect(await preview.getByText(/^Categorias$/).count()).toBe(2)
  await dialog.getByRole('button', { name: 'Mudar 2 estabelecimentos' }).click()
  await page.getByText('2 estabelecimentos atualizados com sucesso!').waitFor()
  for (const row of [0, 1]) {
    const cells = page.locator('tbody tr').nth(row)
    await expect.poll(() => cells.getByRole('cell').nth(1).innerText()).toBe('Hospedagem')
  }

  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('button', { name: 'Excluir selecionados' }).click()
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2)
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByText('2 estabelecimentos excluídos com sucesso!').waitFor()
  await expect.poll(() => shownTotal(page)).toBe(before - 2)
  await expect.poll(async () => (await names(page)).join()).not.toContain(`${first}\n`)
  expect(second).not.toBe('')
})

test.each([
  ['Excel', 'xlsx'],
  ['GeoJSON', 'geojson'],
])('a list is exported as %s on a phone', async (label, extension) => {
  const { page } = await dashboard.open(list, { viewport: { width: 360, height: 740 } })
  await page.getByLabel('Formato do arquivo').selectOption({ label })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Exportar ${label}` }).click()
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a list goes out as a file, comes back with a change, and shows it', async () => {
  const page = await open(`${list}?city=taubate`)
  const count = await shownTotal(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^estabelecimentos-\d{4}-\d\d-\d\d\.csv$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(pathOf(page)).toBe(`${list}?city=taubate`)
  const [titles = '', line = ''] = file.split('\r\n')
  expect(titles).toContain('slug;nome;')
  const [slug = '', name = ''] = line.split(';')
  const buffer = Buffer.from(file.replace(`${slug};${name};`, `${slug};Nome Trocado Na Planilha;`))

  await page.getByRole('link', { name: 'Importar CSV' }).click()
  await page.getByLabel(/^Arquivo CSV/).setInputFiles({ name: 'taubate.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Conferir arquivo' }).click()
  await page.getByRole('heading', { name: 'O que a importação fará' }).waitFor()
  const figures = await page.getByRole('definition').allInnerTexts()
  expect(figures.slice(0, 4)).toEqual(['0', '1', String(count - 1), '0'])
  const change = page.getByRole('table', { name: 'Linhas que mudam o guia' }).locator('tbody tr')
  const changed = await change.getByRole('cell').last().innerText()
  expect(changed).toMatch(/^nome\b/)
  expect(changed).toContain('Nome Trocado Na Planilha')

  await page.getByRole('button', { name: 'Importar 1 linha' }).click()
  await page.getByRole('heading', { name: 'Importação concluída' }).waitFor()
  await page.getByRole('link', { name: 'Ver a lista de estabelecimentos' }).click()
  await expectPath(page, /\?city=taubate$/)
  await page.getByLabel('Buscar estabelecimentos').fill('trocado')
  await page.getByRole('link', { name: /^Nome Trocado Na Planilha/ }).waitFor()
})

const csv = 'nome;descrição;telefone;bairro;cidade;categorias\nBar;Um bar;123;Centro;Taubaté;Nada\n'

/** What is looked at, and what is done there before. */
const looks: [string, string, (page: Page) => Promise<unknown>][] = [
  ['the list', list, shownTotal],
  ['its filters', list, openFilters],
  ['nothing found', `${list}?search=zzzz`, shownTotal],
  [
    'a selection and its question',
    `${list}?city=taubate`,
    async (page) => {
      await page.locator('tbody').getByRole('checkbox').first().click()
      await page.getByRole('button', { name: 'Excluir selecionados' }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'an edit of several, with what is missing',
    `${list}?city=taubate`,
    async (page) => {
      await page.locator('tbody').getByRole('checkbox').first().click()
      await page.getByRole('button', { name: 'Editar selecionados' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Categorias', { exact: true }).selectOption({ label: 'Substituir' })
      await dialog.getByRole('button', { name: 'Ver o que muda' }).click()
      await dialog.getByText('Selecione uma categoria', { exact: true }).last().waitFor()
    },
  ],
  [
    'the preview of an edit of a whole result',
    `${list}?city=taubate`,
    async (page) => {
      await page.locator('tbody').getByRole('checkbox').first().click()
      await page.getByRole('button', { name: /^Selecionar todos os/ }).click()
      await page.getByRole('button', { name: 'Editar selecionados' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Categorias', { exact: true }).selectOption({ label: 'Adicionar' })
      await dialog.getByLabel('Categoria', { exact: true }).selectOption({ label: 'Hospedagem' })
      await dialog.getByLabel('Subcategoria', { exact: true }).selectOption({ index: 1 })
      await dialog.getByRole('button', { name: 'Ver o que muda' }).click()
      await dialog.getByRole('group', { name: 'O que muda' }).waitFor()
    },
  ],
  [
    'the report of a file',
    `${list}/import`,
    async (page) => {
      const file = { name: 'bar.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.getByLabel(/^Arquivo CSV/).setInputFiles(file)
      await page.getByRole('button', { name: 'Conferir arquivo' }).click()
      await page.getByRole('table', { name: 'Problemas' }).waitFor()
      await page.getByText('O que cada coluna significa').click()
    },
  ],
]

test.each([
  [1280, 4],
  [768, 3],
])('at %i px the filters stand in %i columns', async (width, columns) => {
  const { page } = await dashboard.open(list, { viewport: { width, height: 800 } })
  await openFilters(page)
  const panel = await page.getByRole('button', { name: 'Filtros' }).getAttribute('aria-controls')
  const filters = page.locator(`[id="${panel}"] select`)
  await filters.last().waitFor()
  const lefts = await filters.evaluateAll((selects) =>
    selects.map((select) => select.getBoundingClientRect().left),
  )
  expect(lefts).toHaveLength(7)
  expect(new Set(lefts).size).toBe(columns)
})

describe.each(looks)('%s', (_, path, prepare) => {
  test.each(crossedViews)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await dashboard.look(path, view)
    await prepare(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})
