import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

const bakeries = {
  kind: 'SUBCATEGORY',
  label: 'Padarias',
  count: 20,
  filter: { category: 'alimentacao', subcategory: 'padarias' },
}
const named = (label: string, slug: string) => ({ kind: 'BUSINESS', label, count: 1, slug })
const bakery = [bakeries, ...[1, 2, 3].map((number) => named(`Padaria ${number}`, `padaria-${number}`))]
const ubatuba = { kind: 'CITY', label: 'Ubatuba', count: 1, filter: { city: 'ubatuba' } }

/** What is suggested for each text; nothing for others. */
const suggested: Readonly<Record<string, object[]>> = {
  pad: bakery,
  padaria: bakery,
  padria: [{ ...bakeries, isCorrection: true }],
  ubat: [ubatuba],
  ubatuba: [ubatuba],
  'pousada d': [named('Pousada da Praia', 'pousada-da-praia')],
}
beforeEach(() => {
  api.answers.suggestions = ({ text }) => suggested[text] ?? []
})

const asked = () =>
  api.seen.filter(({ name }) => name === 'Suggestions').map(({ variables }) => variables.text)
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)

const suggestion = async (wanted: { name: string | RegExp }) =>
  within(await screen.findByRole('listbox')).getByRole('option', wanted)

async function typeAt(path: string, text: string) {
  const app = renderApp(path)
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Nome', hidden: true })
  await app.visitor.type(field, text)
  return { ...app, field }
}

it('suggests in groups while somebody types, with counts and what was typed in bold', async () => {
  const { field } = await typeAt('/', 'pad')
  const list = await screen.findByRole('listbox', { name: 'Sugestões' })
  expect(within(list).getByRole('group', { name: 'Subcategorias' }).textContent).toContain('Padarias20')
  expect(within(within(list).getByRole('group', { name: 'Nomes' })).getAllByRole('option')).toHaveLength(3)
  expect([...list.querySelectorAll('b')].map((mark) => mark.textContent)).toEqual([
    'Pad',
    'Pad',
    'Pad',
    'Pad',
  ])
  expect(field.getAttribute('role')).toBe('combobox')
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'))
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  expect((await screen.findByText('4 sugestões. Use as setas para escolher.')).getAttribute('role')).toBe(
    'status',
  )
})

it('asks once for what was typed in one go', async () => {
  await typeAt('/', 'padaria')
  await screen.findByRole('listbox')
  expect(asked()).toEqual(['padaria'])
})

it('shows the answer to the last text, whatever comes later', async () => {
  let answer = () => {}
  api.holds.Suggestions = new Promise<void>((done) => {
    answer = done
  })
  const { visitor, field } = await typeAt('/', 'pad')
  await waitFor(() => expect(asked()).toEqual(['pad']))
  delete api.holds.Suggestions
  await visitor.clear(field)
  await visitor.type(field, 'ubatuba')
  await screen.findByRole('group', { name: 'Lugares' })
  answer()
  await waitFor(() => expect(asked()).toEqual(['pad', 'ubatuba']))
  expect(options()).toEqual(['Ubatuba1 estabelecimento'])
})

it('searches by the filters of what is chosen, and drops the text', async () => {
  const { visitor, address } = await typeAt('/', 'padaria')
  await visitor.click(await suggestion({ name: /^Padarias/ }))
  await waitFor(() => expect(address()).toBe('/explore?category=alimentacao&subcategory=padarias'))
})

it('leads from a name to its profile', async () => {
  const { visitor, address } = await typeAt('/', 'pousada d')
  await visitor.click(await suggestion({ name: 'Pousada da Praia' }))
  await waitFor(() => expect(address()).toBe('/pousada-da-praia'))
})

it('keeps the page size of its search', async () => {
  const { visitor, address } = await typeAt('/explore?perPage=24', 'ubat')
  const list = await screen.findByRole('listbox', { hidden: true })
  await visitor.click(within(list).getByRole('option', { hidden: true }))
  await waitFor(() => expect(address()).toBe('/explore?city=ubatuba&perPage=24'))
})

it('is walked through by keys: arrows, Home, End, Enter', async () => {
  const { visitor, field, address } = await typeAt('/', 'padaria')
  await screen.findByRole('listbox')
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? 'none')?.textContent
  expect(active()).toBeUndefined()
  await visitor.keyboard('{ArrowDown}')
  expect(active()).toMatch(/^Padarias/)
  await visitor.keyboard('{End}')
  expect(active()).toBe('Padaria 3')
  await visitor.keyboard('{ArrowDown}')
  expect(active()).toBeUndefined()
  await visitor.keyboard('{ArrowUp}{Home}')
  expect(active()).toMatch(/^Padarias/)
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/explore?category=alimentacao&subcategory=padarias'))
})

it('closes by Esc and leaves the text, opens again by an arrow, and closes when the field is left', async () => {
  const { visitor, field } = await typeAt('/', 'padaria')
  await screen.findByRole('listbox')
  await visitor.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.value).toBe('padaria')
  await visitor.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await visitor.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('searches as written by Enter alone', async () => {
  const { visitor, address } = await typeAt('/', 'padaria')
  await screen.findByRole('listbox')
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/explore?name=padaria'))
})

it('says that a typing error was mended', async () => {
  await typeAt('/', 'padria')
  expect(await suggestion({ name: /^Você quis dizer Padarias/ })).toBeDefined()
})

it('leaves the form as it is when no answer comes', async () => {
  api.failures.Suggestions = 'network'
  const { visitor, address } = await typeAt('/', 'padaria')
  await waitFor(() => expect(asked()).toEqual(['padaria']))
  expect(screen.queryByRole('listbox')).toBeNull()
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/explore?name=padaria'))
})
