import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PageOptions } from './browser.ts'
import { totalShift, watchShifts } from './layout-shifts.ts'
import { accounts, fillLogin, tokenOf } from './sign-in.ts'
import { useProduct } from './use-product.ts'
import { expectPath, hydrated, pathOf } from './visit.ts'

const { maria } = accounts
const phone = { viewport: { width: 360, height: 740 } }

const used = useProduct()

const heart = (page: Page) => page.getByRole('button', { name: /^Favoritar/ }).first()

async function logIn(page: Page, { email, password }: typeof maria) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** A page in which Maria is signed in, in the window of the file's other tests or in one of its own. */
async function signedInPage(path: string, ownWindow?: PageOptions) {
  const storageState = await used.session(maria)
  const watched = ownWindow
    ? await used.newPage({ storageState, ...ownWindow })
    : await used.sharedPage('window', { storageState })
  await watched.page.goto(path)
  await hydrated(watched.page)
  return watched
}

/** An empty page in the same window, signed out. */
const signedOutPage = () => used.sharedPage('window', { storageState: { origins: [] } })

test('somebody registers, logs in, keeps a favorite, removes it, and takes that back', async () => {
  const { page, complaints } = await signedOutPage()
  await page.goto('/')
  await hydrated(page)
  const name = await page.locator('article h3').first().textContent()
  await heart(page).click()
  await expectPath(page, /^\/login$/)
  await page.getByText('Faça login para gerenciar seus favoritos.').waitFor()

  await page.getByRole('link', { name: 'Cadastre-se' }).click()
  await page.getByLabel('Nome').fill('Ana Lima')
  await page.getByLabel('E-mail').fill('ana@guia.test')
  await page.getByLabel('Telefone').pressSequentially('12991234567')
  expect(await page.getByLabel('Telefone').inputValue()).toBe('(12) 99123-4567')
  await page.getByLabel('Senha', { exact: true }).fill('segredo-longo')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expectPath(page, /^\/login$/)
  await page.getByText('Ana Lima').waitFor()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await expectPath(page, /^\/$/)

  // The heart that was pressed before there was an account is given.
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Conta de Ana Lima' }).click()
  await page.getByRole('link', { name: 'Meus Favoritos' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: `Remover dos favoritos: ${name}` }).click()
  await page.getByText('Você ainda não adicionou nenhum estabelecimento aos favoritos.').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: `Remover dos favoritos: ${name}` }).waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  await expectPath(page, /^\/login$/)
  await logIn(page, { email: 'ana@guia.test', password: 'segredo-longo' })
  await expectPath(page, /^\/$/)
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
})

