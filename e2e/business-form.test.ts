import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { totalShift, watchShifts } from './layout-shifts.ts'
import { pick, pickFirst } from './pick.ts'
import { accounts } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, holdsFocus, pathOf } from './visit.ts'

const { admin } = accounts
const success = 'Estabelecimento atualizado com sucesso!'

const dashboard = useDashboard()
/** Address of the form of an establishment. */
let editPath: string

beforeAll(async () => {
  const query = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 1) { items { id } } }'
  const { items } = (await graphql(dashboard.product.origin, query)).searchBusinesses
  editPath = `/dashboard/business/edit/${items[0].id}`
})

/** A form in a window of its own, with an administrator in front of it. */
async function open(path: string, options = {}) {
  const watched = await dashboard.open(path, options)
  await name(watched.page).waitFor()
  return watched
}

/** The same in the window of earlier tests. */
async function openAgain(path: string) {
  const watched = await dashboard.openAgain(path)
  await name(watched.page).waitFor()
  return watched
}

const name = (page: Page) => page.getByLabel('Nome *')
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const editor = (page: Page) => page.getByRole('textbox', { name: /^Descrição \*/ })
const ready = (page: Page) => editor(page).waitFor()

/** Types into the editor, which listens a moment after it is shown. */
async function describe(page: Page, text: string) {
  await editor(page).click()
  await expect.poll(() => editor(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type(text)
  await expect.poll(() => editor(page).innerText()).toContain(text)
}

test('an establishment with three photos is added and published', async () => {
  const { page, complaints } = await openAgain('/dashboard/business/add')
  await ready(page)
  await name(page).fill('Padaria do Teste Inteiro')
  await pick(page, 'Categorias *', 'alimenta', 'Alimentação')
  await pickFirst(page, /^Subcategorias/)
  await describe(page, 'Pão quente toda manhã.')
  await page.getByLabel('Telefone *').pressSequentially('12991234567')
  await pick(page, 'Cidade *', 'taubate', 'Taubaté')
  await button(page, 'Novo bairro').click()
  await page.keyboard.type('Vila do Teste')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('combobox', { name: 'Bairro *' }).inputValue()).toBe('Vila do Teste')
  await page.getByLabel('Rua *').fill('Rua do Sol')
  await page.getByLabel('Número *').fill('S/N')
  await button(page, 'Usar o centro da cidade').click()
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toMatch(/^-2\d,\d+$/)
  await page.getByLabel('Instagram').fill('@padaria')
  await page.getByLabel('Escolher fotos').setInputFiles(await threePictures())
  await button(page, 'Adicionar').click()
  await page.getByText('Estabelecimento criado com sucesso!').first().waitFor()
  await expectPath(page, /^\/dashboard\/business(\?|$)/)

  await page.goto('/padaria-do-teste-inteiro')
  await page.getByRole('heading', { level: 1, name: 'Padaria do Teste Inteiro' }).waitFor()
  await page.getByText('3 fotos').waitFor()
  // Another one with these words may stand among the related ones.
  await page.getByRole('region', { name: 'Sobre' }).getByText('Pão quente toda manhã.').waitFor()
  await page.getByText('Rua do Sol, S/N, Vila do Teste, Taubaté - Brasil').waitFor()
  expect(complaints).toEqual([])
})

async function threePictures() {
  return Promise.all(
    ['#b3402a', '#0f5c45', '#1f6f9f'].map(async (background, index) => ({
      name: `foto-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )
}

test('the next establishment keeps city, neighborhood and categories, under a request key of its own', async () => {
  const { page } = await open('/dashboard/business/add')
  const sent: { requestKey: string; input: { categoryIds: string[]; address: object } }[] = []
  page.on('request', (request) => {
    const body = request.postData()
    if (body?.includes('mutation CreateBusiness')) sent.push(JSON.parse(body).variables)
  })
  const fill = async (text: string) => {
    await ready(page)
    await name(page).fill(text)
    const subcategories = page.getByRole('combobox', { name: /^Subcategorias/ })
    await expect.poll(() => subcategories.getAttribute('placeholder')).toBe('Buscar subcategorias')
    await pickFirst(page, /^Subcategorias/)
    await describe(page, 'Pão quente toda manhã.')
    await page.getByLabel('Telefone *').fill('1236221234')
  }
  await pick(page, 'Categorias *', 'alimenta', 'Alimentação')
  await pick(page, 'Cidade *', 'taubate', 'Taubaté')
  const neighborhood = page.getByRole('combobox', { name: 'Bairro *' })
  await expect.poll(() => neighborhood.getAttribute('placeholder')).toBe('Selecione um bairro')
  await pickFirst(page, 'Bairro *')
  await fill('Primeira do Teste')
  await button(page, 'Salvar e adicionar outro').click()
  await expect.poll(() => name(page).inputValue()).toBe('')
  await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await fill('Segunda do Teste')
  await button(page, 'Adicionar').click()
  await expectPath(page, /edit/)
  const [first, second] = sent
  expect(second?.requestKey).not.toBe(first?.requestKey)
  expect([second?.input.categoryIds, second?.input.address]).toEqual([
    first?.input.categoryIds,
    first?.input.address,
  ])
})

test('a save after one of another administrator shows what they changed and loses nothing', async () => {
  const { page: mine, complaints } = await open(editPath)
  const { page: theirs } = await open(editPath)
  await Promise.all([ready(mine), ready(theirs)])
  await theirs.getByLabel('Site').fill('ana.com.br')
  await theirs.getByLabel('Nome *').fill('Nome da Ana')
  await button(theirs, 'Atualizar').click()
  await theirs.getByText(success).first().waitFor()

  await name(mine).fill('Meu Nome')
  await button(mine, 'Atualizar').click()
  const dialog = mine.getByRole('dialog', { name: 'Este estabelecimento mudou' })
  await dialog.getByText('Nome da Ana').waitFor()
  expect(await dialog.getByRole('radio', { name: /Usar o meu.*Meu Nome/ }).isChecked()).toBe(true)
  expect(await violationsOf(mine)).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar com estas escolhas' }).click()
  await mine.getByText(success).first().waitFor()
  await expect.poll(() => mine.getByLabel('Site').inputValue()).toBe('https://ana.com.br')
  expect(await name(mine).inputValue()).toBe('Meu Nome')
  expect(complaints).toEqual([])
})

test('a session that expires in mid-form loses nothing that was typed', async () => {
  const { page, complaints } = await openAgain(editPath)
  await ready(page)
  await name(page).fill('Nome Antes do Fim')
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' E mais uma frase.')
  await expect.poll(() => editor(page).innerText()).toContain('E mais uma frase.')
  await page.evaluate(() => localStorage.setItem('guiadovale.token', 'is.not.valid'))
  await button(page, 'Atualizar').click()
  const dialog = page.getByRole('dialog', { name: 'Sessão expirada ou inválida' })
  await dialog.getByLabel('Senha', { exact: true }).fill(admin.password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await name(page).inputValue()).toBe('Nome Antes do Fim')
  expect(await editor(page).textContent()).toContain('E mais uma frase.')
  await button(page, 'Atualizar').click()
  await page.getByText(success).first().waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual(['Sessão expirada ou inválida'])
})

test('leaving the form with unsaved input asks, and the input survives a closed tab until it is discarded', async () => {
  const { page } = await open(editPath)
  await ready(page)
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expectPath(page, /^\/dashboard\/business(\?|$)/)
  await page.goBack()
  await ready(page)

  await name(page).fill('Ainda não salvo')
  await page.getByRole('link', { name: 'Voltar' }).click()
  await holdsFocus(page.getByRole('dialog', { name: 'Sair sem salvar?' }))
  await page.keyboard.press('Escape')
  expect([pathOf(page), await name(page).inputValue()]).toEqual([editPath, 'Ainda não salvo'])

  page.on('dialog', (dialog) => dialog.accept())
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('guiadovale.unsaved')),
  )
  const other = await page.context().newPage()
  await page.close()
  await other.goto(new URL(editPath, page.url()).href)
  await ready(other)
  await other.getByText('Recuperamos alterações não salvas').waitFor()
  await expect.poll(() => name(other).inputValue()).toBe('Ainda não salvo')
  await button(other, 'Descartar alterações').click()
  await expect.poll(() => name(other).inputValue()).not.toBe('Ainda não salvo')
  expect(await other.getByText('Recuperamos alterações não salvas').count()).toBe(0)
})

test('the position is chosen on the map by a click, by dragging and by keyboard', async () => {
  const { page } = await openAgain('/dashboard/business/add')
  await ready(page)
  await pick(page, 'Cidade *', 'taubate', 'Taubaté')
  const map = page.locator('.leaflet-container')
  // It comes when it is nearly in view.
  await page.getByLabel('Latitude').scrollIntoViewIfNeeded()
  await map.click({ position: { x: 120, y: 90 } })
  const place = async () => [
    await page.getByLabel('Latitude').inputValue(),
    await page.getByLabel('Longitude').inputValue(),
  ]
  await expect.poll(async () => (await place()).join()).toMatch(/^-2\d,\d+,-4\d,\d+$/)
  const clicked = await place()

  const marker = page.locator('.leaflet-marker-icon')
  await marker.hover()
  await page.mouse.down()
  const box = await map.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 260, (box?.y ?? 0) + 200, { steps: 5 })
  await page.mouse.up()
  await expect.poll(place).not.toEqual(clicked)
  const dragged = await place()

  await button(page, 'Usar o centro do mapa').focus()
  await page.keyboard.press('Enter')
  await expect.poll(place).not.toEqual(dragged)
})

test('the profile is previewed from the values of the form', async () => {
  const { page, complaints } = await openAgain(editPath)
  await ready(page)
  await name(page).fill('Nome da Prévia')
  await button(page, 'Pré-visualizar').click()
  const dialog = page.getByRole('dialog', { name: 'Prévia da página pública' })
  await dialog.getByRole('heading', { level: 1, name: 'Nome da Prévia' }).waitFor()
  await dialog.getByRole('navigation').getByRole('link').first().click()
  expect(pathOf(page)).toBe(editPath)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const opener = button(page, 'Pré-visualizar')
  await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
})

test.each(crossedViews)(
  'the form at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA',
  async ({ colorScheme, ...viewport }) => {
    const { page } = await open(editPath, { colorScheme, viewport })
    await ready(page)
    // The map comes when it is nearly in view. In the middle none of its buttons is under the bar at the bottom; a little lower,
    // none of the fields above it is cut in two by the one at the top.
    await page.getByLabel('Latitude').scrollIntoViewIfNeeded()
    await page
      .locator('.leaflet-container')
      .first()
      .evaluate((map) => {
        map.scrollIntoView({ block: 'center' })
        scrollBy(0, -40)
      })
    expect(await violationsOf(page)).toEqual([])
    await name(page).fill('')
    await page.getByLabel('Telefone *').fill('12')
    await button(page, 'Atualizar').click()
    await page.getByText('Corrija 2 campos para salvar:').waitFor()
    // Where the field with the focus left the page, the bar at the top cuts a link in two.
    await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
  },
)

test('the form opens without moving anything', async () => {
  const { page } = await dashboard.newPage({ storageState: dashboard.admin })
  await watchShifts(page)
  await page.goto(editPath)
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(await totalShift(page)).toBeLessThan(0.05)
})
