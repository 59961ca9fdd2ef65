import { beforeAll, beforeEach, expect, it } from 'vitest'
import { demoAdmin } from '../../../demo/accounts.ts'
import { loadDemo } from '../../../demo/load.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { openApiDocument } from './openapi/document.ts'
import { routes } from './rest.ts'

const database = useDatabase()
const pictures = useImages(database)
const server = useRestServer(database, pictures)

type Example = Record<string, unknown>
interface Operation {
  deprecated?: boolean
  security: object[]
  parameters: { name: string; in: string; example: unknown }[]
  requestBody?: { content: Record<string, { example: Example }> }
}
const { paths } = openApiDocument(routes, true) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

let token = ''
beforeAll(async () => {
  const { store } = pictures.images
  // The examples name the first one: files before this one may have used up ids in a table that is empty again.
  await database.pool.query('ALTER TABLE businesses AUTO_INCREMENT = 1')
  await loadDemo(database.pool, { businesses: 20, now: new Date(), accounts: true, store })
})
beforeEach(async () => {
  if (token) return
  const { email, password } = demoAdmin
  const { body } = await server.ask('POST /auth/login', { json: { email, password } })
  token = (body as { token: string }).token
})

/** A call as the page of the documentation sends it, with all examples filled in. */
function exampleCall(path: string, { parameters, requestBody }: Operation) {
  const examples = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const filled = examples('path').reduce(
    (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const query = new URLSearchParams(examples('query').map(({ name, example }) => [name, String(example)]))
  const [[type, { example }] = ['', { example: {} }]] = Object.entries(requestBody?.content ?? {})
  const parts = Object.entries(example).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => ({ name, content: typeof each === 'object' ? JSON.stringify(each) : String(each) })),
  )
  return {
    url: `${filled}?${query}`,
    sent: type === 'multipart/form-data' ? { parts } : requestBody && { json: example },
  }
}

// In the order of the description: what the example of a DELETE names has been created by that of a POST.
it.each(
  operations
    .filter(({ operation }) => !operation.deprecated)
    .map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const),
)('the example of %s succeeds on the demo data', async (_name, { path, method, operation }) => {
  const { url, sent } = exampleCall(path, operation)
  const headers = { authorization: `Bearer ${token}` }
  const { status, body } = await server.ask(`${method.toUpperCase()} ${url}`, { ...sent, headers })
  expect([status < 300, body]).toEqual([true, expect.objectContaining({ success: true })])
  // It ends the session.
  if (path === '/auth/logout') token = ''
  // There are no favorites before the example of POST has made one.
  if (Array.isArray(body.data) && path !== '/favorites') expect(body.data).not.toEqual([])
})
