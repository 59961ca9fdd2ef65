import type { FieldNameWith, FieldValues } from '../../schema/business/per-field.ts'
import type { Subcategory } from './categories.ts'
import { chance, type Random } from './random.ts'

/** What is told about accessibility. */
export type DemoAccess = FieldValues<FieldNameWith<{ group: 'access' }>>

/** Large houses with a car park, by the slugs of their subcategories. */
const large: readonly string[] = ['supermercados', 'hoteis', 'academias', 'clinicas-medicas', 'laboratorios']

/** Places with steps, sand or stairs. */
const steep: readonly string[] = ['passeios-de-barco', 'guias-e-trilhas', 'chales', 'pousadas', 'pesqueiros']

/** Three of five have told something: more often what is there than what is not, and hardly ever Libras. */
export function accessOf(random: Random, { slug }: Subcategory): DemoAccess {
  const isTold = chance(random, 0.6)
  const isLarge = large.includes(slug)
  const ease = isLarge ? 0.9 : steep.includes(slug) ? 0.25 : 0.6
  const answer = (told: number, yes: number) => {
    const [isAnswered, isYes] = [chance(random, told), chance(random, yes)]
    return isTold && isAnswered ? isYes : null
  }
  return {
    stepFreeEntrance: answer(0.95, ease),
    accessibleToilet: answer(0.7, isLarge ? 0.85 : 0.3),
    reservedParking: answer(0.6, isLarge ? 0.9 : 0.2),
    libras: answer(0.25, 0.08),
  }
}
