import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { authMessages } from '../../messages/auth.ts'
import { invitationMessages as texts } from '../../messages/mail-links.ts'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

beforeEach(() => {
  const invitation = {
    id: '7',
    name: 'Joana Prado',
    email: 'joana@guia.test',
    role: 'ADMIN',
    expiresAt: '2027-01-01T00:00:00.000Z',
    invitedBy: null,
  }
  api.answers.invitation = ({ token }) => (token === 'convite-7' ? invitation : null)
})

it('makes the account that somebody was invited to, and leads to the login', async () => {
  const { visitor, router } = renderApp('/register/convite#token=convite-7')
  expect(
    await screen.findByText('Olá, Joana Prado. Escolha a senha da sua conta no Guia do Vale.'),
  ).toBeDefined()
  expect(screen.getByText('Você vai entrar com joana@guia.test e administrar o guia.')).toBeDefined()
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await visitor.type(screen.getByLabelText('Telefone'), '12999990000')
  await visitor.type(screen.getByLabelText('Senha'), 'curta')
  await visitor.click(screen.getByRole('button', { name: texts.submit }))
  expect(await screen.findByText('A senha deve ter pelo menos 8 caracteres.')).toBeDefined()
  await visitor.type(screen.getByLabelText('Senha'), '-e-longa')
  await visitor.click(screen.getByRole('button', { name: texts.submit }))
  expect(await screen.findByText(authMessages.login.reasons.invited)).toBeDefined()
  expect(router.state.location.pathname).toBe('/login')
  expect(api.last('AcceptInvitation')).toEqual({
    input: { token: 'convite-7', phone: '12999990000', password: 'curta-e-longa' },
  })
})

it.each([
  ['that is used or too old', '#token=convite-8', texts.over],
  ['whose secret a mail gateway has cut', '', /copie o endereço que aparece por inteiro .* cole-o na barra/],
])('says of a link %s that it is of no use, before anything is typed', async (_, fragment, text) => {
  renderApp(`/register/convite${fragment}`)
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByLabelText('Senha')).toBeNull()
})

it('says when the server could not be reached, and retries', async () => {
  api.failures.Invitation = 'network'
  const { visitor } = renderApp('/register/convite#token=convite-7')
  expect(await screen.findByText(texts.unknown)).toBeDefined()
  delete api.failures.Invitation
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByLabelText('Senha')).toBeDefined()
})
