import { createConnection } from 'mariadb'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { accounts, type Session } from './sign-in.ts'
import { useDashboard } from './use-dashboard.ts'
import { holdsFocus, hydrated } from './visit.ts'

const dashboard = useDashboard('long_words')

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

/** The widest letter, as often as the longest word that a screen must bear has letters. */
const word = 'M'.repeat(80)
/** An address of the greatest length with no place where a line may end. */
const mail = (place: string) => `${place}${'m'.repeat(62)}@${'m'.repeat(61)}.com.br`

let maria: Session
let profile: string
let business: string
/** Of a correction of it. */
let status: string
let ownBusiness: string

/** Every text that somebody can write becomes one long word. */
const writes = [
  `UPDATE users SET name = CONCAT('${word}', id), email = CONCAT('m', id, '${mail('')}')`,
  ...['categories', 'subcategories', 'neighborhoods', 'cities'].map(
    (table) => `UPDATE ${table} SET name = CONCAT('${word}', id), slug = CONCAT('${word.toLowerCase()}', id)`,
  ),
  `UPDATE cities SET holidays = CONCAT('19/03 ', '${word.slice(0, 60)}')`,
  `UPDATE businesses SET name = CONCAT('${word}', id), slug = CONCAT('${word.toLowerCase()}', id),
    search_name = LOWER(CONCAT('${word}', id)), search_words = search_name,
    street = '${word}', number = '${word.slice(0, 20)}', excerpt = '${word}',
    description = '<p>${word}</p><ul><li><strong>${word}</strong></li></ul><p><a href="https://example.com/">${word}</a></p>',
    email = '${mail('e')}', site = 'https://${word.toLowerCase()}.example.com/${word}',
    instagram = 'https://www.instagram.com/${word}', facebook = 'https://www.facebook.com/${word}',
    linkedin = 'https://www.linkedin.com/company/${word}', twitter = 'https://x.com/${word}',
    tiktok = 'https://www.tiktok.com/@${word}'`,
  `UPDATE photos SET alt = '${word}'`,
  `UPDATE sessions SET device = '${word}'`,
  `INSERT INTO search_misses (day, words, visitors) VALUES (CURRENT_DATE, '${word.slice(0, 60).toLowerCase()}', 9)`,
  `INSERT INTO invitations (name, email, role, token_hash, expires_at)
    VALUES ('${word}', '${mail('i')}', 'admin', REPEAT('a', 64), NOW() + INTERVAL 1 DAY)`,
  `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
    SELECT id, UNHEX('01'), UNHEX('02'), 0, '', '${word.slice(0, 60)}' FROM users WHERE role = 'admin' LIMIT 1`,
]

beforeAll(async () => {
  const { origin, config } = dashboard.product
  maria = await dashboard.session(accounts.maria)
  const connection = await createConnection(config)
  try {
    for (const write of writes) await connection.query(write)
    await connection.query('UPDATE catalogue_version SET version = version + 100')
  } finally {
    await connection.end()
  }
  const token = String(dashboard.admin.origins[0]?.localStorage[0]?.value)
  const ask = (query: string, variables?: object) => graphql(origin, query, variables, token)
  const { items } = (
    await ask('{ searchBusinesses(order: NEWEST, page: 1, perPage: 9) { items { id slug } } }')
  ).searchBusinesses
  business = items[0].id
  profile = `/${items[0].slug}`
  // Entries of the history, with both values of what changed.
  await ask(
    'mutation ($id: ID!, $name: String!) { updateBusiness(id: $id, input: { name: $name }) { id } }',
    {
      id: business,
      name: `${word}${word.slice(0, 70)}`,
    },
  )
  const favor = 'mutation ($id: ID!) { addFavorite(businessId: $id) { id } }'
  const own = String(maria.origins[0]?.localStorage[0]?.value)
  await graphql(origin, favor, { id: business }, own)
  const ofOwner = '{ businessesOfOwner(perPage: 1) { items { id } } }'
  ownBusiness = (await graphql(origin, ofOwner, {}, own)).businessesOfOwner.items[0].id
  const correct =
    'mutation ($slug: String!, $input: ProposalInput!) { proposeCorrection(slug: $slug, input: $input) { token } }'
  const input = { topics: ['NAME', 'OTHER'], note: word, email: mail('p'), values: { name: `${word}novo` } }
  const { proposeCorrection } = await graphql(origin, correct, { slug: profile.slice(1), input })
  status = `/correcao/${proposeCorrection.token}`
})

