import type { Pool } from 'mariadb'

/** Answers a request body. */
export type Answer = (asked: {
  variables: { page: number; slug: string; limit: number }
  statement: { sql: string; values: (number | string)[] }
}) => Promise<object>

const card = `b.id, b.slug, b.name, b.excerpt, b.city_id AS cityId, b.neighborhood_id AS neighborhoodId,
    (SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c WHERE c.business_id = b.id)
      AS categoryIds`

const photo = "CONCAT_WS(' ', p.id, i.hash, i.width, i.height, i.color, p.alt)"

const cover = `(SELECT ${photo} FROM photos p JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id
      ORDER BY p.position, p.id LIMIT 1) AS cover`

const page = `SELECT ${card}, ${cover} FROM businesses b WHERE b.id IN (?, ?, ?, ?, ?, ?, ?, ?, ?)`

const latest = `SELECT ${card}, ${cover} FROM (SELECT id FROM businesses ORDER BY created_at DESC, id DESC LIMIT ?) n
    JOIN businesses b ON b.id = n.id`

const profile = `SELECT ${card}, b.description, b.phone, b.whatsapp, b.instagram, b.facebook, b.linkedin, b.twitter,
    b.tiktok, b.site, b.video, b.latitude, b.longitude, b.street, b.number, b.zip_code AS zipCode,
    (SELECT GROUP_CONCAT(s.subcategory_id ORDER BY s.position) FROM business_subcategories s
      WHERE s.business_id = b.id) AS subcategoryIds,
    (SELECT GROUP_CONCAT(${photo} ORDER BY p.position, p.id SEPARATOR '\\n')
      FROM photos p JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id) AS photos
  FROM businesses b WHERE b.slug = ?`

interface Row {
  id: number
  cityId: number
  neighborhoodId: number
  categoryIds: string | null
  cover?: string | null
}

interface ProfileRow extends Row {
  subcategoryIds: string | null
  photos: string | null
}

const perPage = 9

/** The floor's answers by path. Ids, names and the total are read once. */
export async function floorAnswers(pool: Pool): Promise<Map<string, Answer>> {
  const rows = await pool.query<[number][]>({ sql: 'SELECT id FROM businesses', rowsAsArray: true })
  const ids = Int32Array.from(rows, ([id]) => id)
  const cities = await named(pool, 'cities')
  const neighborhoods = await named(pool, 'neighborhoods')
  const categories = await named(pool, 'categories')
  const subcategories = await named(pool, 'subcategories')
  const listed = (list: string | null, names: Map<number, object>) =>
    list?.split(',').map((id) => names.get(Number(id))) ?? []
  const makeCard = ({ cityId, neighborhoodId, categoryIds, cover: first, ...rest }: Row) => ({
    ...rest,
    cover: first && parsePhoto(first),
    city: cities.get(cityId),
    neighborhood: neighborhoods.get(neighborhoodId),
    categories: listed(categoryIds, categories),
  })

  return new Map<string, Answer>([
    [
      '/page',
      async ({ variables }) => {
        const chosen = Array.from({ length: perPage }, () => ids[Math.floor(Math.random() * ids.length)])
        const items = await pool.execute<Row[]>(page, chosen)
        const totalPages = Math.ceil(ids.length / perPage)
        const pagination = { page: variables.page, perPage, total: ids.length, totalPages, seed: '' }
        return { searchBusinesses: { items: items.map(makeCard), pagination } }
      },
    ],
    ['/latest', async () => ({ latestBusinesses: (await pool.execute<Row[]>(latest, [8])).map(makeCard) })],
    [
      '/profile',
      async ({ variables }) => {
        const [row] = await pool.execute<ProfileRow[]>(profile, [variables.slug])
        if (!row) return { business: null }
        const { subcategoryIds, photos, ...rest } = row
        const lists = {
          subcategories: listed(subcategoryIds, subcategories),
          photos: photos?.split('\n').map(parsePhoto),
        }
        return { business: { ...makeCard(rest), ...lists } }
      },
    ],
    [
      '/statement',
      async ({ statement: { sql, values } }) => {
        const start = performance.now()
        const found = await pool.query<unknown[]>({ sql, rowsAsArray: true }, values)
        return { count: found.length, milliseconds: performance.now() - start }
      },
    ],
  ])
}

async function named(pool: Pool, table: string): Promise<Map<number, object>> {
  const found = await pool.query<{ id: number }[]>(`SELECT id, name, slug FROM ${table}`)
  return new Map(found.map((row) => [row.id, row]))
}

function parsePhoto(text: string): object {
  const [id, hash, width, height, color, ...words] = text.split(' ')
  const image = { url: `/media/${hash}`, width: Number(width), height: Number(height), color }
  return { id, alt: words.join(' '), image }
}
