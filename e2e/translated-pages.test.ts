import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { accounts, type Session } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, hydrated, settled } from './visit.ts'

const used = useProduct('translated')

/**
 * What Chromium's translation and extensions do to a page: texts are moved into two `font` elements, also those that
 * come later, and an element is put before and behind each field.
 */
function interfere(): void {
  const untouched = 'font, script, style, svg, textarea, title, noscript, .notranslate'
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(text)
  }
  const put = (field: Element) => {
    if (field.previousElementSibling?.localName === 'x-extension') return
    field.before(document.createElement('x-extension'))
    field.after(document.createElement('x-extension'))
  }
  const change = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    found.forEach(wrap)
    if (root instanceof Element) root.querySelectorAll('input:not([hidden]), select, textarea').forEach(put)
  }
  change(document.body)
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) for (const node of addedNodes) if (node.isConnected) change(node)
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Opens a page that is changed before it is hydrated.
 *
 * @param then runs on the page that the server rendered
 * @returns everything that would be an error to its visitor, so far
 */
async function openTranslated(path: string, session?: Session, then = async (_: Page) => {}) {
  const { page } = await used.newPage({ ...(session && { storageState: session }), reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`))
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await page.evaluate(interfere)
  await then(page)
  scripts.resolve()
  await hydrated(page)
  await settled(page)
  return { page, errors }
}

/** Presses every control that stays on the page, including those that appear during the presses. */
async function pressEverything(page: Page, most = 40): Promise<void> {
  const { pathname } = new URL(page.url())
  const pressed: string[] = []
  while (pressed.length < most) {
    const more = await page.evaluate(pressUntilGone, { pathname, pressed, most: most - pressed.length })
    pressed.push(...more)
    expect(await failures(page), `after ${pressed.at(-1)} on ${pathname}`).toEqual([])
    // Nothing is pressed where Back does not lead to the page again.
    if (more.length === 0 || new URL(page.url()).pathname === pathname) return
    await page.goBack()
    await settled(page)
  }
}

const failures = (page: Page) =>
  page.evaluate(() =>
    ['Algo deu errado', 'A página não carregou'].filter((text) => document.body.innerText.includes(text)),
  )

interface Pressing {
  pathname: string
  /** By their words. */
  pressed: string[]
  most: number
}

/** Runs in the page, until it is another one or has failed. @returns what was pressed */
async function pressUntilGone({ pathname, pressed, most }: Pressing): Promise<string[]> {
  const done: string[] = []
  // A form without a script of its own would load another document in the midst of this.
  window.addEventListener('submit', (event) => event.preventDefault())
  const words = (thing: Element) =>
    [
      thing.localName,
      thing.getAttribute('aria-label'),
      thing.textContent?.trim(),
      thing.getAttribute('aria-pressed'),
    ]
      .filter(Boolean)
      .join(' ')
  const staysHere = (thing: Element) =>
    !(thing instanceof HTMLAnchorElement) ||
    (thing.origin === location.origin && thing.pathname === location.pathname && !thing.target)
  const things =
    'button, summary, select, a[href], input[type=checkbox], input[type=radio], [role=option], [role=menuitem]'
  while (done.length < most && location.pathname === pathname) {
    const thing = [...document.querySelectorAll<HTMLElement>(things)].find(
      (each) =>
        each.checkVisibility() &&
        !each.matches(':disabled, [type=file]') &&
        // It ends the session before the rest is pressed.
        each.textContent?.trim() !== 'Sair' &&
        staysHere(each) &&
        ![...pressed, ...done].includes(words(each)),
    )
    if (!thing) break
    done.push(words(thing))
    if (thing instanceof HTMLSelectElement) {
      thing.selectedIndex = thing.options.length - 1
      thing.dispatchEvent(new Event('change', { bubbles: true }))
    } else thing.click()
    // What React renders for it, and what that has the browser render.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
    if (document.body.innerText.includes('Algo deu errado')) break
  }
  return done
}

const publicPages = [
  '/',
  '/explore',
  '/explore?city=taubate&category=alimentacao&name=padaria',
  '/explore?name=xyzxyz&city=nowhere',
  '/explore?view=map',
  '/em/taubate',
  '/em/taubate/alimentacao',
  '/em/taubate/hoje',
  '/quem-somos',
  '/politica-privacidade',
  '/termos',
  '/golpe-da-lista',
  '/correcao/1-unknown',
  '/confirmar/1-unknown',
  '/confirmar/1-unknown/parar',
  '/confirmar-dados/1-unknown',
  '/sitemap',
  '/favorites',
  '/404',
  '/no-such-establishment',
  '/login',
  '/register',
  '/esqueci-senha',
  '/redefinir-senha',
  '/register/convite',
  '/unauthorized',
]

test.each(publicPages)('everything on %s can be pressed when it is translated', async (path) => {
  const { page, errors } = await openTranslated(path)
  expect(await failures(page)).toEqual([])
  await pressEverything(page)
  expect(errors).toEqual([])
})

test('a profile is read past midnight when it is translated', async () => {
  const { page: list } = await used.newPage()
  await list.goto('/explore?perPage=24')
  for (const slug of (await cardSlugs(list)).slice(0, 4)) {
    const { page, errors } = await openTranslated(`/${slug}`)
    await pressEverything(page, 20)
    const hours = page.locator('details', { has: page.locator('dl') })
    // What a press has folded away has no inner text.
    const days = () => hours.locator('dt', { hasText: '(hoje)' }).allTextContents()
    const today = await days()
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000)
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
    if (today.length > 0) await expect.poll(days).not.toEqual(today)
    expect(await failures(page)).toEqual([])
    expect(errors).toEqual([])
  }
})

/** Pages about an establishment: two below its profile, the status of a correction, and the form of its owner. */
async function addressesOf(session: Session) {
  const token = String(session.origins[0]?.localStorage[0]?.value)
  const ask = (query: string, variables?: object) => graphql(used.product.origin, query, variables, token)
  const { businessesOfOwner, searchBusinesses } = await ask(
    `{ businessesOfOwner(perPage: 1) { items { id } }
      searchBusinesses(order: NEWEST, perPage: 1) { items { slug } } }`,
  )
  const [{ slug }] = searchBusinesses.items
  const input = { topics: ['OTHER'], note: 'Mudou o nome da rua.' }
  const { proposeCorrection } = await ask(
    'mutation ($slug: String!, $input: ProposalInput!) { proposeCorrection(slug: $slug, input: $input) { token } }',
    { slug, input },
  )
  return {
    correction: `/${slug}/corrigir`,
    claim: `/${slug}/reivindicar`,
    status: `/correcao/${proposeCorrection.token}`,
    own: `/minhas-empresas/${businessesOfOwner.items[0].id}/propor`,
  }
}

test.each(['correction', 'claim', 'status', 'own'] as const)(
  'everything on the page of a %s can be pressed when it is translated',
  async (name) => {
    const session = await used.session(accounts.maria)
    const path = (await addressesOf(session))[name]
    const { page, errors } = await openTranslated(path, session)
    await page.locator('h1').first().waitFor()
    expect(await failures(page)).toEqual([])
    await pressEverything(page)
    expect(errors).toEqual([])
  },
)

const signedInPages = [
  '/minha-conta',
  '/minhas-empresas',
  '/favorites',
  '/dashboard',
  '/dashboard/cities',
  '/dashboard/neighborhoods',
  '/dashboard/categories',
  '/dashboard/subcategories',
  '/dashboard/attributes',
  '/dashboard/business',
  '/dashboard/business/add',
  '/dashboard/business/import',
  '/dashboard/business/import/categories',
  '/dashboard/users',
  '/dashboard/audit',
  '/dashboard/proposals',
  '/dashboard/proposals/add',
  '/dashboard/pairs',
  '/dashboard/searches',
  '/dashboard/holidays',
  '/dashboard/merge?kept=1&other=2',
]

test.each(signedInPages)('everything on %s can be pressed when it is translated', async (path) => {
  const account = path.startsWith('/dashboard') ? accounts.admin : accounts.maria
  const { page, errors } = await openTranslated(path, await used.session(account))
  await page.locator('h1').first().waitFor()
  await pressEverything(page, 40)
  expect(errors).toEqual([])
})

test('what is typed and chosen before a changed page is hydrated stays, with the focus', async () => {
  const name = (page: Page) => page.getByLabel('Nome', { exact: true })
  const { page } = await openTranslated('/', undefined, async (page) => {
    await page.getByRole('combobox', { name: 'Cidade' }).selectOption('Taubaté')
    await name(page).fill('padaria do joão')
  })
  expect(await name(page).inputValue()).toBe('padaria do joão')
  expect(await name(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Cidade' }).inputValue()).toBe('taubate')
  // What depends on a choice appears as if it was made after hydration.
  await page.getByRole('combobox', { name: 'Bairro' }).waitFor()
})

test('a login typed before a changed page is hydrated is sent', async () => {
  const { page } = await openTranslated('/login', undefined, async (page) => {
    await page.getByLabel('E-mail').fill(accounts.maria.email)
    await page.getByLabel('Senha', { exact: true }).fill(accounts.maria.password)
    await page.getByLabel('Lembrar-me').click()
  })
  await expect.poll(() => page.getByLabel('Lembrar-me').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})
