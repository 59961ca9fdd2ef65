import { answerLabel } from '../../../../schema/attributes/answers.ts'
import { plainText } from '../../../../schema/excerpt.ts'
import { shortenText } from '../../../../schema/summary.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import type { FormAttribute } from './attributes-section.tsx'
import {
  type AnswerName,
  answeredId,
  changedFields,
  type FieldName,
  type FormValues,
  isAnswerName,
  together,
} from './values.ts'

const { conflict: texts } = businessFormMessages

export const written = (values: FormValues, name: FieldName, attributes: readonly FormAttribute[]) =>
  (isAnswerName(name) ? answerText(values, name, attributes) : writeValue(values, name)) || texts.empty

export type Side = 'mine' | 'theirs'

/** A field that two people have left differently. */
interface Difference {
  name: FieldName
  /** Whether I have changed it since I read it. */
  isMine: boolean
}

/**
 * What two versions differ in, in the order of the form.
 *
 * @param base what both began with
 */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  const changed = changedFields(base, mine)
  return changedFields(mine, theirs).map((name) => ({ name, isMine: changed.includes(name) }))
}

/** What is proposed: mine where I have worked, and in what fits only together with it; theirs elsewhere. */
export function proposal(list: readonly Difference[]): Record<string, Side> {
  const theirs = Object.fromEntries(list.map(({ name }) => [name, 'theirs' as Side]))
  return list.filter(({ isMine }) => isMine).reduce((sides, { name }) => choose(sides, name, 'mine'), theirs)
}

/** Chooses a side for a field, and for those that only fit together with it. */
export function choose(sides: Record<string, Side>, name: FieldName, side: Side): Record<string, Side> {
  const group = together.find((names) => names.includes(name)) ?? [name]
  const names = group.filter((each) => each in sides)
  return { ...sides, ...Object.fromEntries(names.map((each) => [each, side])) }
}

/** One side for all fields. A hidden address is shown again by a choice of that field alone (hidden-address). */
export function chooseAll(list: readonly Difference[], side: Side): Record<string, Side> {
  const hiding: readonly FieldName[] = ['addressHidden', 'showsNeighborhood']
  return Object.fromEntries(
    list.map(({ name, isMine }) => [name, hiding.includes(name) && !isMine ? 'theirs' : side]),
  )
}

/** The form with the chosen side of each field; the rest is theirs, which is the same as mine. */
export function merge(mine: FormValues, theirs: FormValues, sides: Record<string, Side>): FormValues {
  const kept = Object.entries(sides).filter(([, side]) => side === 'mine')
  return { ...theirs, ...Object.fromEntries(kept.map(([name]) => [name, mine[name as FieldName]])) }
}

function answerText(values: FormValues, name: AnswerName, attributes: readonly FormAttribute[]): string {
  const attribute = attributes.find(({ id }) => id === answeredId(name))
  const value = values[name] ?? ''
  return attribute ? answerLabel(attribute, value) : value
}

/** Characters of a text that are shown where two versions are compared. */
const most = 600

/** What a field holds, as people read it; empty when it holds nothing. */
function writeValue(values: FormValues, name: FieldName): string {
  const value = values[name]
  if (!value) return ''
  if (typeof value === 'string') {
    const text = name === 'description' ? plainText(value) : value
    return shortenText(text, most)
  }
  if ('email' in value) return `${value.name} (${value.email})`
  return 'id' in value ? value.name : value.map((each) => each.name).join(', ')
}
