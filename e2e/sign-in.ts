import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { hydrated } from './visit.ts'

/** The demo's accounts. */
export const accounts = {
  admin: { email: 'admin@guiadovale.test', password: 'admin-demo' },
  maria: { email: 'maria@guiadovale.test', password: 'maria-demo' },
}

/** What a browser keeps of somebody who has signed in. */
export type Session = Pick<Awaited<ReturnType<BrowserContext['storageState']>>, 'origins'>

/** Fills the login in that a page shows, and sends it. */
export async function fillLogin(page: Page, { email, password } = accounts.admin): Promise<void> {
  await hydrated(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Signs in through the REST API. Waits as `Retry-After` says while the server is busy. */
export async function tokenOf(origin: string, account = accounts.admin): Promise<string> {
  const send = () =>
    fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
  let answer = await send()
  while (answer.status === 503) {
    await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1))
    answer = await send()
  }
  const { token, message } = (await answer.json()) as { token?: string; message?: string }
  if (!token) throw new Error(`${account.email} cannot sign in: ${message}`)
  return token
}

/** What a browser keeps of a session. */
export function sessionWith(origin: string, token: string): Session {
  return { origins: [{ origin, localStorage: [{ name: 'guiadovale.token', value: token }] }] }
}
