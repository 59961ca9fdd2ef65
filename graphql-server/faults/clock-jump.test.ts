import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { issueTicket } from '../src/csv/export/ticket.ts'
import { sharp } from '../src/media/encoding.ts'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages } from '../src/media/images.ts'
import { VariantCache } from '../src/media/variant-cache.ts'
import { hashPassword } from '../src/sessions/password.ts'
import { closeApps, testApp } from '../test/app.ts'
import { useDatabase } from '../test/database.ts'
import { freshServices } from '../test/services.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'

const database = useDatabase()
const { secret } = freshServices()
const folder = mkdtempSync(join(tmpdir(), 'guia-clock-'))
const password = 'uma senha longa'
const day = 24 * 60 * 60 * 1000
/** Seconds for which failed logins are counted. */
const window = 15 * 60
closeApps()

beforeEach(async () => {
  await database.empty()
  await insertSmallCatalogue(database.prisma)
  const passwordHash = await hashPassword(password)
  const person = { name: 'Ana', email: 'ana@guiadovale.test', phone: '12999990000', passwordHash }
  await database.prisma.user.create({ data: { ...person, role: 'admin' } })
})
// Timers and what measures waiting go on: it is the time of day that is set.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const jump = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** The product, and what people ask it. */
async function running() {
  const store = folderStore(join(folder, 'images'))
  const images = createImages({ prisma: database.prisma, store, maxBytes: 1e6 })
  const mediaCache = new VariantCache(join(folder, 'media-cache'), 1e7)
  const { app } = await testApp({ services: { ...database, images }, mediaCache })
  const graphQL = async (query: string, variables: object = {}, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query, variables },
    })
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), ...answer.json() }
  }
  const logIn = (word = password) =>
    graphQL('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input: { email: 'ana@guiadovale.test', password: word },
    })
  const me = (token: string) => graphQL('{ me { name } }', {}, token)
  const names = async () => {
    const answer = await app.inject('/api/businesses/search?random=true')
    return answer.json().data.map(({ name }: { name: string }) => name)
  }
  return { app, images, logIn, me, names }
}

describe.each([
  ['a month ahead', 31 * day],
  ['two days back', -2 * day],
])('the clock jumps %s', (_where, by) => {
  it('after a clock jump sessions end when they have to, and everybody can sign in', async () => {
    const { logIn, me } = await running()
    const { token } = (await logIn()).data.login
    jump(by)
    const old = await me(token)
    expect(old.status).toBe(by > 0 ? 401 : 200)
    const answer = await logIn()
    expect(answer.status).toBe(200)
    expect(await me(answer.data.login.token)).toMatchObject({ data: { me: { name: 'Ana' } } })
  })

  it('after a clock jump no limit lasts longer, and no wait is negative', async () => {
    const { logIn } = await running()
    for (let go = 0; go < 10; go += 1) expect((await logIn('outra senha')).status).toBe(401)
    jump(by)
    const refused = await logIn()
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(window)
  })

  it('after a clock jump searches, pictures and download addresses go on', async () => {
    const { app, images, names } = await running()
    const data = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer()
    const { hash } = await images.take(data)
    const picture = () => app.inject(`/media/${hash}?w=300`).then(({ statusCode }) => statusCode)
    const admin = await database.prisma.user.findFirstOrThrow()
    const { ticket } = issueTicket(secret, { userId: admin.id, filter: {} })
    const download = (text: string) => app.inject(`/exports/estabelecimentos.csv?ticket=${text}`)
    expect([await names(), await picture()]).toEqual([['Cantina da Serra'], 200])
    jump(by)
    expect([await names(), await picture()]).toEqual([['Cantina da Serra'], 200])
    expect((await download(ticket)).statusCode).toBe(by > 0 ? 410 : 200)
    const { ticket: fresh } = issueTicket(secret, { userId: admin.id, filter: {} })
    expect((await download(fresh)).statusCode).toBe(200)
  })
})
