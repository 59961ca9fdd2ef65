import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { messages } from '../../messages/site.ts'
import { tokenOf } from '../../mocks/accounts.ts'
import { mockApi } from '../../mocks/server.ts'
import { readToken } from '../../session/token.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole('button', { name: 'Cadastrar' })
const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

async function fill({ visitor }: ReturnType<typeof renderApp>, email = 'ana@guia.test') {
  await visitor.type(await field('Nome'), 'Ana Lima')
  await visitor.type(await field('E-mail'), email)
  await visitor.type(await field('Telefone'), '12991234567')
  await visitor.type(await field('Senha'), 'segredo-longo')
  await visitor.click(submit())
}

it('keeps the token and goes to /login, which says so and who is signed in', async () => {
  const app = renderApp('/register')
  await fill(app)
  await waitFor(() => expect(app.address()).toBe('/login'))
  expect(await screen.findByText('Cadastro feito. Sua conta está pronta.')).toBeDefined()
  expect(await screen.findByText('Ana Lima')).toBeDefined()
  expect(api.last('Register')).toEqual({
    input: { name: 'Ana Lima', email: 'ana@guia.test', phone: '12991234567', password: 'segredo-longo' },
  })
  const [ana] = api.catalogue.users
  expect(readToken()).toBe(ana && tokenOf(ana))
})

it('formats the phone while it is typed, with the prefix of the country too, and reads a longer one that is pasted', async () => {
  const { visitor } = renderApp('/register')
  const phone = await field('Telefone')
  await visitor.type(phone, '1236221234')
  expect(phone.value).toBe('(12) 3622-1234')
  await visitor.type(phone, '5')
  expect(phone.value).toBe('(12) 36221-2345')
  await visitor.clear(phone)
  await visitor.click(phone)
  await visitor.paste('+55 (12) 99123-4567')
  expect(phone.value).toBe('(12) 99123-4567')
  await visitor.clear(phone)
  await visitor.type(phone, '+5512999998888')
  expect(phone.value).toBe('(12) 99999-8888')
  await visitor.clear(phone)
  await visitor.type(phone, '+1 212 555 0100')
  expect(phone.value).toBe('+1 212 555 0100')
})

it('names the extension that it keeps out of the phone', async () => {
  const { visitor } = renderApp('/register')
  const phone = await field('Telefone')
  await visitor.type(phone, '(12) 3842-0000 ramal 5')
  await visitor.tab()
  expect([phone.value, described(phone)]).toEqual([
    '(12) 3842-0000',
    ['“ramal 5” ficou de fora: aqui vai só o número.'],
  ])
})

it('shows next to each field what is missing', async () => {
  const { visitor } = renderApp('/register')
  await field('Nome')
  await visitor.click(submit())
  expect(document.activeElement).toBe(await field('Nome'))
  expect(described(await field('Nome'))).toEqual(['Informe o nome.'])
  expect(described(await field('E-mail'))).toEqual(['Informe o e-mail.'])
  expect(described(await field('Telefone'))).toEqual(['Informe o telefone.'])
  expect(described(await field('Senha'))).toEqual(['Pelo menos 8 caracteres.', 'Informe a senha.'])
})

it("shows the server's error next to its field, and keeps the input", async () => {
  const message = 'Já existe uma conta com este e-mail.'
  api.failures.Register = { message, extensions: { code: 'CONFLICT', fields: { 'input.email': message } } }
  const app = renderApp('/register')
  await fill(app)
  const email = await field('E-mail')
  await waitFor(() => expect(described(email)).toEqual(['Já existe uma conta com este e-mail.']))
  expect(document.activeElement).toBe(email)
  expect((await field('Nome')).value).toBe('Ana Lima')
  expect((await field('Telefone')).value).toBe('(12) 99123-4567')
  expect((await field('Senha')).value).toBe('segredo-longo')
})

it('says "Erro ao fazer o registro" without a message of the server', async () => {
  const app = renderApp('/register')
  api.failures.Register = 'network'
  await fill(app)
  expect((await screen.findByRole('alert')).textContent).toBe('Erro ao fazer o registro')
})

it('says what the server says of the whole', async () => {
  const app = renderApp('/register')
  api.failures.Register = { message: 'Muitas tentativas.', extensions: { code: 'TOO_MANY_REQUESTS' } }
  await fill(app)
  expect((await screen.findByRole('alert')).textContent).toBe('Muitas tentativas.')
})

it('asks browsers for the right things to fill in', async () => {
  renderApp('/register')
  const wanted = { Nome: 'name', 'E-mail': 'email', Telefone: 'tel-national', Senha: 'new-password' }
  for (const [label, autocomplete] of Object.entries(wanted))
    expect((await field(label)).getAttribute('autocomplete')).toBe(autocomplete)
})

it('keeps what is typed while what is agreed to is read in another tab', async () => {
  renderApp('/register')
  for (const [name, path] of [
    [/^Termos/, '/termos'],
    [/^Política de Privacidade/, '/politica-privacidade'],
  ] as const) {
    const link = await screen.findByRole('link', { name })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
    expect(link.textContent).toContain(messages.nav.newTab)
  }
})
