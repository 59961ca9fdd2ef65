import type { Pool } from 'mariadb'
import { randomFrom, sample } from '../graphql-server/demo/random.ts'
import { type Near, roundedNear } from '../graphql-server/src/business-rows/area.ts'
import { type Selection, wholeCatalogue } from '../graphql-server/src/search/filter.ts'
import { searchTerms } from '../schema/search-words.ts'
import { unaccent } from '../schema/slug.ts'
import { answerPairs, type SamplePair } from './answers.ts'
import { type AreaPair, areaPairs } from './areas.ts'

/** A filter as the web app sends it, with its ids. */
export interface SampleFilter {
  filter: {
    city?: string
    neighborhood?: string
    category?: string
    name?: string
    near?: Near
    openNow?: true
    onlyThere?: boolean
    attributes?: { slug: string }[]
  }
  selection: Selection
}

/** Samples of a data set. */
export interface Samples {
  /** Number of establishments. */
  total: number
  /** Slugs of distinct profiles. */
  slugs: string[]
  /** Hashes of stored images. */
  hashes: string[]
  /** The largest city, and its largest category. */
  city: string
  category: string
  /** The attribute with the most "yes" answers. */
  attribute: string
  /** A word common in names. */
  word: string
  /** Filters for uncached requests: each used once, none of the above. */
  unseen: Record<'cities' | 'pairs' | 'names' | 'circles', SampleFilter[]> & {
    answers: SamplePair[]
    areas: AreaPair[]
  }
}

/** Maximum of each, the same ones in every run on a data set. */
const drawn = { slugs: 5000, pairs: 120, names: 40, circles: 40 }

interface Named {
  id: number
  slug: string
}

export async function drawSamples(pool: Pool): Promise<Samples> {
  const random = randomFrom(20_261_121)
  const total = await count(pool)
  const names = await someNames(pool, total)
  const [city, ...cities] = await pool.query<Named[]>(
    'SELECT c.id, c.slug FROM cities c JOIN businesses b ON b.city_id = c.id GROUP BY c.id ORDER BY COUNT(*) DESC',
  )
  const [category, ...categories] = await pool.query<Named[]>(
    `SELECT c.id, c.slug FROM categories c JOIN business_categories l ON l.category_id = c.id
      GROUP BY c.id ORDER BY COUNT(*) DESC`,
  )
  const [attribute] = await pool.query<Named[]>(
    `SELECT a.id, a.slug FROM attributes a JOIN business_attributes l ON l.attribute_id = a.id AND l.value = 'yes'
      WHERE a.active AND a.is_filter AND a.kind = 'YES_NO' GROUP BY a.id ORDER BY COUNT(*) DESC, a.id LIMIT 1`,
  )
  if (!city || !category || !attribute)
    throw new Error('the data set has no cities, categories or attributes')
  const images = await pool.query<{ hash: string }[]>('SELECT hash FROM images ORDER BY id')
  const pairs = cities.flatMap((one) => categories.map((other) => pair(one, other)))
  return {
    total,
    slugs: sample(random, names, Math.min(drawn.slugs, names.length)).map(({ slug }) => slug),
    hashes: images.map(({ hash }) => hash),
    city: city.slug,
    category: category.slug,
    attribute: attribute.slug,
    word: 'casa',
    unseen: {
      cities: cities.map((one) => ({
        filter: { city: one.slug },
        selection: { ...wholeCatalogue, city: one.id, reach: 'both' },
      })),
      pairs: sample(random, pairs, Math.min(drawn.pairs, pairs.length)),
      names: [...new Set(sample(random, names, drawn.names).map(({ name }) => namePart(name)))].map(byName),
      circles: await someCircles(pool, total),
      answers: await answerPairs(pool),
      areas: await areaPairs(pool),
    },
  }
}

async function count(pool: Pool): Promise<number> {
  const [row] = await pool.query<{ total: number }[]>('SELECT COUNT(*) AS total FROM businesses')
  return row?.total ?? 0
}

/** Spread over the whole table. */
function someNames(pool: Pool, total: number): Promise<{ slug: string; name: string }[]> {
  const step = Math.max(1, Math.floor(total / (2 * drawn.slugs)))
  return pool.query('SELECT slug, name FROM businesses WHERE id % ? = 0 ORDER BY id', [step])
}

/** 3 km circles around establishments all over the table, each in its own grid cell. */
async function someCircles(pool: Pool, total: number): Promise<SampleFilter[]> {
  const step = Math.max(1, Math.floor(total / (3 * drawn.circles)))
  const rows = await pool.query<Pick<Near, 'latitude' | 'longitude'>[]>(
    'SELECT latitude, longitude FROM businesses WHERE id % ? = 0 AND latitude IS NOT NULL ORDER BY id',
    [step],
  )
  const circles = new Map<string, SampleFilter>()
  for (const position of rows) {
    const near = roundedNear({ ...position, km: 3 })
    circles.set(JSON.stringify(near), { filter: { near }, selection: { ...wholeCatalogue, near } })
  }
  return [...circles.values()].slice(0, drawn.circles)
}

function pair(city: Named, category: Named): SampleFilter {
  return {
    filter: { city: city.slug, category: category.slug },
    selection: { ...wholeCatalogue, city: city.id, category: category.id, reach: 'both' },
  }
}

/** The middle of a name's longest word, like a half-remembered name. */
function namePart(name: string): string {
  const words = unaccent(name).split(/[^\p{L}\p{N}]+/u)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? name
  return longest.slice(1, 7)
}

function byName(name: string): SampleFilter {
  return { filter: { name }, selection: { ...wholeCatalogue, terms: searchTerms(name) ?? [] } }
}
