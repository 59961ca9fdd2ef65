import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

const date = '2026-12-24'
const christmas = { date: '2026-12-25', name: 'Natal', isOptional: false }
const none = { total: 0, items: [] }

/** A row of the sample with the same hours on all days. */
function row(index: number, hours: string, exceptions: object[] = []) {
  const business = api.catalogue.businesses[index]
  return { ...business, hours: { week: Array(7).fill(hours), exceptions } }
}

const dayOf = (more: object) => ({
  date,
  city: api.catalogue.cities[0],
  holiday: null,
  holidays: [],
  unknown: { total: 3, items: [] },
  categories: [],
  ...more,
})

const openCategory = () => ({
  category: api.catalogue.categories[0],
  open: { total: 12, items: [row(0, '08:00-18:00')] },
  later: { total: 1, items: [row(1, '18:00-02:00')] },
})

it('shows by category who is open now and who opens later, each with its hours', async () => {
  api.answers.openDay = () => dayOf({ categories: [openCategory()] })
  renderApp('/em/taubate/hoje')
  await screen.findByRole('heading', { level: 1, name: 'O que abre hoje em Taubaté' })
  screen.getByText('Quinta-feira, 24/12/2026')
  const [category] = api.catalogue.categories
  const part = screen.getByRole('heading', { name: category?.name }).closest('section') as HTMLElement
  within(part).getByText('12 abertos agora · 1 abre mais tarde')
  within(part).getByText('08:00 às 18:00')
  within(part).getByText('Aberto agora')
  within(part).getByText('18:00 às 02:00')
  expect(
    within(part)
      .getByRole('link', { name: /^Ver todos de/ })
      .getAttribute('href'),
  ).toBe(`/explore?city=taubate&category=${category?.slug}`)
  screen.getByText('3 estabelecimentos não informaram o horário de hoje.')
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    'https://guia.test/em/taubate/hoje',
  )
})

it('says in place of a neighborhood that is not public that the address is not', async () => {
  const neighborhood = { id: '', slug: '', name: 'Bairro não divulgado' }
  const items = [{ ...row(0, '24h'), neighborhood }]
  const category = { ...openCategory(), open: { total: 1, items } }
  api.answers.openDay = () => dayOf({ categories: [category] })
  renderApp('/em/taubate/hoje')
  expect(await screen.findByText('Endereço não divulgado')).toBeDefined()
  expect(screen.queryByText('Bairro não divulgado')).toBeNull()
})

it('shows a holiday ahead with those that confirmed it, and folds the others with their phones', async () => {
  const exception = { date: '2026-12-25', hours: '09:00-12:00', reason: 'Natal' }
  api.answers.openDay = ({ date: asked }: { date?: string | null }) =>
    asked
      ? dayOf({
          date: asked,
          holiday: christmas,
          unknown: { total: 7, items: [row(2, '08:00-18:00'), { ...row(4, '24h'), phone: '' }] },
          categories: [
            { ...openCategory(), open: none, later: { total: 1, items: [row(3, 'fechado', [exception])] } },
          ],
        })
      : dayOf({ city: null, holidays: [christmas] })
  renderApp('/em/hoje')
  await screen.findByRole('heading', { level: 1, name: 'O que abre hoje no Vale do Paraíba' })
  screen.getByText('Nenhum estabelecimento aberto ou por abrir hoje, pelos horários informados.')
  expect(screen.getByRole('link', { name: /25\/12\/2026 · Natal$/ }).getAttribute('href')).toBe(
    '/em/hoje#2026-12-25',
  )
  const part = screen
    .getByRole('heading', { name: 'O que abre no feriado: Natal' })
    .closest('section') as HTMLElement
  within(part).getByText('1 abre')
  within(part).getByText('09:00 às 12:00')
  // The heading has it.
  expect(within(part).queryByText('Natal')).toBeNull()
  const rest = part.querySelector('details') as HTMLDetailsElement
  expect(rest.open).toBe(false)
  expect(rest.querySelector('summary')?.textContent).toBe('Não confirmaram o feriado (7)')
  expect(within(rest).queryByText('08:00 às 18:00')).toBeNull()
  within(rest).getByRole('link', { name: `Ligar para ${api.catalogue.businesses[2]?.name}` })
  // Hidden while a request is open.
  expect(within(rest).getAllByRole('link', { name: /^Ligar para/ })).toHaveLength(1)
})

it('shows who is on duty with the decree and the phone, also on a holiday', async () => {
  const reason = 'Plantão: Decreto 123/2027 de 03/02/2027. Ligue antes'
  const exception = { date: '2026-12-24', hours: '08:00-20:00', reason }
  const open = { total: 1, items: [row(3, 'fechado', [exception])] }
  api.answers.openDay = () => dayOf({ categories: [{ ...openCategory(), open, later: none }] })
  renderApp('/em/taubate/hoje')
  await screen.findByText(reason)
  screen.getByRole('link', { name: `Ligar para ${api.catalogue.businesses[3]?.name}` })
})

it('of an unknown city is a page that says so', async () => {
  api.answers.openDay = () => null
  renderApp('/em/atlantida/hoje')
  await screen.findByRole('heading', { name: 'Cidade ou categoria não encontrada' })
})
