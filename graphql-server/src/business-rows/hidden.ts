import type { Connection, Pool } from 'mariadb'
import { type BusinessFieldName, fieldsWith, isField } from '../../../schema/business/per-field.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import type { Context } from '../context.ts'
import type { City, Neighborhood } from '../generated/prisma/client.ts'
import { hiddenNeighborhood } from './hidden-neighborhood.ts'

/** Street, point on the map, phones, e-mail address, site and links. */
const contactFields = [
  ...fieldsWith({ group: 'contact' }),
  ...fieldsWith({ group: 'address' }),
  ...fieldsWith({ group: 'coordinates' }),
  ...fieldsWith({ group: 'links' }),
]

/** Street, number, zip code and point on the map. */
const addressFields = [...fieldsWith({ group: 'address' }), ...fieldsWith({ group: 'coordinates' })]

/** A field that can be hidden. */
export type HideableField = (typeof contactFields)[number]

export const isHideable = (name: BusinessFieldName): name is HideableField =>
  (contactFields as readonly BusinessFieldName[]).includes(name)

/** What decides which fields of an establishment are hidden. */
export interface HidingRow {
  contactsHiddenUntil: string | null
  /** Numbers as the driver reads them. */
  addressHidden: boolean | number
  showsNeighborhood: boolean | number
}

/** What was taken out of a row, by field. */
export type HiddenValues = Partial<Record<HideableField | 'neighborhood' | 'neighborhoodId', unknown>>

const none: readonly HideableField[] = []

/** Whether contacts are hidden today (hidden-contacts). */
const hidesContacts = ({ contactsHiddenUntil }: Pick<HidingRow, 'contactsHiddenUntil'>, now: number) =>
  contactsHiddenUntil !== null && contactsHiddenUntil >= localDate(now)

/**
 * The fields that only administrators and the owner may read today (hidden-contacts, hidden-address).
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

/** The last day on which contacts are hidden, yyyy-MM-dd; null when they are not. */
export const hiddenUntil = (row: Pick<HidingRow, 'contactsHiddenUntil'>): string | null =>
  hidesContacts(row, Date.now()) ? row.contactsHiddenUntil : null

/**
 * Takes the hidden values out of a row with its neighborhood: every reader of public rows does so.
 *
 * @returns the row with nothing in hidden fields, and what they had in `hidden`; null where nothing is hidden
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

/** Values by field of an establishment, without those that only administrators and the owner may read today. */
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

/** Gives the hidden values back, for readers who have proved that they may see them. */
export const withHidden = <Row extends { hidden: HiddenValues | null }>(row: Row): Row =>
  row.hidden ? { ...row, ...row.hidden, hidden: null } : row

/** The condition that the neighborhood of an establishment `b` is public, for the index on neighborhoods. */
export const publicNeighborhood = '(b.address_hidden = 0 OR b.shows_neighborhood = 1)'

/** The condition that the point of an establishment `b` is public, for the index on coordinates. */
export const publicPoint = 'b.address_hidden = 0'

/** Whether the viewer is an administrator or the owner. */
export async function isAdminOrOwner(
  { ownerId }: { ownerId: number | null },
  context: Context,
): Promise<boolean> {
  const viewer = await context.viewer()
  return viewer?.role === 'admin' || (viewer !== null && viewer.id === ownerId)
}

/** Ids of the establishments whose contacts are hidden on a day, by the index: they are few. */
export async function readPlaceHidden(
  database: Pool | Connection,
  day: string,
): Promise<ReadonlySet<number>> {
  const sql = 'SELECT id FROM businesses WHERE contacts_hidden_until >= ?'
  const rows = await database.query<[number][]>({ sql, rowsAsArray: true }, [day])
  return new Set(rows.map(([id]) => id))
}
