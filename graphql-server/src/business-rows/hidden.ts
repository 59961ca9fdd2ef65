import type { Connection, Pool } from 'mariadb'
import { type BusinessFieldName, fieldsWith, isField } from '../../../schema/business/per-field.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import type { Context } from '../context.ts'
import type { City, Neighborhood } from '../generated/prisma/client.ts'
import { hiddenNeighborhood } from './hidden-neighborhood.ts'

const contactFields = [
  ...fieldsWith({ group: 'contact' }),
  ...fieldsWith({ group: 'address' }),
  ...fieldsWith({ group: 'coordinates' }),
  ...fieldsWith({ group: 'links' }),
]

const addressFields = [...fieldsWith({ group: 'address' }), ...fieldsWith({ group: 'coordinates' })]

export type HideableField = (typeof contactFields)[number]

export const isHideable = (name: BusinessFieldName): name is HideableField =>
  (contactFields as readonly BusinessFieldName[]).includes(name)

/** Columns that decide which fields are hidden. */
export interface HidingRow {
  contactsHiddenUntil: string | null
  /** Numbers when read by the driver. */
  addressHidden: boolean | number
  showsNeighborhood: boolean | number
}

/** Values removed from a row, by field. */
export type HiddenValues = Partial<Record<HideableField | 'neighborhood' | 'neighborhoodId', unknown>>

const none: readonly HideableField[] = []

/** Whether contacts are hidden today (hidden-contacts). */
const hidesContacts = ({ contactsHiddenUntil }: Pick<HidingRow, 'contactsHiddenUntil'>, now: number) =>
  contactsHiddenUntil !== null && contactsHiddenUntil >= localDate(now)

/**
 * Fields that only administrators and the owner may read today (hidden-contacts, hidden-address).
 *
 * @param now milliseconds since 1970
 */
export function hiddenFields(row: HidingRow, now = Date.now()): readonly HideableField[] {
  if (hidesContacts(row, now)) return contactFields
  return row.addressHidden ? addressFields : none
}

export const hidesNeighborhood = ({
  addressHidden,
  showsNeighborhood,
}: Pick<HidingRow, 'addressHidden' | 'showsNeighborhood'>): boolean =>
  Boolean(addressHidden) && !showsNeighborhood

/** Last day on which contacts are hidden, yyyy-MM-dd; null if they are not. */
export const hiddenUntil = (row: Pick<HidingRow, 'contactsHiddenUntil'>): string | null =>
  hidesContacts(row, Date.now()) ? row.contactsHiddenUntil : null

/**
 * Removes hidden values, including the neighborhood, from a row. Every reader of public rows must call it.
 *
 * @returns the row with hidden fields emptied and their values in `hidden`, which is null if nothing is hidden
 */
export function withoutHidden<Row extends HidingRow & { neighborhood: Neighborhood; city: City }>(
  row: Row,
): Row & { hidden: HiddenValues | null } {
  if (row.contactsHiddenUntil === null && !row.addressHidden) return { ...row, hidden: null }
  const contactsHiddenUntil = hiddenUntil(row)
  const names = hiddenFields(row)
  if (names.length === 0) return { ...row, contactsHiddenUntil, hidden: null }
  const emptied = {
    ...Object.fromEntries(names.filter((name) => name in row).map((name) => [name, emptyValue(name)])),
    ...(hidesNeighborhood(row) && { neighborhood: hiddenNeighborhood(row.city), neighborhoodId: 0 }),
  }
  const values = row as Readonly<Record<string, unknown>>
  return {
    ...row,
    contactsHiddenUntil,
    ...emptied,
    hidden: Object.fromEntries(Object.keys(emptied).map((name) => [name, values[name]])),
  }
}

const emptyValue = (name: BusinessFieldName) => (isField(name, { isRequired: true }) ? '' : null)

/** Omits the values that only administrators and the owner may read today. */
export function readableValues<Value>(
  row: HidingRow,
  values: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const hidden: readonly string[] = [
    ...hiddenFields(row),
    ...(hidesNeighborhood(row) ? ['neighborhoodId'] : []),
  ]
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))
}

/** Restores hidden values, for readers allowed to see them. */
export const withHidden = <Row extends { hidden: HiddenValues | null }>(row: Row): Row =>
  row.hidden ? { ...row, ...row.hidden, hidden: null } : row

/** SQL condition that the neighborhood of an establishment `b` is public, for the index on neighborhoods. */
export const publicNeighborhood = '(b.address_hidden = 0 OR b.shows_neighborhood = 1)'

/** SQL condition that the point of an establishment `b` is public, for the index on coordinates. */
export const publicPoint = 'b.address_hidden = 0'

export async function isAdminOrOwner(
  { ownerId }: { ownerId: number | null },
  context: Context,
): Promise<boolean> {
  const viewer = await context.viewer()
  return viewer?.role === 'admin' || (viewer !== null && viewer.id === ownerId)
}

/** Ids of the establishments with contacts hidden on a day, read by index; they are few. */
export async function readPlaceHidden(
  database: Pool | Connection,
  day: string,
): Promise<ReadonlySet<number>> {
  const sql = 'SELECT id FROM businesses WHERE contacts_hidden_until >= ?'
  const rows = await database.query<[number][]>({ sql, rowsAsArray: true }, [day])
  return new Set(rows.map(([id]) => id))
}
