import { describe, expect, it } from 'vitest'
import { plainText } from '../../schema/excerpt.ts'
import { unaccent } from '../../schema/slug.ts'
import { distanceFrom } from '../src/business-rows/area.ts'
import { makeBusiness } from './business.ts'
import { subcategoriesIn } from './categories.ts'
import { isOnLand } from './coastline.ts'
import { inNeighborhood } from './prepositions.ts'

const COUNT = 5000
const businesses = Array.from({ length: COUNT }, (_, index) => makeBusiness(index))

/** Throws unless the HTML is only closed tags of the editor, lists holding entries and nothing nested wrongly. */
function checkHtml(html: string): void {
  const block =
    /<p>((?:[^<>]|<strong>[^<>]+<\/strong>|<em>[^<>]+<\/em>)+)<\/p>|<ul>(?:<li>[^<>]+<\/li>)+<\/ul>/g
  expect(html.replace(block, '')).toBe('')
}

describe('makeBusiness', () => {
  it('gives the same establishment for the same index, whatever was made before', () => {
    expect(makeBusiness(1234)).toEqual(businesses[1234])
    expect(makeBusiness(1235)).not.toEqual(businesses[1234])
  })

  it('keeps every value within its column', () => {
    for (const business of businesses) {
      expect(business.name.length).toBeLessThanOrEqual(160)
      expect(business.slug.length).toBeLessThanOrEqual(170)
      expect(business.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)
      expect(business.searchName).toBe(unaccent(business.name))
      expect(business.excerpt.length).toBeLessThanOrEqual(110)
      expect(business.street.length).toBeLessThanOrEqual(160)
      expect(business.number.length).toBeLessThanOrEqual(20)
    }
  })

  it('lists each under one to three categories and one to three fitting subcategories of each', () => {
    for (const { city, categories, subcategories } of businesses) {
      expect(categories.length).toBeGreaterThanOrEqual(1)
      expect(categories.length).toBeLessThanOrEqual(3)
      expect(new Set(subcategories).size).toBe(subcategories.length)
      const grouped = categories.flatMap((category) => {
        const own = subcategories.filter((each) => subcategoriesIn(category, city).includes(each))
        expect(own.length).toBeGreaterThanOrEqual(1)
        expect(own.length).toBeLessThanOrEqual(3)
        return own
      })
      expect(grouped).toEqual(subcategories)
    }
    expect(businesses.some((business) => business.categories.length === 3)).toBe(true)
  })

  it('gives phones with the area code of the city, in ranges that ring nowhere', () => {
    for (const { phone, whatsapp, city } of businesses) {
      for (const number of whatsapp ? [phone, whatsapp] : [phone]) {
        expect(number.slice(0, 2)).toBe(city.ddd)
        expect(number).toMatch(city.ddd === '12' ? /^12(?:90\d{7}|5\d{7})$/ : /^1190\d{7}$/)
      }
      if (whatsapp) expect(whatsapp).toHaveLength(11)
    }
    expect(businesses.some(({ phone }) => phone.length === 10)).toBe(true)
    expect(businesses.some(({ phone }) => phone.length === 11)).toBe(true)
  })

  it('gives postal codes of the city', () => {
    for (const { zipCode, city } of businesses) {
      expect(zipCode).toMatch(/^\d{8}$/)
      expect(Number(zipCode)).toBeGreaterThanOrEqual(city.zipFirst)
      expect(Number(zipCode)).toBeLessThanOrEqual(city.zipLast)
    }
  })

  it('gives some a video, and leaves some without a place on the map', () => {
    const share = (has: (business: (typeof businesses)[number]) => boolean) =>
      businesses.filter(has).length / COUNT
    expect(share(({ video }) => video !== null)).toBeCloseTo(0.06, 1)
    expect(businesses.find(({ video }) => video !== null)?.video).toMatch(
      /^https:\/\/www\.youtube\.com\/watch\?v=/,
    )
    expect(share(({ latitude }) => latitude === null)).toBeCloseTo(0.05, 1)
    expect(share(({ latitude }) => latitude === null)).toBeGreaterThan(0)
    expect(businesses.every(({ latitude, longitude }) => (latitude === null) === (longitude === null))).toBe(
      true,
    )
  })

  it('places each on land within 3 km of its neighborhood or city', () => {
    for (const business of businesses) {
      const { city, neighborhood, latitude, longitude } = business
      expect(city.neighborhoods).toContain(neighborhood)
      if (latitude === null || longitude === null) continue
      const point = { latitude, longitude }
      expect(
        distanceFrom({ ...point, km: 0 }, neighborhood.centre ?? city),
        business.name,
      ).toBeLessThanOrEqual(3)
      expect(isOnLand(point, city.slug), `${business.name}, ${neighborhood.name}, ${city.name}`).toBe(true)
    }
    const spots = new Set(businesses.map(({ latitude, longitude }) => `${latitude} ${longitude}`))
    expect(spots.size).toBeGreaterThan(COUNT * 0.94)
  })

  it('links only to valid addresses without an owner', () => {
    for (const { instagram, facebook, linkedin, twitter, tiktok, site } of businesses) {
      const links = [instagram, facebook, linkedin, tiktok].filter((link) => link !== null)
      for (const link of links) expect(new URL(link).pathname).toMatch(/[.-]exemplo$/)
      for (const handle of [instagram, twitter, tiktok]) {
        expect(handle?.split('/').at(-1)?.replace('@', '').length ?? 0).toBeLessThanOrEqual(30)
      }
      if (twitter) expect(new URL(twitter).pathname.length - 1).toBeLessThanOrEqual(15)
      if (site) {
        expect(new URL(site).hostname).toMatch(/^[a-z0-9-]{1,63}\.example$/)
        expect(new URL(site).protocol).toBe('https:')
      }
    }
  })

  it('writes a description for each, of the tags an editor makes, with few repeated', () => {
    for (const { description } of businesses) {
      checkHtml(description)
      expect(description).not.toMatch(/[{}]/)
      expect(description.match(/<(?:p|ul)>/g)?.length).toBeGreaterThanOrEqual(2)
    }
    for (const tag of ['<strong>', '<em>', '<ul>']) {
      const having = businesses.filter((business) => business.description.includes(tag))
      expect(having.length).toBeGreaterThan(COUNT / 5)
    }
    const different = new Set(businesses.map((business) => business.description))
    expect(different.size).toBeGreaterThan(COUNT * 0.9)
  })

  it('escapes a name with an ampersand in the description, not in the name', () => {
    const found = businesses.find(
      ({ name, description }) => name.includes('&') && description.includes('&amp;'),
    )
    expect(found && plainText(found.description)).toContain(found?.name)
  })

  it('cuts excerpts as cards show them', () => {
    const cut = businesses.filter((business) => business.excerpt.endsWith('…'))
    for (const { excerpt, description } of cut) {
      // Without the space that its 50th character may be.
      expect([51, 50]).toContain([...excerpt].length)
      expect(excerpt).not.toMatch(/ …$/)
      expect(plainText(description).startsWith(excerpt.slice(0, -1))).toBe(true)
    }
    expect(cut.length).toBeGreaterThan(COUNT / 2)
  })

  it('makes most where most people live, and some everywhere', () => {
    const count = new Map<string, number>()
    for (const { city } of businesses) count.set(city.slug, (count.get(city.slug) ?? 0) + 1)
    const [biggest, second] = [...count].sort((a, b) => b[1] - a[1]).map(([slug]) => slug)
    expect([biggest, second]).toEqual(['sao-jose-dos-campos', 'taubate'])
    expect(count.size).toBe(39)
  })

  it('makes some very long names and some numbers that are none', () => {
    expect(businesses.some((business) => business.name.length > 60)).toBe(true)
    expect(businesses.some((business) => business.number === 'S/N')).toBe(true)
  })
})

describe('inNeighborhood', () => {
  it.each([
    ['Centro', 'no Centro'],
    ['Vila Ema', 'na Vila Ema'],
    ['Jardim Satélite', 'no Jardim Satélite'],
    ['Praia Grande', 'na Praia Grande'],
    ['Maresias', 'em Maresias'],
  ])('says %s with its preposition', (name, expected) => {
    expect(inNeighborhood(name)).toBe(expected)
  })
})
