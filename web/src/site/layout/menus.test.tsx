import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mockImage } from '../../mocks/catalogue.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { dropToken, readToken } from '../../session/token.ts'
import { renderApp } from '../../test/render-app.tsx'
import { renderOnServer } from '../../test/render-on-server.ts'

const api = mockApi()

const banner = () => within(screen.getByRole('banner'))
// Hidden as on a phone: the styles of wide windows are not read here.
const hidden = true
const menuButton = (name = 'Maria Souza') => screen.findByRole('button', { name: `Conta de ${name}`, hidden })
/** The desktop's menu and the phone's are both there; styles show one of them. */
const drawer = () => within(screen.getByRole('banner').querySelector('details') as HTMLElement)
const entries = (within: { getAllByRole: typeof screen.getAllByRole }) =>
  within.getAllByRole('link', { hidden }).map((link) => [link.textContent, link.getAttribute('href')])

const account = [
  ['Minha Conta', '/minha-conta'],
  ['Meus Favoritos', '/favorites'],
  ['Minhas Empresas', '/minhas-empresas'],
]

describe('the menu on desktops', () => {
  it('is Login for visitors, and leads back to the page', async () => {
    const { visitor, router } = renderApp('/explore?city=taubate')
    await screen.findByRole('banner')
    const login = banner().getAllByRole('link', { name: 'Login', hidden })[0] as HTMLElement
    await visitor.click(login)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toMatchObject({ from: '/explore?city=taubate' })
  })

  it('is always rendered with Login', async () => {
    signIn(api)
    const page = await renderOnServer('/')
    expect(page.kind === 'document' && page.html).toContain('>Login</a>')
  })

  it('shows the first letter and the first name, and opens a user\u2019s pages', async () => {
    signIn(api)
    const { visitor } = renderApp('/')
    await screen.findByRole('banner')
    const button = await menuButton()
    expect(button.textContent).toBe('MMaria')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await visitor.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(entries(within(menu))).toEqual(account)
    expect(within(menu).getByRole('button', { name: 'Sair', hidden })).toBeDefined()
  })

  it('shows the photo where there is one', async () => {
    signIn(api, { photo: mockImage(9) })
    renderApp('/')
    await screen.findByRole('banner')
    const photo = (await menuButton()).querySelector('img')
    expect(photo?.getAttribute('src')).toContain(mockImage(9).url)
  })

  it('has the administration at /dashboard for administrators only', async () => {
    signIn(api, { role: 'ADMIN' })
    const { visitor } = renderApp('/')
    await screen.findByRole('banner')
    const button = await menuButton()
    await visitor.click(button)
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(entries(within(menu))).toEqual([...account, ['Painel Admin', '/dashboard']])
  })

  it('opens with Enter, closes with Escape and gives the focus back', async () => {
    signIn(api)
    const { visitor } = renderApp('/')
    await screen.findByRole('banner')
    const button = await menuButton()
    act(() => button.focus())
    await visitor.keyboard('{Enter}')
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
    act(() => within(menu).getByText('Minha Conta').focus())
    await visitor.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('closes when the pointer or the focus goes elsewhere, and when a page opens', async () => {
    signIn(api)
    const { visitor, address } = renderApp('/')
    await screen.findByRole('banner')
    const button = await menuButton()
    const isOpen = () => button.getAttribute('aria-expanded') === 'true'
    await visitor.click(button)
    await visitor.click(document.body)
    expect(isOpen()).toBe(false)
    await visitor.click(button)
    await visitor.tab({ shift: true })
    expect(isOpen()).toBe(false)
    await visitor.click(button)
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
    await visitor.click(within(menu).getByText('Minhas Empresas'))
    await waitFor(() => expect(address()).toBe('/minhas-empresas'))
    expect((await menuButton()).getAttribute('aria-expanded')).toBe('false')
  })

  it('ends the session with Sair, and leads to /login', async () => {
    signIn(api)
    const { visitor, address } = renderApp('/')
    await visitor.click(await menuButton())
    await visitor.click(banner().getAllByRole('button', { name: 'Sair', hidden })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(await screen.findByText('Você saiu da sua conta.')).toBeDefined()
    expect(readToken()).toBeNull()
  })

  it('becomes Login when the session ends in another tab, and the next account\u2019s when one begins', async () => {
    signIn(api)
    renderApp('/')
    await menuButton()
    act(() => dropToken('left'))
    expect(banner().getAllByRole('link', { name: 'Login', hidden })[0]).toBeDefined()
    act(() => {
      signIn(api, { name: 'Joana Prado' })
    })
    expect(await menuButton('Joana Prado')).toBeDefined()
    expect(screen.queryByText('Maria')).toBeNull()
  })
})

describe('the menu on phones', () => {
  it('has Login for visitors', async () => {
    renderApp('/')
    await screen.findByRole('banner')
    expect(entries(drawer()).at(-1)).toEqual(['Login', '/login'])
  })

  it('has who is signed in, and the administration at /admin', async () => {
    signIn(api, { role: 'ADMIN' })
    renderApp('/')
    await screen.findByRole('banner')
    await waitFor(() => expect(drawer().getByText('Maria')).toBeDefined())
    expect(entries(drawer()).slice(-4)).toEqual([...account, ['Painel Admin', '/admin']])
    expect(drawer().getByRole('button', { name: 'Sair', hidden })).toBeDefined()
  })

  it('closes with Escape and a press outside', async () => {
    const { visitor } = renderApp('/')
    await screen.findByRole('banner')
    const details = screen.getByRole('banner').querySelector('details') as HTMLDetailsElement
    const summary = details.querySelector('summary') as HTMLElement
    await visitor.click(summary)
    expect(details.open).toBe(true)
    await visitor.keyboard('{Escape}')
    expect([details.open, document.activeElement === summary]).toEqual([false, true])
    await visitor.click(summary)
    await visitor.click(document.body)
    expect(details.open).toBe(false)
  })
})
