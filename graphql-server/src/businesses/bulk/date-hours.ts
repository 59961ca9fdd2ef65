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

/** An establishment whose hours could not be set. */
export interface RefusedEntry {
  id: string
  /** Null if it no longer exists. */
  name: string | null
  code: 'GONE' | 'CHANGED' | 'RULE'
  message: string
  /** Stored version; null if it no longer exists. */
  version: number | null
}

/**
 * Sets the hours of one date for several establishments (holiday-screen). Those that are deleted, have changed since or
 * would break a rule stay unchanged and are returned; the others are saved. The number of statements depends on the
 * number of distinct values. If `hasChanged`, the caller must raise the catalogue's version as the last statement of
 * its transaction.
 *
 * @returns ids that have the hours now, whether any row changed, and refused entries
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

/**
 * Plans the change of one establishment. An equal value is no conflict: the response to an earlier save may have been
 * lost.
 */
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
  // Removing a date breaks no rule.
  const { error } = businessFields.specialHours.rule.safeParse(entry.hours === null ? null : specialHours)
  return error ? refuse('RULE', error.issues[0]?.message ?? '') : { update }
}

/** Replaces the exception of one date; returns null without any left. */
export function withDate(
  text: string | null,
  { hours }: Pick<Entry, 'hours'>,
  { date, reason = null }: Pick<DateHours, 'date' | 'reason'>,
): string | null {
  const others = (text === null ? [] : parseExceptions(text)).filter((each) => each.date !== date)
  if (hours !== null) others.push({ date, intervals: parseIntervals(hours), reason })
  return formatExceptions(others.sort((one, other) => (one.date < other.date ? -1 : 1))) || null
}