test('a session that expires in mid-use leads through the login back to what was typed', async () => {
  const { page, complaints } = await signedInPage('/minha-conta')
  await page.getByLabel('Nome', { exact: true }).fill('Maria Alterada')
  await page.evaluate(() => localStorage.setItem('guiadovale.token', 'is.not.valid'))
  await page.getByRole('button', { name: 'Salvar perfil' }).click()
  await expectPath(page, /^\/login$/)
  await page.getByText('Sua sessão expirou. Entre de novo para continuar.').waitFor()
  expect(complaints).toContain('Sessão expirada ou inválida')
  expect(await page.evaluate(() => localStorage.getItem('guiadovale.token'))).toBeNull()
  await logIn(page, maria)
  await expectPath(page, /^\/minha-conta$/)
  await expect.poll(() => page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Maria Alterada')
})

test('a heart whose session has expired leads to the login and back', async () => {
  const { page } = await signedInPage('/explore')
  await expect.poll(() => heart(page).getAttribute('aria-disabled')).toBe('false')
  await page.evaluate(() => localStorage.setItem('guiadovale.token', 'is.not.valid'))
  await heart(page).click()
  await expectPath(page, /^\/login$/)
  await page.getByText('Sua sessão expirou.', { exact: false }).waitFor()
  await logIn(page, maria)
  await expectPath(page, /^\/explore$/)
})

test('a forgotten password is replaced by the link in the mail, once', async () => {
  const { page, complaints } = await signedOutPage()
  const account = { email: 'ana.esquecida@guia.test', password: 'a-primeira' }
  await page.goto('/register')
  await hydrated(page)
  await page.getByLabel('Nome').fill('Ana Esquecida')
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Telefone').fill('1236221234')
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()

  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.getByRole('heading', { name: 'Esqueci minha senha' }).waitFor()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText(`Se houver uma conta com ${account.email}`, { exact: false }).waitFor()
  const link = await linkInOutbox(account.email)

  await page.goto(link)
  await hydrated(page)
  await expect.poll(() => pathOf(page) + new URL(page.url()).hash).toBe('/redefinir-senha')
  await page.getByLabel('Nova senha', { exact: true }).fill('a-segunda-senha')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expectPath(page, /^\/login$/)
  await page.getByText('Senha alterada. Entre com a nova senha.').waitFor()
  await logIn(page, { email: account.email, password: 'a-segunda-senha' })
  await expectPath(page, /^\/$/)
  expect(complaints).toEqual([])

  await page.goto(link)
  await hydrated(page)
  await page.getByText('Este link não vale mais.', { exact: false }).waitFor()
  expect(await page.getByLabel('Nova senha', { exact: true }).count()).toBe(0)
})

/** The address in the newest mail of the product's outbox to an account that sets a password. */
async function linkInOutbox(email: string): Promise<string> {
  const folder = join(used.product.folder, 'outbox')
  const links = () =>
    (existsSync(folder) ? readdirSync(folder).sort() : [])
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /\/redefinir-senha#token=[\w-]+/.exec(mail) ?? [])
  await expect.poll(links).not.toEqual([])
  return used.product.origin + links().at(-1)
}

describe('the menu', () => {
  test('on phones opens by keyboard, leads to the account, and closes with Escape', async () => {
    const { page, complaints } = await signedInPage('/', phone)
    const summary = page.getByText('Menu', { exact: true })
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Minhas Empresas' }).filter({ visible: true }).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: 'Minhas Empresas' })
      .filter({ visible: true })
      .waitFor({ state: 'detached' })
    await summary.click()
    await page.getByRole('link', { name: 'Minhas Empresas' }).filter({ visible: true }).click()
    await expectPath(page, /^\/minhas-empresas$/)
    await page.getByText('No guia desde', { exact: false }).first().waitFor()
    expect(complaints).toEqual([])
  })

  test('on desktops is walked through by keyboard', async () => {
    const { page } = await signedInPage('/explore')
    const button = page.getByRole('button', { name: /^Conta de/ })
    await button.focus()
    await page.keyboard.press('Enter')
    for (const text of ['Minha Conta', 'Meus Favoritos', 'Minhas Empresas', 'Sair']) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('comes without moving anything', async () => {
    const { page } = await signedInPage('/', {})
    await watchShifts(page)
    for (const path of ['/', '/explore', '/minha-conta']) {
      await page.goto(path)
      await page.getByRole('button', { name: /^Conta de/ }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await totalShift(page), path).toBeLessThan(0.02)
    }
  })
})

test('sessions are listed and ended one by one, and with "Sair", on the server too', async () => {
  const account = { email: 'ana.sessoes@guia.test', password: 'segredo-longo' }
  const { origin } = used.product
  await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'Ana', phone: '12991234567' }),
  })
  const statusOf = async (token: string) =>
    (await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status
  const lost = await tokenOf(origin, account)
  const { page, complaints } = await signedOutPage()
  await page.goto('/login')
  await fillLogin(page, account)
  await expectPath(page, /^\/$/)
  await page.goto('/minha-conta')
  const section = page.getByRole('region', { name: 'Sessões' })
  await section.getByText('Este aparelho').waitFor()
  // From the registration, the lost one and this one.
  expect(await section.getByRole('listitem').count()).toBe(3)
  await section.getByText('Chrome no Linux').waitFor()
  for (let left = 2; left > 0; left -= 1) {
    await section
      .getByRole('button', { name: /^Encerrar/ })
      .first()
      .click()
    await expect.poll(() => section.getByRole('listitem').count()).toBe(left)
  }
  expect(await statusOf(lost)).toBe(401)

  const token = String(await page.evaluate(() => localStorage.getItem('guiadovale.token')))
  expect(await statusOf(token)).toBe(200)
  await section.getByRole('button', { name: 'Sair deste aparelho' }).click()
  await expectPath(page, /^\/login$/)
  await expect.poll(() => statusOf(token)).toBe(401)
  expect(complaints).toEqual([])
})

test('signing out in one tab ends the session in the other', async () => {
  const { page } = await signedInPage('/favorites')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /^Conta de/ }).click()
  await other.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click()
  await expectPath(other, /^\/login$/)
  await expectPath(page, /^\/login$/)
  await other.close()
})

test('a photo is cropped to a square and shown in the menu; the data can be downloaded', async () => {
  const { page, complaints } = await signedInPage('/minha-conta')
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2277aa' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('slider', { name: 'Aproximação' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Usar esta foto' }).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await page.getByText('Foto atualizada.').waitFor()
  const shown = page.getByRole('button', { name: /^Conta de/ }).locator('img')
  // The largest square of the picture.
  await expect.poll(() => shown.getAttribute('width')).toBe('600')
  expect(await shown.getAttribute('height')).toBe('600')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain(maria.email)
  expect(complaints).toEqual([])
})

test('an account is deleted after its password, and leads home', async () => {
  const { page } = await signedOutPage()
  await page.goto('/register')
  await hydrated(page)
  await page.getByLabel('Nome').fill('Passageiro')
  await page.getByLabel('E-mail').fill('passageiro@guia.test')
  await page.getByLabel('Telefone').fill('1236221234')
  await page.getByLabel('Senha', { exact: true }).fill('por-pouco-tempo')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.goto('/minha-conta')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Senha', { exact: true }).fill('por-pouco-tempo')
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  await expectPath(page, /^\/$/)
  await page.getByText('Sua conta foi excluída.').waitFor()
  await page.goto('/login')
  await hydrated(page)
  await logIn(page, { email: 'passageiro@guia.test', password: 'por-pouco-tempo' })
  await page.getByRole('alert').waitFor()
})
