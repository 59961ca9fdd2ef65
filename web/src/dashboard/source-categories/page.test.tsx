import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const standard = { state: 'STANDARD', categoryId: null, subcategoryId: null, places: 0, lastRunOn: null }
let rows: { name: string; state: string; target: string | null; [field: string]: unknown }[]
beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  rows = [
    {
      ...{ ...standard, name: 'gas_station', state: 'UNKNOWN', target: null },
      ...{ places: 1234, lastRunOn: '2026-11-20' },
    },
    { ...standard, name: 'shop=kiosk', state: 'CHANGED', target: 'Alimentação', categoryId: '1' },
    { ...standard, name: 'amenity=atm', target: null },
  ]
  api.answers.sourceCategoryPage = ({ filter }) =>
    rows.filter(({ state }) => !filter.state || filter.state === state)
  const save = (name: string, change: object) => {
    rows = rows.map((row) => (row.name === name ? { ...row, ...change } : row))
    return rows.find((row) => row.name === name)
  }
  api.answers.setSourceCategory = ({ input: { name, isListed, ...ids } }) =>
    save(name, { state: 'CHANGED', target: isListed ? 'Alimentação > Padarias' : null, ...ids })
  api.answers.resetSourceCategory = ({ name }) =>
    save(name, { ...standard, target: 'Compras', categoryId: null })
})

async function show(query = '') {
  const app = renderApp(`/dashboard/business/import/categories${query}`)
  await screen.findByRole('heading', { level: 1, name: 'Categorias das fontes' })
  return app
}

const row = async (name: string) => {
  const cell = await screen.findByText(name)
  return within(cell.closest('tr') as HTMLElement)
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())
const button = (name: string) => screen.getByRole('button', { name })

it('lists what sources call categories, with what they are in the guide', async () => {
  await show()
  const unknown = await row('gas_station')
  for (const text of ['Sem categoria', '1.234', '20/11/2026']) unknown.getByText(text)
  const changed = await row('shop=kiosk')
  for (const text of ['Alimentação', 'mudada']) changed.getByText(text)
  const leftOut = await row('amenity=atm')
  leftOut.getByText('O guia não lista')
  expect(leftOut.queryByRole('button', { name: /não lista|padrão/ })).toBeNull()
  screen.getByText('3 categorias de fontes')
  expect(api.last('SourceCategories')).toEqual({ filter: { state: null }, page: 1, perPage: 20 })
})

it('is searched and filtered by its address, which other screens link to', async () => {
  const { visitor, router } = await show('?search=gas&state=unknown&category=alimentacao')
  await row('gas_station')
  expect(api.last('SourceCategories')?.filter).toEqual({
    ...{ search: 'gas', state: 'UNKNOWN', category: 'alimentacao' },
  })
  await visitor.click(button('Filtros (2)'))
  await visitor.selectOptions(screen.getByLabelText('Mostrar'), 'Mudadas')
  await row('shop=kiosk')
  expect(names()).toEqual(['shop=kiosk'])
  expect(router.state.location.search).toBe('?search=gas&state=changed&category=alimentacao')
})

it('says that nothing was found, and takes the filters away', async () => {
  rows = []
  const { visitor, router } = await show('?search=nada')
  await screen.findByText('Nenhuma categoria de fonte encontrada')
  await visitor.click(button('Limpar filtros'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('says why the list cannot be loaded, and loads it again', async () => {
  api.failures.SourceCategories = { message: 'O banco de dados não responde.' }
  const { visitor } = await show()
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  delete api.failures.SourceCategories
  await visitor.click(retry)
  await row('gas_station')
})

it('a category is chosen in its row by the keyboard, and that is undone', async () => {
  const { visitor } = await show()
  await row('gas_station')
  button('Escolher a categoria de gas_station').focus()
  await visitor.keyboard('{Enter}')
  const select = screen.getByLabelText<HTMLSelectElement>('Categoria ou subcategoria de gas_station')
  expect(document.activeElement).toBe(select)
  await within(select).findByRole('option', { name: 'Padarias' })
  await visitor.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('Escolher a categoria de gas_station')))
  await visitor.keyboard('{Enter}')
  await visitor.click(button('Salvar'))
  screen.getByText('Escolha a categoria ou a subcategoria.')
  const field = screen.getByLabelText('Categoria ou subcategoria de gas_station')
  await visitor.selectOptions(field, await within(field).findByRole('option', { name: 'Padarias' }))
  await visitor.click(button('Salvar'))
  const padarias = api.catalogue.subcategories.find(({ name }) => name === 'Padarias')
  await screen.findByText('gas_station: Alimentação > Padarias.')
  expect(api.last('SetSourceCategory')?.input).toEqual({
    ...{ name: 'gas_station', isListed: true, subcategoryId: padarias?.id },
  })
  await waitFor(() => expect(document.activeElement).toBe(button('Escolher a categoria de gas_station')))
  await visitor.click(button('Desfazer'))
  await screen.findByText('A mudança de gas_station foi desfeita.')
  expect(api.last('ResetSourceCategory')).toEqual({ name: 'gas_station' })
})

it('the guide does not list a category, or has the standard again, and that is undone', async () => {
  const { visitor } = await show('?state=changed')
  await row('shop=kiosk')
  await visitor.click(button('Voltar ao padrão de shop=kiosk'))
  await screen.findByText('shop=kiosk: Compras.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  await visitor.click(button('Desfazer'))
  await row('shop=kiosk')
  expect(api.last('SetSourceCategory')?.input).toEqual({
    ...{ name: 'shop=kiosk', isListed: true, categoryId: '1', subcategoryId: null },
  })
  await visitor.click(button('shop=kiosk: o guia não lista'))
  await screen.findByText('shop=kiosk: O guia não lista.')
  expect(api.last('SetSourceCategory')?.input).toEqual({ name: 'shop=kiosk', isListed: false })
})

it('says why a category could not be saved, and keeps the choice', async () => {
  const { visitor } = await show()
  await row('shop=kiosk')
  const message = 'Categoria não encontrada.'
  api.failures.SetSourceCategory = { message, extensions: { code: 'BAD_USER_INPUT' } }
  await visitor.click(button('Escolher a categoria de shop=kiosk'))
  const select = screen.getByLabelText<HTMLSelectElement>('Categoria ou subcategoria de shop=kiosk')
  await within(select).findByRole('option', { name: 'Alimentação (categoria)' })
  expect(select.value).toBe('category 1')
  await visitor.click(button('Salvar'))
  await screen.findByText(message)
  expect(select.value).toBe('category 1')
})
