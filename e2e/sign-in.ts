import type { Browser, BrowserContext, Page } from 'playwright-core'
import { watchedPage } from './browser.ts'
import { hydrated } from './visit.ts'

/** The demo's accounts. */
export const accounts = {
  admin: { email: 'admin@guiadovale.test', password: 'admin-demo' },
  maria: { email: 'maria@guiadovale.test', password: 'maria-demo' },
}

/** What a browser keeps of somebody who has signed in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Fills the login in that a page shows, and sends it. */
export async function fillLogin(page: Page, { email, password } = accounts.admin): Promise<void> {
  await hydrated(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Signs in in a window of its own, for windows that begin with the session. */
export async function signedIn(browser: Browser, origin: string, account = accounts.admin): Promise<Session> {
  const { page } = await watchedPage(browser, origin)
  await page.goto('/login')
  await fillLogin(page, account)
  await page.waitForURL((url) => url.pathname !== '/login')
  const session = await page.context().storageState()
  await page.context().close()
  return session
}
