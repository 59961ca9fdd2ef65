import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { favor, type MockUser } from '../../mocks/accounts.ts'
import { mockApi, signIn } from '../../mocks/server.ts'
import { readToken } from '../../session/token.ts'
import { expectWarnings } from '../../test/expect-warnings.ts'
import { renderApp } from '../../test/render-app.tsx'
import { toastStore } from '../../ui/toasts/toast-store.ts'

const api = mockApi()

let maria: MockUser
beforeEach(() => {
  maria = signIn(api)
})

/** Three favorites: bakeries 3, 2 and 1, as they were added. */
const favorThree = () => {
  for (const business of api.catalogue.businesses.slice(0, 3)) favor(maria, business)
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const remove = (name: string) => screen.findByRole('button', { name: `Remover dos favoritos: ${name}` })

it('shows the favorites, newest first, each with "Remover dos favoritos"', async () => {
  favorThree()
  renderApp('/favorites')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Meus Favoritos')
  await remove('Padaria 3')
  expect(names()).toEqual(['Padaria 3', 'Padaria 2', 'Padaria 1'])
  const cards = screen.getAllByRole('article')
  for (const card of cards) expect(within(card).getAllByRole('button')).toHaveLength(1)
  expect(cards[0]?.querySelector('button')?.textContent).toBe('Remover dos favoritos')
})

it('says what a favorite was called before it was merged into another establishment', async () => {
  favorThree()
  Object.assign(maria.favorites[0] as object, { formerName: 'Padaria Velha' })
  renderApp('/favorites')
  expect(await screen.findByText('Padaria Velha agora é Padaria 3.')).toBeDefined()
  expect(screen.getAllByText(/agora é/)).toHaveLength(1)
})

it('says "Carregando..." until they are there', async () => {
  const { promise, resolve } = Promise.withResolvers()
  api.holds.FavoritesPage = promise
  renderApp('/favorites')
  expect((await screen.findAllByText('Carregando...')).length).toBeGreaterThan(0)
  resolve(null)
  expect(await screen.findByText(/^Você ainda não adicionou/)).toBeDefined()
  expect(screen.queryByText('Carregando...')).toBeNull()
})

it('says that there are none, with a way to find some', async () => {
  renderApp('/favorites')
  const text = 'Você ainda não adicionou nenhum estabelecimento aos favoritos.'
  expect(await screen.findByText(text)).toBeDefined()
  const explore = screen.getByRole('link', { name: 'Explorar estabelecimentos' })
  expect(explore.getAttribute('href')).toBe('/explore')
})

it('says that they could not be loaded, and tries again', async () => {
  favorThree()
  api.failures.FavoritesPage = 'network'
  const { visitor } = renderApp('/favorites')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Erro ao carregar favoritos. Tente novamente mais tarde.',
  )
  delete api.failures.FavoritesPage
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await remove('Padaria 3')
})

it('drops a favorite after the server has removed it', async () => {
  favorThree()
  const { promise, resolve } = Promise.withResolvers()
  api.holds.RemoveFavorite = promise
  const { visitor } = renderApp('/favorites')
  const button = await remove('Padaria 2')
  await visitor.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(names()).toHaveLength(3)
  resolve(null)
  await waitFor(() => expect(names()).toEqual(['Padaria 3', 'Padaria 1']))
  expect(maria.favorites).toHaveLength(2)
})

it('puts a removed favorite back to where it was with Desfazer', async () => {
  favorThree()
  const { visitor } = renderApp('/favorites')
  await visitor.click(await remove('Padaria 2'))
  expect(await screen.findByText('Padaria 2 saiu dos favoritos.')).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(names()).toEqual(['Padaria 3', 'Padaria 2', 'Padaria 1']))
  await waitFor(() => expect(maria.favorites).toHaveLength(3))
  // It is the server's again: it can be removed once more.
  await visitor.click(await remove('Padaria 2'))
  await waitFor(() => expect(maria.favorites).toHaveLength(2))
})

it('removes one that the server is still putting back', async () => {
  favorThree()
  const { promise, resolve } = Promise.withResolvers()
  api.holds.AddFavorite = promise
  const { visitor } = renderApp('/favorites')
  await visitor.click(await remove('Padaria 2'))
  await visitor.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(names()).toEqual(['Padaria 3', 'Padaria 2', 'Padaria 1']))
  await visitor.click(await remove('Padaria 2'))
  resolve(null)
  await waitFor(() => expect(names()).toEqual(['Padaria 3', 'Padaria 1']))
  expect(maria.favorites).toHaveLength(2)
})

it('gives a keyboard the way back in hand', async () => {
  favorThree()
  const { visitor } = renderApp('/favorites')
  ;(await remove('Padaria 2')).focus()
  await visitor.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Desfazer' })
  expect(document.activeElement).toBe(undo)
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('says that one could not be removed, and keeps it', async () => {
  favorThree()
  api.failures.RemoveFavorite = { message: 'x' }
  const { visitor } = renderApp('/favorites')
  await visitor.click(await remove('Padaria 2'))
  const text = 'Erro ao remover favorito. Tente novamente.'
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(names()).toHaveLength(3)
  const button = await remove('Padaria 2')
  expect(button.getAttribute('aria-disabled')).toBe('false')
  // The notice goes; on the card it stays until it is tried again.
  act(() => {
    toastStore.set([])
  })
  const card = button.closest('article') as HTMLElement
  expect(within(card).getByText(text).id).toBe(button.getAttribute('aria-describedby'))
  delete api.failures.RemoveFavorite
  await visitor.click(button)
  await waitFor(() => expect(names()).toEqual(['Padaria 3', 'Padaria 1']))
})

it('leads to /login when the session ends, and back', async () => {
  const warn = expectWarnings()
  favorThree()
  const { visitor, address, router } = renderApp('/favorites')
  const button = await remove('Padaria 2')
  maria.version += 1
  await visitor.click(button)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/favorites', reason: 'expired' })
  expect(warn).toHaveBeenCalledWith('Sessão expirada ou inválida')
})

it('logs out with Sair and goes to /login, which does not lead back', async () => {
  const { visitor, address, router } = renderApp('/favorites')
  await screen.findByText(/^Você ainda não adicionou/)
  await visitor.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sair' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(readToken()).toBeNull()
  expect(router.state.location.state).toEqual({ reason: 'left' })
})
