import type { Pool } from 'mariadb'

/** Indexes that the reads of cards and profiles use. */
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
 * Loads tables into the buffer pool. After a start, the first candidates would otherwise pay for reading a million
 * rows from disk, and the later ones would not.
 */
export async function warmDatabase(pool: Pool): Promise<void> {
  for (const [table, index] of indexes) {
    await pool.query(`SELECT COUNT(*) FROM ${table} FORCE INDEX (${index})`)
  }
}
