import { expect, test } from 'vitest'
import { actualTables } from '../../test/actual-tables.ts'
import { useDatabase } from '../../test/database.ts'
import { prismaTables } from '../../test/prisma-tables.ts'

const database = useDatabase()

test('the migrated database has exactly the columns, indexes and foreign keys of schema.prisma', async () => {
  expect(await actualTables(database.pool)).toEqual(prismaTables())
})

test('text compares without accents and case, but e-mail addresses, slugs, search names and references of sources byte by byte', async () => {
  const rows = await database.pool.query<Array<{ name: string; collation: string }>>(
    `SELECT CONCAT(table_name, '.', column_name) AS name, collation_name AS collation
     FROM information_schema.columns
     WHERE table_schema = DATABASE() AND LEFT(table_name, 1) <> '_' AND data_type IN ('char', 'varchar', 'mediumtext', 'enum')`,
  )
  const wrong = rows.filter(({ name, collation }) => {
    const binary =
      name === 'users.email' ||
      name === 'invitations.email' ||
      name === 'submissions.email' ||
      name === 'waiting_mails.recipient' ||
      name === 'digest_notices.recipient' ||
      name === 'businesses.search_name' ||
      name === 'businesses.search_words' ||
      name === 'business_merges.gone_slug' ||
      name === 'source_records.reference' ||
      name === 'source_categories.name' ||
      name.endsWith('.slug')
    return collation !== (binary ? 'utf8mb4_bin' : 'utf8mb4_unicode_ci')
  })
  expect(rows.length).toBeGreaterThan(30)
  expect(wrong).toEqual([])
})
