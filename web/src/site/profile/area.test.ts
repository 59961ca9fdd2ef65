import { expect, it } from 'vitest'
import { areaData, areaText } from './area.ts'

const areas = [
  { city: { name: 'Taubaté' }, neighborhood: null },
  { city: { name: 'Jacareí' }, neighborhood: { name: 'Centro' } },
]

it('says what is served: places, the whole region, or nothing', () => {
  expect(areaText({ servesRegion: false, areas })).toBe('Atende em Taubaté e Centro, Jacareí')
  expect(areaText({ servesRegion: true, areas: [] })).toBe('Atende em toda a região')
  expect(areaText({ servesRegion: false, areas: [] })).toBeNull()
})

it('structured data names the same places', () => {
  expect(areaData({ servesRegion: false, areas })).toEqual([
    { '@type': 'City', name: 'Taubaté' },
    { '@type': 'Place', name: 'Centro, Jacareí' },
  ])
  expect(areaData({ servesRegion: true, areas: [] })).toEqual({
    '@type': 'AdministrativeArea',
    name: 'Vale do Paraíba',
  })
  expect(areaData({ servesRegion: false, areas: [] })).toBeUndefined()
})
