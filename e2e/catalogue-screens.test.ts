import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, holdsFocus } from './visit.ts'

const dashboard = useDashboard()

const rows = (page: Page) => page.getByRole('rowheader')
const openForm = (page: Page) => page.locator('main summary').click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const banner = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: false }).waitFor()
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent
  })

const picture = async () => ({
  name: 'serra.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f7560' } })
    .png()
    .toBuffer(),
})

test('a city is added with its image, found, sorted, edited, and deleted since nothing uses it', async () => {
  const { page, complaints, foreign } = await dashboard.openAgain('/dashboard/cities')
  await openForm(page)
  await page.getByLabel('Nome *').fill('Água Santa do Vale')
  expect(await page.getByLabel('Slug *').inputValue()).toBe('agua-santa-do-vale')
  await page
    .getByLabel('Imagem')
    .last()
    .setInputFiles(await picture())
  await page.getByAltText('Prévia de serra.png').waitFor()
  await press(page, 'Adicionar')
  await banner(page, 'Cidade criada com sucesso!')
  await expect.poll(() => focused(page)).toBe('name')

  await page.getByLabel('Buscar cidades').fill('agua santa')
  await expectPath(page, /\?search=agua\+santa$/)
  await page.getByRole('status').getByText('1 cidade', { exact: true }).waitFor()
  await press(page, 'Editar Água Santa do Vale')
  await expectPath(page, /edit=\d+$/)
  const image = page.getByAltText('Imagem atual')
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.getByLabel('Nome *').fill('Água Santa')
  await page.getByLabel('Popular').click()
  await page.getByLabel('Latitude').scrollIntoViewIfNeeded()
  await page.locator('.leaflet-container').click({ position: { x: 120, y: 90 } })
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toMatch(/^-2\d,\d+$/)
  expect(await page.getByLabel('Longitude').inputValue()).toMatch(/^-4\d,\d+$/)
  await press(page, 'Limpar coordenadas')
  await page.getByLabel('Latitude').fill('-22,9')
  await press(page, 'Atualizar')
  await page.getByText('Informe a latitude e a longitude, ou nenhuma das duas.').waitFor()
  await expect.poll(() => focused(page)).toBe('longitude')
  await page.getByLabel('Longitude').fill('-45.5')
  await press(page, 'Atualizar')
  await banner(page, 'Cidade atualizada com sucesso!')
  await expectPath(page, /\?search=agua\+santa$/)
  await expect.poll(() => focused(page)).toBe('Editar Água Santa')
  await page.getByRole('row', { name: 'Água Santa' }).getByText('Sim').waitFor({ state: 'attached' })

  await press(page, 'Limpar busca')
  await press(page, 'Nome')
  await expectPath(page, /\?sort=-name$/)
  await page.getByRole('rowheader', { name: 'Ubatuba' }).waitFor()
  await page.goto('/dashboard/cities?search=agua-santa')
  await press(page, 'Excluir Água Santa')
  await page.getByRole('dialog').getByText('Tem certeza que deseja excluir esta cidade?').waitFor()
  await expect.poll(() => focused(page)).toBe('Cancelar')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await banner(page, 'Cidade excluída com sucesso!')
  await page.getByText('Nenhuma cidade encontrada com os filtros atuais.').waitFor()
  expect(complaints).toEqual([])
  expect(foreign).toEqual([])
})

test('a city in use is refused with its counts, and leads to what uses it', async () => {
  const { page } = await dashboard.openAgain('/dashboard/cities?search=taubate')
  await press(page, 'Excluir Taubaté')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByText(/não pode ser excluída: tem \d+ bairros e \d+ estabelecimentos?\./).waitFor()
  await page.getByRole('link', { name: 'Ver os bairros de Taubaté' }).click()
  await expectPath(page, /^\/dashboard\/neighborhoods\?city=taubate$/)
  await rows(page).first().waitFor()
  // Its choices may come after the rows.
  await expect.poll(() => page.getByLabel('Cidade', { exact: true }).inputValue()).toBe('taubate')
  await page.goBack()
  await expectPath(page, /^\/dashboard\/cities\?search=taubate$/)
})

test('what was typed is not lost to another screen, to Back or to a file that is no image', async () => {
  const { page } = await dashboard.openAgain('/dashboard/categories')
  await press(page, `Editar ${await rows(page).first().textContent()}`)
  await page.getByRole('heading', { name: 'Editar Categoria' }).waitFor()
  await page.getByLabel('Nome *').fill('Meio digitado')
  await page.goBack()
  await page.getByRole('dialog').getByText('Descartar o que foi digitado?').waitFor()
  await holdsFocus(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('Nome *').inputValue()).toBe('Meio digitado')
  const text = { name: 'lista.png', mimeType: 'image/png', buffer: Buffer.from('nada de imagem') }
  await page.getByLabel('Icon').last().setInputFiles(text)
  await press(page, 'Atualizar')
  await page.getByText('O arquivo não é uma imagem PNG, JPEG, WebP ou AVIF.').waitFor()
  expect(await page.getByLabel('Nome *').inputValue()).toBe('Meio digitado')
  await page.getByRole('link', { name: 'Bairros' }).click()
  await press(page, 'Descartar')
  await expectPath(page, /^\/dashboard\/neighborhoods$/)
})

test('a neighborhood is added, edited and deleted by keyboard alone', async () => {
  const { page } = await dashboard.openAgain('/dashboard/neighborhoods?city=areias')
  const tabTo = async (name: string) => {
    for (let tabs = 0; tabs < 60 && (await focused(page)) !== name; tabs++) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(name)
  }
  await tabTo('Adicionar Bairro')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('name')
  await page.keyboard.type('Aldeia Nova')
  await page.keyboard.press('Enter')
  await banner(page, 'Preencha todos os campos obrigatórios')
  await expect.poll(() => focused(page)).toBe('cityId')
  await page.keyboard.type('Areias')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await banner(page, 'Bairro criado com sucesso!')
  await expect.poll(() => focused(page)).toBe('name')
  await tabTo('Editar Aldeia Nova')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Editar Bairro' }).waitFor()
  await expect.poll(() => focused(page)).toBe('name')
  await page.keyboard.press('End')
  await page.keyboard.type(' Velha')
  await page.keyboard.press('Enter')
  await banner(page, 'Bairro atualizado com sucesso!')
  await expect.poll(() => focused(page)).toBe('Editar Aldeia Nova Velha')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await holdsFocus(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Excluir Aldeia Nova Velha')
  await page.keyboard.press('Enter')
  await holdsFocus(page.getByRole('dialog'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await banner(page, 'Bairro excluído com sucesso!')
  await expect.poll(() => focused(page)).toBe('Lista de Bairros')
})

/** What is looked at, and what is done there before. */
const states: [string, string, (page: Page) => Promise<unknown>][] = [
  ['the cities', '/dashboard/cities', (page) => rows(page).first().waitFor()],
  [
    'what is missing',
    '/dashboard/subcategories',
    async (page) => {
      await openForm(page)
      await press(page, 'Adicionar')
    },
  ],
  ['a record that is edited', '/dashboard/cities?edit=1', (page) => page.getByText('Cancelar').waitFor()],
  [
    'a question',
    '/dashboard/neighborhoods?search=centro',
    (page) => page.getByText('Excluir').first().click(),
  ],
]

describe.each(states)('%s', (_, path, prepare) => {
  test.each(crossedViews)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await dashboard.look(path, view)
    await prepare(page)
    await page.waitForLoadState('networkidle')
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})
