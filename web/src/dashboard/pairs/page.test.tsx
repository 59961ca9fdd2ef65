import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
let pairs: object[]
beforeEach(() => {
  signIn(api, { role: 'ADMIN' })
  const [first, second] = api.catalogue.businesses
  pairs = [{ first, second, score: 90, reasons: ['Mesmo nome', 'Mesmo endereço'] }]
  api.answers.businessPairs = () => pairs
})

async function show() {
  const app = renderApp('/dashboard/pairs')
  await screen.findByRole('heading', { level: 1, name: 'Possíveis repetidos' })
  return app
}

it('shows two establishments next to each other, with the reasons and links to both', async () => {
  await show()
  const pair = within(await screen.findByRole('article'))
  const [first, second] = api.catalogue.businesses
  expect(
    within(pair.getByRole('list', { name: 'Por que aparecem juntos' })).getAllByRole('listitem'),
  ).toHaveLength(2)
  for (const business of [first, second])
    expect(pair.getByRole('link', { name: business?.name }).getAttribute('href')).toBe(`/${business?.slug}`)
  expect(pair.getByRole('link', { name: `Unir ${first?.name} e ${second?.name}` }).getAttribute('href')).toBe(
    `/dashboard/merge?kept=${first?.id}&other=${second?.id}`,
  )
  expect(pair.getAllByText('Sem dono')).toHaveLength(2)
  expect(screen.getByText('1 par')).toBeDefined()
})

it('takes a pair off the list that is declared distinct', async () => {
  const { visitor } = await show()
  const button = await screen.findByRole('button', { name: /não são o mesmo$/ })
  api.answers.markDistinct = () => {
    pairs = []
    return true
  }
  await visitor.click(button)
  await screen.findByText('Nenhum par encontrado')
  const [first, second] = api.catalogue.businesses
  expect(document.activeElement?.textContent).toBe('0 pares')
  expect(api.last('MarkDistinct')).toEqual({ firstId: first?.id, secondId: second?.id })
})

it('announces an empty list once', async () => {
  pairs = []
  await show()
  await screen.findByText('Nenhum par encontrado')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['0 pares'])
})

it('keeps the pair and says why it could not be declared distinct', async () => {
  const { visitor } = await show()
  const message = 'Um dos dois estabelecimentos não existe mais.'
  api.failures.MarkDistinct = { message, extensions: { code: 'NOT_FOUND' } }
  await visitor.click(await screen.findByRole('button', { name: /não são o mesmo$/ }))
  await screen.findByText(message)
  expect(screen.getByRole('article')).toBeDefined()
})

it('starts a search by a press, and shows the list of its end', async () => {
  const found = pairs
  pairs = []
  const { visitor } = await show()
  await screen.findByText('0 pares')
  let isSearching = true
  api.answers.searchPairs = true
  api.answers.businessPairs = () => {
    const items = isSearching ? [] : found
    return { items, isSearching, pagination: { total: items.length, totalPages: items.length } }
  }
  await visitor.click(screen.getByRole('button', { name: 'Procurar agora' }))
  await screen.findByText('Procurando pares…')
  isSearching = false
  await screen.findByRole('article')
  expect(screen.getByText('1 par')).toBeDefined()
})

it('says that nothing has changed since the last search', async () => {
  const { visitor } = await show()
  api.answers.searchPairs = false
  await visitor.click(screen.getByRole('button', { name: 'Procurar agora' }))
  await screen.findByText('Nada mudou desde a última busca.')
})
