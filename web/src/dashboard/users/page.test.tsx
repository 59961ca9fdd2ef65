import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addUser, type MockUser, tokenOf } from '../../mocks/accounts.ts'
import { insert } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { readToken } from '../../session/token.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

let ada: MockUser
let joao: MockUser
beforeEach(() => {
  ada = signIn(api, {
    name: 'Ada Lima',
    email: 'ada@guia.test',
    role: 'ADMIN',
    createdAt: '2026-01-01T12:00:00.000Z',
  })
  joao = addUser(api.catalogue, {
    name: 'João Prado',
    email: 'joao@guia.test',
    phone: '1236221234',
    createdAt: '2026-03-02T01:00:00.000Z',
    owns: api.catalogue.businesses.slice(0, 2),
  })
})

/** What each row says, without the titles that phones show. */
const rows = () => screen.getAllByRole('row').slice(1)
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent)
const action = (name: string) => screen.getByRole('button', { name: `Mudar papel de ${name}` })
const last = () => api.last('UserPage')

async function show(path = '/dashboard/users') {
  const app = renderApp(path)
  await screen.findByText('ada@guia.test')
  return app
}

describe('the list of accounts', () => {
  it('says who they are, what they may do and since when, those registered last first', async () => {
    await show()
    expect(names()).toEqual([
      expect.stringContaining('João Prado'),
      expect.stringContaining('Ada Lima (Você)'),
    ])
    const [first] = rows()
    for (const text of ['joao@guia.test', '(12) 3622-1234', 'Usuário', '2', '01/03/2026'])
      expect(within(first as HTMLElement).getByText(text)).toBeDefined()
    expect(screen.getByText('2 usuários')).toBeDefined()
    expect(last()).toEqual({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'DESC' },
      page: 1,
      perPage: 20,
    })
  })

  it('is searched, narrowed and sorted by the server, as its address says', async () => {
    await show('/dashboard/users?search=guia&role=admin&sort=name')
    expect(last()).toMatchObject({
      filter: { search: 'guia', role: 'ADMIN' },
      sort: { field: 'NAME', direction: 'ASC' },
    })
    expect(names()).toHaveLength(1)
  })

  it('keeps search and role in the address', async () => {
    const { visitor, address } = await show()
    await visitor.selectOptions(screen.getByLabelText('Papel'), 'Usuário')
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('João Prado')]))
    await visitor.type(screen.getByLabelText('Buscar usuários'), 'prado{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard/users?role=user&search=prado'))
  })

  it('goes to the last page from one beyond it', async () => {
    const { address } = await show('/dashboard/users?page=9')
    await waitFor(() => expect(address()).toBe('/dashboard/users'))
  })

  it('says that no account was found, and clears the filters', async () => {
    api.answers.userPage = ({ filter }) => (filter.search ? [] : undefined)
    const { visitor, address } = renderApp('/dashboard/users?search=ninguem&role=user')
    expect(await screen.findByText('Nenhum usuário encontrado')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await screen.findByText('ada@guia.test')
    await waitFor(() => expect(address()).toBe('/dashboard/users'))
  })

  it('says what failed, and is asked for again', async () => {
    api.failures.UserPage = 'network'
    const { visitor } = renderApp('/dashboard/users')
    expect(await screen.findByText('Erro: Sem resposta do servidor')).toBeDefined()
    delete api.failures.UserPage
    await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('ada@guia.test')).toBeDefined()
  })
})

