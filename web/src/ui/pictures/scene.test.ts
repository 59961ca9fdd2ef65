import { expect, it } from 'vitest'
import { sceneOf, sceneOfCategory, sceneOfCity } from './scene.tsx'
import drawings from './scenes.svg?raw'

it.each([
  ['restaurantes', 'table'],
  ['oficinas-mecanicas', 'road'],
  ['pousadas-e-hoteis', 'inn'],
  ['saude', 'care'],
  ['esporte-e-bem-estar', 'bike'],
  ['pesca-e-nautica', 'boat'],
  ['agronegocio', 'field'],
  ['artigos-religiosos', 'town'],
  ['categoria-nova', 'town'],
  [undefined, 'town'],
])('draws %s as "%s"', (category, scene) => {
  expect(sceneOf(category, '1').scene).toBe(scene)
})

it('gives one establishment always the same drawing, and neighbours different ones', () => {
  expect(sceneOf('saude', '42')).toEqual(sceneOf('saude', '42'))
  const looks = new Set(Array.from({ length: 30 }, (_, id) => JSON.stringify(sceneOf('saude', String(id)))))
  expect(looks.size).toBeGreaterThan(8)
})

it('draws a category as its establishments, and neighbours in different colours', () => {
  const [first, second] = [sceneOfCategory('saude', 0), sceneOfCategory('saude', 1)]
  expect([first.scene, second.scene]).toEqual(['care', 'care'])
  expect(first.palette).not.toBe(second.palette)
})

it('names only scenes and lands that are drawn', () => {
  const cities = ['ubatuba', 'campos-do-jordao', 'taubate'].map((city, place) => sceneOfCity(city, place))
  const categories = [
    'bar',
    'hotel',
    'auto',
    'saude',
    'beleza',
    'casa',
    'turismo',
    'escola',
    'loja',
    'pet',
    'x',
  ]
  for (const { scene, land } of [...cities, ...categories.map((category) => sceneOf(category, category))]) {
    expect(drawings).toContain(`<symbol id="${scene}"`)
    expect(drawings).toContain(`<symbol id="land-${land}"`)
  }
})
