import { deprecatedAnswerNames } from '../../../../schema/attributes/deprecated-names.ts'
import { businessFieldNames } from '../../../../schema/business/per-field.ts'
import { isAnswerField } from '../../answers/fields.ts'
import { withoutUnhiding } from '../../businesses/areas.ts'
import { type BusinessFields, fieldNames } from '../../businesses/fields.ts'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** What is taken back of an entry (undo). */
export interface UndoChoice {
  /** Names of fields of one change; null for all, except those that were changed since. */
  fields: readonly string[] | null
  /** Whether what was changed since is taken back too. */
  withChanged: boolean
}

/** A field of a change that can be taken back. */
export interface UndoField {
  field: string
  /** Fields of one group are taken back together. */
  group: string
  now: unknown
  /** What the change made of it. */
  set: unknown
  /** What it was before the change. */
  old: unknown
  isChangedSince: boolean
}

export type FieldChanges = Readonly<Record<string, { before?: unknown; after?: unknown }>>

/** The changes of an entry, and of those that took some of it back. */
export interface UndoableChange {
  changes: unknown
  undos: readonly { changes: unknown }[]
  /** Of removed photos that are back. */
  restoration: object | null
}

/** Fields that are valid or invalid together. */
const groups: Readonly<Record<string, string>> = {
  cityId: 'place',
  neighborhoodId: 'place',
  categoryIds: 'categories',
  subcategoryIds: 'categories',
  areaCityIds: 'areas',
  areaNeighborhoodIds: 'areas',
  servesRegion: 'areas',
  latitude: 'point',
  longitude: 'point',
  state: 'state',
  reopensOn: 'state',
}

export const fieldGroup = (field: string): string => groups[field] ?? field

const references = [
  'cityId',
  'neighborhoodId',
  'ownerId',
  'categoryIds',
  'subcategoryIds',
  'areaCityIds',
  'areaNeighborhoodIds',
]
const undoable: ReadonlySet<string> = new Set([
  ...businessFieldNames,
  ...deprecatedAnswerNames,
  ...references,
  'photos',
])

/** Fields of the texts of photos: this and the hash of the image. */
export const altPrefix = 'photoAlt.'

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What an entry changed that can be taken back at all. */
export function undoableChanges(changes: unknown): FieldChanges {
  const all = Object.entries((changes ?? {}) as FieldChanges)
  return Object.fromEntries(
    all.filter(([field]) => undoable.has(field) || isAnswerField(field) || field.startsWith(altPrefix)),
  )
}

/** Of these, what no later entry has taken back. */
export function openChanges({ changes, undos, restoration }: UndoableChange): FieldChanges {
  const undone = new Set(undos.flatMap((undo) => Object.keys(undo.changes ?? {})))
  if (restoration) undone.add('photos')
  const all = Object.entries(undoableChanges(changes))
  return Object.fromEntries(all.filter(([field]) => !undone.has(field)))
}

/**
 * Those fields of an establishment itself that a change can give back; none that has its old value already, and none that would
 * show what is hidden (hidden-address).
 */
export function undoFields(changes: FieldChanges, stored: BusinessFields): UndoField[] {
  const removed = Object.keys(changes).filter(isAnswerField)
  return [...new Set([...fieldNames(stored), ...removed])].flatMap((field) => {
    const change = changes[field]
    const given = { [field]: change?.before ?? null } as Partial<BusinessFields>
    if (change && !(field in withoutUnhiding(stored, given))) return []
    return change ? toUndoField(field, change, stored[field]) : []
  })
}

/** @returns empty when the field has its old value already */
export function toUndoField(
  field: string,
  { before = null, after = null }: FieldChanges[string],
  now: unknown,
): UndoField[] {
  if (isSame(now, before)) return []
  const group = fieldGroup(field)
  return [{ field, group, now: now ?? null, set: after, old: before, isChangedSince: !isSame(now, after) }]
}

/** The fields that are taken back, with all of their groups. */
export function chosenFields(list: readonly UndoField[], { fields, withChanged }: UndoChoice): UndoField[] {
  const groupsWith = (isChosen: (field: UndoField) => boolean) =>
    new Set(list.filter(isChosen).map(({ group }) => group))
  if (fields) {
    const chosen = groupsWith(({ field }) => fields.includes(field))
    return list.filter(({ group }) => chosen.has(group))
  }
  const changed = groupsWith(({ isChangedSince }) => isChangedSince)
  return list.filter(({ group }) => withChanged || !changed.has(group))
}

/** @throws BadUserInputError for a name that is none of these fields */
export function checkNames(list: readonly UndoField[], { fields }: UndoChoice): void {
  const unknown = fields?.find((name) => !list.some(({ field }) => field === name))
  if (unknown !== undefined) throw new BadUserInputError({ fields: texts.undo.noField(unknown) })
}
