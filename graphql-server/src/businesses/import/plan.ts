import { texts } from '../../messages/texts.ts'
import { changesOf } from './changes.ts'
import type { Field } from './columns.ts'
import type { Existing } from './existing.ts'
import { type Input, inputOf } from './input.ts'
import { match } from './match.ts'
import type { Place } from './names.ts'
import type { Places } from './places.ts'
import { fieldOf, type Problem } from './problem.ts'
import { type References, resolve } from './resolve.ts'
import type { Stored } from './stored.ts'
import type { Values } from './values.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'refused'

/** What a line shall do, before anything of it is done. */
export interface Plan {
  line: number
  /** Of the establishment, if it is known. */
  name: string | null
  outcome: Outcome
  /** Columns whose fields change; none for a new establishment, of which all do. */
  changed: Field[]
  problems: Problem[]
  /** What there is to save; null for nothing. */
  save: Save | null
}

export interface Save {
  values: Values
  /** Null for a new one. */
  stored: Stored | null
  /** Of a new one those that have its name in its neighborhood already, if it was looked for by name. */
  namesakes: readonly Stored[]
  input: Input
  references: References
}

/** What all lines of a file are planned with. */
export interface Planning {
  places: Places
  create: boolean
  delimiter: string
  repeated: ReadonlySet<string>
  /** Lines by the key of the establishment that they are about: those that are good. */
  seen: Map<string, number>
}

/**
 * Plans a line with cells for all columns.
 *
 * @param planning remembers it for the lines below
 */
export function planLine(line: number, values: Values, existing: Existing, planning: Planning): Plan {
  const { stored, key, namesakes, problems } = match(values, { ...planning, existing })
  const name = values.get('name') || stored?.name || null
  const plan = { line, name, changed: [], problems, save: null }
  if (problems.length > 0) return { ...plan, outcome: 'refused' }
  const earlier = planning.seen.get(key)
  if (earlier !== undefined) problems.push({ field: null, message: texts.imports.repeats(earlier) })
  const references = resolve(values, stored, planning, problems)
  const { places } = planning
  const input = inputOf({ values, stored, references, places, owners: existing.owners }, problems)
  const changed = input ? changesOf(input, stored, references, places, problems) : []
  if (!input || problems.length > 0) return { ...plan, outcome: 'refused' }
  planning.seen.set(key, line)
  if (changed.length === 0) return { ...plan, outcome: 'unchanged' }
  for (const place of newPlaces(references)) place.isOffered = true
  const save = { values, stored, namesakes, input, references }
  if (!stored) return { ...plan, outcome: 'created', save }
  return { ...plan, outcome: 'updated', changed: changed.map(fieldOf), save }
}

/** Those of a line's places that are not there yet, a city before its neighborhood. */
export function newPlaces({ city, neighborhood, categories, subcategories }: References): Place[] {
  return [city, neighborhood, ...categories, ...subcategories].filter(
    (place): place is Place => place !== null && place.id < 0,
  )
}
