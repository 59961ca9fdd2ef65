import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

it('only the button contests, and the page leads to the correction', async () => {
  api.answers.contactChange = { businessName: 'Padaria 1', businessSlug: 'padaria-1' } as never
  api.answers.contestContactChange = true
  const { visitor } = renderApp('/confirmar/1-abc/contato')
  await screen.findByRole('heading', { level: 1, name: 'Não reconheço a mudança' })
  expect(api.last('ContestContactChange')).toBeUndefined()
  await visitor.click(screen.getByRole('button', { name: 'Não fui eu: conferir o contato' }))
  expect(await screen.findByText(/Obrigado por avisar/)).toBeDefined()
  expect(api.last('ContestContactChange')).toEqual({ token: '1-abc' })
  const link = screen.getByRole('link', { name: 'Informar o contato certo' })
  expect(link.getAttribute('href')).toBe('/padaria-1/corrigir')
})

it('says that a link is unknown', async () => {
  api.answers.contactChange = null as never
  renderApp('/confirmar/1-abc/contato')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Não fui eu/ })).toBeNull()
})
