import { expect, it } from 'vitest'
import { SlugRegister } from './slugs.ts'

it('numbers slugs from 2 and skips those in use', () => {
  const register = new SlugRegister(['padaria-sol', 'padaria-sol-3'])
  expect(
    ['padaria-sol', 'padaria-sol', 'padaria-sol', 'mercado-lua'].map((slug) => register.take(slug)),
  ).toEqual(['padaria-sol-2', 'padaria-sol-4', 'padaria-sol-5', 'mercado-lua'])
})
