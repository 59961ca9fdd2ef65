import { type Filter, selectionOf } from './filter.ts'
import type { Snapshot } from './snapshot.ts'

/** What a search can be asked without, in the order in which people give it up. */
export const filterFields = [
  'name',
  'near',
  'neighborhood',
  'subcategory',
  'category',
  'city',
  'stepFree',
] as const

export type FilterField = (typeof filterFields)[number]

/** A search without one of its filters. */
export interface Alternative {
  without: FilterField
  /** How many establishments it finds. */
  total: number
}

/** What a search would find without each of its filters: at most one list of ids for each, the same ones that searches keep. */
export async function readAlternatives(snapshot: Snapshot, filter: Filter): Promise<Alternative[]> {
  await snapshot.confirmVersion()
  const given = filterFields.filter((field) => filter[field])
  return Promise.all(
    given.map(async (without) => {
      const selection = selectionOf({ ...filter, [without]: null }, snapshot.taxonomy)
      return { without, total: (await snapshot.ids(selection, 'id')).length }
    }),
  )
}
