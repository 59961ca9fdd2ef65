/** A table as both sides of the comparison describe it: Prisma's schema and the database's own catalogue. */
export interface TableDescription {
  /** By name: type, nullability, default and whether it counts by itself, in one line. */
  columns: Record<string, string>
  /** By name: `primary`, `unique` or `index`, and the columns in order. */
  indexes: Record<string, string>
  /** By name: columns, the table and columns that they point to, and what happens on delete and update. */
  foreignKeys: Record<string, string>
}

/** One column's line. */
export function columnLine(column: {
  type: string
  nullable: boolean
  fallback: string | null
  counts: boolean
}): string {
  const { type, nullable, fallback, counts } = column
  return [
    type,
    nullable ? 'null' : 'not null',
    fallback === null ? '' : `default ${fallback}`,
    counts ? 'auto_increment' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
