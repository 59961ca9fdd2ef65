import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../graphql-server/test/redis-server.ts'
import { startBrowser, watchedPage } from './browser.ts'
import { accounts, fillLogin } from './sign-in.ts'
import { startProduct } from './start-product.ts'
import { expectPath, hydrated } from './visit.ts'

let origin: string
let browser: Awaited<ReturnType<typeof startBrowser>>

// Passkeys belong to a name: at an address of numbers browsers make none.
beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  await startProduct('passkeys', { PORT: String(port), ORIGIN: origin, ADMIN_SECOND_FACTOR: 'true' })
  browser = await startBrowser()
  return () => browser.close()
})

/** Gives a page a device that holds passkeys and knows its owner. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const leave = async (page: Page) => {
  // Public: the dashboard may notice at once that its session is gone, and remembers the way back.
  await page.goto('/termos')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await hydrated(page)
}

test('an administrator is led to a passkey, signs in by it alone, and by a code without it', async () => {
  const { page, complaints } = await watchedPage(browser, origin)
  await withAuthenticator(page)
  await page.goto('/dashboard')
  await expectPath(page, /^\/login$/)
  await fillLogin(page)
  await expectPath(page, /^\/minha-conta$/)
  await page.getByText('Para abrir o painel, adicione antes uma chave de acesso.').waitFor()

  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await page.getByLabel('Nome da chave').fill('Notebook da Ana')
  await page.getByRole('button', { name: 'Continuar' }).click()
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' })
  await codes.waitFor()
  const [code = ''] = await codes.getByRole('listitem').allTextContents()
  expect(await codes.getByRole('listitem').count()).toBe(10)
  await codes.getByRole('button', { name: 'Já guardei os códigos' }).click()
  await page.getByText('Notebook da Ana').waitFor()
  await page.getByText('Restam 10 códigos de recuperação.').waitFor()
  await page.getByRole('link', { name: 'Abrir o painel' }).click()
  await expectPath(page, /^\/dashboard$/)
  await hydrated(page)
  expect(complaints).toEqual([])

  await leave(page)
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expectPath(page, /^\/$/)
  await page.goto('/dashboard/users')
  await page.getByRole('button', { name: 'Convidar' }).waitFor()

  // Another device, without the passkey.
  const other = await watchedPage(browser, origin)
  await other.page.goto('/login')
  await fillLogin(other.page)
  await other.page
    .getByText('Esta conta pede também uma chave de acesso ou um código de recuperação.')
    .waitFor()
  await other.page.getByLabel('Código de recuperação').fill('ERRADO')
  await other.page.getByRole('button', { name: 'Entrar' }).click()
  await other.page.getByText('Este código não vale').first().waitFor()
  await other.page.getByLabel('Código de recuperação').fill(code.toLowerCase())
  await other.page.getByRole('button', { name: 'Entrar' }).click()
  await expectPath(other.page, /^\/$/)

  await page.goto('/minha-conta')
  await page.getByText('Restam 9 códigos de recuperação.').waitFor()
  await page.getByRole('button', { name: 'Remover a chave Notebook da Ana' }).click()
  const removal = page.getByRole('dialog', { name: 'Remover a chave Notebook da Ana' })
  await removal.getByRole('button', { name: 'Remover', exact: true }).click()
  await page.getByText('A chave Notebook da Ana foi removida.').waitFor()
})

test('REST refuses the password alone where there is a passkey, and takes a code', async () => {
  const { page } = await watchedPage(browser, origin)
  await withAuthenticator(page)
  await page.goto('/login')
  await fillLogin(page, accounts.maria)
  await expectPath(page, /^\/$/)
  await page.goto('/minha-conta')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await page.getByLabel('Nome da chave').fill('Celular')
  await page.getByRole('button', { name: 'Continuar' }).click()
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' })
  await codes.waitFor()
  const [recoveryCode] = await codes.getByRole('listitem').allTextContents()
  const logIn = async (more: object) => {
    const body = JSON.stringify({ ...accounts.maria, ...more })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
    return [answer.status, await answer.json()]
  }
  const message = 'Esta conta pede também uma chave de acesso ou um código de recuperação.'
  expect(await logIn({})).toEqual([
    403,
    expect.objectContaining({ message, code: 'FORBIDDEN', reason: 'SECOND_FACTOR' }),
  ])
  expect(await logIn({ recoveryCode })).toEqual([200, expect.objectContaining({ success: true })])
})
