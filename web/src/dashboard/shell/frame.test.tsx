import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mockApi, signIn } from '../../mocks/server.ts'
import { readToken } from '../../session/token.ts'
import { matchPage } from '../../start/entry-server.tsx'
import { dashboardScreen } from '../../test/dashboard-screen.ts'
import { renderApp } from '../../test/render-app.tsx'
import { renderOnServer } from '../../test/render-on-server.ts'
import { useUnsavedGuard } from '../feedback/questions.tsx'
import { ScreenTitle } from './screen-title.tsx'

const api = mockApi()
afterEach(() => localStorage.clear())

dashboardScreen('/dashboard/prova', <TestScreen />)

/** A form that asks before it is left. */
function TestScreen() {
  const [text, setText] = useState('')
  const question = useUnsavedGuard({
    isDirty: text !== '',
    leaves: () => true,
    question: { title: 'Sair sem salvar?', action: 'Descartar' },
  })
  return (
    <>
      <ScreenTitle title="Prova" lead="Para ver a moldura" action={<button type="button">Agir</button>} />
      <input aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />
      {question}
    </>
  )
}

const admin = { name: 'Ada Lima', role: 'ADMIN' } as const

/** As an administrator on the screen above. */
async function show() {
  signIn(api, admin)
  const app = renderApp('/dashboard/prova')
  await screen.findByRole('heading', { level: 1, name: 'Prova' })
  return app
}

// Hidden as on a phone: the styles of wide windows are not read here.
const hidden = true
const sidebar = () => document.querySelector('nav[aria-label=Painel]') as HTMLElement
const leave = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Sair' })

const addresses = [
  '/dashboard',
  '/dashboard/cities',
  '/dashboard/neighborhoods',
  '/dashboard/categories',
  '/dashboard/subcategories',
  '/dashboard/business',
  '/dashboard/business/add',
  '/dashboard/business/edit/1',
  '/dashboard/business/import',
  '/dashboard/business/import/categories',
  '/dashboard/users',
  '/dashboard/audit',
  '/dashboard/holidays',
  '/dashboard/searches',
  '/dashboard/proposals',
  '/dashboard/pairs',
  '/dashboard/proposals/add',
]

it.each(addresses)(
  'is rendered on the server, for one browser only and no search engine: %s',
  async (path) => {
    const page = await renderOnServer(path)
    if (page.kind !== 'document') throw new Error('a redirect')
    expect([page.status, (await matchPage(path))?.cache]).toEqual([200, 'private'])
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.html).toContain('<title>Painel · Guia do Vale</title>')
    expect(page.html).toMatch(
      /<main[^>]*>(<noscript>.*<\/noscript>)?<div role="status" aria-label="Carregando..."/,
    )
    expect(page.html, 'nothing of the dashboard before it is known who asks').not.toMatch(/<header|<nav/)
  },
)

it('sends a visitor to /login, which remembers where from', async () => {
  const { address, router } = renderApp('/dashboard/users?search=ana&page=2')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(router.state.location.state).toMatchObject({ from: '/dashboard/users?search=ana&page=2' })
})

it('sends a user without the role to /unauthorized', async () => {
  signIn(api)
  const { address } = renderApp('/dashboard/prova')
  expect(sidebar()).toBeNull()
  await waitFor(() => expect(address()).toBe('/unauthorized'))
})

