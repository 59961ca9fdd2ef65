import type { Prisma } from '../generated/prisma/client.ts'
import type { EditedFields, PlannedEdit } from './edit.ts'

/** What a bulk edit changes of one establishment, in words. */
export interface PreviewedEdit {
  id: number
  name: string
  /** Field by field; null where there is nothing. */
  changes: { field: keyof EditedFields; before: string | null; after: string | null }[]
}

/** Establishments that a preview shows. */
const maxShown = 50

/** Fields that an edit can change, each with the table that has the names of what it refers to. */
const tables = {
  categoryIds: 'category',
  subcategoryIds: 'subcategory',
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  ownerId: 'user',
} as const satisfies Record<keyof EditedFields, string>

const names = Object.keys(tables) as (keyof EditedFields)[]

/** Says in words what changes of the first establishments, with one statement for each field. */
export async function previewOf(
  transaction: Prisma.TransactionClient,
  planned: readonly PlannedEdit[],
): Promise<PreviewedEdit[]> {
  const shown = planned.slice(0, maxShown).map((edit) => ({
    ...edit,
    fields: names.filter((name) => String(edit.before[name]) !== String(edit.after[name])),
  }))
  const wordsOf = new Map<keyof EditedFields, (value: EditedFields[keyof EditedFields]) => string | null>()
  for (const field of names) {
    const changed = shown.filter(({ fields }) => fields.includes(field))
    const ids = changed
      .flatMap(({ before, after }) => [before[field], after[field]].flat())
      .filter((id) => id !== null)
    const known = await namesOf(transaction, field, [...new Set(ids)])
    wordsOf.set(
      field,
      (value) =>
        [value]
          .flat()
          .flatMap((id) => known.get(id ?? 0) ?? [])
          .join(', ') || null,
    )
  }
  return shown.map(({ id, name, before, after, fields }) => {
    const words = (field: keyof EditedFields, values: EditedFields) =>
      wordsOf.get(field)?.(values[field]) ?? null
    const changes = fields.map((field) => ({
      field,
      before: words(field, before),
      after: words(field, after),
    }))
    return { id, name, changes }
  })
}

async function namesOf(
  transaction: Prisma.TransactionClient,
  field: keyof EditedFields,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  // All five tables have these columns, which TypeScript does not see.
  const table = transaction[tables[field] as 'city']
  const rows = await table.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
