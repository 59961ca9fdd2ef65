import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addUser, type MockUser } from '../mocks/accounts.ts'
import { mockApi, refusal, signIn } from '../mocks/server.ts'
import { renderApp } from '../test/render-app.tsx'

const api = mockApi()
let joao: MockUser
/** Whether the password alone is not enough. */
let needsCode = false
beforeEach(() => {
  signIn(api, { name: 'Ada Lima', email: 'ada@guia.test', role: 'ADMIN' })
  const message = 'Confirme que é você: informe a sua senha de novo.'
  let isFresh = false
  const fresh = () => (isFresh ? undefined : refusal(message, 'FORBIDDEN', { reason: 'FRESH_SIGN_IN' }))
  Object.assign(api.answers, {
    setUserRole: fresh,
    setUserActive: fresh,
    inviteUser: fresh,
    changeEmail: fresh,
  })
  api.answers.confirmSignIn = ({ password, recoveryCode }) => {
    const wrong = 'A senha está incorreta.'
    if (password !== 'certa-mesmo') return refusal(wrong, 'BAD_USER_INPUT', { fields: { password: wrong } })
    if (needsCode && recoveryCode !== 'ABCD')
      return refusal('Esta conta pede também uma chave de acesso ou um código de recuperação.', 'FORBIDDEN', {
        reason: 'SECOND_FACTOR',
      })
    isFresh = true
    return true
  }
  needsCode = false
  joao = addUser(api.catalogue, { name: 'João Prado', email: 'joao@guia.test' })
})

async function show() {
  const app = renderApp('/dashboard/users')
  await screen.findByText('ada@guia.test')
  return app
}
/** The question, once it takes the pointer: a dialog over another one does a frame after it is shown. */
async function question() {
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que é você' })
  await waitFor(() =>
    expect(getComputedStyle(within(dialog).getByLabelText('Senha')).pointerEvents).not.toBe('none'),
  )
  return dialog
}

it('asks for the password where the server wants it, and then repeats what was refused', async () => {
  const { visitor } = await show()
  await visitor.click(screen.getByRole('button', { name: 'Mudar papel de João Prado' }))
  await visitor.click(await screen.findByRole('button', { name: 'Tornar administrador' }))
  const asked = await question()
  const whose = asked.querySelector<HTMLInputElement>('[autocomplete=username]')
  expect(whose?.value, 'for password managers').toBe('ada@guia.test')
  const dialog = within(asked)
  await visitor.type(dialog.getByLabelText('Senha'), 'errada')
  await visitor.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await dialog.findByText('A senha está incorreta.')).toBeDefined()
  expect(joao.role).toBe('USER')
  await visitor.clear(dialog.getByLabelText('Senha'))
  await visitor.type(dialog.getByLabelText('Senha'), 'certa-mesmo{Enter}')
  expect(await screen.findByText('João Prado agora é Administrador.')).toBeDefined()
  expect(joao.role).toBe('ADMIN')
})

it('asks for the passkey, or a recovery code with the password, where the account has a passkey', async () => {
  const passkey = { id: '1', name: 'Notebook', createdAt: '2026-11-01T12:00:00.000Z', lastUsedOn: null }
  const bia = signIn(api, { passkeys: [passkey] })
  needsCode = true
  const { visitor } = renderApp('/minha-conta')
  const email = within(await screen.findByRole('region', { name: 'E-mail' }))
  await visitor.type(email.getByLabelText('Novo e-mail'), 'nova@guia.test')
  await visitor.type(email.getByLabelText('Sua senha'), 'certa-mesmo')
  await visitor.click(email.getByRole('button', { name: 'Trocar e-mail' }))
  const dialog = within(await question())
  await visitor.type(dialog.getByLabelText('Senha'), 'certa-mesmo{Enter}')
  expect(
    await dialog.findByText('Esta conta pede também uma chave de acesso ou um código de recuperação.'),
  ).toBeDefined()
  expect(bia.email).not.toBe('nova@guia.test')
  await visitor.type(dialog.getByLabelText('Código de recuperação'), 'ABCD{Enter}')
  expect(await screen.findByText('E-mail alterado.')).toBeDefined()
  expect(bia.email).toBe('nova@guia.test')
})

it('keeps what is typed while it asks', async () => {
  const { visitor } = await show()
  await visitor.click(screen.getByRole('button', { name: 'Convidar' }))
  const form = within(await screen.findByRole('dialog', { name: 'Convidar para o guia' }))
  await visitor.type(form.getByLabelText('Nome'), 'Bia')
  await visitor.type(form.getByLabelText('E-mail'), 'bia@guia.test')
  await visitor.click(form.getByRole('button', { name: 'Enviar convite' }))
  const dialog = within(await question())
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('bia@guia.test')
  await visitor.type(dialog.getByLabelText('Senha'), 'certa-mesmo{Enter}')
  expect(await screen.findByText('Convite enviado para bia@guia.test.')).toBeDefined()
})

it('gives up when it is closed: what was refused says so', async () => {
  const { visitor } = await show()
  await visitor.click(screen.getByRole('button', { name: 'Desativar a conta de João Prado' }))
  await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desativar' }))
  await visitor.click(within(await question()).getByRole('button', { name: 'Fechar' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'João Prado: Confirme que é você: informe a sua senha de novo.',
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(joao.deactivatedAt).toBeNull()
})
