import type { z } from 'zod'
import { businessFields } from '../../../../schema/business/fields.ts'
import { formatExceptions, parseExceptions } from '../../../../schema/hours/exceptions.ts'
import { parseIntervals } from '../../../../schema/hours/intervals.ts'
import type { dateHoursInput } from '../../../../schema/input/date-hours.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { idOrZero } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, asOneAct } from '../../writes/trail.ts'
import { lockStored, type StoredBusiness } from '../stored.ts'
import { type BusinessUpdate, toUpdate, updateBusinessRows } from '../write.ts'

type DateHours = z.output<typeof dateHoursInput>
type Entry = DateHours['entries'][number]

/** An establishment whose hours of the date could not be set, and why. */
export interface RefusedEntry {
  id: string
  /** Null for one that is gone. */
  name: string | null
  code: 'GONE' | 'CHANGED' | 'RULE'
  message: string
  /** The stored one; null for one that is gone. */
  version: number | null
}

/**
 * Sets the hours of one date for several establishments (holiday-screen). Those that are gone, have changed since or would break a rule
 * are left as they are and returned; the others are saved. The number of statements depends on how many different values are
 * written. The caller raises the catalogue's version as its transaction's last statement if any has changed.
 *
 * @returns ids of those that are now as asked for, whether any has changed, and those that were refused
 */
export async function setDateHours(transaction: Prisma.TransactionClient, author: Author, input: DateHours) {
  const stored = await lockStored(
    transaction,
    input.entries.map(({ id }) => idOrZero(id)),
  )
  const byId = new Map(stored.map((row) => [row.id, row]))
  const planned = input.entries.map((entry) => ({
    id: entry.id,
    ...planEntry(byId.get(idOrZero(entry.id)), entry, input),
  }))
  const updates = planned.flatMap(({ update }) => (update && update.changed.length > 0 ? [update] : []))
  if (updates.length > 0) {
    const isAct = updates.length > 1 || author.actKey
    await updateBusinessRows(transaction, isAct ? asOneAct(author, 'bulk', 'business') : author, updates)
  }
  return {
    saved: planned.flatMap(({ id, update }) => (update ? [id] : [])),
    hasChanged: updates.length > 0,
    refused: planned.flatMap(({ refused }) => refused ?? []),
  }
}

type PlannedEntry =
  | { update: BusinessUpdate; refused?: undefined }
  | { update?: undefined; refused: RefusedEntry }

/** The change of one establishment. What is as asked for already is no conflict: the answer to an earlier save may be lost. */
function planEntry(row: StoredBusiness | undefined, entry: Entry, input: DateHours): PlannedEntry {
  const { gone, changed } = texts.businesses.dateHours
  const refuse = (code: RefusedEntry['code'], message: string): PlannedEntry => {
    const { fields, version } = row ?? {}
    return {
      refused: { id: entry.id, name: fields?.name ?? null, code, message, version: version ?? null },
    }
  }
  if (!row) return refuse('GONE', gone)
  const specialHours = withDate(row.fields.specialHours, entry, input)
  const update = toUpdate(row, { specialHours })
  if (update.changed.length === 0) return { update }
  if (entry.version !== row.version) return refuse('CHANGED', changed)
  // Fewer dates break no rule.
  const { error } = businessFields.specialHours.rule.safeParse(entry.hours === null ? null : specialHours)
  return error ? refuse('RULE', error.issues[0]?.message ?? '') : { update }
}

/** Exceptions with those of one date in place of what they had for it; null without any. */
export function withDate(
  text: string | null,
  { hours }: Pick<Entry, 'hours'>,
  { date, reason = null }: Pick<DateHours, 'date' | 'reason'>,
): string | null {
  const others = (text === null ? [] : parseExceptions(text)).filter((each) => each.date !== date)
  if (hours !== null) others.push({ date, intervals: parseIntervals(hours), reason })
  return formatExceptions(others.sort((one, other) => (one.date < other.date ? -1 : 1))) || null
}
