import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givePhotos, photographed } from '../give-photos.ts'
import { accounts } from '../sign-in.ts'
import { type Product, startProduct } from '../start-product.ts'
import { startFirefox } from './firefox.ts'
import type { DrivenBrowser, Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

// Each browser is asked for the same; `npm test` runs everything else in Chromium.

const screens = {
  '': 'Dashboard',
  '/cities': 'Gerenciar Cidades',
  '/neighborhoods': 'Gerenciar Bairros',
  '/categories': 'Gerenciar Categorias',
  '/subcategories': 'Gerenciar Subcategorias',
  '/business': 'Gerenciar Estabelecimentos',
  '/business/add': 'Adicionar Estabelecimento',
  '/business/import': 'Importar estabelecimentos',
  '/business/import/categories': 'Categorias das fontes',
  '/users': 'Usuários',
  '/audit': 'Histórico',
  '/proposals': 'Propostas',
  '/proposals/add': 'Registrar recado',
  '/searches': 'Buscas sem resultado',
}

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (name, start) => {
  let product: Product
  let browser: DrivenBrowser
  let tab: Tab

  beforeAll(async () => {
    product = await startProduct(name.toLowerCase())
    await givePhotos(product)
    browser = await start()
    tab = browser.tab
  })
  afterAll(() => browser?.close())

  const path = () => tab.run(() => location.pathname + location.search)
  const isAt = (form: RegExp) => expect.poll(path).toMatch(form)
  const click = (css: string, text?: string) => tab.click({ css, text })
  const type = (css: string, label: string | undefined, text: string) => tab.type({ css, text: label }, text)

  /** Waits for an element; a page that has failed never shows it. */
  async function sees(css: string, text?: string) {
    const look = async () => {
      const failed = await tab.has({ css: 'h1', text: 'Algo deu errado' })
      return failed ? 'Algo deu errado' : await tab.has({ css, text })
    }
    await expect.poll(look, { message: `${css} ${text ?? ''}` }).toBe(true)
  }

  async function open(to: string) {
    await tab.open(product.origin + to)
    await expect.poll(() => tab.run(isHydrated)).toBe(true)
  }

  async function signIn({ email, password } = accounts.admin) {
    await signOut()
    await open('/login')
    await fillLogin(email, password)
    await isAt(/^\/$/)
  }

  async function signOut() {
    await open('/termos')
    await tab.run(() => localStorage.clear())
  }

  async function fillLogin(email: string, password: string) {
    await type('input', 'E-mail', email)
    await type('input[type=password]', 'Senha', password)
    await click('button[type=submit]', 'Entrar')
  }

  /** Types into a picker of the dashboard and takes what that finds. */
  async function pick(label: string, text: string, option: string) {
    await type('[role=combobox]', label, text)
    await click('[role=option]', option)
    await tab.press('Escape')
  }

  test('a need is found by typing', async () => {
    await open('/')
    await type('input[type=search]', 'Nome', 'padaria taub')
    await click('[role=option]', 'Padarias em Taubaté')
    await isAt(/^\/explore\?city=taubate&category=alimentacao&subcategory=padarias$/)
    await sees('h1', 'Padarias em Taubaté')
    await sees('article')
  })

  test('what is open now and has no steps is found, page by page', async () => {
    await open('/explore')
    await click('button', 'Aberto agora')
    await sees('button[aria-pressed=true]', 'Aberto agora')
    await click('button[aria-pressed=true]', 'Aberto agora')
    await sees('button[aria-pressed=false]', 'Aberto agora')
    await click('nav a', 'Próxima')
    await isAt(/[?&]page=2/)
    await sees('article')
    await tab.back()
    await isAt(/^\/explore$/)
    await click('a', 'Entrada sem degraus')
    await isAt(/attribute=entrada-sem-degraus/)
    await sees('a[aria-current=true]', 'Entrada sem degraus')
  })

  test('results are shown on the map', async () => {
    await open('/explore')
    await click('a', 'Ver no mapa')
    await isAt(/view=map/)
    await sees('.leaflet-marker-icon')
    await sees('.leaflet-tile-loaded')
    await click('.leaflet-marker-icon')
    await sees('article')
  })

  test('the gallery of a profile is leafed through by keys', async () => {
    const { slug } = await photographed(product)
    await open(`/${slug}`)
    await sees('summary', '')
    await click('ul[aria-label=Fotos] a')
    await sees('dialog[open] h2', 'Foto 1 de 8')
    await tab.press('ArrowRight')
    await sees('dialog[open] h2', 'Foto 2 de 8')
    await tab.press('Escape')
    await expect.poll(() => tab.has({ css: 'dialog[open]' })).toBe(false)
  })

  test('a heart leads to the login and is filled after it', async () => {
    await signOut()
    await open('/explore')
    const card = await tab.run(() => {
      const first = document.querySelector('article')
      return {
        name: first?.querySelector('h3')?.textContent ?? '',
        path: first?.querySelector('a')?.pathname ?? '',
      }
    })
    await click('article button', `Favoritar ${card.name}`)
    await isAt(/^\/login/)
    await fillLogin(accounts.maria.email, accounts.maria.password)
    await isAt(/^\/explore/)
    await open('/favorites')
    await sees('article', card.name)
    await open(card.path)
    await sees('h1', card.name)
    await sees('main button[aria-pressed=true]')
  })

  test('a passkey is offered, or refused politely', async () => {
    await signIn(accounts.maria)
    await open('/minha-conta')
    await sees('h1', 'Minha Conta')
    const knows = await tab.run(() => typeof globalThis.PublicKeyCredential === 'function')
    if (knows) await sees('button', 'Adicionar chave de acesso')
    else await sees('p', 'Este navegador não conhece chaves de acesso.')
    await signOut()
    await open('/login')
    await sees('button', 'Entrar')
    expect(await tab.has({ css: 'button', text: 'Usar chave de acesso' })).toBe(knows)
  })

  test('every screen of the dashboard is shown', async () => {
    await signIn()
    for (const [screen, title] of Object.entries(screens)) {
      await open(`/dashboard${screen}`)
      await sees('main h1', title)
      await expect.poll(() => tab.has({ css: 'main [aria-busy=true]' })).toBe(false)
      expect(await tab.has({ css: 'main [role=alert]:not(:empty)' })).toBe(false)
    }
    await open('/dashboard')
    await sees('svg [role=img].day')
    await click('button', 'Ver como tabela')
    await sees('main td')
  })

  test('an establishment is added with text, phone, hours and photos, and published', async () => {
    await signIn()
    await open('/dashboard/business/add')
    await type('input', 'Nome *', `Padaria do ${name}`)
    await pick('Categorias *', 'alimenta', 'Alimentação')
    await pick('Subcategorias', 'pada', 'Padarias')
    await type('[contenteditable=true]', undefined, 'Pão quente toda manhã.')
    await type('input', 'Telefone *', '12991234567')
    expect(await tab.run(inputValue, 'Telefone *')).toBe('(12) 99123-4567')
    await pick('Cidade *', 'taubate', 'Taubaté')
    await pick('Bairro *', 'centro', 'Centro')
    await type('input', 'Rua *', 'Rua do Sol')
    await type('input', 'Número *', 'S/N')
    await type('input', 'Segunda-feira', '8-12, 13:30-18')
    await tab.attach({ css: 'input[type=file][multiple]' }, await pictures(product.folder))
    await click('button', 'Adicionar')
    await sees('*', 'Estabelecimento criado com sucesso!')
    await open(`/padaria-do-${name.toLowerCase()}`)
    await sees('h1', `Padaria do ${name}`)
    await sees('main', 'Pão quente toda manhã.')
    await sees('main', '2 fotos')
    await click('summary')
    await sees('dd', 'às')
  })
})

/** In the page: as `hydrated` of visit.ts has it. */
function isHydrated(): boolean {
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1].stateNode
  if (!root || root.current.memoizedState.isDehydrated) return false
  return !document.querySelector('footer') || document.querySelector('footer nav button') !== null
}

/** In the page. */
function inputValue(label: string): string | undefined {
  const inputs = [...document.querySelectorAll('input')]
  return inputs.find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent?.includes(label)),
  )?.value
}

async function pictures(folder: string): Promise<string[]> {
  return Promise.all(
    ['#b3402a', '#0f5c45'].map(async (background, index) => {
      const path = join(folder, `foto-${index}.jpg`)
      const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
      writeFileSync(path, await picture.jpeg().toBuffer())
      return path
    }),
  )
}
