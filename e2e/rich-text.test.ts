import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { crossedViews, violationsOf, widthOf } from './axe.ts'
import type { PageOptions } from './browser.ts'
import { graphql } from './graphql.ts'
import { useDashboard } from './use-dashboard.ts'
import { holdsFocus } from './visit.ts'

const dashboard = useDashboard()
/** Of an establishment that the tests write about. */
let business: { id: string; slug: string }

beforeAll(async () => {
  const query = '{ searchBusinesses(order: NEWEST, page: 1, perPage: 1) { items { id slug } } }'
  business = (await graphql(dashboard.product.origin, query)).searchBusinesses.items[0]
})

/** The description that the server has. */
async function stored(): Promise<string> {
  const query = 'query ($slug: String) { business(slug: $slug) { description } }'
  return (await graphql(dashboard.product.origin, query, business)).business.description
}

/** The form in the window of earlier tests in this view, the editor in it. */
async function openForm(path: string, options: PageOptions = {}) {
  const watched = await dashboard.sharedPage(`${options.viewport?.width}`, {
    storageState: dashboard.admin,
    ...options,
  })
  await watched.page.goto(path)
  const text = watched.page.getByRole('textbox', { name: /^Descrição \*/ })
  await text.locator('xpath=self::*[@data-slate-editor]').waitFor()
  return { ...watched, text }
}

const add = '/dashboard/business/add'
const edit = () => `/dashboard/business/edit/${business.id}`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The editor's text, without Slate's own characters. */
function shown(page: Page): Promise<string> {
  return page.locator('[data-slate-editor]').evaluate((editor) => {
    const copy = editor.cloneNode(true) as HTMLElement
    for (const edge of copy.querySelectorAll('[contenteditable=false]')) edge.remove()
    for (const span of [...copy.querySelectorAll('span')].reverse()) span.replaceWith(...span.childNodes)
    for (const element of copy.querySelectorAll('*')) {
      for (const { name } of [...element.attributes])
        if (!['href', 'style'].includes(name) || !element.getAttribute(name)) element.removeAttribute(name)
    }
    return copy.innerHTML.replaceAll('\ufeff', '')
  })
}

const expectShown = (page: Page, html: string) => expect.poll(() => shown(page)).toBe(html)

/** Pastes or drops as a browser does, with what a program has put there. */
function transfer(page: Page, kind: 'paste' | 'drop', data: Record<string, string>) {
  return page.locator('[data-slate-editor]').evaluate(
    (editor, { kind, data }) => {
      const transfer = new DataTransfer()
      for (const [type, value] of Object.entries(data)) transfer.setData(type, value)
      const { x, y, width } = (editor.lastElementChild ?? editor).getBoundingClientRect()
      const place = { bubbles: true, cancelable: true, clientX: x + width - 2, clientY: y + 8 }
      editor.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...place, clipboardData: transfer })
          : new DragEvent('drop', { ...place, dataTransfer: transfer }),
      )
    },
    { kind, data },
  )
}

const sample = (program: string) =>
  readFileSync(
    new URL(
      `../web/src/dashboard/rich-text/document/clipboard-samples/${program}.clipboard`,
      import.meta.url,
    ),
    'utf8',
  )

test('a description is written with the keyboard alone', async () => {
  const { page, text, complaints } = await openForm(add)
  await text.focus()
  await page.keyboard.type('Massas ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('feitas ')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('em casa')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+i')
  await page.keyboard.type(', desde ')
  await page.keyboard.press('Control+u')
  await page.keyboard.type('1987')
  await page.keyboard.press('Control+u')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Nhoque')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Lasanha')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('de berinjela')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Reserve')
  await page.keyboard.press('Control+Shift+7')
  const written =
    '<p>Massas <strong>feitas <em>em casa</em></strong>, desde <u>1987</u></p>' +
    '<ul><li>Nhoque</li><li>Lasanha\nde berinjela</li></ul><ol><li>Reserve</li></ol>'
  const joined = written.replace('feitas <em>', 'feitas </strong><strong><em>')
  await expectShown(page, joined)

  await page.keyboard.press('Control+z')
  await expectShown(page, joined.replace('<ol><li>Reserve</li></ol>', '<p>Reserve</p>'))
  await page.keyboard.press('Control+Shift+z')
  await expectShown(page, joined)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await expectShown(page, joined)

  // The Tab key leads out of the text, backwards into its toolbar.
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expectShown(page, joined.replace('<li>Reserve', '<li style="text-align: center;">Reserve'))
  await page.keyboard.press('Escape')
  await page.keyboard.type('!')
  await expectShown(page, joined.replace('<li>Reserve', '<li style="text-align: center;">Reserve!'))
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-slate-editor]'))).toBeNull()
  expect(complaints).toEqual([])
})

