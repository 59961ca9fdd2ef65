import { act, screen, waitFor, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { authMessages } from '../../messages/auth.ts'
import { addUser, type MockUser, tokenOf } from '../../mocks/accounts.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { loginFrom } from '../../session/login-state.ts'
import { dropToken, readToken } from '../../session/token.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
const { login: texts } = authMessages

let maria: MockUser
beforeEach(() => {
  maria = addUser(api.catalogue)
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole('button', { name: /Entra/ })
const described = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

/** Shows the page, as somebody comes to it who was somewhere else. */
function show(from?: string, reason?: Parameters<typeof loginFrom>[1], extra: RouteObject[] = []) {
  const app = renderApp('/', extra)
  act(() => {
    app.router.navigate('/login', {
      state: from && loginFrom({ pathname: from, search: '', hash: '' }, reason),
    })
  })
  return app
}

async function logIn({ visitor }: ReturnType<typeof show>, password = maria.password) {
  await visitor.type(await screen.findByLabelText('E-mail'), maria.email)
  await visitor.type(field('Senha'), password)
  await visitor.click(submit())
}

it('has no header and no footer, no place in search engines, and links to the other pages', async () => {
  renderApp('/login')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Entrar')
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/esqueci-senha', '/register', '/'])
})

it('logs in and goes to where the visitor came from', async () => {
  const app = show('/explore')
  await logIn(app)
  await waitFor(() => expect(app.address()).toBe('/explore'))
  expect(readToken()).toBe(tokenOf(maria))
  expect(api.last('Login')).toEqual({
    input: { email: maria.email, password: maria.password, remember: false },
  })
  // Whose session it is came with it.
  expect(api.last('Me')).toBeUndefined()
})

it('stays the form until the next page is there', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const slow = { path: '/devagar', loader: () => promise, element: <p>Chegou</p> }
  const app = show('/devagar', undefined, [slow])
  await logIn(app)
  await waitFor(() => expect(readToken()).toBe(tokenOf(maria)))
  expect(submit().textContent).toBe('Entrando…')
  expect(screen.queryByRole('link', { name: 'Continuar' })).toBeNull()
  resolve(null)
  expect(await screen.findByText('Chegou')).toBeDefined()
})

it('goes home when it came from nowhere, or from another site', async () => {
  const app = show('//evil.example')
  await logIn(app)
  await waitFor(() => expect(app.address()).toBe('/'))
})

it('asks for a lasting session with "Lembrar-me"', async () => {
  const app = show()
  await app.visitor.click(await screen.findByLabelText('Lembrar-me'))
  await logIn(app)
  await waitFor(() => expect(api.last('Login')).toMatchObject({ input: { remember: true } }))
})

it('shows next to the fields what is missing, and focuses the first', async () => {
  const { visitor } = show()
  await screen.findByLabelText('E-mail')
  await visitor.click(submit())
  expect(described(field('E-mail'))).toBe('Informe o e-mail.')
  expect(described(field('Senha'))).toBe('Informe a senha.')
  expect(document.activeElement).toBe(field('E-mail'))
  await visitor.type(field('E-mail'), 'm')
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
  expect(field('Senha').getAttribute('aria-invalid')).toBe('true')
  expect(api.seen.map(({ name }) => name)).not.toContain('Login')
})

describe('a failed login', () => {
  it('says what the server says, keeps what was typed, and ends no session', async () => {
    api.failures.Login = {
      message: 'E-mail ou senha incorretos.',
      extensions: { code: 'INVALID_CREDENTIALS' },
    }
    const app = show()
    await logIn(app, 'errada')
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail ou senha incorretos.')
    expect([field('E-mail').value, field('Senha').value]).toEqual([maria.email, 'errada'])
    expect(app.address()).toBe('/login')
  })

  it('says "Credenciais inválidas. Tente novamente." without a message of the server', async () => {
    const app = show()
    api.failures.Login = { message: '' }
    await logIn(app)
    expect((await screen.findByRole('alert')).textContent).toBe('Credenciais inválidas. Tente novamente.')
  })

  it.each([
    ['network', 'Não foi possível entrar. Não houve resposta: confira sua conexão e tente de novo.'],
    ['proxy', 'Não foi possível entrar. O site está fora do ar por um momento: tente de novo daqui a pouco.'],
  ] as const)('blames no password when no answer came: %s', async (failure, text) => {
    const app = show()
    api.failures.Login = failure
    await logIn(app)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })
})

it('shows and hides the password', async () => {
  const { visitor } = show()
  const password = await screen.findByLabelText<HTMLInputElement>('Senha')
  await visitor.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password.type).toBe('text')
  await visitor.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(password.type).toBe('password')
})

it.each([
  ['expired', 'alert', texts.reasons.expired],
  ['favorites', 'status', texts.reasons.favorites],
] as const)('says why it is there: %s', async (reason, role, text) => {
  show('/explore', reason)
  expect((await screen.findByRole(role)).textContent).toBe(text)
})

describe('with a valid session', () => {
  it('says who is signed in, and moves on only when asked', async () => {
    const app = show('/explore')
    signIn(api, { name: 'Joana Prado' })
    expect(await screen.findByText('Joana Prado')).toBeDefined()
    expect(app.address()).toBe('/login')
    await app.visitor.click(screen.getByRole('link', { name: 'Continuar' }))
    await waitFor(() => expect(app.address()).toBe('/explore'))
  })

  it('becomes the form again with Sair', async () => {
    signIn(api)
    const { visitor } = renderApp('/login')
    await visitor.click(await screen.findByRole('button', { name: 'Sair' }))
    expect(await screen.findByLabelText('E-mail')).toBeDefined()
    expect(readToken()).toBeNull()
  })

  it('follows a session that another tab ends', async () => {
    signIn(api)
    renderApp('/login')
    await screen.findByRole('link', { name: 'Continuar' })
    act(() => dropToken('left'))
    expect(await screen.findByLabelText('E-mail')).toBeDefined()
  })

  it('lets another account log in when the server cannot be reached', async () => {
    signIn(api)
    api.failures.Me = 'network'
    renderApp('/login')
    expect(await screen.findByLabelText('E-mail')).toBeDefined()
  })
})
