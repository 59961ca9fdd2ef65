import { businessFields } from '../../../../schema/business/fields.ts'
import { withDate } from '../../businesses/bulk/date-hours.ts'
import type { StoredBusiness } from '../../businesses/stored.ts'
import { type BusinessUpdate, toUpdate } from '../../businesses/write.ts'
import { texts } from '../../messages/texts.ts'
import type { Duty } from './duty.ts'

/** A row that can be read, of an establishment that was found. */
export interface DutyRow {
  line: number
  businessId: number
  duty: Duty
}

/** What a row does: CHANGED and UNCHANGED, or why it is refused. */
export type DutyOutcome = 'CHANGED' | 'UNCHANGED' | { refused: string }

/** Establishments that are read and written together. */
const batchSize = 200

/**
 * Works out what rows do, establishment by establishment in the order of their ids.
 *
 * @param read may lock them
 * @param write gets the updates of each batch
 * @returns outcomes by line
 */
export async function planDuties(
  rows: readonly DutyRow[],
  read: (ids: readonly number[]) => Promise<StoredBusiness[]>,
  write?: (updates: readonly BusinessUpdate[]) => Promise<void>,
): Promise<Map<number, DutyOutcome>> {
  const outcomes = new Map<number, DutyOutcome>()
  const byBusiness = Map.groupBy(rows, ({ businessId }) => businessId)
  const ids = [...byBusiness.keys()].sort((one, other) => one - other)
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const stored = new Map((await read(batch)).map((row) => [row.id, row]))
    const updates: BusinessUpdate[] = []
    for (const id of batch) {
      const own = byBusiness.get(id) ?? []
      const { update, refused } = planBusiness(stored.get(id), own)
      if (update && update.changed.length > 0) updates.push(update)
      for (const { line, duty } of own)
        outcomes.set(line, refused ? { refused } : rowOutcome(stored.get(id), duty))
    }
    if (updates.length > 0) await write?.(updates)
  }
  return outcomes
}

const withDuty = (text: string | null, { date, hours, reason }: Duty) =>
  withDate(text, { hours }, { date, reason })

function rowOutcome(row: StoredBusiness | undefined, duty: Duty): DutyOutcome {
  const text = row?.fields.specialHours ?? null
  return withDuty(text, duty) === text ? 'UNCHANGED' : 'CHANGED'
}

function planBusiness(
  row: StoredBusiness | undefined,
  rows: readonly DutyRow[],
): { update?: BusinessUpdate; refused?: string } {
  if (!row) return { refused: texts.businesses.dateHours.gone }
  const specialHours = rows.reduce<string | null>(
    (text, { duty }) => withDuty(text, duty),
    row.fields.specialHours,
  )
  const update = toUpdate(row, { specialHours })
  if (update.changed.length === 0) return { update }
  const { error } = businessFields.specialHours.rule.safeParse(specialHours)
  return error ? { refused: error.issues[0]?.message ?? '' } : { update }
}
