import { gql } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance } from 'vitest'
import { addUser, type MockUser, tokenOf } from '../../mocks/accounts.ts'
import { mockApi, refusal, signIn } from '../../mocks/server.ts'
import { readToken } from '../../session/token.ts'
import { dashboardScreen } from '../../test/dashboard-screen.ts'
import { expectWarnings } from '../../test/expect-warnings.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()

const stats = gql`
  query TestStats {
    dashboardStats {
      totalCities
    }
  }
`
const months = gql`
  query TestMonth($month: String!) {
    registrationsByDay(month: $month) {
      date
    }
  }
`
const save = gql`
  mutation TestSave {
    logOutEverywhere
  }
`

/** What a screen is made of: what it loads, a form, and what is asked for later. */
function TestScreen() {
  const { data } = useQuery<{ dashboardStats: { totalCities: number } }>(stats)
  const [send, { error, data: saved }] = useMutation(save)
  const later = useQuery(months, { variables: { month: '2026-11' }, skip: !error })
  // As a form does that cannot be shown before its data are there.
  if (!data) return <p>Carregando</p>
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send().catch(() => {})
      }}
    >
      <p>{data.dashboardStats.totalCities} cidades</p>
      <input aria-label="Texto" />
      <button type="submit">Salvar</button>
      {error && <p>{error.message}</p>}
      {saved !== undefined && saved !== null && <p>Salvo</p>}
      {later.data !== undefined && <p>O mês veio</p>}
    </form>
  )
}
dashboardScreen('/dashboard/prova', <TestScreen />)

const text = () => screen.getByLabelText<HTMLInputElement>('Texto')
const asked = (name: string) => api.seen.filter((operation) => operation.name === name).length

let ada: MockUser
let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = expectWarnings()
  api.answers.dashboardStats = { totalCities: 3 }
  ada = signIn(api, { name: 'Ada', email: 'ada@guia.test', password: 'ada-secreta', role: 'ADMIN' })
})
afterEach(() => localStorage.clear())

/** Types half a sentence, lets the session end behind it, and tries to save. */
async function interrupt() {
  const app = renderApp('/dashboard/prova')
  await app.visitor.type(await screen.findByLabelText('Texto'), 'meia frase')
  ada.version += 1
  await app.visitor.click(screen.getByRole('button', { name: 'Salvar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sessão expirada ou inválida' })
  return { ...app, dialog: within(dialog) }
}

async function logIn({ visitor, dialog }: Awaited<ReturnType<typeof interrupt>>, password: string) {
  await visitor.type(dialog.getByLabelText('Senha'), password)
  await visitor.click(dialog.getByRole('button', { name: 'Entrar' }))
}

it('asks for the password over the screen, which stays with what is typed', async () => {
  const { dialog, address } = await interrupt()
  expect(warn).toHaveBeenCalledExactlyOnceWith('Sessão expirada ou inválida')
  await waitFor(() => expect(address()).toBe('/dashboard/prova'))
  const email = dialog.getByLabelText<HTMLInputElement>('E-mail')
  expect([email.value, email.readOnly]).toEqual(['ada@guia.test', true])
  // Nothing has a size here, so that nothing takes the focus: e2e/dashboard-notices.test.ts looks at that.
  expect(dialog.getByLabelText('Senha').dataset.autofocus).toBe('true')
  expect(text().value).toBe('meia frase')
})

it('goes on after a login: nothing is asked for again that was there, and saving works', async () => {
  const app = await interrupt()
  await logIn(app, 'ada-secreta')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readToken()).toBe(tokenOf(ada))
  expect(text().value).toBe('meia frase')
  expect(screen.getByText('3 cidades')).toBeDefined()
  expect(asked('TestStats')).toBe(1)
  await app.visitor.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Salvo')).toBeDefined()
})