test('a link is made of what is selected, changed and taken away, and the selection stays', async () => {
  const { page, text, complaints } = await openForm(add)
  const link = (href: string) => `<p>Veja o <a href="${href}">site</a></p>`
  await text.focus()
  await page.keyboard.type('Veja o site')
  await expectShown(page, '<p>Veja o site</p>')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('site')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Endereço').fill('nada')
  await page.keyboard.press('Enter')
  await dialog.getByText('Informe um endereço válido').waitFor()
  await dialog.getByLabel('Endereço').fill('cantina.com.br')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectShown(page, link('https://cantina.com.br/'))
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('site')

  await press(page, 'Link')
  await holdsFocus(dialog)
  expect(await dialog.getByLabel('Endereço').inputValue()).toBe('https://cantina.com.br')
  await page.keyboard.type('oi@cantina.com.br')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expectShown(page, link('mailto:oi@cantina.com.br'))

  await press(page, 'Link')
  await holdsFocus(dialog)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('site')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('button', { name: 'Remover link' }).click()
  await expectShown(page, '<p>Veja o site</p>')

  const isInText = () => page.evaluate(() => document.activeElement?.hasAttribute('data-slate-editor'))
  await expect.poll(isInText).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' ou ')
  await page.keyboard.press('Control+k')
  await dialog.getByLabel('Endereço').fill('(12) 99123-4567')
  await dialog.getByLabel('Texto do link').fill('ligue')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(isInText).toBe(true)
  await page.keyboard.type('.')
  await expectShown(page, '<p>Veja o site ou <a href="tel:+5512991234567">ligue</a>.</p>')
  expect(complaints).toEqual([])
})

test('leaving the text right after a key keeps the focus at its target', async () => {
  const { page, text } = await openForm(add)
  await text.focus()
  await page.keyboard.type('Pão ')
  await page.keyboard.press('Control+b')
  // Before the next timer: Slate is still setting the selection of what was typed.
  await page.evaluate(async () => {
    document.execCommand('insertText', false, '!')
    for (let step = 0; step < 100; step++) await Promise.resolve()
    document.querySelector<HTMLInputElement>('input[name=phone]')?.focus()
  })
  await page.keyboard.type('12991234567', { delay: 100 })
  expect(await page.getByLabel('Telefone *').inputValue()).toBe('(12) 99123-4567')
  await expectShown(page, '<p>Pão <strong>!</strong></p>')
})

test('alignment, undo and redo by their buttons leave the focus in the text', async () => {
  const { page, text, complaints } = await openForm(add)
  await text.click()
  await page.keyboard.type('um')
  await press(page, 'Alinhar à direita')
  await page.keyboard.press('Enter')
  await press(page, 'Justificar')
  await page.keyboard.type('dois')
  const written = '<p style="text-align: right;">um</p><p style="text-align: justify;">dois</p>'
  await expectShown(page, written)
  await press(page, 'Desfazer')
  await expectShown(page, written.replace('dois', '<br>'))
  await press(page, 'Refazer')
  await page.keyboard.type('!')
  await expectShown(page, written.replace('dois', 'dois!'))
  expect(complaints).toEqual([])
})

test('text that is dropped from elsewhere is cleaned, and files are let go', async () => {
  const { page, text } = await openForm(add)
  await text.click()
  await page.keyboard.type('um ')
  await transfer(page, 'drop', {
    'text/html': '<div style="font-weight:700">dois<img src=x onerror="alert(1)"></div>',
  })
  await expectShown(page, '<p>um <strong>dois</strong></p>')
  await transfer(page, 'drop', {})
  await expectShown(page, '<p>um <strong>dois</strong></p>')
})

describe('a description', () => {
  test.each(['word', 'google-docs', 'web-page'])(
    'pasted from %s is saved, and reading and saving it again changes nothing',
    async (program) => {
      const { page, text, complaints, foreign } = await openForm(edit())
      await text.click()
      await page.keyboard.press('Control+a')
      await transfer(page, 'paste', { 'text/html': sample(program), 'text/plain': 'Cantina' })
      await page.getByText('Cantina da Nona').waitFor()
      await save(page)
      const pasted = await stored()
      expect(pasted).toContain('<p><strong>Cantina da Nona</strong></p>')
      expect(pasted).toContain('<strong>manjericão'.slice(0, program === 'web-page' ? 8 : undefined))

      await page.goto(edit())
      await text.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Fim')
      await save(page)
      const last = /<\/li><\/[ou]l>$/.test(pasted) ? /^(.*)(<\/[ou]l>)$/s.exec(pasted) : null
      const expected = last
        ? `${last[1]}<li style="text-align:right">Fim</li>${last[2]}`
        : `${pasted}<p>Fim</p>`
      expect(await stored()).toBe(expected)
      expect(complaints).toEqual([])
      expect(foreign).toEqual([])
    },
  )
})

async function save(page: Page) {
  await press(page, 'Atualizar')
  await page.getByText('Estabelecimento atualizado com sucesso!').first().waitFor()
}

test.each(crossedViews)(
  'the editor and its dialog at $width px, $colorScheme, break no rule of WCAG 2.2 AA',
  async ({ colorScheme, ...viewport }) => {
    const { page, text } = await openForm(edit(), { colorScheme, viewport })
    await text.click()
    expect(await violationsOf(page, '[role=toolbar]', '[data-slate-editor]')).toEqual([])
    await page.keyboard.press('Control+k')
    await holdsFocus(page.getByRole('dialog'))
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    const { height } = (await page.locator('[role=toolbar]').locator('xpath=..').boundingBox()) ?? {}
    expect(height).toBe(500)
    const sizes = await page
      .locator('[role=toolbar] button')
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(viewport.width < 768 ? 44 : 24)
    expect(await widthOf(page), 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
  },
)
