import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

const business = { id: '1', name: 'Padaria 1', slug: 'padaria-1' }
const item = (kind: string, canWait: boolean, dueOn: string | null = null) => ({
  kind,
  canWait,
  dueOn,
  business,
})

beforeEach(() => void signIn(api, { name: 'Ada', role: 'ADMIN' }))

async function show(items: object[]) {
  api.answers.workOfTheDay = () => items as never
  const app = renderApp('/dashboard')
  return { ...app, work: within(await screen.findByRole('region', { name: 'O que fazer hoje' })) }
}

it('each item leads to its field, or to what is proposed', async () => {
  const { work } = await show([item('REMOVAL', false, '2026-12-10'), item('NO_HOURS', true)])
  const links = await work.findAllByRole('link')
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Pedido de saída para responder Padaria 1 até 10/12/2026', '/dashboard/proposals?business=1'],
    ['Sem horário Padaria 1', '/dashboard/business/edit/1#secao-hours'],
  ])
  expect(work.getAllByRole('button')).toHaveLength(2)
})

it('the press opens the form at the heading of the section', async () => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => {}
  const { work, visitor } = await show([item('NO_HOURS', true)])
  await visitor.click(await work.findByRole('link'))
  const heading = await screen.findByRole('heading', { level: 2, name: 'Horário' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('an item is put off, or does not apply', async () => {
  const { work, visitor } = await show([item('NO_PHOTO', true)])
  await visitor.click(await work.findByRole('button', { name: 'Depois: Padaria 1, em 30 dias' }))
  expect(api.last('PutOffWork')).toEqual({ businessId: '1', kind: 'NO_PHOTO', forGood: false })
  await visitor.click(await work.findByRole('button', { name: 'Não se aplica: Padaria 1' }))
  await waitFor(() => expect(api.last('PutOffWork')).toMatchObject({ forGood: true }))
})

it('leads to the drafts, with their number', async () => {
  api.answers.businessPage = () => ({ items: [], pagination: { total: 1234 } }) as never
  const { work } = await show([])
  const link = await work.findByRole('link', { name: 'Ver 1.234 rascunhos' })
  expect(link.getAttribute('href')).toBe('/dashboard/business?state=draft')
})

it('says when there is nothing to do, and what failed', async () => {
  const { work } = await show([])
  expect(await work.findByText('Nada a fazer por hoje.')).toBeDefined()
})
