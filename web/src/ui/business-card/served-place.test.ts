import { expect, it } from 'vitest'
import { servedPlace } from './served-place.ts'

const card = { city: { slug: 'jacarei' }, neighborhood: { slug: 'centro' } }
const names = { city: 'Taubaté', neighborhood: '' }

it('who is elsewhere was found by what it serves', () => {
  expect(servedPlace(card, { city: 'taubate', neighborhood: '', names })).toBe('Taubaté')
  const inBonfim = {
    city: 'jacarei',
    neighborhood: 'bonfim',
    names: { city: 'Jacareí', neighborhood: 'Bonfim' },
  }
  expect(servedPlace(card, inBonfim)).toBe('Bonfim, Jacareí')
})

it('who is there, and a search without a place, say nothing', () => {
  expect(servedPlace(card, { city: 'jacarei', neighborhood: '', names })).toBeNull()
  expect(servedPlace(card, { city: '', neighborhood: 'centro', names })).toBeNull()
  expect(servedPlace(card, { city: '', neighborhood: '', names })).toBeNull()
})

it('a neighborhood that is not public was found by the area', () => {
  const hidden = { ...card, neighborhood: { slug: '' } }
  const centro = {
    city: 'jacarei',
    neighborhood: 'centro',
    names: { city: 'Jacareí', neighborhood: 'Centro' },
  }
  expect(servedPlace(hidden, centro)).toBe('Centro, Jacareí')
})