type Visit = [name: string, path: () => string, prepare?: (page: Page) => Promise<unknown>]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const press = (page: Page, name: string | RegExp) => button(page, name).click()
const rows = (page: Page) => page.locator('table:not([aria-busy])').getByRole('rowheader').first().waitFor()
const text = (page: Page, shown: string | RegExp) =>
  page.getByText(shown).filter({ visible: true }).first().waitFor()

/** Presses a button that opens a dialog, and waits for the dialog. */
async function open(page: Page, name: string | RegExp) {
  await press(page, name)
  await holdsFocus(page.getByRole('dialog'))
}

const ofVisitors: Visit[] = [
  ['the home page', () => '/', (page) => page.locator('article').first().waitFor()],
  [
    'suggestions',
    () => '/',
    async (page) => {
      await page.getByLabel('Nome').first().pressSequentially('MMMM')
      await page.getByRole('option').first().waitFor()
    },
  ],
  ['the results', () => `/explore?city=${word.toLowerCase()}1&category=${word.toLowerCase()}1`],
  ['an empty result', () => `/explore?name=${word}zzz`, (page) => text(page, word)],
  ['a city', () => `/em/${word.toLowerCase()}1`],
  ['a category of a city', () => `/em/${word.toLowerCase()}1/${word.toLowerCase()}1`],
  ['a profile', () => profile],
  [
    'a correction',
    () => `${profile}/corrigir`,
    async (page) => {
      await page.locator('label', { hasText: 'Nome' }).first().click()
      await text(page, word)
    },
  ],
  ['the status of a correction', () => status, (page) => text(page, word)],
  ['the page about scams', () => '/golpe-da-lista'],
  ['a missing profile', () => `/${word.toLowerCase()}-nao-existe`],
  ['the site map', () => '/sitemap'],
  ['the login', () => '/login', (page) => page.getByLabel('E-mail').fill(mail('x'))],
  [
    'a forgotten password',
    () => '/esqueci-senha',
    async (page) => {
      await page.getByLabel('E-mail').fill(mail('x'))
      await press(page, 'Enviar link')
      await text(page, mail('x'))
    },
  ],
  [
    'a wrong registration',
    () => '/register',
    async (page) => {
      await page.getByLabel('Nome').fill(word)
      await page.getByLabel('E-mail').fill(word)
      await press(page, 'Cadastrar')
      await text(page, 'Informe um e-mail válido.')
    },
  ],
]

const ofOwners: Visit[] = [
  ['favorites', () => '/favorites', (page) => button(page, /^Remover dos/).waitFor()],
  [
    'a favorite that is removed',
    () => '/favorites',
    async (page) => {
      await press(page, /^Remover dos/)
      await button(page, 'Desfazer').waitFor()
    },
  ],
  ['the account', () => '/minha-conta', (page) => text(page, word)],
  ['the deletion of the account', () => '/minha-conta', (page) => open(page, 'Excluir minha conta')],
  ['the own establishments', () => '/minhas-empresas', (page) => text(page, 'No guia desde')],
  ['a claim', () => `${profile}/reivindicar`, (page) => text(page, word)],
  ['a proposal', () => `/minhas-empresas/${ownBusiness}/propor`, (page) => text(page, word)],
  ['the menu of the account', () => '/', (page) => page.getByText('Menu', { exact: true }).click()],
  ['somebody who is signed in already', () => '/login', (page) => text(page, 'Continuar')],
]

/** Chooses the first row of the list and opens what is asked about it. */
async function choose(page: Page, action: string) {
  await rows(page)
  await page.locator('tbody').getByRole('checkbox').first().click()
  await open(page, action)
}

