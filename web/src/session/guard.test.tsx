import { act, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { sessionMessages } from '../messages/site.ts'
import { mockApi, signIn } from '../mocks/server.ts'
import { expectWarnings } from '../test/expect-warnings.ts'
import { renderApp } from '../test/render-app.tsx'
import { renderOnServer } from '../test/render-on-server.ts'
import { Guard } from './guard.tsx'
import { keepToken } from './token.ts'

const api = mockApi()

/** A page for administrators only, as the dashboard's will be. */
const adminRoute: RouteObject = {
  path: '/so/admin',
  element: (
    <Guard requires="admin" waiting={<p>Esperando</p>}>
      {({ name }) => <p>Painel de {name}</p>}
    </Guard>
  ),
}

it.each(['/favorites', '/minha-conta', '/minhas-empresas?page=2', '/so/admin'])(
  'sends a visitor from %s to /login, which remembers it',
  async (path) => {
    const { address, router } = renderApp(path, [adminRoute])
    await waitFor(() => expect(address()).toBe('/login'))
    expect(router.state.location.state).toMatchObject({ from: path })
    // The way back leads past the page that sent here.
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

it('sends a user from the administration to /unauthorized', async () => {
  signIn(api)
  const { address } = renderApp('/so/admin', [adminRoute])
  await waitFor(() => expect(address()).toBe('/unauthorized'))
})

it('lets an administrator pass everywhere', async () => {
  signIn(api, { name: 'Ada', role: 'ADMIN' })
  renderApp('/so/admin', [adminRoute])
  expect(await screen.findByText('Painel de Ada')).toBeDefined()
})

it('waits in the shape of the page until it is known who asks', async () => {
  const { promise, resolve } = Promise.withResolvers()
  signIn(api, { name: 'Ada', role: 'ADMIN' })
  api.holds.Me = promise
  renderApp('/so/admin', [adminRoute])
  expect(await screen.findByText('Esperando')).toBeDefined()
  resolve(null)
  expect(await screen.findByText('Painel de Ada')).toBeDefined()
})

it('offers to try again without an answer, and keeps the session', async () => {
  signIn(api, { name: 'Ada', role: 'ADMIN' })
  api.failures.Me = 'network'
  const { visitor } = renderApp('/so/admin', [adminRoute])
  expect((await screen.findByRole('alert')).textContent).toBe(sessionMessages.unreachable)
  delete api.failures.Me
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Painel de Ada')).toBeDefined()
})

it('says at /login that a session has expired', async () => {
  const warn = expectWarnings()
  keepToken('ficha-velha')
  const { address, router } = renderApp('/favorites')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(warn).toHaveBeenCalledExactlyOnceWith('Sessão expirada ou inválida')
  expect(router.state.location.state).toEqual({ from: '/favorites', reason: 'expired' })
})

it('follows a session that ends in another tab', async () => {
  signIn(api)
  const { address } = renderApp('/minhas-empresas')
  await screen.findByText('Você ainda não tem empresas no guia.', { exact: false })
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await waitFor(() => expect(address()).toBe('/login'))
})

it.each(['/favorites', '/minha-conta', '/minhas-empresas'])(
  'is rendered on the server as a shell that no search engine keeps: %s',
  async (path) => {
    const page = await renderOnServer(path)
    if (page.kind !== 'document') throw new Error('a redirect')
    expect(page.status).toBe(200)
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.html).toMatch(/<h1[^>]*>(Meus Favoritos|Minha Conta|Minhas Empresas)</)
    expect(page.html).toMatch(/role="status"/)
  },
)
