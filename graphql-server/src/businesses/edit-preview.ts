import type { Prisma } from '../generated/prisma/client.ts'
import type { EditedFields, PlannedEdit } from './edit.ts'

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
export async function previewOf(transaction: Prisma.TransactionClient, planned: readonly PlannedEdit[]) {
  const shown = planned.slice(0, maxShown).map((edit) => ({
    ...edit,
    fields: names.filter((name) => String(edit.before[name]) !== String(edit.after[name])),
  }))
  const known = new Map<keyof EditedFields, Map<number, string>>()
  for (const field of names) {
    const ids = shown
      .filter(({ fields }) => fields.includes(field))
      .flatMap(({ before, after }) => [before[field], after[field]].flat())
      .filter((id) => id !== null)
    known.set(field, await namesOf(transaction, field, [...new Set(ids)]))
  }
  const words = (field: keyof EditedFields, values: EditedFields) => {
    const ids = [values[field]].flat()
    return ids.flatMap((id) => known.get(field)?.get(id ?? 0) ?? []).join(', ') || null
  }
  return shown.map(({ id, name, before, after, fields }) => ({
    id,
    name,
    changes: fields.map((field) => {
      return { field, before: words(field, before), after: words(field, after) }
    }),
  }))
}

/** What a bulk edit changes of one establishment, in words: field by field; null where there is nothing. */
export type PreviewedEdit = Awaited<ReturnType<typeof previewOf>>[number]

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
