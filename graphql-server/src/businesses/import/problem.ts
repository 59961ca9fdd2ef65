import type { Field } from './columns.ts'

/** What is wrong with a line. */
export interface Problem {
  /** Null when it is not one column's. */
  field: Field | null
  message: string
}

/** Fields of an input that columns have other names for. */
const columnOf: Readonly<Record<string, Field>> = {
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  categoryIds: 'categories',
  subcategoryIds: 'subcategories',
  ownerId: 'owner',
}

/** The column of an input's field, as rules and the audit trail name it: by the last part of its path. */
export function fieldOf(name: string): Field {
  return columnOf[name] ?? (name as Field)
}