const ofAdministrators: Visit[] = [
  ['the account with a passkey', () => '/minha-conta', (page) => text(page, word)],
  ['the first page', () => '/dashboard', (page) => text(page, word)],
  [
    'the navigation',
    () => '/dashboard',
    async (page) => {
      await text(page, word)
      await open(page, 'Abrir menu')
    },
  ],
  ['the establishments', () => '/dashboard/business', rows],
  [
    'filters of the establishments',
    () => `/dashboard/business?search=${word}&city=${word.toLowerCase()}1&category=${word.toLowerCase()}1`,
    (page) => text(page, 'Nenhum estabelecimento'),
  ],
  ['a deletion of several', () => '/dashboard/business', (page) => choose(page, 'Excluir selecionados')],
  [
    'an edit of several',
    () => '/dashboard/business',
    async (page) => {
      await choose(page, 'Editar selecionados')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Categorias', { exact: true }).selectOption({ label: 'Substituir' })
      await dialog.getByLabel('Categoria', { exact: true }).selectOption({ index: 1 })
      await dialog.getByLabel('Subcategoria', { exact: true }).selectOption({ index: 1 })
      await dialog.getByRole('button', { name: 'Ver o que muda' }).click()
      await dialog.getByRole('group', { name: 'O que muda' }).waitFor()
    },
  ],
  [
    'an establishment',
    () => `/dashboard/business/edit/${business}`,
    (page) => page.getByLabel('Nome *').waitFor(),
  ],
  [
    'the preview of an establishment',
    () => `/dashboard/business/edit/${business}`,
    (page) => open(page, 'Pré-visualizar'),
  ],
  ...['cities', 'neighborhoods', 'categories', 'subcategories'].flatMap((screen): Visit[] => [
    [screen, () => `/dashboard/${screen}`, rows],
    [
      `an edited record of ${screen}`,
      () => `/dashboard/${screen}`,
      async (page) => {
        await rows(page)
        await press(page, /^Editar M/)
        await page.getByText('Cancelar').first().waitFor()
      },
    ],
    [
      `a deletion of ${screen}`,
      () => `/dashboard/${screen}`,
      async (page) => {
        await rows(page)
        await open(page, /^Excluir M/)
        await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
        // Done, or refused since establishments use it, in a message with its name.
        await page
          .getByRole('main')
          .getByText(/excluíd|usad/)
          .first()
          .waitFor()
      },
    ],
  ]),
  ['the accounts', () => '/dashboard/users', rows],
  [
    'what an account owns',
    () => '/dashboard/users',
    async (page) => {
      await rows(page)
      await open(page, /: ver quais$/)
      await page.getByRole('dialog').getByText(word).nth(1).waitFor()
    },
  ],
  [
    'a link for a password',
    () => '/dashboard/users',
    async (page) => {
      await rows(page)
      await open(page, /^Enviar link de senha/)
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar link' }).click()
      await text(page, /^Link enviado/)
    },
  ],
  [
    'an invitation',
    () => '/dashboard/users',
    async (page) => {
      await open(page, 'Convidar')
      await page.getByRole('dialog').getByLabel('E-mail').fill(mail('c'))
    },
  ],
  ['the history', () => '/dashboard/audit', (page) => page.locator('details').first().waitFor()],
  [
    'what has changed',
    () => '/dashboard/audit',
    async (page) => {
      await page.locator('summary').first().click()
      await page.locator('details[open]').first().waitFor()
    },
  ],
  ['the queue of proposals', () => '/dashboard/proposals', (page) => text(page, word)],
  [
    'a proposal that is entered',
    () => `/dashboard/proposals/add?business=${business}`,
    (page) => text(page, word),
  ],
  ['searches without a result', () => '/dashboard/searches', rows],
  [
    'words that become a synonym',
    () => '/dashboard/searches',
    async (page) => {
      await rows(page)
      await open(page, /^Tornar/)
      await page.getByRole('option', { name: word }).first().waitFor({ state: 'attached' })
    },
  ],
  [
    'a file of another name',
    () => '/dashboard/business/import',
    async (page) => {
      const buffer = Buffer.from(`nome;${word}\n${word};${word}\n`)
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer })
      await text(page, `${word}.csv`)
    },
  ],
]

/** What makes a page scroll sideways, innermost last. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const across = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth
    if (across <= 0) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [`${across} px`, ...wide.slice(-6).map((element) => `${element.tagName}.${element.className}`)]
  })
}

const people: [name: string, visits: Visit[], session: () => Session | undefined][] = [
  ['a visitor', ofVisitors, () => undefined],
  ['an owner', ofOwners, () => maria],
  ['an administrator', ofAdministrators, () => dashboard.admin],
]

describe.each(people)('words of 80 letters on a phone, as %s', (who, visits, session) => {
  test.each(visits)('%s has no sideways scrolling', async (_, path, prepare) => {
    const storageState = session()
    const { page } = await dashboard.sharedPage(who, { ...phone, ...(storageState && { storageState }) })
    await page.goto(path())
    await hydrated(page)
    await prepare?.(page)
    expect(await tooWide(page)).toEqual([])
    // What a dialog cuts off does not make the page scroll.
    const cut = await page
      .getByRole('dialog')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
    expect(cut, 'no dialog scrolls sideways').toBe(0)
  })
})
