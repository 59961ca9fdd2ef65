import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { closeApps, testApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/database.ts'
import { insertBusinesses } from '../../../test/fixtures.ts'
import { useImports } from '../../../test/imports.ts'
import { query } from '../../../test/query.ts'
import { freshServices } from '../../../test/services.ts'
import { insertUser } from '../../../test/user-rows.ts'
import type { Viewer } from '../../context.ts'
import { issueToken } from '../../sessions/token.ts'

const database = useDatabase()
const { run, exported } = useImports(database)
closeApps()

const { secret } = freshServices()
const csv = '/exports/estabelecimentos.csv'
let app: Awaited<ReturnType<typeof testApp>>['app']
let lines: Awaited<ReturnType<typeof testApp>>['lines']
let admin: Viewer

beforeAll(async () => {
  await insertBusinesses(database.pool, 1200)
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  ;({ app, lines } = await testApp({ services: { ...database, secret } }))
})
afterEach(() => void vi.useRealTimers())

async function ask(filter?: object): Promise<{ url: string; expiresAt: string }> {
  const document = 'query ($filter: BusinessListFilter) { businessExport(filter: $filter) { url expiresAt } }'
  const { data, errors } = await query({ ...database, secret }, document, {
    variables: { filter },
    viewer: admin,
  })
  expect(errors).toBeUndefined()
  return data?.businessExport as { url: string; expiresAt: string }
}

it('what is downloaded is what the command exports, as a file with its day that is not cached', async () => {
  const { url, expiresAt } = await ask()
  expect(url.startsWith(`${csv}?ticket=`)).toBe(true)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(50_000)
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)
  const { statusCode, headers, body } = await app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="estabelecimentos-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(body).toBe(await exported())
})

it.each([
  ['XLSX', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['GEOJSON', 'geojson', 'application/geo+json'],
])('a download of %s is a file that can be imported', async (format, ending, type) => {
  const document = 'query ($format: ExportFormat!) { businessExport(format: $format) { url } }'
  const { data } = await query({ ...database, secret }, document, { variables: { format }, viewer: admin })
  const { url } = (data as { businessExport: { url: string } }).businessExport
  const { statusCode, headers, rawPayload } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, type])
  expect(headers['content-disposition']).toContain(`.${ending}"`)
  expect(await run(rawPayload, { dryRun: true })).toMatchObject({ unchanged: 1200, problems: [] })
})

it('what is downloaded can be imported again, and changes nothing', async () => {
  const { body } = await app.inject((await ask()).url)
  expect(await run(body, { dryRun: true })).toMatchObject({ lines: 1200, unchanged: 1200, problems: [] })
})

it('the filter chooses the same as on the list', async () => {
  const filter = { search: 'padaria', withoutCoordinates: false }
  const document = `query ($filter: BusinessListFilter) {
    businessPage(filter: $filter, perPage: 100) { items { slug } pagination { total } } }`
  const { data } = await query(database, document, { variables: { filter }, viewer: admin })
  const { items, pagination } = (data as { businessPage: unknown }).businessPage as {
    items: { slug: string }[]
    pagination: { total: number }
  }
  const { body } = await app.inject((await ask(filter)).url)
  const slugs = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[0])
  expect(slugs).toHaveLength(pagination.total)
  expect(slugs).toEqual(expect.arrayContaining(items.map(({ slug }) => slug)))
})

it('a filter that the list refuses is refused', async () => {
  const document = 'query ($filter: BusinessListFilter) { businessExport(filter: $filter) { url } }'
  const variables = { filter: { search: 'x'.repeat(161) } }
  const { errors } = await query({ ...database, secret }, document, { variables, viewer: admin })
  expect(errors?.[0]?.extensions?.fields).toHaveProperty(['filter.search'])
})

it('after a minute the address is gone', async () => {
  const { url } = await ask()
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  const { statusCode, headers, body } = await app.inject(url)
  expect(statusCode).toBe(410)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe('Este link de download expirou. Volte à lista e exporte de novo.')
})

it.each([
  ['none', () => ''],
  ['one that is none', () => '?ticket=x.y.z'],
  ['two', async () => `?ticket=x&${(await ask()).url.split('?')[1]}`],
  ['a session', () => `?ticket=${issueToken(secret, { id: admin.id, version: 0 }, false).token}`],
])('with %s in place of a ticket nothing is told', async (_what, search) => {
  const { statusCode, body } = await app.inject(`${csv}${await search()}`)
  expect(statusCode).toBe(401)
  expect(body).toBe('Este link de download não vale. Volte à lista e exporte de novo.')
})

it('a ticket ends with the role of its account', async () => {
  const { url } = await ask()
  await database.prisma.user.update({ where: { id: admin.id }, data: { role: 'user' } })
  expect((await app.inject(url)).statusCode).toBe(401)
  await database.prisma.user.update({ where: { id: admin.id }, data: { role: 'admin' } })
  expect((await app.inject(url)).statusCode).toBe(200)
})

it('a ticket ends when its account is deactivated', async () => {
  const { url } = await ask()
  const where = { id: admin.id }
  await database.prisma.user.update({ where, data: { deactivatedAt: new Date() } })
  expect((await app.inject(url)).statusCode).toBe(401)
  await database.prisma.user.update({ where, data: { deactivatedAt: null } })
})

it('a ticket opens no other door, and the log does not know it', async () => {
  const { url } = await ask()
  const [, ticket = ''] = url.split('ticket=')
  const { body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${ticket}` },
    payload: { query: '{ businessPage { pagination { total } } }' },
  })
  expect(JSON.parse(body).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  lines.length = 0
  await app.inject(url)
  expect(lines.map(({ url }) => url)).toContain(`${csv}?ticket=…`)
  expect(JSON.stringify(lines)).not.toContain(ticket)
})

it('what is absent below the exports is a plain 404', async () => {
  for (const path of ['/exports', '/exports/outra.csv']) {
    expect(await app.inject(path)).toMatchObject({ statusCode: 404 })
  }
})
