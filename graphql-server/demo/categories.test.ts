import { describe, expect, it } from 'vitest'
import { synonymsRule } from '../../schema/input/rules.ts'
import { localBusinessTypes } from '../../schema/local-business-types.ts'
import { synonymLimits } from '../../schema/synonyms.ts'
import { categories, drawCategory, listingsBeside, sentencesFor, subcategoriesIn } from './categories.ts'
import { cities } from './cities.ts'
import { randomFrom } from './random.ts'

const city = (slug: string) => {
  const found = cities.find((each) => each.slug === slug)
  if (!found) throw new Error(`No city ${slug}`)
  return found
}

const subcategories = categories.flatMap((each) => each.subcategories)

describe('the catalogue', () => {
  it('has about 20 categories and 100 subcategories', () => {
    expect(categories.length).toBeGreaterThanOrEqual(18)
    expect(categories.length).toBeLessThanOrEqual(22)
    expect(subcategories.length).toBeGreaterThanOrEqual(100)
    expect(subcategories.length).toBeLessThanOrEqual(115)
  })

  it('has 4 to 7 subcategories in each category', () => {
    const counts = categories.map((each) => each.subcategories.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...counts)).toBeLessThanOrEqual(7)
  })

  it('has unique slugs among categories and among subcategories', () => {
    expect(new Set(categories.map((each) => each.slug)).size).toBe(categories.length)
    expect(new Set(subcategories.map((each) => each.slug)).size).toBe(subcategories.length)
  })

  it('names categories in one to three words, some popular', () => {
    const words = categories.map((each) => each.name.split(' ').length)
    expect(Math.min(...words)).toBe(1)
    expect(Math.max(...words)).toBe(3)
    expect(categories.filter((each) => each.isPopular).length).toBeGreaterThanOrEqual(5)
  })

  it('gives every category a type of schema.org that the form offers, but associations, which are no businesses', () => {
    const without = categories.filter(({ schemaType }) => !schemaType)
    expect(without.map(({ slug }) => slug)).toEqual(['associacoes-e-ongs'])
    const types = categories.flatMap(({ schemaType }) => schemaType ?? [])
    expect(types.filter((type) => !localBusinessTypes.includes(type))).toEqual([])
  })

  it('knows only placeholders that a description fills', () => {
    const sentences = categories
      .flatMap((each) => [...each.openings, ...each.details, ...each.closings])
      .map((each) => (typeof each === 'string' ? each : each.text))
    const found = new Set(sentences.flatMap((each) => each.match(/\{\w+\}/g) ?? []))
    expect([...found].sort()).toEqual(expect.arrayContaining(['{ano}', '{cidade}', '{noBairro}', '{nome}']))
    expect([...found].filter((each) => !/^\{(?:ano|bairro|cidade|noBairro|nome)\}$/.test(each))).toEqual([])
  })

  it('has sentences for every subcategory, and names only subcategories that exist', () => {
    for (const category of categories) {
      const names = category.subcategories.map(({ name }) => name)
      const restricted = [...category.openings, ...category.details, ...category.closings].flatMap((each) =>
        typeof each === 'string' ? [] : each.only,
      )
      expect(restricted.filter((name) => !names.includes(name))).toEqual([])
      const alongside = category.subcategories.flatMap((each) => each.alongside ?? [])
      expect(alongside.filter((name) => !names.includes(name))).toEqual([])
      for (const subcategory of category.subcategories) {
        expect(sentencesFor(subcategory, category.openings).length, subcategory.name).toBeGreaterThanOrEqual(
          2,
        )
        expect(sentencesFor(subcategory, category.details).length, subcategory.name).toBeGreaterThanOrEqual(2)
        expect(sentencesFor(subcategory, category.closings).length, subcategory.name).toBeGreaterThanOrEqual(
          1,
        )
      }
    }
  })

  it('puts boats and surf by the sea only', () => {
    const all = (slug: string) =>
      categories.flatMap((each) => subcategoriesIn(each, city(slug))).map((each) => each.slug)
    expect(all('ubatuba')).toEqual(expect.arrayContaining(['passeios-de-barco', 'surfe-e-stand-up']))
    expect(all('taubate')).not.toContain('passeios-de-barco')
    expect(all('taubate')).not.toContain('surfe-e-stand-up')
  })

  it('offers every category something besides, always of another category', () => {
    for (const category of categories) {
      const besides = listingsBeside(category, city('ubatuba'))
      expect(besides.length, category.name).toBeGreaterThan(0)
      expect(besides.every((each) => each.category !== category)).toBe(true)
    }
  })

  it('makes Aparecida a town of religious articles', () => {
    const random = randomFrom(7)
    const share = (slug: string) =>
      Array.from({ length: 2000 }, () => drawCategory(random, city(slug))).filter(
        (each) => each.slug === 'artigos-religiosos',
      ).length / 2000
    expect(share('aparecida')).toBeGreaterThan(0.2)
    expect(share('sao-jose-dos-campos')).toBeLessThan(0.03)
  })
})

it('every category and subcategory has synonyms, which the form would take as they are', () => {
  const entries = categories.flatMap((category) => [category, ...category.subcategories])
  const taken = entries.map(({ synonyms }) => synonymsRule.safeParse(synonyms).data)
  expect(taken).toEqual(entries.map(({ synonyms }) => synonyms.join(', ')))
  // An administrator's first own word must still fit.
  const isOdd = (count: number) => count === 0 || count > synonymLimits.count - 2
  expect(entries.filter(({ synonyms }) => isOdd(synonyms.length))).toEqual([])
})
