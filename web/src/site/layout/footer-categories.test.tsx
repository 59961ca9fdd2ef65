import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { footerShuffleInterval } from '../../constants.ts'
import { messages } from '../../messages/site.ts'
import { Providers } from '../../start/page-context.tsx'
import { FooterCategories } from './footer-categories.tsx'

const categories = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  name: `Categoria ${index}`,
  slug: `categoria-${index}`,
}))

function renderFooter({ reducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }))
  const config = {
    chatUrl: '',
    contactEmail: '',
    tileUrl: '',
    tileAttribution: '',
    imageMaxBytes: 10_000_000,
  }
  render(
    <Providers page={{ config, origin: '', seed: 'semente', response: { status: 200 } }}>
      <MemoryRouter>
        <FooterCategories categories={categories} />
      </MemoryRouter>
    </Providers>,
  )
}

const shown = () => screen.getAllByRole('link').map((link) => link.textContent)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows five categories, and other five every 10 seconds', () => {
  renderFooter()
  const first = shown()
  expect(first).toHaveLength(5)
  wait(footerShuffleInterval - 1)
  expect(shown()).toEqual(first)
  wait(1)
  const second = shown()
  expect(second).not.toEqual(first)
  wait(footerShuffleInterval)
  expect(shown()).not.toEqual(second)
})

it('is named by its heading alone, which its buttons are no part of', () => {
  renderFooter()
  expect(screen.getByRole('heading', { name: messages.footer.categories })).toBeDefined()
  expect(screen.getByRole('navigation', { name: messages.footer.categories })).toBeDefined()
})

it('shuffles at once on the refresh button', () => {
  renderFooter()
  const first = shown()
  fireEvent.click(screen.getByRole('button', { name: messages.footer.refresh }))
  expect(shown()).not.toEqual(first)
})

it('stops on the pause button until it is resumed', () => {
  renderFooter()
  const first = shown()
  fireEvent.click(screen.getByRole('button', { name: messages.footer.pause }))
  wait(3 * footerShuffleInterval)
  expect(shown()).toEqual(first)
  fireEvent.click(screen.getByRole('button', { name: messages.footer.resume }))
  wait(footerShuffleInterval)
  expect(shown()).not.toEqual(first)
})

it('rests under the pointer', () => {
  renderFooter()
  const first = shown()
  fireEvent.pointerEnter(screen.getByRole('navigation'))
  wait(3 * footerShuffleInterval)
  expect(shown()).toEqual(first)
  fireEvent.pointerLeave(screen.getByRole('navigation'))
  wait(footerShuffleInterval)
  expect(shown()).not.toEqual(first)
})

it('rests while the focus is inside', () => {
  renderFooter()
  const first = shown()
  act(() => screen.getAllByRole('link')[0]?.focus())
  wait(3 * footerShuffleInterval)
  expect(shown()).toEqual(first)
})

it('never moves by itself for visitors who prefer reduced motion, and has nothing to pause', () => {
  renderFooter({ reducedMotion: true })
  const first = shown()
  wait(3 * footerShuffleInterval)
  expect(shown()).toEqual(first)
  expect(screen.queryByRole('button', { name: messages.footer.pause })).toBeNull()
})
