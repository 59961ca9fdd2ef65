import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { crossedViews } from './axe.ts'
import { englishOn } from './english-words.ts'
import { graphql } from './graphql.ts'
import { useDashboard } from './use-dashboard.ts'
import { hydrated } from './visit.ts'

const dashboard = useDashboard()
const [narrow, wide] = crossedViews

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const shown = (page: Page, role: 'dialog' | 'alertdialog' = 'dialog') => page.getByRole(role).last().waitFor()

const pressed = (name: string | RegExp) => async (page: Page) => {
  await press(page, name)
  await shown(page)
}

async function picture() {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f7560' } })
  return { name: 'serra.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

async function withPhotos(page: Page) {
  await page.getByLabel('Escolher fotos').setInputFiles([await picture()])
  await page.getByRole('listitem', { name: 'Foto 1', exact: true }).waitFor()
}

/** Fields whose options come in a list of their own. */
async function withOptions(page: Page) {
  await page.getByRole('combobox', { name: 'Cidade *' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
}

async function withErrors(page: Page) {
  await press(page, 'Adicionar')
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function withChoice(page: Page) {
  await page.locator('tbody').getByRole('checkbox').first().click()
  await page.getByText('1 estabelecimento selecionado').first().waitFor()
}

async function withCrop(page: Page) {
  const input = page.getByRole('group', { name: 'Foto' }).locator('input[type=file]')
  await input.setInputFiles(await picture())
  await page.getByRole('slider').waitFor()
}

const nothing = async () => {}

type Opening = [path: string, what: string, prepare: (page: Page) => Promise<unknown>]

const openings: Opening[] = [
  ['/minha-conta', 'as it is', nothing],
  ['/minha-conta', 'the deletion', pressed('Excluir minha conta')],
  ['/minha-conta', 'the end of all sessions', pressed('Sair de todos os dispositivos')],
  ['/minha-conta', 'a new photo', withCrop],
  ['/minhas-empresas', 'as it is', nothing],
  ['/login', 'who is signed in', nothing],
  ['/dashboard', 'as it is', (page) => page.getByRole('main').locator('svg rect').first().waitFor()],
  ['/dashboard/cities', 'as it is', nothing],
  [
    '/dashboard/cities',
    'what is missing',
    async (page) => {
      await page.locator('main summary').click()
      await withErrors(page)
    },
  ],
  ['/dashboard/cities', 'a deletion', pressed(/^Excluir /)],
  ['/dashboard/neighborhoods', 'as it is', nothing],
  ['/dashboard/categories', 'as it is', nothing],
  ['/dashboard/subcategories', 'as it is', nothing],
  ['/dashboard/attributes', 'as it is', nothing],
  ['/dashboard/business', 'as it is', nothing],
  ['/dashboard/business', 'what is chosen', withChoice],
  ['/dashboard/business/add', 'as it is', nothing],
  ['/dashboard/business/add', 'what is missing', withErrors],
  ['/dashboard/business/add', 'options', withOptions],
  ['/dashboard/business/add', 'photos', withPhotos],
  ['/dashboard/business/import', 'as it is', nothing],
  ['/dashboard/business/import/categories', 'as it is', nothing],
  ['/dashboard/users', 'as it is', nothing],
  ['/dashboard/users', 'an invitation', pressed('Convidar')],
  ['/dashboard/audit', 'as it is', nothing],
  ['/dashboard/pairs', 'as it is', nothing],
  ['/dashboard/searches', 'as it is', nothing],
  ['/dashboard/holidays', 'as it is', nothing],
  ['/dashboard/merge?kept=1&other=2', 'as it is', nothing],
]

/** Until what the screen is about is there, and nothing of it is on the way. */
async function arrived(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Carregando]'))
}

describe('no label is in English', () => {
  test.each(openings)('on %s: %s', async (path, _, prepare) => {
    const page = await dashboard.look(path, wide)
    await arrived(page)
    await prepare(page)
    expect(await englishOn(page)).toEqual([])
  })

  test.each([
    '/login',
    '/register',
    '/register/convite',
    '/esqueci-senha',
    '/redefinir-senha#token=x',
    '/unauthorized',
  ])('for a visitor on %s', async (path) => {
    const { page } = await dashboard.sharedPage('visitor', { storageState: { origins: [] } })
    await page.goto(path)
    await hydrated(page)
    await arrived(page)
    expect(await englishOn(page)).toEqual([])
  })

  test('on an establishment that is edited, with its preview, nor in the menu of phones', async () => {
    const list = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 1) { items { id } } }'
    const { items } = (await graphql(dashboard.product.origin, list)).searchBusinesses
    const page = await dashboard.look(`/dashboard/business/edit/${items[0].id}`, wide)
    await page.locator('[data-slate-editor]').waitFor()
    expect(await englishOn(page)).toEqual([])
    await press(page, 'Pré-visualizar')
    await shown(page)
    expect(await englishOn(page)).toEqual([])
    const phone = await dashboard.look('/dashboard/cities', narrow)
    await arrived(phone)
    await press(phone, 'Abrir menu')
    await shown(phone)
    expect(await englishOn(phone)).toEqual([])
  })
})

test.each([
  ['a name', '<button aria-label="Close"></button>', 'Close'],
  ['a tip', '<i title="Remove file"></i>', 'Remove file'],
  ['a picture', '<img alt="Marker">', 'Marker'],
  ['a placeholder', '<input placeholder="Search…">', 'Search…'],
  ['a button', '<button>Next page</button>', 'Next page'],
  [
    'what only screen readers read',
    '<p style="position:absolute;clip-path:inset(50%)">3 options</p>',
    '3 options',
  ],
  ['a live region', '<div aria-live="polite">Loading</div>', 'Loading'],
  ['the manner of a drag', '<i aria-roledescription="sortable"></i>', 'sortable'],
])('an English word in %s is seen', async (_, html, text) => {
  const { page } = await dashboard.sharedPage('words')
  await page.setContent(html)
  expect(await englishOn(page)).toEqual([text])
})
