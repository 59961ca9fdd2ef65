import { join } from 'node:path'
import type { Pool, PoolConfig } from 'mariadb'
import { loadDemo } from '../../graphql-server/demo/load.ts'
import { addDemoPhotos } from '../../graphql-server/demo/photos.ts'
import { randomFrom } from '../../graphql-server/demo/random.ts'
import { insertAdministrator } from '../../graphql-server/faults/administrator.ts'
import { Ledger } from '../../graphql-server/faults/ledger.ts'
import { Writer } from '../../graphql-server/faults/writer.ts'
import { createPool, createPrisma } from '../../graphql-server/src/database/client.ts'
import { folderStore } from '../../graphql-server/src/media/folder-store.ts'
import { startProductProcess } from '../../graphql-server/test/product-process.ts'
import { memoryBounds } from '../../scripts/setup/locked-node.js'
import { Crowd } from './crowd.ts'
import { MemoryWatch } from './memory.ts'
import { insertPeople } from './people.ts'
import type { Tally } from './tally.ts'
import { visitsTo, written } from './visits.ts'

export interface SoakOptions {
  /** A migrated, empty database. */
  config: PoolConfig
  /** Where the product keeps its files. */
  folder: string
  businesses: number
  /** How long the load lasts, and how long each of warming up and measuring what the product can do. */
  seconds: number
  measuring: number
  seed: number
  say(line: string): void
}

export interface SoakReport {
  /** Requests a second that the product answers, and that came. */
  capacity: number
  offered: number
  tally: Tally
  late: number
  /** In megabytes, and megabytes a minute. */
  memory: { most: number; growth: number }
  acknowledged: number
  /** Everything that must not be, in a sentence each. */
  problems: string[]
}

const people = 20
const writersAtOnce = 8
/** Connections that keep the product busy while it is measured: too few for any of them to be turned away. */
const busy = 16
/** How much more comes than the product can do. */
const overload = 2

/** Fills a database, starts the product on it, and has twice as many people come as it can serve. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { config, folder, businesses, seconds, measuring, seed, say } = options
  const random = randomFrom(seed)
  const pool = createPool({ ...config, connectionLimit: 2 })
  const prisma = createPrisma({ ...config, connectionLimit: 2 })
  const product = { end: async (): Promise<unknown> => undefined }
  try {
    await loadDemo(pool, { businesses, accounts: false, now: new Date() })
    await addDemoPhotos(pool, folderStore(join(folder, 'images')))
    const token = await insertAdministrator(prisma)
    const everybody = await insertPeople(pool, people, random)
    const started = await startProductProcess({
      config,
      folder,
      environment: { ...memoryBounds, LOG_LEVEL: 'error' },
    })
    product.end = () => started.end('SIGTERM')
    const { origin } = started
    const ledger = new Ledger()
    const places = await placesOf(pool)
    const writers = Array.from({ length: writersAtOnce }, (_, index) => {
      const name = `${written}${index}`
      return new Writer({
        name,
        random: randomFrom(seed + 1 + index),
        ledger,
        token,
        places,
        readsBack: true,
      })
    })
    // Something to look at before anybody comes.
    for (const writer of writers) for (let go = 0; go < 6; go += 1) await writer.write(origin)
    const crowd = new Crowd({ origin, random, visits: await visitsTo(pool), people: everybody, writers })
    // The compiler has seen little so far.
    await crowd.measure(measuring, busy)
    const capacity = await crowd.measure(measuring, busy)
    say(
      `${Math.round(capacity)} requests a second keep one process busy; twice as many come for ${seconds} s`,
    )
    const memory = new MemoryWatch(started.pid)
    await crowd.come(overload * capacity, seconds)
    memory.stop()
    const { tally, late } = crowd
    const problems = [...tally.problems, ...writers.flatMap((writer) => writer.problems)]
    if (!started.isRunning()) problems.push('the product ended by itself')
    await product.end()
    problems.push(...mistakesIn(started.said()))
    problems.push(...(await ledger.settle(pool, written)))
    for (const person of everybody) problems.push(...(await person.settle(pool)))
    return {
      capacity,
      offered: overload * capacity,
      tally,
      late,
      memory: { most: memory.most, growth: memory.growth },
      acknowledged: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      problems,
    }
  } finally {
    await product.end()
    await Promise.all([pool.end(), prisma.$disconnect()])
  }
}

/** What the log has of failures that nobody has foreseen, each once. */
function mistakesIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => line.includes('"msg":"unexpected error"'))
  const found = lines.map((line) => /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line)
  return [...new Set(found)].map((message) => `the log: ${message}`)
}

/** Any place of the demo's region. */
async function placesOf(pool: Pool) {
  const [place] = await pool.query<{ city: number; neighborhood: number }[]>(
    'SELECT city_id AS city, id AS neighborhood FROM neighborhoods ORDER BY id LIMIT 1',
  )
  const [kind] = await pool.query<{ category: number; subcategory: number }[]>(
    'SELECT category_id AS category, id AS subcategory FROM subcategories WHERE active ORDER BY id LIMIT 1',
  )
  return {
    cityId: String(place?.city),
    neighborhoodId: String(place?.neighborhood),
    categoryIds: [String(kind?.category)],
    subcategoryIds: [String(kind?.subcategory)],
  }
}
