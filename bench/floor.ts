import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createPool } from '../graphql-server/src/database/client.ts'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { type Answer, floorAnswers } from './floor-answers.ts'
import { floorPage, renderedFolder } from './floor-page.ts'

// The floor: the least that a response can cost on this machine. The same data as the product's from one prepared
// statement, with names of places and categories and the total in memory, JSON in and out; no framework, GraphQL or
// rules. It takes the same requests under its own paths, and replays stored responses or renders stored pages.

const database = await openDatabase({ role: 'tool' })
const pool = createPool(database.config)
const answers = await floorAnswers(pool)

/** Response bodies and headers copied from the product. */
const copies = new Map<string, { type: string; encoding?: string | undefined; bytes: Buffer }>()

/** Pages rendered per request. */
const pages = new Map<string, Awaited<ReturnType<typeof floorPage>>>()

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500
    response.end(String(error))
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  const known = answers.get(path)
  if (known) return sendJson(response, known, await readAll(request))
  if (request.method === 'PUT') {
    if (path.startsWith(renderedFolder)) {
      const html = (await readAll(request)).toString()
      pages.set(path, await floorPage(path.slice(renderedFolder.length), html))
      response.end()
      return
    }
    const type = request.headers['content-type'] ?? 'application/octet-stream'
    const encoding = request.headers['x-encoding']?.toString()
    copies.set(path, { type, encoding, bytes: await readAll(request) })
    response.end()
    return
  }
  const render = pages.get(path)
  if (render) {
    const page = await render()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page.kind === 'document' ? page.html : '')
    return
  }
  const copy = copies.get(path)
  if (!copy) {
    response.statusCode = 404
    response.end()
    return
  }
  response.setHeader('content-type', copy.type)
  if (copy.encoding) response.setHeader('content-encoding', copy.encoding)
  response.setHeader('content-length', copy.bytes.length)
  response.end(copy.bytes)
}

async function sendJson(response: ServerResponse, known: Answer, asked: Buffer): Promise<void> {
  const body = JSON.stringify({ data: await known(JSON.parse(asked.toString())) })
  response.setHeader('content-type', 'application/json')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

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
