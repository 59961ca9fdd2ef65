import { changedFields, type FieldName, type FormValues, isSame } from './values.ts'

export type Side = 'mine' | 'theirs'

/** A field that two people have left differently. */
export interface Difference {
  name: FieldName
  /** Whether I have changed it since I read it. */
  isMine: boolean
}

/** Fields that only fit together: a choice between two versions is one choice for all of them. */
const companions: Partial<Record<FieldName, readonly FieldName[]>> = {
  city: ['neighborhood'],
  latitude: ['longitude'],
  categories: ['subcategories'],
}

/**
 * What two versions differ in, in the order of the form.
 *
 * @param base what both began with
 */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  return changedFields(mine, theirs).map((name) => ({ name, isMine: !isSame(base, mine, name) }))
}

/** What is proposed: mine where I have worked, and in what fits only together with it; theirs elsewhere. */
export function proposal(list: readonly Difference[]): Record<string, Side> {
  const theirs = Object.fromEntries(list.map(({ name }) => [name, 'theirs' as Side]))
  return list.filter(({ isMine }) => isMine).reduce((sides, { name }) => choose(sides, name, 'mine'), theirs)
}

/** Chooses a side for a field, and for those that only fit together with it. */
export function choose(sides: Record<string, Side>, name: FieldName, side: Side): Record<string, Side> {
  const group = Object.entries(companions).find(([first, rest]) => first === name || rest.includes(name))
  const names = group ? [group[0], ...group[1]].filter((each) => each in sides) : [name]
  return { ...sides, ...Object.fromEntries(names.map((each) => [each, side])) }
}

/** The form with the chosen side of each field; the rest is theirs, which is the same as mine. */
export function merge(mine: FormValues, theirs: FormValues, sides: Record<string, Side>): FormValues {
  const kept = Object.entries(sides).filter(([, side]) => side === 'mine')
  return { ...theirs, ...Object.fromEntries(kept.map(([name]) => [name, mine[name as FieldName]])) }
}
