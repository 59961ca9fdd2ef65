import type { Pool } from 'mariadb'
import { between, pick, type Random } from '../../graphql-server/demo/random.ts'
import { type Answer, ask, askGraphQL } from '../../graphql-server/faults/ask.ts'

/** Something that visitors ask for, how often among a hundred, and what a right answer has in it. */
export interface Visit {
  kind: string
  weight: number
  ask(origin: string, random: Random): Promise<Answer>
  right?: string
}

interface Known {
  businesses: { id: number; slug: string }[]
  cities: string[]
  pictures: string[]
}

const card = '{ items { id name slug city { name } cover { image { url } } } pagination { total seed } }'
const search = `query ($filter: BusinessFilter, $page: Int!, $seed: String) {
  searchBusinesses(filter: $filter, order: RANDOM, page: $page, seed: $seed) ${card}
}`
const profile = 'query ($slug: String!) { business(slug: $slug) { id name phone photos { image { url } } } }'
const latest = '{ latestBusinesses { id name slug } }'
const names = ['casa', 'bar', 'flor', 'auto', 'vale', 'pão', 'são', 'clínica']
const widths = [300, 600, 1200]

/** Every establishment that the soak writes is called so. */
export const written = 'Carga '

/** What visitors ask of a catalogue: mostly searches, then profiles, pages and pictures. */
export async function visitsTo(pool: Pool): Promise<Visit[]> {
  const { businesses, cities, pictures } = await look(pool)
  const business = (random: Random) => pick(random, businesses)
  const graphQL = (
    kind: string,
    weight: number,
    right: string,
    query: string,
    of: (random: Random) => object,
  ) => ({
    kind,
    weight,
    right,
    ask: (origin: string, random: Random) =>
      askGraphQL({ origin, query, variables: of(random) as Record<string, unknown> }),
  })
  const get = (kind: string, weight: number, of: (random: Random) => string, right?: string): Visit => ({
    kind,
    weight,
    ...(right && { right }),
    ask: (origin, random) => ask(`${origin}${of(random)}`),
  })
  const pageOf = (random: Random) => ({ page: between(random, 1, 20), seed: `s${between(random, 1, 500)}` })
  return [
    graphQL('GraphQL search', 30, '"items":[', search, pageOf),
    graphQL('GraphQL search in a city', 8, '"items":[', search, (random) => ({
      ...pageOf(random),
      filter: { city: pick(random, cities) },
    })),
    graphQL('GraphQL search by name', 3, '"items":[', search, (random) => ({
      ...pageOf(random),
      filter: { name: pick(random, names) },
    })),
    graphQL('GraphQL latest', 6, '"latestBusinesses":[', latest, () => ({})),
    graphQL('GraphQL profile', 10, '"phone":', profile, (random) => ({ slug: business(random).slug })),
    get(
      'REST search',
      8,
      (random) => `/api/businesses/search?random=true&page=${between(random, 1, 20)}`,
      '"success":true',
    ),
    get('REST profile', 8, (random) => `/api/businesses/${business(random).id}`, '"success":true'),
    get('page home', 3, () => '/', '</html>'),
    get('page explore', 3, (random) => `/explore?cidade=${pick(random, cities)}`, '</html>'),
    get('page profile', 7, (random) => `/${business(random).slug}`, '</html>'),
    get('picture', 9, (random) => `/media/${pick(random, pictures)}?w=${pick(random, widths)}`),
  ]
}

/** Establishments that everybody may see; those of the soak's own writers are deleted again, photos included. */
const lasting = `businesses b WHERE b.state <> 'DRAFT' AND b.name NOT LIKE '${written}%'`

async function look(pool: Pool): Promise<Known> {
  const businesses = await pool.query<Known['businesses']>(
    `SELECT b.id, b.slug FROM ${lasting} ORDER BY b.id LIMIT 5000`,
  )
  const cities = await pool.query<{ slug: string }[]>('SELECT slug FROM cities WHERE active')
  const pictures = await pool.query<{ hash: string }[]>(
    `SELECT hash FROM images WHERE id IN (SELECT p.image_id FROM photos p WHERE p.business_id IN (SELECT b.id FROM ${lasting}))`,
  )
  return { businesses, cities: cities.map(({ slug }) => slug), pictures: pictures.map(({ hash }) => hash) }
}

/** Draws a visit by weight. */
export function draw(visits: readonly Visit[], random: Random): Visit {
  let left = random() * visits.reduce((sum, { weight }) => sum + weight, 0)
  for (const visit of visits) {
    left -= visit.weight
    if (left < 0) return visit
  }
  return pick(random, visits)
}