it('redirects /admin, where the mobile menu leads, to the dashboard', async () => {
  signIn(api, admin)
  const { address, router } = renderApp('/')
  act(() => {
    router.navigate('/admin')
  })
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

it('says whose session it is, names the window after the screen, and leads to every screen and the site', async () => {
  await show()
  expect(within(screen.getByRole('banner')).getByText('Ada Lima')).toBeDefined()
  expect(document.title).toBe('Prova · Guia do Vale')
  const links = within(sidebar()).getAllByRole('link', { hidden })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Estabelecimentos', '/dashboard/business'],
    ['Feriado: quem abre?', '/dashboard/holidays'],
    ['Propostas', '/dashboard/proposals'],
    ['Possíveis repetidos', '/dashboard/pairs'],
    ['Cidades', '/dashboard/cities'],
    ['Bairros', '/dashboard/neighborhoods'],
    ['Categorias', '/dashboard/categories'],
    ['Subcategorias', '/dashboard/subcategories'],
    ['Atributos', '/dashboard/attributes'],
    ['Usuários', '/dashboard/users'],
    ['Histórico', '/dashboard/audit'],
    ['Buscas sem resultado', '/dashboard/searches'],
  ])
  expect(screen.getByText('Ver o site').getAttribute('href')).toBe('/')
  const account = screen.getByRole('link', { name: 'Ada Lima: Minha Conta' })
  expect(account.getAttribute('href')).toBe('/minha-conta')
  expect(screen.getByRole('link', { name: 'Pular para o conteúdo' }).getAttribute('href')).toBe('#conteudo')
})

it('marks the screen that is open, and moves the focus to another that opens', async () => {
  const { visitor } = await show()
  await visitor.click(within(sidebar()).getByRole('link', { name: 'Usuários', hidden }))
  await screen.findByRole('heading', { level: 1, name: 'Usuários' })
  await waitFor(() => expect(document.activeElement === screen.getByRole('main')).toBe(true))
  const current = within(sidebar()).getAllByRole('link', { hidden, current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Usuários'])
})

it('collapses the sidebar to icons that keep their names, and remembers it', async () => {
  const { visitor } = await show()
  await visitor.click(within(sidebar()).getByRole('button', { name: 'Recolher menu', hidden }))
  expect(within(sidebar()).getByRole('link', { name: 'Cidades', hidden })).toBeDefined()
  expect(localStorage.getItem('guiadovale.sidebar')).toBe('collapsed')
  await visitor.click(within(sidebar()).getByRole('button', { name: 'Expandir menu', hidden }))
  expect(localStorage.getItem('guiadovale.sidebar')).toBeNull()
})

it('begins collapsed where it was left so', async () => {
  localStorage.setItem('guiadovale.sidebar', 'collapsed')
  await show()
  expect(within(sidebar()).getByRole('button', { name: 'Expandir menu', hidden })).toBeDefined()
})

it('shows the target of an icon on hover or focus, until Escape', async () => {
  localStorage.setItem('guiadovale.sidebar', 'collapsed')
  const { visitor } = await show()
  const tips = () => [...document.querySelectorAll('[data-scope=tooltip][data-part=content]')]
  const told = (...texts: string[]) =>
    waitFor(() => expect(tips().map(({ textContent }) => textContent)).toEqual(texts))
  await visitor.hover(within(sidebar()).getByRole('link', { name: 'Cidades', hidden }))
  await told('Cidades')
  await visitor.keyboard('{Escape}')
  await told()
  await visitor.tab()
  act(() => within(sidebar()).getByRole('link', { name: 'Bairros', hidden }).focus())
  await told('Bairros')
})

it('has a drawer on small screens, which a link in it closes', async () => {
  const { visitor, address } = await show()
  const opener = screen.getByRole('button', { name: 'Abrir menu', hidden })
  await visitor.click(opener)
  const drawer = within(screen.getByRole('dialog', { name: 'Painel' }))
  await visitor.click(drawer.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await visitor.click(opener)
  await visitor.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Usuários' }))
  await waitFor(() => expect(address()).toBe('/dashboard/users'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('logs out with Sair and goes to /login, which says so', async () => {
  const { visitor, address } = await show()
  await visitor.click(leave())
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByText('Você saiu da sua conta.')).toBeDefined()
  expect(readToken()).toBeNull()
})

it('keeps the session when somebody stays with what is typed, and ends it when that is discarded', async () => {
  const { visitor, address } = await show()
  await visitor.type(screen.getByLabelText('Texto'), 'meia frase')
  await visitor.click(leave())
  await visitor.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(readToken()).not.toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('meia frase')
  await visitor.click(leave())
  await visitor.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await waitFor(() => expect(readToken()).toBeNull())
  expect(await screen.findByText('Você saiu da sua conta.')).toBeDefined()
})
