import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

const searched = () => api.last('SearchBusinesses')
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))

/** A device at this position, or one that refuses it; and twenty bakeries at 400 m, found within so many kilometres. */
function standAt(position: { latitude: number; longitude: number } | null, foundWithin = 3) {
  const geolocation = {
    getCurrentPosition: (tell: (at: object) => void, refuse: (error: Error) => void) =>
      position ? tell({ coords: position }) : refuse(new Error('denied')),
  }
  // Of its own: libraries' listeners read properties that only the true navigator has.
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  const bakeries = api.catalogue.businesses.slice(0, 20).map((each) => ({ ...each, distance: 0.4 }))
  api.answers.searchBusinesses = ({ filter: { near } }) => near && (near.km < foundWithin ? [] : bakeries)
}

const press = async (visitor: ReturnType<typeof renderApp>['visitor']) =>
  visitor.click(await screen.findByRole('button', { name: 'Perto de mim' }))

it('asks for the position on a press, rounds it, and bounds the search by 3 km', async () => {
  standAt({ latitude: -23.02123, longitude: -45.55678 })
  const { visitor, address, router } = renderApp('/explore')
  await total(21)
  await press(visitor)
  await total(20)
  const near = { latitude: -23.02, longitude: -45.555, km: 3 }
  expect(searched()?.filter).toEqual({ near })
  expect(screen.getAllByText('0,4 km ·').length).toBe(9)
  expect(address(), 'no position in the address').toBe('/explore')
  expect(router.state.location.state).toMatchObject({ near })
})

it('keeps the circle over pages, filters and other distances, and leaves it by the next press', async () => {
  standAt({ latitude: -23.02, longitude: -45.555 })
  const { visitor, router, address } = renderApp('/explore?city=taubate')
  await total(20)
  await press(visitor)
  await visitor.click(await screen.findByRole('link', { name: 'Até 10 km de você' }))
  await screen.findByRole('link', { name: 'Até 10 km de você', current: true })
  await visitor.click(await screen.findByRole('link', { name: 'Página 2' }))
  await waitFor(() => expect(searched()).toMatchObject({ page: 2, filter: { near: { km: 10 } } }))
  await screen.findByText(/ Página 2 de /)
  await visitor.click(screen.getByRole('link', { name: 'Remover filtro Taubaté' }))
  await waitFor(() => expect(address()).toBe('/explore'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Remover filtro Taubaté' })).toBeNull())
  expect(searched()?.filter).toMatchObject({ near: { km: 10 } })
  await visitor.click(await screen.findByRole('button', { name: 'Perto de mim', pressed: true }))
  await total(21)
  expect(router.state.location.state?.near).toBeUndefined()
})

it('leads on where there is nothing near', async () => {
  standAt({ latitude: -22.95, longitude: -45.555 }, 10)
  api.answers.searchAlternatives = [{ without: 'NEAR', total: 21 }]
  const { visitor } = renderApp('/explore')
  await total(21)
  await press(visitor)
  await screen.findByText('Nada a menos de 3 km. Tente mais longe:')
  const others = within(screen.getByRole('list', { name: 'Outras buscas' }))
  await others.findByRole('link', { name: 'A qualquer distância (21)' })
  await visitor.click(others.getByRole('link', { name: 'Até 10 km de você' }))
  await total(20)
})

it('leads on where the position is refused', async () => {
  standAt(null)
  const { visitor } = renderApp('/explore')
  await total(21)
  await press(visitor)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Escolha a cidade ou o bairro nos filtros.',
  )
  expect(searched()?.filter).toEqual({})
  await visitor.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
