import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WatchedPage } from './browser.ts'
import { accounts, type Session } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { cardSlugs, expectPath, hydrated } from './visit.ts'

const used = useProduct()

/** Waits until the page is the browser's and has nothing more to ask for. */
async function settled({ page, idle }: WatchedPage): Promise<void> {
  await hydrated(page)
  await idle()
}

/** Paths of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

test.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is there for browsers that ask for it unasked', async (path, ...types) => {
  const answer = await fetch(used.product.origin + path)
  expect(answer.status).toBe(200)
  expect(types).toContain(answer.headers.get('content-type')?.split(';')[0])
})

test('what is absent below /.well-known is a 404, not the home page', async () => {
  const answer = await fetch(`${used.product.origin}/.well-known/absent.txt`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'NOT_FOUND'])
})

describe('a visitor', () => {
  test('asks for nothing that the page has brought along', async () => {
    const watched = await used.visitorPage()
    const { page, operations, complaints } = watched
    await page.goto('/explore')
    const [slug] = await cardSlugs(page)
    const searches = ['/explore', '/explore?city=taubate&category=alimentacao', '/explore?name=a&page=2']
    const texts = ['/quem-somos', '/politica-privacidade', '/termos', '/sitemap', '/login', '/register']
    for (const path of ['/', ...searches, `/${slug}`, ...texts]) {
      await page.goto(path)
      await settled(watched)
      expect([path, operations]).toEqual([path, []])
    }
    expect(complaints).toEqual([])
  })

  test.each([
    '/explore?category=%00',
    '/explore?name=%0D%0A%FF',
    '/explore?city=%EF%BF%BE&neighborhood=%C2%85',
  ])('hydrates the values of any address: %s', async (path) => {
    const watched = await used.visitorPage()
    await watched.page.goto(path)
    await settled(watched)
    expect(watched.complaints).toEqual([])
  })

  test('asks once for each page that links lead to, and not again on the way back', async () => {
    const watched = await used.visitorPage()
    const { page, operations } = watched
    const asked = () => operations.splice(0)
    await page.goto('/quem-somos')
    await settled(watched)

    await page.getByRole('banner').getByRole('link', { name: 'Guia do Vale' }).click()
    await page.locator('article').first().waitFor()
    await settled(watched)
    expect(asked()).toEqual(['Home'])

    await page.getByRole('navigation', { name: 'Comece por uma cidade' }).getByRole('link').first().click()
    await expectPath(page, /^\/explore\?city=/)
    await page
      .getByRole('status')
      .filter({ hasText: /\d estabelecimento/ })
      .waitFor()
    await settled(watched)
    // The options of a city and the attributes of the chips load in parallel with the results.
    expect(asked().sort()).toEqual(['FilterAttributes', 'NeighborhoodOptions', 'SearchBusinesses'])

    await page.locator('article a').first().click()
    await page.locator('main h1').waitFor()
    await expectPath(page, /^\/[a-z0-9-]+$/)
    await settled(watched)
    expect(asked()).toEqual(['Profile'])

    await page.goBack()
    await expectPath(page, /^\/explore\?city=/)
    await settled(watched)
    expect(asked()).toEqual([])
  })
})

describe('who is signed in', () => {
  let session: Session
  beforeAll(async () => {
    session = await used.session(accounts.maria)
  })

  test.each([
    ['/', ['FavoriteIds', 'Me']],
    ['/favorites', ['FavoriteIds', 'FavoritesPage', 'Me']],
    ['/minha-conta', ['FavoriteIds', 'Me', 'OpenSessions', 'Passkeys']],
    ['/minhas-empresas', ['FavoriteIds', 'Me', 'MyBusinesses', 'MyProposals']],
  ])('has all that %s needs asked for before the first answer', async (path, needed) => {
    const watched = await used.newPage({ storageState: session })
    const { page, operations, complaints } = watched
    const held: Route[] = []
    await page.route('**/graphql', (route) => void held.push(route))
    await page.goto(path)
    await expect.poll(() => [...operations].sort()).toEqual(needed)
    for (const route of held.splice(0)) await route.continue()
    await page.unroute('**/graphql')
    await settled(watched)
    expect([...operations].sort()).toEqual(needed)
    expect(complaints).toEqual([])
  })
})

