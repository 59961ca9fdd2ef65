import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderApp } from '../../../mocks/render-app.tsx'
import { mockApi } from '../../../mocks/server.ts'

const api = mockApi()

const searched = () => api.last('SearchBusinesses')
const total = (count: number) => screen.findByText(new RegExp(`^${count} estabelecimento`))

/** A device that stands there, or refuses to say so; and twenty bakeries some 450 m to the north of it. */
function standAt(position: { latitude: number; longitude: number } | null) {
  const geolocation = {
    getCurrentPosition: (tell: (at: object) => void, refuse: (error: Error) => void) =>
      position ? tell({ coords: position }) : refuse(new Error('denied')),
  }
  // Of its own: libraries' listeners read properties that only the true navigator has.
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  for (const business of api.catalogue.businesses.slice(0, 20)) {
    Object.assign(business, { latitude: -23.016, longitude: -45.555 })
  }
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
  standAt({ latitude: -22.95, longitude: -45.555 })
  const { visitor } = renderApp('/explore')
  await total(21)
  await press(visitor)
  await screen.findByText('Nada a menos de 3 km. Tente mais longe:')
  const leads = within(screen.getByRole('list', { name: 'Outras buscas' }))
  await leads.findByRole('link', { name: 'A qualquer distância (21)' })
  await visitor.click(leads.getByRole('link', { name: 'Até 10 km de você' }))
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
