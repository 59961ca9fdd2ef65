import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import { graphql } from './graphql.ts'
import { accounts, type Session, sessionWith, tokenOf } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { hydrated } from './visit.ts'

const used = useProduct()

let profile: string
/** Maria's, who owns establishments and has a favorite. */
let session: Session

beforeAll(async () => {
  const token = await tokenOf(used.product.origin, accounts.maria)
  session = sessionWith(used.product.origin, token)
  const query = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 9) { items { id slug } } }'
  const { items } = (await graphql(used.product.origin, query)).searchBusinesses
  profile = `/${items[0].slug}`
  const favor = 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'
  await graphql(used.product.origin, favor, { id: items[0].id }, token)
})

/** What somebody sees who is signed in: pages, and what is done there before the look. */
const ownPages: [string, string, (page: Page) => Promise<unknown>][] = [
  [
    'favorites',
    '/favorites',
    (page) =>
      page
        .getByRole('button', { name: /^Remover dos/ })
        .first()
        .waitFor(),
  ],
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
  ['the page about scams', () => '/golpe-da-lista'],
  ['the site map', () => '/sitemap'],
]

/** The narrowest window that must not scroll sideways is 320 px wide. */
const views = crossedViews.map((view) => ({ ...view, width: view.width < 480 ? 320 : view.width }))

describe.each(pages)('%s', (_, path) => {
  test.each(views)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await openPage(path(), view)
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})

describe.each(ownPages)('%s', (_, path, prepare) => {
  test.each(views)('at $width px, $colorScheme, breaks no rule of WCAG 2.2 AA', async (view) => {
    const page = await openPage(path, view, session)
    await prepare(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(view.width)
  })
})

type View = (typeof views)[number]

/** Opens a page for a visitor or with a session. */
async function openPage(path: string, { colorScheme, ...viewport }: View, storageState?: Session) {
  const { page } = await used.sharedPage(`${colorScheme} ${Boolean(storageState)}`, {
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  await page.goto(path)
  await hydrated(page)
  return page
}