describe('a link', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['under the pointer', (page) => page.locator('a[href="/explore"]:visible').first().hover()],
    ['with the focus', (page) => page.locator('a[href="/explore"]:visible').first().focus()],
    ['under a finger', touch],
  ])('%s loads its page before it is followed', async (_, turnTo) => {
    const watched = await used.newPage({ hasTouch: true })
    const { page, idle } = watched
    await page.goto('/')
    await settled(watched)
    const scripts = scriptsOf(page)
    await turnTo(page)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await idle()
    const loaded = scripts.splice(0)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.locator('a[href="/explore"]:visible').first().click()
    await page.locator('article').first().waitFor()
    await expectPath(page, /^\/explore$/)
    expect([loaded.length > 0, scripts]).toEqual([true, []])
  })

  /** A finger that stays down. */
  async function touch(page: Page, selector = 'a[href="/explore"]:visible') {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error('no link in view')
    const devtools = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  }

  test.each(['article a', 'article a[href^="/business/"]'])(
    'of a card (%s) asks for its profile under a finger, and not again when it is followed',
    async (selector) => {
      const watched = await used.visitorPage({ hasTouch: true })
      const { page, operations } = watched
      await page.goto('/explore')
      await settled(watched)
      await page.locator(selector).first().hover()
      await watched.idle()
      expect(operations).toEqual([])
      await touch(page, selector)
      await expect.poll(() => operations).toEqual(['Profile'])
      await watched.idle()
      expect(new URL(page.url()).pathname).toBe('/explore')
      await page.locator(selector).first().click()
      await expectPath(page, /^\/[a-z0-9-]+$/)
      await page.locator('main h1').waitFor()
      await settled(watched)
      expect(operations).toEqual(['Profile'])
    },
  )

  test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }])(
    'of a card asks for nothing under a finger where data are dear: %o',
    async (connection) => {
      const watched = await used.newPage({ hasTouch: true })
      const { page, operations } = watched
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      )
      await page.goto('/explore')
      await settled(watched)
      await touch(page, 'article a')
      await watched.idle()
      expect(operations).toEqual([])
    },
  )

  test('out of the site loads nothing', async () => {
    const watched = await used.newPage()
    const { page } = watched
    await page.goto('/')
    await settled(watched)
    const scripts = scriptsOf(page)
    await page.locator('a[target="_blank"]:visible').first().hover()
    await page.locator('a[href="/quem-somos"]:visible').first().hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    expect(scripts.every((script) => script.startsWith('/assets/'))).toBe(true)
  })
})

describe('Apollo Client, which no rendered page needs', () => {
  test('is fetched at the first touch, for the next page', async () => {
    const watched = await used.newPage()
    const { page } = watched
    const scripts = scriptsOf(page)
    await page.goto('/')
    await settled(watched)
    expect(clientsOf(scripts)).toEqual([])
    await page.mouse.wheel(0, 10)
    await expect.poll(() => clientsOf(scripts)).not.toEqual([])
  })

  test('is not fetched where data are dear: the next page asks without it', async () => {
    const watched = await used.newPage()
    const { page, operations } = watched
    const scripts = scriptsOf(page)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto('/')
    await settled(watched)
    expect(clientsOf(scripts)).toEqual([])
    await page.locator('a[href="/explore"]:visible').first().click()
    await expectPath(page, /^\/explore/)
    await expect.poll(() => [...operations].sort()).toEqual(['FilterAttributes', 'SearchBusinesses'])
    expect(clientsOf(scripts)).toEqual([])
  })

  /** Those of Apollo Client. */
  const clientsOf = (scripts: string[]) => scripts.filter((path) => path.startsWith('/assets/apollo-'))
})
