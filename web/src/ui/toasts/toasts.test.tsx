import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '../../start/page-context.tsx'
import { showToast, toastStore } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  const page = {
    config: { chatUrl: '', contactEmail: '', tileUrl: '', tileAttribution: '', imageMaxBytes: 10_000_000 },
    origin: '',
    seed: '',
    response: { status: 200 },
  }
  render(
    <Providers page={page}>
      <Toasts />
      <main tabIndex={-1}>
        <button type="button">Trabalho</button>
      </main>
    </Providers>,
  )
})
afterEach(() => {
  toastStore.set([])
  vi.useRealTimers()
})

const show = (text: string, action?: { label: string; run: () => void }, takesFocus?: boolean) =>
  act(() => showToast({ tone: 'success', text, action, takesFocus }))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('region', { name: 'Avisos' })

it('is announced to screen readers and closes after 5000 ms', () => {
  expect(region().getAttribute('aria-live')).toBe('polite')
  show('Salvo.')
  wait(4999)
  expect(screen.getByText('Salvo.')).toBeDefined()
  wait(1)
  expect(screen.queryByText('Salvo.')).toBeNull()
})

it('puts the newest first, and closes each at its own time', () => {
  show('Um.')
  wait(3000)
  show('Dois.')
  expect(region().textContent).toBe('Dois.Um.')
  wait(2000)
  expect(region().textContent).toBe('Dois.')
})

it('waits under the pointer', () => {
  show('Salvo.')
  fireEvent.pointerEnter(region())
  wait(20_000)
  fireEvent.pointerLeave(region())
  wait(4999)
  expect(screen.getByText('Salvo.')).toBeDefined()
  wait(1)
  expect(screen.queryByText('Salvo.')).toBeNull()
})

it('waits while the focus is on it, and gives it back when it is closed', () => {
  const work = screen.getByRole('button', { name: 'Trabalho' })
  show('Salvo.')
  act(() => work.focus())
  const close = screen.getByRole('button', { name: 'Fechar aviso' })
  act(() => close.focus())
  wait(20_000)
  expect(screen.getByText('Salvo.')).toBeDefined()
  fireEvent.click(close)
  expect(screen.queryByText('Salvo.')).toBeNull()
  expect(document.activeElement).toBe(work)
  // And the next one does not wait for a focus that has gone.
  show('De novo.')
  wait(5000)
  expect(screen.queryByText('De novo.')).toBeNull()
})

it('runs its action once, and closes', () => {
  const run = vi.fn()
  show('Removido.', { label: 'Desfazer', run })
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removido.')).toBeNull()
})

it('takes the focus to its action where asked to, and leaves it to the page\u2019s content', () => {
  show('Removido.', { label: 'Desfazer', run: () => {} }, true)
  const undo = screen.getByRole('button', { name: 'Desfazer' })
  expect(document.activeElement).toBe(undo)
  wait(20_000)
  fireEvent.click(undo)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
