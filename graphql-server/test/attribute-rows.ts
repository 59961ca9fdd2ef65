import type { Pool } from 'mariadb'
import type { AttributeKind } from '../../schema/attributes/kinds.ts'
import { type AttributeOption, optionsText } from '../../schema/attributes/options.ts'

/** An attribute as a test needs it: a filter of yes or no that all are asked for, unless it says something else. */
export interface AttributeRow {
  slug: string
  kind?: AttributeKind
  options?: readonly AttributeOption[]
  isFilter?: boolean
  active?: boolean
  /** Ids of categories. */
  categories?: readonly (number | undefined)[]
  /** Answers by the ids of establishments. */
  answers?: ReadonlyMap<number, string>
}

/** Inserts an attribute with its answers, without raising the version. */
export async function insertAttribute(pool: Pool, row: AttributeRow): Promise<number> {
  const { slug, kind = 'YES_NO', options = [], isFilter = true, active = true } = row
  const { insertId } = await pool.query<{ insertId: number }>(
    `INSERT INTO attributes (slug, name, question, \`group\`, kind, options, is_filter, active)
      VALUES (?, ?, ?, 'Grupo', ?, ?, ?, ?)`,
    [slug, `Nome de ${slug}`, `${slug}?`, kind, optionsText(options), isFilter, active],
  )
  const insert = async (sql: string, rows: unknown[][]) => {
    if (rows.length > 0) await pool.batch(sql, rows)
  }
  await insert(
    'INSERT INTO attribute_categories (attribute_id, category_id) VALUES (?, ?)',
    (row.categories ?? []).map((category) => [insertId, category]),
  )
  await insert(
    'INSERT INTO business_attributes (business_id, attribute_id, value) VALUES (?, ?, ?)',
    [...(row.answers ?? [])].map(([business, value]) => [business, insertId, value]),
  )
  return Number(insertId)
}
