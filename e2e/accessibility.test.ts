import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { violationsOf, widthOf } from './axe.ts'
import { startBrowser, watchedPage } from './browser.ts'
import { accounts, fillLogin, type Session } from './sign-in.ts'
import { type Product, startProduct } from './start-product.ts'
import { cardSlugs, hydrated } from './visit.ts'

let product: Product
let browser: Browser
let profile: string
/** Maria's, who owns establishments and has a favorite. */
let session: Session

beforeAll(async () => {
  product = await startProduct(inject('database'), 'guia_e2e_access', 60)
  browser = await startBrowser()
  const { page } = await watchedPage(browser, product.origin)
  await page.goto('/')
  profile = `/${(await cardSlugs(page))[0]}`
  await page.goto('/login')
  await fillLogin(page, accounts.maria)
  await page
    .getByRole('button', { name: /^Favoritar/ })
    .first()
    .click()
  await page.locator('[aria-pressed=true][aria-disabled=false]').waitFor()
  session = await page.context().storageState()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** What somebody sees who is signed in: pages, and what is done there before the look. */
const ownPages: [string, string, (page: Page) => Promise<unknown>][] = [
  ['favorites', '/favorites', (page) => page.getByRole('button', { name: /^Remover dos/ }).waitFor()],
  [
    'the account',
    '/minha-conta',
    (page) => page.getByRole('button', { name: 'Baixar meus dados' }).waitFor(),
  ],
  ['the deletion of the account', '/minha-conta', (page) => press(page, 'Excluir minha conta')],
  ['what is missing in a form', '/minha-conta', (page) => press(page, 'Trocar senha')],
  ['the own establishments', '/minhas-empresas', (page) => page.getByText('No guia desde').first().waitFor()],
  ['somebody who is signed in already', '/login', (page) => page.getByText('Continuar').waitFor()],
  ['the menu of the account', '/', openMenu],
  ['hearts', '/', (page) => page.locator('[aria-pressed=true]').waitFor()],
]

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function openMenu(page: Page) {
  const door = page.getByRole('button', { name: /^Conta de/ }).or(page.getByText('Menu', { exact: true }))
  await door.filter({ visible: true }).click()
}

const pages: [string, () => string][] = [
  ['the login', () => '/login'],
  ['the registration', () => '/register'],
  ['a forgotten password', () => '/esqueci-senha'],
  ['a new password', () => '/redefinir-senha#token=x'],
  ['a link without its secret', () => '/redefinir-senha'],
  ['a refusal', () => '/unauthorized'],
  ['the home page', () => '/'],
  ['the results', () => '/explore?city=taubate'],
  ['an empty result', () => '/explore?name=zzzz'],
  ['a profile', () => profile],
  ['a missing profile', () => '/nao-existe'],
  ['the page for what is missing', () => '/404'],
  ['the page about the guide', () => '/quem-somos'],
  ['the privacy policy', () => '/politica-privacidade'],
  ['the terms', () => '/termos'],
  ['the site map', () => '/sitemap'],
]
const views = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const
const otherScheme = { light: 'dark', dark: 'light' } as const

describe.each(pages)('%s', (_, path) => {
  test.each(views)('at $width px breaks no rule of WCAG 2.2 AA, by day and by night', async (view) => {
    const page = await openPage(path(), view)
    await expectNoViolations(page, view)
    await page.context().close()
  })

  test('needs no sideways scrolling at 320 px', async () => {
    const page = await openPage(path(), { width: 320, height: 640, colorScheme: 'light' })
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    await page.context().close()
  })
})

describe.each(ownPages)('%s', (_, path, prepare) => {
  test.each(views)('at $width px breaks no rule of WCAG 2.2 AA, by day and by night', async (view) => {
    const page = await openPage(path, view, session)
    await prepare(page)
    await expectNoViolations(page, view)
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
    await page.context().close()
  })
})

interface View {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

/** Opens a page in a window of its own, for a visitor or with a session. */
async function openPage(path: string, { colorScheme, ...viewport }: View, storageState?: Session) {
  const { page } = await watchedPage(browser, product.origin, {
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Looks at the page in the theme it was opened in, then in the other. */
async function expectNoViolations(page: Page, { colorScheme }: View): Promise<void> {
  expect(await violationsOf(page), colorScheme).toEqual([])
  const other = otherScheme[colorScheme]
  await page.emulateMedia({ colorScheme: other })
  // The page follows with the next frames.
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, other)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await violationsOf(page), other).toEqual([])
}
