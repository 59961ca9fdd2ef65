import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { addBusiness, type BusinessWish, type MockNeighborhood } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { renderApp } from '../../test/render-app.tsx'

const api = mockApi()
afterEach(() => vi.unstubAllGlobals())

/** Shows the profile of an establishment in Taubaté's Centro. */
async function show(wish: Partial<BusinessWish> = {}) {
  const neighborhood = api.catalogue.neighborhoods.find(({ slug }) => slug === 'centro') as MockNeighborhood
  addBusiness(api.catalogue, { name: 'Cantina da Serra', neighborhood, ...wish })
  const app = renderApp('/cantina-da-serra')
  await screen.findByRole('heading', { level: 1, name: 'Cantina da Serra' })
  return app
}

const known = { latitude: -23.03, longitude: -45.55 }

/** Lets the test say when what is watched comes near. */
function watchNearness() {
  const waiting: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        waiting.push(() => changed([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return () =>
    act(() => {
      for (const comeNear of waiting) comeNear()
    })
}

it('says that it has no place on the map yet', async () => {
  await show()
  const place = within(screen.getByRole('region', { name: 'Localização não disponível' }))
  expect(
    place.getByText('Este estabelecimento ainda não tem coordenadas geográficas cadastradas'),
  ).toBeTruthy()
})

it('links to directions for an address without coordinates, also in the phone’s bar', async () => {
  await show({ address: { street: 'Rua das Flores', number: '12' } })
  const place = within(screen.getByRole('region', { name: 'Localização não disponível' }))
  const way =
    'https://www.google.com/maps/dir/?api=1&destination=Rua%20das%20Flores%2C%2012%2C%20Centro%2C%20Taubat%C3%A9%20-%20Brasil'
  expect(place.getByRole('link', { name: /Como chegar/ }).getAttribute('href')).toBe(way)
  expect(screen.getByRole('link', { name: /^Rota/ }).getAttribute('href')).toBe(way)
})

it('leads to the place before the map is there, and loads the map only when it comes near', async () => {
  const comeNear = watchNearness()
  await show(known)
  const place = within(screen.getByRole('region', { name: 'Localização' }))
  expect(place.getByRole('link', { name: /Como chegar/ }).getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-23.03%2C-45.55',
  )
  expect(document.querySelector('.leaflet-container')).toBeNull()
  comeNear()
  await place.findByRole('button', { name: 'Aproximar' })
})

it('marks the place with its name, in Portuguese to the last button', async () => {
  const comeNear = watchNearness()
  const { visitor } = await show(known)
  comeNear()
  const place = within(screen.getByRole('region', { name: 'Localização' }))
  const marker = await place.findByRole('button', { name: 'Cantina da Serra no mapa' })
  expect(place.getByRole('button', { name: 'Afastar' })).toBeTruthy()
  await visitor.click(marker)
  await waitFor(() =>
    expect(document.querySelector('.leaflet-popup')?.textContent).toContain('Cantina da Serra'),
  )
  expect(place.getByRole('button', { name: 'Fechar' })).toBeTruthy()
})

it.each([
  ['watch', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3'],
  ['short', 'https://youtu.be/dQw4w9WgXcQ'],
  ['embed', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
])('plays a video of the %s form on demand only, without YouTube’s cookies', async (_form, video) => {
  const { visitor } = await show({ video })
  const section = within(screen.getByRole('region', { name: 'Vídeo' }))
  const link = section.getByRole('link', { name: /Assistir ao vídeo/ })
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(document.querySelector('iframe')).toBeNull()
  await visitor.click(link)
  const player = section.getByTitle('Vídeo de Cantina da Serra')
  expect(player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
})

it('shows nothing of a video that is not on YouTube', async () => {
  await show({ video: 'https://example.com/watch?v=dQw4w9WgXcQ' })
  expect(screen.queryByRole('region', { name: 'Vídeo' })).toBeNull()
})

it('is handed on by what the device offers', async () => {
  const share = vi.fn(async () => {})
  // Of its own: a library's listener on the document reads other properties, which only the true object has.
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { visitor } = await show()
  await visitor.click(screen.getByRole('button', { name: 'Outros aplicativos' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Cantina da Serra',
    text: 'Cantina da Serra, no Guia do Vale:',
    url: 'https://guia.test/cantina-da-serra',
  })
})

it('has its address copied, and says so until the menu closes', async () => {
  const { visitor } = await show()
  await visitor.click(screen.getByRole('button', { name: 'Copiar link' }))
  await screen.findByRole('button', { name: 'Link copiado' })
  expect(screen.getAllByText('Link copiado').some((each) => each.role === 'status')).toBe(true)
  expect(await navigator.clipboard.readText()).toBe('https://guia.test/cantina-da-serra')
})

it('shows its address selected where the browser refuses to copy', async () => {
  const { visitor } = await show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await visitor.click(screen.getByRole('button', { name: 'Copiar link' }))
  const said = await screen.findAllByText('Endereço selecionado: copie daqui')
  expect(said.some((each) => each.role === 'status')).toBe(true)
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'Endereço da página' })
  expect(address.value.slice(address.selectionStart ?? 0, address.selectionEnd ?? 0)).toBe(
    'https://guia.test/cantina-da-serra',
  )
})
