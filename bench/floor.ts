import { createServer } from 'node:http'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { createPool } from '../graphql-server/src/db.ts'

// The floor: the least that a page of nine cards can cost on this machine. The same card data of nine random ids by
// primary key in one prepared statement, a total that is known already, names of places and categories left as ids,
// JSON out; no framework, no GraphQL, no rule.

const statement = `SELECT b.id, b.slug, b.name, b.excerpt, b.phone, b.whatsapp, b.created_at AS createdAt,
    b.city_id AS cityId, b.neighborhood_id AS neighborhoodId,
    (SELECT GROUP_CONCAT(c.category_id ORDER BY c.position) FROM business_categories c WHERE c.business_id = b.id)
      AS categoryIds
  FROM businesses b WHERE b.id IN (?, ?, ?, ?, ?, ?, ?, ?, ?)`

const perPage = 9

const database = await openDatabase({ role: 'tool' })
const pool = createPool(database.config)
const rows = await pool.query<[number][]>({ sql: 'SELECT id FROM businesses', rowsAsArray: true })
const ids = Int32Array.from(rows, ([id]) => id)

const server = createServer(async (_request, response) => {
  const page = Array.from({ length: perPage }, () => ids[Math.floor(Math.random() * ids.length)])
  const items = await pool.execute(statement, page)
  const body = JSON.stringify({ items, total: ids.length })
  response.setHeader('content-type', 'application/json')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address?.port
  process.stdout.write(`floor at http://127.0.0.1:${port}\n`)
})

process.on('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await pool.end()
  await database.close()
  process.exit(0)
})
