import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addUser, type MockUser } from '../mocks/accounts.ts'
import { mockApi, refusal, signIn } from '../mocks/server.ts'
import { renderApp } from '../test/render-app.tsx'

const api = mockApi()
const passkey = { id: '1', name: 'Notebook', createdAt: '2026-11-01T12:00:00.000Z', lastUsedOn: '2026-11-20' }

describe('a login to an account with a passkey', () => {
  beforeEach(() => {
    addUser(api.catalogue, { email: 'maria@guia.test', passkeys: [passkey] })
    const asked = 'Esta conta pede também uma chave de acesso ou um código de recuperação.'
    const wrong = 'Este código não vale.'
    api.answers.login = ({ input: { recoveryCode } }) => {
      if (!recoveryCode) return refusal(asked, 'FORBIDDEN', { reason: 'SECOND_FACTOR' })
      if (recoveryCode === 'ABCD') return undefined
      return refusal(wrong, 'BAD_USER_INPUT', { fields: { 'input.recoveryCode': wrong } })
    }
  })

  it('asks for a recovery code after the right password, and keeps what was typed', async () => {
    const { visitor, address } = renderApp('/login')
    await visitor.type(await screen.findByLabelText('E-mail'), 'maria@guia.test')
    await visitor.type(screen.getByLabelText('Senha'), 'certa-mesmo')
    expect(screen.queryByLabelText('Código de recuperação')).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Entrar' }))
    const code = await screen.findByLabelText('Código de recuperação')
    expect(screen.getByRole('alert').textContent).toBe(
      'Esta conta pede também uma chave de acesso ou um código de recuperação.',
    )
    await visitor.type(code, 'ERRADO')
    await visitor.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByText('Este código não vale.')).toBeDefined()
    await visitor.clear(code)
    await visitor.type(code, 'ABCD{Enter}')
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('the passkeys of an account', () => {
  let ana: MockUser
  beforeEach(() => {
    ana = signIn(api, { name: 'Ana Lima', passkeys: [passkey], recoveryCodes: ['ABCD'] })
  })

  it('are listed with their names and days, and removed after a question that says what follows', async () => {
    const { visitor } = renderApp('/minha-conta')
    const list = within(await screen.findByRole('list', { name: 'Suas chaves de acesso' }))
    expect(list.getByText('Adicionada em 01/11/2026, usada em 20/11/2026')).toBeDefined()
    expect(screen.getByText('Resta 1 código de recuperação.')).toBeDefined()
    await visitor.click(list.getByRole('button', { name: 'Remover a chave Notebook' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remover a chave Notebook' }))
    expect(dialog.getByText(/^É a sua última chave/)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText('A chave Notebook foi removida.')).toBeDefined()
    expect(ana.passkeys).toEqual([])
  })

  it('have recovery codes, of which a new set is shown once', async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKMN-000${index}`)
    api.answers.renewRecoveryCodes = () => Object.assign(ana, { recoveryCodes: codes }).recoveryCodes
    const { visitor } = renderApp('/minha-conta')
    await visitor.click(await screen.findByRole('button', { name: 'Gerar novos códigos' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Códigos de recuperação' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(ana.recoveryCodes)
    await visitor.click(dialog.getByRole('button', { name: 'Já guardei os códigos' }))
    expect(await screen.findByText('Restam 10 códigos de recuperação.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('an administrator who must add a passkey is led to where that is done, and reads why', async () => {
  signIn(api, { role: 'ADMIN', mustAddPasskey: true })
  const { address } = renderApp('/dashboard/users')
  expect(await screen.findByText('Para abrir o painel, adicione antes uma chave de acesso.')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/minha-conta'))
  expect(api.last('UserPage')).toBeUndefined()
})
