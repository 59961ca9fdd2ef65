import { expect, it } from 'vitest'
import { loginFrom, readLoginState } from './login-state.ts'

it.each(['/', '/favorites', '/explore?city=cunha&page=2', '/padaria#fotos'])('returns to %s', (path) => {
  expect(readLoginState({ from: path }).from).toBe(path)
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'favorites',
  '',
  7,
  null,
  undefined,
])('never goes to %j', (path) => {
  expect(readLoginState({ from: path }).from).toBeUndefined()
})

it('keeps the whole way back and why somebody is asked to log in', () => {
  const state = loginFrom({ pathname: '/explore', search: '?city=cunha', hash: '' }, 'favorites')
  expect(readLoginState(state)).toEqual({ from: '/explore?city=cunha', reason: 'favorites' })
})

it('takes nothing from a history that it did not write', () => {
  for (const state of [null, undefined, 'x', 7, { from: '//x', reason: 'because' }])
    expect(readLoginState(state)).toEqual({ from: undefined, reason: undefined })
})
