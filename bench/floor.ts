import { createServer } from 'node:http'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { createPool } from '../graphql-server/src/db.ts'

// The floor: the least that a page of nine cards can cost on this machine. The same data as the product's answer, from
// the same card columns of nine random ids by primary key in one prepared statement, names of places and categories
// and the total from memory, JSON in and out; no framework, no GraphQL, no rule. It is asked by the same requests.

const statement = `SELECT b.id, b.slug, b.name, b.excerpt, b.city_id AS cityId, b.neighborhood_id AS neighborhoodId,
    (SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c WHERE c.business_id = b.id)
      AS categoryIds,
    (SELECT CONCAT_WS(' ', p.id, i.hash, i.width, i.height, i.color, p.alt)
      FROM photos p JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id ORDER BY p.position, p.id LIMIT 1)
      AS cover
  FROM businesses b WHERE b.id IN (?, ?, ?, ?, ?, ?, ?, ?, ?)`

interface Row {
  cityId?: number
  neighborhoodId?: number
  categoryIds?: string
  cover?: string | null
}

const perPage = 9

const database = await openDatabase({ role: 'tool' })
const pool = createPool(database.config)
const rows = await pool.query<[number][]>({ sql: 'SELECT id FROM businesses', rowsAsArray: true })
const ids = Int32Array.from(rows, ([id]) => id)
const cities = await named('cities')
const neighborhoods = await named('neighborhoods')
const categories = await named('categories')

const server = createServer(async (request, response) => {
  let asked = ''
  for await (const part of request.setEncoding('utf8')) asked += part
  const { page } = (JSON.parse(asked) as { variables: { page: number } }).variables
  const chosen = Array.from({ length: perPage }, () => ids[Math.floor(Math.random() * ids.length)])
  const items = await pool.execute<Row[]>(statement, chosen)
  const pagination = {
    page,
    perPage,
    total: ids.length,
    totalPages: Math.ceil(ids.length / perPage),
    seed: '',
  }
  const body = JSON.stringify({ data: { searchBusinesses: { items: items.map(cardOf), pagination } } })
  response.setHeader('content-type', 'application/json')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address?.port
  process.stdout.write(`floor at http://127.0.0.1:${port}\n`)
})

async function named(table: string): Promise<Map<number, object>> {
  const found = await pool.query<{ id: number }[]>(`SELECT id, name, slug FROM ${table}`)
  return new Map(found.map((row) => [row.id, row]))
}

function cardOf({ cityId, neighborhoodId, categoryIds, cover, ...card }: Row): object {
  return {
    ...card,
    cover: cover && coverOf(cover),
    city: cities.get(Number(cityId)),
    neighborhood: neighborhoods.get(Number(neighborhoodId)),
    categories: categoryIds?.split(',').map((id) => categories.get(Number(id))) ?? [],
  }
}

function coverOf(text: string): object {
  const [id, hash, width, height, color, ...words] = text.split(' ')
  const image = { url: `/media/${hash}`, width: Number(width), height: Number(height), color }
  return { id, alt: words.join(' '), image }
}

process.on('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await pool.end()
  await database.close()
  process.exit(0)
})
