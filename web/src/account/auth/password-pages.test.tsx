import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { authMessages } from '../../messages/auth.ts'
import { resetMessages as reset } from '../../messages/mail-links.ts'
import { addUser } from '../../mocks/accounts.ts'
import { mockApi, refusal, signIn } from '../../mocks/server.ts'
import { readToken } from '../../session/token.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const { forgot } = authMessages

describe('/esqueci-senha', () => {
  it('gives the same answer whether or not there is such an account', async () => {
    const { email } = addUser(api.catalogue)
    for (const address of [email, 'ninguem@guia.test']) {
      const { visitor } = renderApp('/esqueci-senha')
      await visitor.type((await screen.findAllByLabelText('E-mail')).at(-1) as HTMLElement, address)
      await visitor.click(screen.getByRole('button', { name: forgot.submit }))
      expect((await screen.findByText(forgot.sent(address))).closest('[role=status]')).not.toBeNull()
      expect(api.last('RequestPasswordReset')).toEqual({ email: address })
    }
  })

  it('has the focus on what can be done next', async () => {
    const { visitor } = renderApp('/esqueci-senha')
    await visitor.type(await screen.findByLabelText('E-mail'), 'maria@guia.test{Enter}')
    const again = await screen.findByRole('button', { name: forgot.again })
    expect(document.activeElement).toBe(again)
    await visitor.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })

  it('shows an invalid address next to the field, and sends nothing', async () => {
    const { visitor } = renderApp('/esqueci-senha')
    await visitor.type(await screen.findByLabelText('E-mail'), 'maria')
    await visitor.click(screen.getByRole('button', { name: forgot.submit }))
    expect(screen.getByText('Informe um e-mail válido.')).toBeDefined()
    expect(api.last('RequestPasswordReset')).toBeUndefined()
  })

  it('says so when it could not be sent', async () => {
    api.failures.RequestPasswordReset = 'network'
    const { visitor } = renderApp('/esqueci-senha')
    await visitor.type(await screen.findByLabelText('E-mail'), 'maria@guia.test')
    await visitor.click(screen.getByRole('button', { name: forgot.submit }))
    expect((await screen.findByRole('alert')).textContent).toBe(forgot.failed)
  })
})

describe('/redefinir-senha', () => {
  const token = 'link-1'
  beforeEach(() => {
    api.answers.isPasswordResetLinkValid = ({ token }) => token !== 'velho'
  })

  it.each(['?', '#'])('takes the link with its secret after %s, and out of the address', async (mark) => {
    const { visitor, router } = renderApp(`/redefinir-senha${mark}token=${token}`)
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }))
    await visitor.type(await screen.findByLabelText(authMessages.newPassword), 'outra-senha')
    await visitor.click(screen.getByRole('button', { name: reset.submit }))
    expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeDefined()
    expect(router.state.location.pathname).toBe('/login')
    expect(api.last('ResetPassword')).toEqual({ input: { token, newPassword: 'outra-senha' } })
  })

  it('ends the session of this browser, which the server has ended', async () => {
    signIn(api)
    const { visitor } = renderApp(`/redefinir-senha#token=${token}`)
    await visitor.type(await screen.findByLabelText(authMessages.newPassword), 'outra-senha')
    await visitor.click(screen.getByRole('button', { name: reset.submit }))
    expect(await screen.findByLabelText('E-mail')).toBeDefined()
    expect(readToken()).toBeNull()
  })

  it('says of a link that is over, before a password is typed, where to get another', async () => {
    renderApp('/redefinir-senha#token=velho')
    expect((await screen.findByRole('alert')).textContent).toBe(reset.over)
    expect(screen.queryByLabelText(authMessages.newPassword)).toBeNull()
    expect(screen.getByRole('link', { name: reset.askAgain }).getAttribute('href')).toBe('/esqueci-senha')
  })

  it('says what the server says of a link that is over by then', async () => {
    api.failures.PasswordResetLink = 'network'
    const message = 'Este link não vale mais. Peça um novo.'
    api.answers.resetPassword = refusal(message, 'BAD_USER_INPUT', { fields: { 'input.token': message } })
    const { visitor } = renderApp('/redefinir-senha#token=velho')
    await visitor.type(await screen.findByLabelText(authMessages.newPassword), 'outra-senha')
    await visitor.click(screen.getByRole('button', { name: reset.submit }))
    expect((await screen.findByRole('alert')).textContent).toBe('Este link não vale mais. Peça um novo.')
    expect(screen.getByRole('link', { name: reset.askAgain }).getAttribute('href')).toBe('/esqueci-senha')
  })

  it('says next to a password that it is too short', async () => {
    const { visitor } = renderApp(`/redefinir-senha#token=${token}`)
    await visitor.type(await screen.findByLabelText(authMessages.newPassword), 'curta')
    await visitor.click(screen.getByRole('button', { name: reset.submit }))
    expect(screen.getByText('A senha deve ter pelo menos 8 caracteres.')).toBeDefined()
    expect(api.last('ResetPassword')).toBeUndefined()
  })

  it('says of a link whose secret a mail gateway has cut how to copy it from the mail', async () => {
    renderApp('/redefinir-senha')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /copie o endereço que aparece por inteiro .* cole-o na barra de endereços/,
    )
  })
})

it('says at /unauthorized that there is no permission, with a way home', async () => {
  renderApp('/unauthorized')
  expect(await screen.findByText('Você não tem permissão para acessar esta página.')).toBeDefined()
  const home = screen.getByRole('link', { name: 'Voltar para a página inicial' })
  expect(home.getAttribute('href')).toBe('/')
})
