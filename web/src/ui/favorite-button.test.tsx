import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addUser, favor, type MockUser } from '../mocks/accounts.ts'
import type { MockBusiness } from '../mocks/catalogue.ts'
import { mockApi, signIn } from '../mocks/server.ts'
import { readToken } from '../session/token.ts'
import { expectWarnings } from '../test/expect-warnings.ts'
import { pageSeed, renderApp } from '../test/render-app.tsx'

const api = mockApi()

let inn: MockBusiness
beforeEach(() => {
  inn = api.catalogue.businesses.at(-1) as MockBusiness
})

const heart = () => screen.findByRole('button', { name: 'Favoritar Pousada da Praia' })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

describe('for a visitor', () => {
  it('leads to /login with the message to log in, and back', async () => {
    const { visitor, address, router } = renderApp('/explore?city=ubatuba')
    await visitor.click(await heart())
    await waitFor(() => expect(address()).toBe('/login'))
    expect(await screen.findByText('Faça login para gerenciar seus favoritos.')).toBeDefined()
    expect(router.state.location.state).toMatchObject({ from: '/explore?city=ubatuba' })
    expect(api.last('AddFavorite')).toBeUndefined()
  })

  it('is given once there is a session', async () => {
    const maria = addUser(api.catalogue)
    const { visitor, address } = renderApp('/explore?city=ubatuba')
    await visitor.click(await heart())
    await visitor.type(await screen.findByLabelText('E-mail'), maria.email)
    await visitor.type(screen.getByLabelText('Senha'), maria.password)
    await visitor.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(address()).toBe('/explore?city=ubatuba'))
    await waitFor(async () => expect(isPressed(await heart())).toBe(true))
    expect(maria.favorites.map(({ business }) => business.name)).toEqual([inn.name])
  })

  it('that cannot be saved does not keep a visitor from signing in', async () => {
    const maria = addUser(api.catalogue)
    api.failures.AddFavorite = 'network'
    const { visitor, address } = renderApp('/explore?city=ubatuba')
    await visitor.click(await heart())
    await visitor.type(await screen.findByLabelText('E-mail'), maria.email)
    await visitor.type(screen.getByLabelText('Senha'), maria.password)
    await visitor.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(address()).toBe('/explore?city=ubatuba'))
    expect(await screen.findByText(/^Erro ao adicionar favorito/)).toBeDefined()
  })

  it('asks for no favorites', async () => {
    renderApp('/explore?city=ubatuba')
    await heart()
    expect(api.last('FavoriteIds')).toBeUndefined()
  })
})

describe('for a user', () => {
  let maria: MockUser
  beforeEach(() => {
    maria = signIn(api)
  })

  it('is shown on cards and on profiles, and loads the favorites once', async () => {
    favor(maria, inn)
    const { router } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isPressed(await heart())).toBe(true))
    router.navigate('/pousada-da-praia')
    await screen.findByRole('heading', { level: 1, name: inn.name })
    expect(isPressed(await heart())).toBe(true)
    expect(api.seen.filter(({ name }) => name === 'FavoriteIds')).toHaveLength(1)
  })

  it('adds, shows it before the answer, and is disabled until then', async () => {
    const { visitor } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    const { promise, resolve } = Promise.withResolvers()
    api.holds.AddFavorite = promise
    await visitor.click(await heart())
    await waitFor(async () => expect(isPressed(await heart())).toBe(true))
    expect(isDisabled(await heart())).toBe(true)
    // Nothing is sent twice.
    await visitor.click(await heart())
    resolve(null)
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    expect(isPressed(await heart())).toBe(true)
    expect(api.seen.filter(({ name }) => name === 'AddFavorite')).toHaveLength(1)
    expect(api.last('RemoveFavorite')).toBeUndefined()
    expect(maria.favorites.map(({ business }) => business.name)).toEqual([inn.name])
  })

  it('removes by the favorite\u2019s id, also one that it has just added', async () => {
    const { visitor } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    await visitor.click(await heart())
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    const [added] = maria.favorites
    await visitor.click(await heart())
    await waitFor(async () => expect(isPressed(await heart())).toBe(false))
    await waitFor(() => expect(maria.favorites).toEqual([]))
    expect(api.last('RemoveFavorite')).toEqual({ id: added?.id })
  })

  it.each([
    ['adding', 'AddFavorite', false, 'Erro ao adicionar favorito. Tente novamente.'],
    ['removing', 'RemoveFavorite', true, 'Erro ao remover favorito. Tente novamente.'],
  ])('shows the old state again when %s fails, and says so', async (_, operation, before, text) => {
    if (before) favor(maria, inn)
    api.failures[operation] = 'network'
    const { visitor } = renderApp('/explore?city=ubatuba')
    await waitFor(async () =>
      expect([isPressed(await heart()), isDisabled(await heart())]).toEqual([before, false]),
    )
    await visitor.click(await heart())
    expect(await screen.findByText(text)).toBeDefined()
    expect([isPressed(await heart()), isDisabled(await heart())]).toEqual([before, false])
  })

  it('says why no more can be added', async () => {
    api.failures.AddFavorite = { message: 'Você já tem 1.000 favoritos.', extensions: { code: 'CONFLICT' } }
    const { visitor } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    await visitor.click(await heart())
    expect(await screen.findByText('Você já tem 1.000 favoritos.')).toBeDefined()
  })

  it('takes one that is gone already for removed', async () => {
    favor(maria, inn)
    const { visitor } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isPressed(await heart())).toBe(true))
    maria.favorites.length = 0
    await visitor.click(await heart())
    await waitFor(async () =>
      expect([isPressed(await heart()), isDisabled(await heart())]).toEqual([false, false]),
    )
    expect(screen.queryByText('Erro ao remover favorito. Tente novamente.')).toBeNull()
  })

  it('clears the token and leads to /login when the session has expired, and gives the heart after that', async () => {
    const warn = expectWarnings()
    const { visitor, address, router } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    // For this request alone: another one under way would end the session before the press.
    api.failures.AddFavorite = { message: 'Entre de novo.', extensions: { code: 'UNAUTHENTICATED' } }
    await visitor.click(await heart())
    await waitFor(() => expect(address()).toBe('/login'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sua sessão expirou. Entre de novo para continuar.',
    )
    delete api.failures.AddFavorite
    expect(router.state.location.state).toEqual({
      from: '/explore?city=ubatuba',
      entry: { seed: pageSeed },
      reason: 'expired',
      favorite: inn.id,
    })
    expect(readToken()).toBeNull()
    expect(warn).toHaveBeenCalledWith('Sessão expirada ou inválida')
    await visitor.type(screen.getByLabelText('E-mail'), maria.email)
    await visitor.type(screen.getByLabelText('Senha'), maria.password)
    await visitor.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(address()).toBe('/explore?city=ubatuba'))
    expect(maria.favorites.map(({ business }) => business.name)).toEqual([inn.name])
  })

  it('shows no favorites when they cannot be loaded, and can add', async () => {
    api.failures.FavoriteIds = 'network'
    const { visitor } = renderApp('/explore?city=ubatuba')
    await waitFor(async () => expect(isDisabled(await heart())).toBe(false))
    await visitor.click(await heart())
    await waitFor(async () => expect(isPressed(await heart())).toBe(true))
  })
})