it('refetches after the login what was refused before', async () => {
  api.answers.registrationsByDay = () =>
    readToken() === tokenOf(ada) ? [] : refusal('Entre na sua conta.', 'UNAUTHENTICATED')
  const app = await interrupt()
  await waitFor(() => expect(asked('TestMonth')).toBe(1))
  expect(screen.queryByText('O mês veio')).toBeNull()
  await logIn(app, 'ada-secreta')
  expect(await screen.findByText('O mês veio')).toBeDefined()
  expect(text().value).toBe('meia frase')
})

it('says that a password is wrong, and stays', async () => {
  api.failures.Login = {
    message: 'E-mail ou senha incorretos.',
    extensions: { code: 'INVALID_CREDENTIALS' },
  }
  const app = await interrupt()
  await logIn(app, 'errada')
  expect((await app.dialog.findByRole('alert')).textContent).toBe('E-mail ou senha incorretos.')
  expect(text().value).toBe('meia frase')
  expect(readToken()).toBeNull()
})

it('cannot be closed with Escape', async () => {
  const { visitor } = await interrupt()
  // The page behind is out of reach once the dialog listens.
  await waitFor(() => expect(text().closest('[aria-hidden=true]')).not.toBeNull())
  await visitor.keyboard('{Escape}{Escape}{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('leads to /login with Sair, which brings back to the screen', async () => {
  const { dialog, visitor, address, router } = await interrupt()
  await visitor.click(dialog.getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(router.state.location.state).toMatchObject({ from: '/dashboard/prova', reason: 'expired' })
})

it('is shown too when the session ended in another tab, and closes when one starts there', async () => {
  renderApp('/dashboard/prova')
  await userTypes()
  changeElsewhere(null)
  expect(await screen.findByRole('dialog', { name: 'Sessão expirada ou inválida' })).toBeDefined()
  changeElsewhere(tokenOf(ada))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(text().value).toBe('meia frase')
})

it('shows another administrator nothing of what was typed or loaded', async () => {
  renderApp('/dashboard/prova')
  await userTypes()
  const bea = addUser(api.catalogue, { name: 'Bea', role: 'ADMIN' })
  changeElsewhere(null)
  changeElsewhere(tokenOf(bea))
  await waitFor(() => expect(text().value).toBe(''))
  await waitFor(() => expect(asked('TestStats')).toBe(2))
  expect(within(screen.getByRole('banner')).getByText('Bea')).toBeDefined()
})

it('informs an account that has lost the role, over the form, and opens no other screen', async () => {
  const app = await interrupt()
  ada.role = 'USER'
  await logIn(app, 'ada-secreta')
  expect(await screen.findByText(/^A sua conta deixou de ser de administração/)).toBeDefined()
  expect(text().value).toBe('meia frase')
  expect(app.address()).toBe('/dashboard/prova')
  await act(() => app.router.navigate('/dashboard/users'))
  await waitFor(() => expect(app.address()).toBe('/unauthorized'))
})

it('says so, over the form, when an account without the role signs in in another tab', async () => {
  const { address } = renderApp('/dashboard/prova')
  await userTypes()
  changeElsewhere(null)
  changeElsewhere(tokenOf(addUser(api.catalogue, { name: 'Maria' })))
  expect(await screen.findByText(/^Outra conta entrou neste navegador/)).toBeDefined()
  expect([text().value, address()]).toEqual(['meia frase', '/dashboard/prova'])
  changeElsewhere(tokenOf(ada))
  await waitFor(() => expect(screen.queryByText(/^Outra conta/)).toBeNull())
  expect(text().value).toBe('meia frase')
})

async function userTypes() {
  const input = await screen.findByLabelText<HTMLInputElement>('Texto')
  input.value = 'meia frase'
}

/** What another tab does to the session. */
function changeElsewhere(token: string | null) {
  act(() => {
    if (token) localStorage.setItem('guiadovale.token', token)
    else localStorage.removeItem('guiadovale.token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'guiadovale.token', newValue: token }))
  })
}
