import { afterEach, expect, it, vi } from 'vitest'
import { dropToken, isRemembered, keepToken, lastSessionEnd, onSessionChange, readToken } from './token.ts'

afterEach(() => {
  vi.restoreAllMocks()
  dropToken('left')
  localStorage.clear()
})

it('keeps the token for every page of this browser, and knows whether it was to last', () => {
  keepToken('ficha', true)
  expect([readToken(), isRemembered()]).toEqual(['ficha', true])
  keepToken('outra')
  expect([readToken(), isRemembered()]).toEqual(['outra', false])
})

it('remembers how the session ended until the next one begins', () => {
  keepToken('ficha')
  expect(lastSessionEnd()).toBeNull()
  dropToken('expired')
  expect([readToken(), lastSessionEnd()]).toEqual([null, 'expired'])
  keepToken('outra')
  expect(lastSessionEnd()).toBeNull()
})

it('no more knows how a session ended here once another tab has begun one and ended it', () => {
  const stop = onSessionChange(() => {})
  keepToken('ficha')
  dropToken('left')
  localStorage.setItem('guiadovale.token', 'outra')
  window.dispatchEvent(new StorageEvent('storage', { key: 'guiadovale.token', newValue: 'outra' }))
  localStorage.removeItem('guiadovale.token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'guiadovale.token', newValue: null }))
  expect([readToken(), lastSessionEnd()]).toEqual([null, null])
  stop()
})

it('notifies of its start and end in this tab and in others', () => {
  const changed = vi.fn()
  const stop = onSessionChange(changed)
  keepToken('ficha')
  dropToken('left')
  window.dispatchEvent(new StorageEvent('storage', { key: 'guiadovale.token', newValue: 'x' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(changed).toHaveBeenCalledTimes(4)
  stop()
  keepToken('ficha')
  expect(changed).toHaveBeenCalledTimes(4)
})

it('lasts as long as the page where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  keepToken('ficha', true)
  expect([readToken(), isRemembered()]).toEqual(['ficha', false])
  dropToken('left')
  expect(readToken()).toBeNull()
})
