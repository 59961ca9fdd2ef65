import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { graphql } from './graphql.ts'
import { takeMarked } from './pick.ts'
import { useDashboard } from './use-dashboard.ts'
import { expectPath, settled } from './visit.ts'

const dashboard = useDashboard()

/** Widths of the two pictures that are chosen, which identify the server's. */
const widths = [811, 812]

/** What has the focus, as it is named to people who hear the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : []
    const texts = [...named.map((id) => document.getElementById(id)), ...labels, element]
    return (
      element.getAttribute('aria-label') ??
      texts.map((each) => each?.textContent?.trim()).find(Boolean) ??
      element.getAttribute('title') ??
      ''
    )
  })

/** Presses Tab until the focused element has this name; fails if it cannot be reached. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < 250; step += 1) {
    const now = await focused(page)
    if (name.test(now)) return
    passed.push(now)
    await page.keyboard.press(key)
  }
  throw new Error(`no key leads to ${name}; passed ${passed.join(' | ')}`)
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

/** Takes the option of that name, found by a text or by the arrow key. */
async function choose(page: Page, name: RegExp, text: string, option: string | RegExp): Promise<void> {
  await tabTo(page, name)
  if (text) await page.keyboard.type(text)
  else await page.keyboard.press('ArrowDown')
  await takeMarked(page, option)
}

test('an establishment is created, its photos ordered, and saved by keyboard alone', async () => {
  const { page, complaints } = await dashboard.open('/dashboard/business/add')
  await page.getByRole('textbox', { name: /^Descrição \*/ }).waitFor()
  const files = await Promise.all(widths.map(fileOf))
  // From the start, so that the browser does not open its file dialog.
  page.on('filechooser', (chooser) => chooser.setFiles(files))
  const announced = (text: string) => page.getByText(text, { exact: true }).waitFor({ state: 'attached' })

  await type(page, /^Nome/, 'Padaria Sem Mouse')
  await choose(page, /^Categorias/, 'alimenta', 'Alimentação')
  await choose(page, /^Subcategorias/, '', /./)
  await type(page, /^Descrição \*/, 'Pão quente toda manhã.')
  // The editor draws what was typed before it is left.
  await settled(page)
  await type(page, /^Telefone/, '12991234567')
  await choose(page, /^Cidade/, 'taubate', 'Taubaté')
  await expect.poll(() => page.getByRole('combobox', { name: /^Bairro/ }).isEnabled()).toBe(true)
  await choose(page, /^Bairro/, '', /./)
  await type(page, /^Rua/, 'Rua do Sol')
  await type(page, /^Número/, 'S/N')

  await tabTo(page, /^Escolher fotos$/)
  await page.keyboard.press('Space')
  await page.getByText('2 de 15 fotos').first().waitFor()
  await tabTo(page, /^Mudar a ordem da foto 2$/)
  await page.keyboard.press('Space')
  await announced('Foto 2 de 2 na mão. Use as setas para mover.')
  // Only then the keys are listened to.
  await settled(page)
  await page.keyboard.press('ArrowLeft')
  await announced('A foto 2 ficaria na posição 1 de 2.')
  await page.keyboard.press('Space')
  await announced('A foto 2 agora é a capa, a primeira de 2.')
  await expect.poll(() => focused(page)).toBe('Mudar a ordem da foto 1')
  await type(page, /^Descrição da foto 1$/, 'Balcão com pães')

  await tabTo(page, /^Adicionar$/)
  await page.keyboard.press('Enter')
  await page.getByText('Estabelecimento criado com sucesso!').first().waitFor()
  await expectPath(page, /^\/dashboard\/business(\?|$)/)
  const query = '{ business(slug: "padaria-sem-mouse") { photos { alt image { width } } } }'
  const { business } = await graphql(dashboard.product.origin, query)
  expect(business.photos).toEqual([
    { alt: 'Balcão com pães', image: { width: 812 } },
    { alt: null, image: { width: 811 } },
  ])
  expect(complaints).toEqual([])
})

async function fileOf(width: number): Promise<string> {
  const path = join(dashboard.product.folder, `${width}.jpg`)
  await sharp({ create: { width, height: 600, channels: 3, background: '#b3402a' } }).toFile(path)
  return path
}
