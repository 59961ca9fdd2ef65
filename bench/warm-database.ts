import type { Pool } from 'mariadb'

/** Indexes that pages of cards and profiles are read by. */
const indexes = [
  ['businesses', 'PRIMARY'],
  ['businesses', 'businesses_slug_key'],
  ['business_categories', 'PRIMARY'],
  ['business_subcategories', 'PRIMARY'],
  ['photos', 'PRIMARY'],
  ['photos', 'photos_business_id_position_idx'],
  ['images', 'PRIMARY'],
]

/**
 * Brings what is read into the database's memory, where it is after a day of visitors: a server that has just started
 * would read a million rows from the disk while the first candidates are driven, and not while the last are.
 */
export async function warmDatabase(pool: Pool): Promise<void> {
  for (const [table, index] of indexes) {
    await pool.query(`SELECT COUNT(*) FROM ${table} FORCE INDEX (${index})`)
  }
}
