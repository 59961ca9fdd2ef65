import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  api.catalogue.emptySearches = [
    { words: 'broa', visitors: 1234, lastDay: '2026-11-20' },
    { words: 'encanador', visitors: 5, lastDay: '2026-11-21' },
  ]
})

const rows = () => screen.getAllByRole('row').slice(1)
const words = () => rows().map((row) => within(row).getByRole('rowheader').textContent?.trim())

async function show() {
  const app = renderApp('/dashboard/searches')
  await screen.findByText('encanador')
  return app
}

it('lists what was looked for in vain, by how many and until when', async () => {
  await show()
  expect(words()).toEqual(['broa', 'encanador'])
  const [first] = rows()
  for (const text of ['1.234', '20/11/2026'])
    expect(within(first as HTMLElement).getByText(text)).toBeDefined()
  expect(screen.getByText('2 buscas sem resultado')).toBeDefined()
})

it('makes words a synonym of what is chosen, and takes them off the list', async () => {
  const { visitor } = await show()
  const padarias = api.catalogue.subcategories.find(({ name }) => name === 'Padarias')
  if (!padarias) throw new Error('the sample has no Padarias')
  padarias.synonyms = ['panificadora']
  await visitor.click(screen.getByRole('button', { name: 'Tornar “broa” sinônimo' }))
  const dialog = within(screen.getByRole('dialog', { name: '“broa” é sinônimo de quê?' }))
  await visitor.click(dialog.getByRole('button', { name: 'Tornar sinônimo' }))
  expect(dialog.getByText('Escolha a categoria ou a subcategoria.')).toBeDefined()
  await dialog.findByRole('option', { name: 'Alimentação (categoria)' })
  await visitor.selectOptions(dialog.getByRole('combobox'), 'Padarias')
  await visitor.click(dialog.getByRole('button', { name: 'Tornar sinônimo' }))
  await screen.findByText('“broa” agora é sinônimo de Padarias.')
  expect(api.last('SetSubcategorySynonyms')).toEqual({ id: padarias.id, synonyms: ['panificadora', 'broa'] })
  await waitFor(() => expect(words()).toEqual(['encanador']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says why words cannot become a synonym, and keeps them', async () => {
  const { visitor } = await show()
  const message = 'Este sinônimo já é de “Lanches”.'
  api.failures.SetCategorySynonyms = { message, extensions: { code: 'CONFLICT' } }
  await visitor.click(screen.getByRole('button', { name: 'Tornar “broa” sinônimo' }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByRole('option', { name: 'Alimentação (categoria)' })
  await visitor.selectOptions(dialog.getByRole('combobox'), 'Alimentação (categoria)')
  await visitor.click(dialog.getByRole('button', { name: 'Tornar sinônimo' }))
  await dialog.findByText(message)
  expect(api.last('DeleteEmptySearch')).toBeUndefined()
})

it('takes words off the list', async () => {
  const { visitor } = await show()
  await visitor.click(screen.getByRole('button', { name: 'Tirar “encanador” da lista' }))
  await screen.findByText('“encanador” saiu da lista.')
  await waitFor(() => expect(words()).toEqual(['broa']))
})

it('says why the categories cannot be loaded, and loads them again', async () => {
  const { visitor } = await show()
  const message = 'O banco de dados não responde.'
  api.failures.SynonymTargets = { message }
  await visitor.click(screen.getByRole('button', { name: 'Tornar “broa” sinônimo' }))
  const dialog = within(screen.getByRole('dialog'))
  const retry = await dialog.findByRole('button', { name: 'Tentar de novo' })
  expect(dialog.queryByRole('combobox')).toBeNull()
  delete api.failures.SynonymTargets
  await visitor.click(retry)
  await dialog.findByRole('option', { name: 'Alimentação (categoria)' })
})
