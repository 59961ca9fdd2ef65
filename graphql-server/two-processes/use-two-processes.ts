import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { ensureWebBuilt } from '../../scripts/setup/web-build.js'
import { projectFolder } from '../src/database/data-folder.ts'
import type { TestDatabase } from '../test/database.ts'
import { type ProductProcess, startProductProcess } from '../test/product-process.ts'
import { freshServices } from '../test/services.ts'
import { startBalancer } from './balancer.ts'

/** The product as two processes on one database. Set before the file's first test. */
export interface TwoProcesses {
  /** Each of the two, to be asked alone. */
  each: [ProductProcess, ProductProcess]
  /** Where the balancer answers, which asks them by turns. */
  origin: string
}

/** Two processes, their database and the test may share one slow core. */
const timeoutMs = 180_000

/**
 * Gives a test file two processes of the product on its database, behind a balancer. Call it once, outside any test.
 *
 * @param database from `useDatabase`
 * @param variables that differ from the defaults; asked for when everything called before has begun
 */
export function useTwoProcesses(
  database: TestDatabase,
  variables: () => NodeJS.ProcessEnv = () => ({}),
): TwoProcesses {
  vi.setConfig({ testTimeout: timeoutMs, hookTimeout: timeoutMs })
  const product = {} as TwoProcesses
  let close = () => {}
  beforeAll(async () => {
    // The run of all tests has built the newest pages; alone, any will do.
    if (!existsSync(join(projectFolder, 'web/dist/server'))) await ensureWebBuilt()
    const balancer = await startBalancer()
    close = balancer.close
    const environment = {
      ORIGIN: balancer.origin,
      TRUST_PROXY: '127.0.0.1',
      JWT_SECRET: freshServices().secret,
      LOG_LEVEL: 'warn',
      ...variables(),
    }
    const start = () => startProductProcess({ config: database.config, environment })
    product.each = await Promise.all([start(), start()])
    product.origin = balancer.origin
    balancer.targets = product.each.map(({ origin }) => origin)
  })
  afterAll(async () => {
    close()
    await Promise.all((product.each ?? []).map((each) => each.end()))
  })
  return product
}
