import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

it('the page shows the values, and the button confirms them', async () => {
  const [business] = api.catalogue.businesses
  let isConfirmed = false
  api.answers.confirmationRequest = () => ({ business, isConfirmed }) as never
  api.answers.answerConfirmation = () => {
    isConfirmed = true
    return true
  }
  const { visitor } = renderApp('/confirmar-dados/1-abc')
  await screen.findByRole('heading', { level: 1, name: 'Confirmar os dados' })
  expect(screen.getByText('(12) 3622-1234')).toBeDefined()
  expect(api.last('AnswerConfirmation')).toBeUndefined()
  await visitor.click(screen.getByRole('button', { name: 'Sim, está tudo certo' }))
  expect(await screen.findByText(/Dados confirmados/)).toBeDefined()
  expect(api.last('AnswerConfirmation')).toEqual({ token: '1-abc', confirms: true })
})

it('“não fui eu” ends the link, and a dead one says so', async () => {
  const [business] = api.catalogue.businesses
  api.answers.confirmationRequest = () => ({ business, isConfirmed: false }) as never
  api.answers.answerConfirmation = true
  const { visitor } = renderApp('/confirmar-dados/1-abc')
  await visitor.click(await screen.findByRole('button', { name: 'Não fui eu que pedi' }))
  expect(await screen.findByText('Link encerrado')).toBeDefined()
  expect(api.last('AnswerConfirmation')).toEqual({ token: '1-abc', confirms: false })
})

it('“não” to a message ends all messages to the establishment', async () => {
  const [business] = api.catalogue.businesses
  api.answers.confirmationRequest = () => ({ business, isConfirmed: false, isChat: true }) as never
  api.answers.answerConfirmation = true
  const { visitor } = renderApp('/confirmar-dados/1-abc')
  await visitor.click(await screen.findByRole('button', { name: 'Não, e não quero mensagens do guia' }))
  expect(await screen.findByText(/não envia mais mensagens a esta empresa/)).toBeDefined()
  expect(api.last('AnswerConfirmation')).toEqual({ token: '1-abc', confirms: false })
})
