import type { Pool } from 'mariadb'
import { loadDemo } from '../demo/load.ts'

/** The moment at which the fixtures' 14 months of registrations end. */
export const fixturesNow = new Date('2026-11-20T15:00:00Z')

/** Inserts the region: cities, neighborhoods, categories and subcategories, no establishments. */
export async function insertRegion(pool: Pool): Promise<void> {
  await insertBusinesses(pool, 0)
}

/**
 * Inserts the region if it is missing, and the same establishments as the demo has.
 *
 * @param count how many establishments there shall be in the end
 */
export async function insertBusinesses(pool: Pool, count: number): Promise<void> {
  await loadDemo(pool, { businesses: count, now: fixturesNow, accounts: false })
}

/** Inserts the demo accounts (see demo/accounts.ts), with establishments for the owner where there are some. */
export async function insertAccounts(pool: Pool): Promise<void> {
  await loadDemo(pool, { businesses: 0, now: fixturesNow, accounts: true })
}
