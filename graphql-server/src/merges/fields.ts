import { weekFields } from '../../../schema/hours/hours.ts'
import { fieldGroup, isSame } from '../audit/undo/fields.ts'
import type { AreaIds } from '../businesses/areas.ts'
import { type BusinessFields, fieldNames } from '../businesses/fields.ts'
import { BadUserInputError } from '../errors.ts'
import { texts } from '../messages/texts.ts'

/** Side from which the areas are taken; BOTH joins them. */
export type AreasChoice = 'KEPT' | 'OTHER' | 'BOTH'

/** Choices of an administrator (merge). */
export interface MergeChoice {
  /** Names of fields to take from the other one, each with its group. */
  fields: readonly string[]
  areas: AreasChoice
  /** Whether to publish the address although one of them hides it. */
  showAddress: boolean
  /** Photos of either in order; null for all of the kept one, then of the other. */
  photoIds: readonly number[] | null
}

/** A field of two establishments, side by side. */
export interface MergeField {
  field: string
  /** Fields of one group are taken from one side together. */
  group: string
  kept: unknown
  other: unknown
}

const hours: readonly string[] = weekFields

export const mergeGroup = (field: string): string => (hours.includes(field) ? 'hours' : fieldGroup(field))

/** Not chosen: owners must be equal, and hidden addresses stay hidden. */
const notChosen: readonly string[] = ['ownerId', 'addressHidden', 'showsNeighborhood']

const isEmpty = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

function chosenNames(kept: BusinessFields, other: BusinessFields): (keyof BusinessFields)[] {
  const names = new Set([...fieldNames(kept), ...fieldNames(other)])
  return [...names].filter((name) => !notChosen.includes(name))
}

/** Fields with a value on either side, with their whole groups. */
export function mergeFields(kept: BusinessFields, other: BusinessFields): MergeField[] {
  const all = chosenNames(kept, other).map((field) => {
    return { field, group: mergeGroup(field), kept: kept[field] ?? null, other: other[field] ?? null }
  })
  const shown = new Set(all.flatMap((each) => (isEmpty(each.kept) && isEmpty(each.other) ? [] : each.group)))
  return all.filter(({ group }) => shown.has(group))
}

/** Groups in which two establishments differ. */
export const differingGroups = (fields: readonly MergeField[]): Set<string> =>
  new Set(fields.flatMap(({ group, kept, other }) => (isSame(kept, other) ? [] : group)))

/**
 * Computes the new values of the kept establishment.
 *
 * @throws BadUserInputError for an unknown field
 */
export function mergedFields(
  kept: BusinessFields,
  other: BusinessFields,
  { fields, areas, showAddress }: MergeChoice,
): Partial<BusinessFields> {
  const names = chosenNames(kept, other)
  const unknown = fields.find(
    (field) => !names.some((name) => name === field) || mergeGroup(field) === 'areas',
  )
  if (unknown !== undefined) throw new BadUserInputError({ 'input.fields': texts.merges.noField(unknown) })
  const groups = new Set(fields.map(mergeGroup))
  const taken = names.filter((name) => groups.has(mergeGroup(name)))
  return {
    ...Object.fromEntries(taken.map((name) => [name, other[name] ?? null])),
    ...mergedAreas(kept, other, areas),
    ...mergedHiding(kept, other, showAddress),
  }
}

export function mergedAreas(
  kept: BusinessFields,
  other: BusinessFields,
  choice: AreasChoice,
): AreaIds & Pick<BusinessFields, 'servesRegion'> {
  const sides = { KEPT: [kept], OTHER: [other], BOTH: [kept, other] }[choice]
  const servesRegion = sides.some((side) => side.servesRegion)
  const joined = (name: keyof AreaIds) =>
    servesRegion ? [] : [...new Set(sides.flatMap((side) => side[name]))].sort((a, b) => a - b)
  return {
    servesRegion,
    areaCityIds: joined('areaCityIds'),
    areaNeighborhoodIds: joined('areaNeighborhoodIds'),
  }
}

/** Hides what either of them hides (hidden-address). */
function mergedHiding(kept: BusinessFields, other: BusinessFields, showAddress: boolean) {
  const hiding = [kept, other].filter(({ addressHidden }) => addressHidden)
  const addressHidden = hiding.length > 0 && !showAddress
  return {
    addressHidden,
    showsNeighborhood: addressHidden && hiding.every(({ showsNeighborhood }) => showsNeighborhood),
  }
}
