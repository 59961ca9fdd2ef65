import type { Connection, Pool } from 'mariadb'
import { type BusinessFieldName, fieldsWith, isField } from '../../../schema/business/per-field.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import type { Context } from '../context.ts'

/** Street, point on the map, phones, e-mail address, site and links. */
const contactFields = [
  ...fieldsWith({ group: 'contact' }),
  ...fieldsWith({ group: 'address' }),
  ...fieldsWith({ group: 'coordinates' }),
  ...fieldsWith({ group: 'links' }),
]

/** A field that can be hidden. */
export type HideableField = (typeof contactFields)[number]

export const isHideable = (name: BusinessFieldName): name is HideableField =>
  (contactFields as readonly BusinessFieldName[]).includes(name)

/** What decides which fields of an establishment are hidden. */
export interface HidingRow {
  contactsHiddenUntil: string | null
}

/** What was taken out of a row, by field. */
export type HiddenValues = Partial<Record<HideableField, unknown>>

const none: readonly HideableField[] = []

/**
 * The fields that only administrators and the owner may read today (hidden-contacts).
 *
 * @param now milliseconds since 1970
 */
export function hiddenFields({ contactsHiddenUntil }: HidingRow, now = Date.now()): readonly HideableField[] {
  return contactsHiddenUntil !== null && contactsHiddenUntil >= localDate(now) ? contactFields : none
}

/** The last day on which fields are hidden, yyyy-MM-dd; null when none is. */
export const hiddenUntil = (row: HidingRow): string | null =>
  hiddenFields(row).length > 0 ? row.contactsHiddenUntil : null

/**
 * Takes the hidden values out of a row: every reader of public rows does so.
 *
 * @returns the row with nothing in hidden fields, and what they had in `hidden`; null where nothing is hidden
 */
export function withoutHidden<Row extends HidingRow>(row: Row): Row & { hidden: HiddenValues | null } {
  const names = row.contactsHiddenUntil === null ? none : hiddenFields(row)
  if (names.length === 0) return { ...row, contactsHiddenUntil: null, hidden: null }
  const taken = names.filter((name) => name in row)
  const values = row as Readonly<Record<string, unknown>>
  return {
    ...row,
    ...Object.fromEntries(taken.map((name) => [name, emptyValue(name)])),
    hidden: Object.fromEntries(taken.map((name) => [name, values[name]])),
  }
}

const emptyValue = (name: BusinessFieldName) => (isField(name, { isRequired: true }) ? '' : null)

/** Gives the hidden values back, for readers who have proved that they may see them. */
export const withHidden = <Row extends { hidden: HiddenValues | null }>(row: Row): Row =>
  row.hidden ? { ...row, ...row.hidden, hidden: null } : row

/** Whether the viewer is an administrator or the owner. */
export async function isAdminOrOwner(
  { ownerId }: { ownerId: number | null },
  context: Context,
): Promise<boolean> {
  const viewer = await context.viewer()
  return viewer?.role === 'admin' || (viewer !== null && viewer.id === ownerId)
}

/** Ids of the establishments whose place is hidden on a day, by the index: they are few. */
export async function readPlaceHidden(
  database: Pool | Connection,
  day: string,
): Promise<ReadonlySet<number>> {
  const sql = 'SELECT id FROM businesses WHERE contacts_hidden_until >= ?'
  const rows = await database.query<[number][]>({ sql, rowsAsArray: true }, [day])
  return new Set(rows.map(([id]) => id))
}
