import { expect, it } from 'vitest'
import { raiseVersion } from '../../test/catalogue-rows.ts'
import { useDatabase } from '../../test/database.ts'
import { insertWorld } from '../../test/roles.ts'
import { silentLog } from '../../test/silent-log.ts'
import { publicVersionReader } from '../database/catalogue-version.ts'
import { privateHashes } from './private-hashes.ts'
import { PrivateImages } from './private-images.ts'

const database = useDatabase()

const hash = '1'.repeat(64)

/** A process's view, whose clock is stopped, and the statements that it has sent. */
async function view() {
  await insertWorld(database)
  await raiseVersion(database.pool)
  const sent: string[] = []
  let isAway = false
  const clock = { now: 0 }
  const count = <T>(name: string, read: () => Promise<T>) => {
    sent.push(name)
    return isAway ? Promise.reject(new Error('away')) : read()
  }
  const readVersion = publicVersionReader(database.pool, () => 0)
  const images = new PrivateImages({
    pool: { query: (sql: never) => count('images', () => database.pool.query(sql)) } as never,
    version: () => count('version', readVersion),
    log: silentLog,
    now: () => clock.now,
  })
  const setAway = (value: boolean) => {
    isAway = value
  }
  return { images, sent, clock, setAway }
}

async function makeDraft() {
  await database.prisma.business.update({ where: { id: 2 }, data: { state: 'DRAFT' } })
  await raiseVersion(database.pool)
}

it('a thousand public images cost one look at the version in each tenth of a second', async () => {
  const { images, sent, clock } = await view()
  const thousand = () => Promise.all(Array.from({ length: 1000 }, () => images.has(hash)))
  expect(new Set(await thousand())).toEqual(new Set([false]))
  expect(sent).toEqual(['version', 'images'])
  for (let turn = 0; turn < 3; turn += 1) {
    clock.now += 101
    await thousand()
  }
  expect(sent.slice(2)).toEqual(['version', 'version', 'version'])
})

it('what became private is so after the lease, and what became public at once', async () => {
  const { images, clock } = await view()
  expect(await images.has(hash)).toBe(false)
  await makeDraft()
  clock.now += 101
  expect(await images.has(hash)).toBe(true)
  await database.prisma.business.update({ where: { id: 2 }, data: { state: 'PUBLISHED' } })
  await raiseVersion(database.pool)
  clock.now += 1
  expect(await images.has(hash)).toBe(false)
})

it('without the database the last known ones hold; a process that knows none yet refuses', async () => {
  const { images, clock, setAway } = await view()
  setAway(true)
  await expect(images.has(hash)).rejects.toThrow('away')
  setAway(false)
  await makeDraft()
  expect(await images.has(hash)).toBe(true)
  setAway(true)
  clock.now += 101
  expect([
    await images.has(hash),
    await images.has('2'.repeat(64)),
    await images.has('3'.repeat(64)),
  ]).toEqual([true, true, false])
})

it('everything that refers to an image is known as public, a photo, kept or proposed', async () => {
  const references = await database.pool.query<{ name: string }[]>(
    `SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS name FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME = 'images'`,
  )
  const other = references.map(({ name }) => name).filter((name) => !privateHashes.includes(`${name} = i.id`))
  // Named in the statement by their table.
  expect(other.sort()).toEqual(['kept_images.image_id', 'photos.image_id', 'proposal_photos.image_id'])
})
