import { afterAll } from 'vitest'
import { type AppOptions, buildApp } from '../src/app.ts'
import type { Services } from '../src/context.ts'
import { createEmptySearches } from '../src/empty-searches/empty-searches.ts'
import { readEnv } from '../src/env.ts'
import { createSearchEngine } from '../src/search/engine.ts'
import { createSuggestions } from '../src/suggestions/suggest.ts'
import { freshServices } from './services.ts'

export interface TestAppOptions extends Partial<Omit<AppOptions, 'env' | 'services'>> {
  /** Variables that differ from the defaults. */
  env?: NodeJS.ProcessEnv
  /** Usually what `useDatabase` gives; a test that never asks the database gives nothing. */
  services?: Partial<Services>
}

/** A line of the log. */
export type LogLine = Record<string, unknown> & { msg: string }

/**
 * Builds the server without a port; it is closed after the file's last test.
 *
 * @param options what differs from a server without a database
 * @returns the server and the lines that it has logged
 */
export async function testApp({ env, services, ...options }: TestAppOptions = {}) {
  const lines: LogLine[] = []
  const { pool } = services ?? {}
  const fresh = freshServices()
  const search = services?.search ?? (pool && createSearchEngine({ pool, secret: fresh.secret }))
  const app = await buildApp({
    env: readEnv({ LOG_LEVEL: 'debug', ...env }),
    services: {
      ...fresh,
      ...(pool && search && { search, suggestions: createSuggestions(pool, search) }),
      ...(services?.prisma && { emptySearches: createEmptySearches(services.prisma) }),
      ...services,
    } as Services,
    logStream: { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
    ...options,
  })
  opened.push(app)
  return { app, lines }
}

const opened: { close(): Promise<unknown> }[] = []

/** Closes what a test file has built; call it once, outside any test. */
export function closeApps(): void {
  afterAll(async () => {
    for (const app of opened.splice(0)) await app.close()
  })
}
