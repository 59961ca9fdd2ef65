import { expect, it } from 'vitest'
import { sceneOf, sceneOfCategory, sceneOfCity } from './scene-choice.ts'
import drawings from './scenes.svg?raw'

it.each([
  ['restaurantes', 'table'],
  ['oficinas-mecanicas', 'road'],
  ['pousadas-e-hoteis', 'inn'],
  ['saude', 'care'],
  ['esporte-e-bem-estar', 'bike'],
  ['pesca-e-nautica', 'boat'],
  ['agronegocio', 'field'],
  ['artigos-religiosos', 'chapel'],
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

/** The categories of the demo. */
const categories =
  `agronegocio alimentacao artigos-religiosos associacoes-e-ongs automotivo beleza-e-estetica casa-e-construcao
  educacao esporte-e-bem-estar festas-e-eventos hospedagem imoveis juridico-e-contabil mercados
  moda-e-acessorios pesca-e-nautica pets saude tecnologia transporte turismo-e-lazer`.split(/\s+/)

it('draws a category as its establishments, and no two of the demo alike', () => {
  expect(sceneOfCategory('saude').scene).toBe(sceneOf('saude', '7').scene)
  const drawn = categories.map((category) => sceneOfCategory(category).scene)
  expect(new Set(drawn).size).toBe(categories.length)
  for (const scene of drawn) expect(drawings).toContain(`<symbol id="${scene}"`)
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
