import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { between, randomFrom } from '../demo/random.ts'
import { folderStore } from '../src/media/folder-store.ts'
import { createImages } from '../src/media/images.ts'
import { findOrphans, removeOrphans } from '../src/media/orphans.ts'
import { useDatabase } from '../test/database.ts'
import { startProductProcess } from '../test/product-process.ts'
import { insertSmallCatalogue } from '../test/small-catalogue.ts'
import { insertAdministrator } from './administrator.ts'
import { Ledger } from './ledger.ts'
import { Writer } from './writer.ts'

/** How often the product is killed. */
const kills = 100

/** The same seed has the same writers do the same things; FAULT_SEED repeats a run. */
const seed = Number(process.env.FAULT_SEED) || Math.floor(Math.random() * 1e9)

const writerCount = 5

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'guia-killed-'))
let token: string

beforeAll(async () => {
  await insertSmallCatalogue(database.prisma)
  token = await insertAdministrator(database.prisma)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(`the product killed ${kills} times in mid-write keeps every acknowledged write and nothing half done`, async () => {
  process.stdout.write(`killed in mid-write: FAULT_SEED=${seed}\n`)
  const beginning = 'Obra '
  const random = randomFrom(seed)
  const ledger = new Ledger()
  const store = folderStore(join(folder, 'images'))
  let acknowledged = 0
  let brokenOff = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const writers = Array.from({ length: writerCount }, (_, index) => {
      const name = `${beginning}${kill}-${index}`
      const places = { cityId: '3', neighborhoodId: '2', categoryIds: ['1'], subcategoryIds: ['4'] }
      return new Writer({ name, random: randomFrom(seed + 1000 * kill + index), ledger, token, places })
    })
    brokenOff += await writeUntilKilled(writers, between(random, 1, 12), between(random, 0, 40))
    acknowledged += writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
    const problems = [
      ...writers.flatMap((writer) => writer.problems),
      ...(await ledger.settle(database.pool, beginning)),
      ...(await findOrphans(database.prisma, store)).rows.map(({ hash }) => `the file of ${hash} is gone`),
      ...(await orphans()),
    ]
    expect(problems, `kill ${kill}, FAULT_SEED=${seed}`).toEqual([])
  }
  expect(acknowledged).toBeGreaterThan(kills)
  expect(brokenOff).toBeGreaterThan(0)

  const found = await findOrphans(database.prisma, store)
  const inTwoHours = Date.now() + 7_200_000
  const images = createImages({ prisma: database.prisma, store, maxBytes: 1e6 })
  const removed = await removeOrphans(images, found, inTwoHours)
  expect(removed).toMatchObject({ files: found.files.length, rows: found.unreferenced.length })
  expect(await findOrphans(database.prisma, store)).toEqual({ files: [], rows: [], unreferenced: [] })
  expect(await ledger.settle(database.pool, beginning)).toEqual([])
}, 1_200_000)

it('the product serves everything after the kills', async () => {
  const product = await startProductProcess({ config: database.config, folder })
  const [{ count }] = await database.pool.query('SELECT COUNT(*) AS count FROM businesses')
  const answer = await fetch(`${product.origin}/api/businesses/search?perPage=1`)
  expect(await answer.json()).toMatchObject({ success: true, pagination: { total: count } })
  expect(await product.end('SIGTERM')).toEqual({ status: 0, signal: null })
}, 60_000)

/**
 * Has writers write until so many writes have been answered, and a moment longer, and kills the product then.
 *
 * @returns how many writes were broken off
 */
async function writeUntilKilled(writers: Writer[], answers: number, moment: number): Promise<number> {
  const product = await startProductProcess({ config: database.config, folder })
  const enough = Promise.withResolvers<void>()
  let answered = 0
  let brokenOff = 0
  const working = writers.map(async (writer) => {
    for (;;) {
      const answer = await writer.write(product.origin)
      if (answer.kind === 'broken') break
      answered += 1
      if (answered >= answers) enough.resolve()
    }
    brokenOff += 1
  })
  await enough.promise
  await sleep(moment)
  expect(await product.end('SIGKILL')).toEqual({ status: null, signal: 'SIGKILL' })
  await Promise.all(working)
  await isQuiet()
  return brokenOff
}

/**
 * The database goes on with what a killed client has sent, for a moment: what still lies in a socket begins only when
 * the statement before it is done, so that one look at an idle database says nothing.
 */
async function isQuiet(): Promise<void> {
  const busy = `SELECT COUNT(*) AS count FROM information_schema.processlist p
    LEFT JOIN information_schema.innodb_trx t ON t.trx_mysql_thread_id = p.id
    WHERE p.db = DATABASE() AND p.id <> CONNECTION_ID() AND (p.command <> 'Sleep' OR t.trx_id IS NOT NULL)`
  let quiet = 0
  const look = async () => {
    const [row] = await database.pool.query<{ count: number }[]>(busy)
    quiet = row?.count === 0 ? quiet + 1 : 0
    return quiet
  }
  await expect.poll(look, { timeout: 20_000, interval: 20 }).toBeGreaterThan(5)
}

/** Inconsistent rows, in a sentence each. */
async function orphans(): Promise<string[]> {
  const checks = {
    'establishments without a category':
      'SELECT COUNT(*) AS count FROM businesses b WHERE NOT EXISTS (SELECT 1 FROM business_categories c WHERE c.business_id = b.id)',
    'photos without an establishment':
      'SELECT COUNT(*) AS count FROM photos p WHERE NOT EXISTS (SELECT 1 FROM businesses b WHERE b.id = p.business_id)',
    'photos without an image':
      'SELECT COUNT(*) AS count FROM photos p WHERE NOT EXISTS (SELECT 1 FROM images i WHERE i.id = p.image_id)',
    'categories of no establishment':
      'SELECT COUNT(*) AS count FROM business_categories c WHERE NOT EXISTS (SELECT 1 FROM businesses b WHERE b.id = c.business_id)',
  }
  const found = await Promise.all(
    Object.entries(checks).map(async ([what, statement]) => {
      const [row] = await database.pool.query<{ count: number }[]>(statement)
      return row?.count ? [`${row.count} ${what}`] : []
    }),
  )
  return found.flat()
}
