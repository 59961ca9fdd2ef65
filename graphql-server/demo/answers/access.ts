import {
  type DeprecatedAnswer,
  deprecatedAnswerNames,
  deprecatedAnswers,
} from '../../../schema/attributes/deprecated-names.ts'
import { columnName } from '../../../schema/business/per-field.ts'
import type { Subcategory } from '../categories.ts'
import { chance, type Random } from '../random.ts'
import type { DemoAnswer } from './attributes.ts'

/** Large houses with a car park, by the slugs of their subcategories. */
const large: readonly string[] = ['supermercados', 'hoteis', 'academias', 'clinicas-medicas', 'laboratorios']

/** Places with steps, sand or stairs. */
const steep: readonly string[] = ['passeios-de-barco', 'guias-e-trilhas', 'chales', 'pousadas', 'pesqueiros']

/** Three of five have an answer about accessibility: more often yes than no, and hardly ever Libras. */
export function randomAccess(random: Random, { slug }: Subcategory): DemoAnswer[] {
  const hasAny = chance(random, 0.6)
  const isLarge = large.includes(slug)
  const ease = isLarge ? 0.9 : steep.includes(slug) ? 0.25 : 0.6
  const answer = (name: DeprecatedAnswer, answered: number, yes: number) => {
    const [isAnswered, isYes] = [chance(random, answered), chance(random, yes)]
    return hasAny && isAnswered ? [{ attribute: deprecatedAnswers[name], value: isYes ? 'yes' : 'no' }] : []
  }
  return [
    ...answer('stepFreeEntrance', 0.95, ease),
    ...answer('accessibleToilet', 0.7, isLarge ? 0.85 : 0.3),
    ...answer('reservedParking', 0.6, isLarge ? 0.9 : 0.2),
    ...answer('libras', 0.25, 0.08),
  ]
}

/** The columns that a process of the previous release reads, with the same answers. */
export function accessColumns(answers: readonly DemoAnswer[]): Record<string, boolean | null> {
  const value = (name: DeprecatedAnswer) => {
    const found = answers.find(({ attribute }) => attribute === deprecatedAnswers[name])
    return found ? found.value === 'yes' : null
  }
  return Object.fromEntries(deprecatedAnswerNames.map((name) => [columnName(name), value(name)]))
}
