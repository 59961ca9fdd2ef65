import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastListAddress, lastScrollAt, rememberList } from './last-list.ts'

beforeEach(() => sessionStorage.clear())

afterEach(() => vi.unstubAllGlobals())

it('links to the list as last seen, and restores its scroll position', () => {
  expect(lastListAddress()).toBe('/dashboard/business')
  rememberList('/dashboard/business?city=taubate&page=3', 840)
  expect(lastListAddress()).toBe('/dashboard/business?city=taubate&page=3')
  expect(lastScrollAt('/dashboard/business?city=taubate&page=3')).toBe(840)
  expect(lastScrollAt('/dashboard/business')).toBe(0)
})

it.each([
  '{',
  '"x"',
  'null',
  '{"address":"https://mau.example","scroll":1}',
  '{"address":"/dashboard/business2","scroll":1}',
])('leads nowhere else, whatever is stored: %s', (stored) => {
  sessionStorage.setItem('guiadovale.dashboard.list', stored)
  expect(lastListAddress()).toBe('/dashboard/business')
})

it('leads to the whole list where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberList('/dashboard/business?page=2', 1)
  expect(lastListAddress()).toBe('/dashboard/business')
})
