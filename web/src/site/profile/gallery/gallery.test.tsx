import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addBusiness, mockPhotos } from '../../../mocks/catalogue.ts'
import { mockApi } from '../../../mocks/server.ts'
import { renderApp } from '../../../test/render-app.tsx'

const api = mockApi()

/** Shows a profile with so many photos, and waits for it. */
async function show(count: number) {
  const neighborhood = api.catalogue.neighborhoods[0]
  if (!neighborhood) throw new Error('the sample has no neighborhood')
  addBusiness(api.catalogue, { name: 'Cantina da Serra', neighborhood, photos: mockPhotos(count) })
  const app = renderApp('/cantina-da-serra')
  await screen.findByRole('heading', { level: 1, name: 'Cantina da Serra' })
  return app
}

const tiles = () => [...screen.getByRole('list', { name: 'Fotos' }).querySelectorAll('a')]
const shownPhoto = () => dialog().querySelector('.room img')?.getAttribute('src')
const dialog = () => screen.getByRole('dialog')
const title = () => within(dialog()).getByRole('heading', { level: 2 }).textContent

/** Opens the gallery from the tile of this place, from 0. */
async function open(count: number, place: number) {
  const app = await show(count)
  const tile = tiles()[place]
  if (!tile) throw new Error('no such tile')
  await app.visitor.click(tile)
  // Its script comes once the page is the browser's.
  await screen.findByRole('dialog')
  return { ...app, tile }
}