describe('what an account owns', () => {
  it('is shown with the ways to each profile and form', async () => {
    const { visitor } = await show()
    await visitor.click(screen.getByRole('button', { name: '2 estabelecimentos de João Prado: ver quais' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Estabelecimentos de João Prado' }))
    expect((await dialog.findByRole('link', { name: /^Padaria 1 / })).getAttribute('href')).toBe('/padaria-1')
    expect(dialog.getByRole('link', { name: 'Editar Padaria 2' }).getAttribute('href')).toBe(
      '/dashboard/business/edit/2',
    )
    await visitor.click(dialog.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what failed, and is asked for again', async () => {
    api.failures.OwnedBusinesses = { message: 'Banco fora do ar.' }
    const { visitor } = await show()
    await visitor.click(screen.getByRole('button', { name: /^2 estabelecimentos/ }))
    expect(await screen.findByText('Erro: Banco fora do ar.')).toBeDefined()
    delete api.failures.OwnedBusinesses
    await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: /^Padaria 1 / })).toBeDefined()
  })
})

describe('the role of an account', () => {
  it('is changed after a question, and the list with it', async () => {
    const { visitor } = await show()
    await visitor.click(action('João Prado'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tornar João Prado administrador?' }))
    expect(dialog.getByText(/sessões abertas dessa conta serão encerradas/)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Tornar administrador' }))
    expect(await screen.findByText('João Prado agora é Administrador.')).toBeDefined()
    expect(joao.role).toBe('ADMIN')
    await waitFor(() => expect(within(rows()[0] as HTMLElement).getByText('Administrador')).toBeDefined())
  })

  it('stays when the question is answered with no', async () => {
    const { visitor } = await show()
    await visitor.click(action('João Prado'))
    await visitor.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(joao.role).toBe('USER')
    expect(api.last('SetUserRole')).toBeUndefined()
  })

  it('leaves a list that shows another role only', async () => {
    joao.role = 'ADMIN'
    const { visitor } = await show('/dashboard/users?role=admin')
    expect(names()).toHaveLength(2)
    await visitor.click(action('João Prado'))
    await visitor.click(await screen.findByRole('button', { name: 'Tornar usuário' }))
    await waitFor(() => expect(names()).toHaveLength(1))
  })

  it('is refused by the server if no administrator would remain, which is shown', async () => {
    joao.role = 'ADMIN'
    const { visitor } = await show()
    api.failures.SetUserRole = {
      message: 'O guia precisa de pelo menos um administrador.',
      extensions: { code: 'CONFLICT' },
    }
    await visitor.click(action('João Prado'))
    await visitor.click(await screen.findByRole('button', { name: 'Tornar usuário' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('João Prado: O guia precisa de pelo menos um administrador.')
    expect(joao.role).toBe('ADMIN')
  })

  it('is never one\u2019s own to take away', async () => {
    const { visitor } = await show()
    await visitor.click(action('Ada Lima'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Você não pode tirar o seu próprio papel',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([ada.role, readToken()]).toEqual(['ADMIN', tokenOf(ada)])
  })
})

describe('an account', () => {
  it('is deactivated after a question, is marked so, and comes back', async () => {
    api.answers.setUserActive = ({ isActive }) =>
      Object.assign(joao, { deactivatedAt: isActive ? null : '2026-11-23T12:00:00.000Z' })
    const { visitor } = await show()
    await visitor.click(screen.getByRole('button', { name: 'Desativar a conta de João Prado' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Desativar a conta de João Prado?' }))
    expect(dialog.getByText(/Os estabelecimentos dela continuam no guia/)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Desativar' }))
    expect(await screen.findByText('A conta de João Prado foi desativada.')).toBeDefined()
    expect(await screen.findByText('Desativada')).toBeDefined()
    expect(joao.deactivatedAt).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Enviar link de senha para João Prado' })).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Reativar a conta de João Prado' }))
    await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reativar' }))
    await waitFor(() => expect(screen.queryByText('Desativada')).toBeNull())
    expect(joao.deactivatedAt).toBeNull()
  })

  it('that is one\u2019s own is never deactivated', async () => {
    const { visitor } = await show()
    await visitor.click(screen.getByRole('button', { name: 'Desativar a conta de Ada Lima' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Você não pode desativar a sua própria conta',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is sent a link for another password after a question that says where', async () => {
    const { visitor } = await show()
    await visitor.click(screen.getByRole('button', { name: 'Enviar link de senha para João Prado' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('joao@guia.test')
    await visitor.click(screen.getByRole('button', { name: 'Enviar link' }))
    expect(await screen.findByText('Link enviado para joao@guia.test.')).toBeDefined()
    expect(api.last('SendPasswordLink')).toEqual({ id: joao.id })
  })

  it('loses its second factor after a question, once it has one', async () => {
    api.answers.removeSecondFactor = () => Object.assign(joao, { passkeys: [] })
    const text = 'Remover o segundo fator de João Prado'
    const passkey = { id: '1', name: 'Celular', createdAt: '2026-11-01T12:00:00.000Z', lastUsedOn: null }
    joao.passkeys.push(passkey)
    ada.passkeys.push({ ...passkey, id: '2' })
    addUser(api.catalogue, { name: 'Bia Souza' })
    const { visitor } = await show()
    const removals = screen
      .getAllByText('Remover segundo fator')
      .map((button) => button.getAttribute('aria-label'))
    expect(removals).toEqual([text])
    await visitor.click(screen.getByRole('button', { name: text }))
    const dialog = within(await screen.findByRole('dialog', { name: `${text}?` }))
    expect(dialog.getByText(/Um aviso vai para joao@guia\.test/)).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Remover segundo fator' }))
    expect(await screen.findByText('O segundo fator de João Prado foi removido.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: text })).toBeNull())
    expect(joao.passkeys).toEqual([])
  })

  it('stays as it is when the server refuses, which is said', async () => {
    const { visitor } = await show()
    api.failures.SetUserActive = { message: 'Não agora.', extensions: { code: 'CONFLICT' } }
    await visitor.click(screen.getByRole('button', { name: 'Desativar a conta de João Prado' }))
    await visitor.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desativar' }))
    expect((await screen.findByRole('alert')).textContent).toBe('João Prado: Não agora.')
    expect(joao.deactivatedAt).toBeNull()
  })
})

describe('invitations', () => {
  const later = new Date(Date.now() + 604_800_000).toISOString()

  it('are sent to who is named, and wait in the list', async () => {
    api.answers.inviteUser = ({ input }) => insert(api.catalogue.invitations, { ...input, expiresAt: later })
    const { visitor } = await show()
    expect(screen.queryByRole('region', { name: 'Convites à espera' })).toBeNull()
    await visitor.click(screen.getByRole('button', { name: 'Convidar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar para o guia' }))
    await visitor.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    expect(await dialog.findByText('Informe o nome.')).toBeDefined()
    await visitor.type(dialog.getByLabelText('Nome'), 'Bia Souza')
    await visitor.type(dialog.getByLabelText('E-mail'), 'Bia@guia.test')
    await visitor.selectOptions(dialog.getByLabelText('Papel'), 'Administrador')
    await visitor.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    expect(await screen.findByText('Convite enviado para bia@guia.test.')).toBeDefined()
    expect(api.last('InviteUser')).toEqual({
      input: { name: 'Bia Souza', email: 'bia@guia.test', role: 'ADMIN' },
    })
    const list = within(await screen.findByRole('region', { name: 'Convites à espera' }))
    expect(list.getByText(/^bia@guia\.test · Administrador · vale até \d/)).toBeDefined()
  })

  it('are sent again and taken back, and say who has sent them and when they have expired', async () => {
    api.answers.resendInvitation = () =>
      Object.assign(api.catalogue.invitations[0] as object, { expiresAt: later })
    api.catalogue.invitations.push({
      id: '1',
      name: 'Bia Souza',
      email: 'bia@guia.test',
      role: 'USER',
      expiresAt: '2026-01-02T12:00:00.000Z',
      invitedBy: 'Ana Lima',
    })
    const { visitor } = await show()
    expect(await screen.findByText('bia@guia.test · Usuário · expirou em 02/01/2026')).toBeDefined()
    expect(screen.getByText('Enviado por Ana Lima')).toBeDefined()
    await visitor.click(screen.getByRole('button', { name: 'Reenviar o convite de Bia Souza' }))
    expect(await screen.findByText(/^bia@guia\.test · Usuário · vale até/)).toBeDefined()
    const revoke = screen.getByRole('button', { name: 'Cancelar o convite de Bia Souza' })
    // The new day came before the list was refetched.
    await waitFor(() => expect(revoke).toHaveProperty('disabled', false))
    await visitor.click(revoke)
    expect(await screen.findByText('O convite de Bia Souza foi cancelado.')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Convites à espera' })).toBeNull())
  })

  it('to an address with an account are refused next to the field', async () => {
    const { visitor } = await show()
    const message = 'Já existe uma conta com este e-mail.'
    api.failures.InviteUser = {
      message,
      extensions: { code: 'CONFLICT', fields: { 'input.email': message } },
    }
    await visitor.click(screen.getByRole('button', { name: 'Convidar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar para o guia' }))
    await visitor.type(dialog.getByLabelText('Nome'), 'João')
    await visitor.type(dialog.getByLabelText('E-mail'), 'joao@guia.test')
    await visitor.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    expect(await dialog.findByText(message)).toBeDefined()
  })
})
