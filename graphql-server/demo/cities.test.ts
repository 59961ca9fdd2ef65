import { describe, expect, it } from 'vitest'
import { slugify } from '../../schema/slug.ts'
import { distanceFrom } from '../src/business-rows/area.ts'
import { cities, coastal } from './cities.ts'
import { isOnLand } from './coastline.ts'

const heroes = [
  'sao-jose-dos-campos',
  'taubate',
  'jacarei',
  'pindamonhangaba',
  'tremembe',
  'caraguatatuba',
  'ilhabela',
  'ubatuba',
]

/** Some of the IBGE figures, typed again: a slip in the table shows here. */
const seats: [slug: string, ibge: string, latitude: number, longitude: number][] = [
  ['aparecida', '3502507', -22.8495, -45.2325],
  ['bananal', '3504909', -22.6819, -44.3281],
  ['cunha', '3513603', -23.0731, -44.9576],
  ['igarata', '3520202', -23.2037, -46.157],
  ['ilhabela', '3520400', -23.7785, -45.3552],
  ['queluz', '3541901', -22.5312, -44.7781],
  ['sao-jose-dos-campos', '3549904', -23.1896, -45.8841],
  ['taubate', '3554102', -23.0104, -45.5593],
  ['ubatuba', '3555406', -23.4332, -45.0834],
]

describe('the cities', () => {
  it('are the 39 municipalities, each once', () => {
    expect(cities).toHaveLength(39)
    expect(new Set(cities.map((city) => city.slug)).size).toBe(39)
    expect(new Set(cities.map((city) => city.ibge)).size).toBe(39)
  })

  it.each(seats)('%s is where IBGE has it', (slug, ibge, latitude, longitude) => {
    expect(cities.find((city) => city.slug === slug)).toMatchObject({ ibge, latitude, longitude })
  })

  it('are municipalities of São Paulo, in the bounds of the region and on land', () => {
    for (const city of cities) {
      expect(city.ibge, city.name).toMatch(/^35\d{5}$/)
      expect(city.latitude, city.name).toBeGreaterThan(-23.85)
      expect(city.latitude, city.name).toBeLessThan(-22.5)
      expect(city.longitude, city.name).toBeGreaterThan(-46.2)
      expect(city.longitude, city.name).toBeLessThan(-44.3)
      expect(isOnLand(city, city.slug), city.name).toBe(true)
    }
  })

  it('have area code 12, but for Igaratá with 11', () => {
    expect(cities.filter((city) => city.ddd !== '12').map((city) => [city.slug, city.ddd])).toEqual([
      ['igarata', '11'],
    ])
  })

  it('have postal codes of eight digits that no two share', () => {
    const ranges = [...cities].sort((a, b) => a.zipFirst - b.zipFirst)
    for (const [index, city] of ranges.entries()) {
      expect(String(city.zipFirst), city.name).toMatch(/^1[12]\d{6}$/)
      expect(city.zipLast, city.name).toBeGreaterThanOrEqual(city.zipFirst)
      expect(city.zipFirst, city.name).toBeGreaterThan(ranges[index - 1]?.zipLast ?? 0)
    }
  })

  it('include the hero cities among about ten popular ones', () => {
    const popular = cities.filter((city) => city.isPopular).map((city) => city.slug)
    expect(popular).toEqual(expect.arrayContaining(heroes))
    expect(popular).toHaveLength(10)
  })
})

describe('the neighborhoods', () => {
  it('are at least 250, with real lists for at least twelve cities', () => {
    expect(cities.flatMap((city) => city.neighborhoods).length).toBeGreaterThanOrEqual(250)
    expect(cities.filter((city) => city.neighborhoods.length >= 20).length).toBeGreaterThanOrEqual(12)
    expect(cities.every((city) => city.neighborhoods.length >= 1)).toBe(true)
  })

  it('have slugs that are unique within their city', () => {
    for (const city of cities) {
      const slugs = city.neighborhoods.map((each) => each.slug)
      expect(new Set(slugs).size, city.name).toBe(slugs.length)
      expect(city.neighborhoods.every((each) => each.slug === slugify(each.name) && each.slug !== '')).toBe(
        true,
      )
    }
  })

  it('lie on land where their place is known, no farther than a municipality is wide', () => {
    for (const city of cities) {
      for (const { name, centre } of city.neighborhoods) {
        if (!centre) continue
        expect(isOnLand(centre, city.slug), `${name}, ${city.name}`).toBe(true)
        expect(distanceFrom({ ...centre, km: 0 }, city), `${name}, ${city.name}`).toBeLessThan(45)
      }
    }
  })

  it('all have a known place by the sea, where the city centre would not do', () => {
    const unknown = cities
      .filter((city) => coastal.has(city.slug))
      .flatMap((city) => city.neighborhoods.filter((each) => !each.centre))
    expect(unknown).toEqual([])
  })
})