describe('the mosaic', () => {
  it.each([
    [1, 1, null, null, '1 foto'],
    [2, 2, null, null, '2 fotos'],
    [3, 3, null, null, '3 fotos'],
    [4, 4, null, '+1', '4 fotos'],
    [5, 5, null, '+2', '5 fotos'],
    [6, 5, '+1', '+3', '6 fotos'],
    [15, 5, '+10', '+12', '15 fotos'],
  ])('of %i photos has %i tiles, %s more on desktops and %s on phones', async (count, ...expected) => {
    await show(count)
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null
    expect([tiles().length, text('.rest.wide'), text('.rest.narrow'), text('.count')]).toEqual(expected)
    if (count > 5) expect(tiles()[4]?.querySelector('.rest.wide')).not.toBeNull()
    if (count > 3) expect(tiles()[2]?.querySelector('.rest.narrow')).not.toBeNull()
  })

  it('is not there without photos', async () => {
    await show(0)
    expect(screen.queryByRole('list', { name: 'Fotos' })).toBeNull()
  })

  it('links to the large photos, for those without a script and for other tabs', async () => {
    await show(3)
    expect(tiles().map((tile) => tile.getAttribute('href'))).toEqual(
      [1, 2, 3].map((number) => `/media/${String(number).padStart(64, '0')}?w=1200&q=90`),
    )
    // jsdom goes nowhere by itself; a click for another tab must not open the gallery.
    tiles()[0]?.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(tiles()[0] as HTMLElement, { ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('loads its first photo before all else and the others late', async () => {
    await show(3)
    const attributes = tiles().map((tile) => {
      const image = tile.querySelector('img')
      return [image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]
    })
    expect(attributes).toEqual([
      ['eager', 'high'],
      ['lazy', null],
      ['lazy', null],
    ])
    expect(tiles()[0]?.querySelector('img')?.getAttribute('src')).toMatch(/q=85$/)
  })

  it('says what a photo shows, or whose it is', async () => {
    await show(2)
    expect(tiles().map((tile) => tile.querySelector('img')?.alt)).toEqual([
      'Fachada com toldo verde',
      'Cantina da Serra - Foto 2 de 2',
    ])
  })
})

describe('the gallery', () => {
  it('opens at the photo of its tile, with the title of the specification', async () => {
    await open(8, 1)
    expect(title()).toBe('Cantina da Serra - Foto 2 de 8')
    expect(shownPhoto()).toMatch(/0002\?w=600&q=90$/)
  })

  it('goes on and back in a circle, by buttons and by arrow keys', async () => {
    const { visitor } = await open(3, 2)
    await visitor.click(screen.getByRole('button', { name: 'Próxima foto' }))
    expect(title()).toBe('Cantina da Serra - Foto 1 de 3')
    await visitor.click(screen.getByRole('button', { name: 'Foto anterior' }))
    expect(title()).toBe('Cantina da Serra - Foto 3 de 3')
    await visitor.keyboard('{ArrowRight}')
    expect(title()).toBe('Cantina da Serra - Foto 1 de 3')
    await visitor.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(title()).toBe('Cantina da Serra - Foto 2 de 3')
    expect(shownPhoto()).toMatch(/0002\?/)
  })

  it('goes to the photo of a thumbnail, and marks which one is shown', async () => {
    const { visitor } = await open(8, 0)
    await visitor.click(screen.getByRole('button', { name: 'Mostrar foto 7' }))
    expect(title()).toBe('Cantina da Serra - Foto 7 de 8')
    const current = dialog().querySelectorAll('[aria-current]')
    expect([...current].map((button) => button.getAttribute('aria-label'))).toEqual(['Mostrar foto 7'])
  })

  it.each(['Escape', 'the close button'])(
    'closes by %s and gives the focus back to the tile',
    async (way) => {
      const { visitor, tile } = await open(8, 3)
      expect(dialog().contains(document.activeElement)).toBe(true)
      await visitor.keyboard('{ArrowRight}')
      if (way === 'Escape') await visitor.keyboard('{Escape}')
      else await visitor.click(screen.getByRole('button', { name: 'Fechar galeria' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(tile))
    },
  )

  it('closes by Back, and the profile stays', async () => {
    const { router, address, tile } = await open(8, 3)
    expect(title()).toBe('Cantina da Serra - Foto 4 de 8')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(address()).toBe('/cantina-da-serra'))
    expect(document.activeElement).toBe(tile)
  })

  it('leaves no entry in the history when it is closed', async () => {
    const { router, visitor, address } = await show(2)
    await act(() => router.navigate('/explore'))
    await act(() => router.navigate('/cantina-da-serra'))
    await screen.findByRole('list', { name: 'Fotos' })
    await visitor.click(tiles()[0] as HTMLElement)
    await screen.findByRole('dialog')
    await visitor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/explore'))
  })

  it('keeps the focus inside, in both directions', async () => {
    const { visitor } = await open(2, 0)
    const close = screen.getByRole('button', { name: 'Fechar galeria' })
    const last = screen.getByRole('button', { name: 'Mostrar foto 2' })
    expect(document.activeElement).toBe(close)
    await visitor.tab({ shift: true })
    expect(document.activeElement).toBe(last)
    await visitor.tab()
    expect(document.activeElement).toBe(close)
  })

  it('turns with a swipe of a finger, not with a touch', async () => {
    await open(3, 0)
    const stage = dialog().querySelector('.stage') as HTMLElement
    const swipe = (from: number, to: number) => {
      const finger = { pointerType: 'touch', isPrimary: true }
      fireEvent.pointerDown(stage, { ...finger, clientX: from })
      fireEvent.pointerMove(stage, { ...finger, clientX: to })
      fireEvent.pointerUp(stage, { ...finger, clientX: to })
    }
    swipe(300, 290)
    expect(title()).toBe('Cantina da Serra - Foto 1 de 3')
    swipe(300, 120)
    expect(title()).toBe('Cantina da Serra - Foto 2 de 3')
    swipe(100, 300)
    swipe(100, 300)
    expect(title()).toBe('Cantina da Serra - Foto 3 de 3')
  })

  it('has nothing to turn where there is one photo', async () => {
    await open(1, 0)
    expect(title()).toBe('Cantina da Serra - Foto 1 de 1')
    expect(within(dialog()).getAllByRole('button')).toHaveLength(1)
  })
})
