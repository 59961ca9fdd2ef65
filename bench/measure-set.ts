import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createPool } from '../graphql-server/src/database/client.ts'
import { dataFolder } from '../graphql-server/src/database/data-folder.ts'
import { openDatabase } from '../graphql-server/src/database/open.ts'
import { type ColdFigures, measureCold, type Place } from './cold.ts'
import { dataSetEnvironment } from './data.ts'
import { databaseMeter } from './database-meter.ts'
import type { Candidate } from './drive.ts'
import { ask } from './each-once.ts'
import { type ServerOptions, ServerProcess } from './process.ts'
import { searches } from './requests.ts'
import { drawSamples } from './samples.ts'
import { type Lengths, measureWarm, visitorReads } from './warm.ts'
import { warmDatabase } from './warm-database.ts'

/** Measurements of one data set. */
export interface SetResults {
  businesses: number
  /** Name and version reported by the database server. */
  database: string
  warm: Candidate[]
  cold: ColdFigures[]
  /** Product's resident memory at the end and at its peak, in bytes. */
  memory: { now: number; peak: number }
}

/** Measures one data set, with the database server, the product and the floor in a process each. */
export async function measureSet(businesses: number, lengths: Lengths): Promise<SetResults> {
  const environment = dataSetEnvironment(businesses)
  const folder = dataFolder(environment)
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  // Image variants must be generated in every run.
  rmSync(join(folder, 'media-cache'), { recursive: true, force: true })
  const database = await openDatabase({ role: 'tool', environment })
  const pool = createPool({ ...database.config, connectionLimit: 1, socketTimeout: 0, initSql: [] })
  const options = (name: string, program: string): ServerOptions => ({
    name,
    program,
    environment: { ...environment, ...reach(String(database.config.socketPath)) },
    log: join(logs, `${name}.log`),
  })
  const product = options('product', 'graphql-server/src/main.ts')
  const running: ServerProcess[] = []
  const begin = async (what: ServerOptions) => {
    const server = new ServerProcess(what)
    running.push(server)
    await server.ready()
    return server
  }
  try {
    const place: Place = {
      product: await begin(product),
      floor: await begin(options('floor', 'bench/floor.ts')),
      samples: await drawSamples(pool),
      meter: databaseMeter(pool, folder),
    }
    await checkSearch(place)
    await warmDatabase(pool)
    const warm = await visitorReads(place)
    await measureWarm(warm, lengths, place)
    const cold = await measureCold(place)
    const memory = place.product.memory()
    const [row] = await pool.query<{ version: string }[]>('SELECT VERSION() AS version')
    return { businesses, database: row?.version ?? '', warm, cold, memory }
  } finally {
    for (const server of running.reverse()) await server.stop()
    await pool.end()
    await database.close()
  }
}

/** Passes the database as an operator would, so that the servers do not start one themselves. */
function reach(socket: string): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: `mysql://root@localhost/guia_do_vale?${new URLSearchParams({ socket })}`,
    JWT_SECRET: randomBytes(32).toString('hex'),
  }
}

/** Checks that searches succeed before they are measured. */
async function checkSearch({ product, samples }: Place): Promise<void> {
  const { status, body } = await ask(product, searches.first({}))
  const { data } = JSON.parse(body.toString()) as {
    data?: { searchBusinesses?: { items: unknown[]; pagination: { total: number } } }
  }
  const page = data?.searchBusinesses
  if (page?.items.length !== 9 || page.pagination.total !== samples.total) {
    throw new Error(`the search did not answer a page of ${samples.total}: status ${status}`)
  }
}
