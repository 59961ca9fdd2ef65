import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const found = { businessName: 'Padaria 1', canConfirm: true, hasEmail: true, isConfirmed: false }

it('“não fui eu” erases the address, and confirms nothing', async () => {
  api.answers.submissionStatus = found as never
  api.answers.refuseSubmission = true
  const { visitor } = renderApp('/confirmar/1-abc')
  await visitor.click(await screen.findByRole('button', { name: 'Não fui eu' }))
  expect(await screen.findByText(/Este e-mail saiu do pedido/)).toBeDefined()
  expect(api.last('RefuseSubmission')).toEqual({ token: '1-abc' })
  expect(api.last('ConfirmSubmission')).toBeUndefined()
})

it('a refused link is unknown afterwards', async () => {
  api.answers.submissionStatus = { ...found, hasEmail: false } as never
  renderApp('/confirmar/1-abc')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Não fui eu' })).toBeNull()
})
