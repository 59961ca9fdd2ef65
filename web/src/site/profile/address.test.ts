import { expect, it } from 'vitest'
import { addressLine, formatZipCode } from './address.ts'

const place = { neighborhood: { name: 'Centro' }, city: { name: 'Taubaté' }, zipCode: null }

it.each([
  ['Rua das Flores', '12', 'Rua das Flores, 12, Centro, Taubaté - Brasil'],
  ['Rua das Flores', 'S/N', 'Rua das Flores, S/N, Centro, Taubaté - Brasil'],
  ['Rua das Flores', null, 'Rua das Flores, Centro, Taubaté - Brasil'],
  ['', ' ', 'Centro, Taubaté - Brasil'],
  [null, '12', 'Centro, Taubaté - Brasil'],
])('writes the street %j and the number %j as "%s"', (street, number, line) => {
  expect(addressLine({ ...place, street, number })).toBe(line)
})

it('writes a zip code with its hyphen', () => {
  expect(formatZipCode('12010000')).toBe('12010-000')
  expect(formatZipCode('12010-000')).toBe('12010-000')
})
