import { type DefaultAttribute, defaultAttributes } from '../../../schema/attributes/default-set.ts'
import { deprecatedAnswers, perDeprecatedAnswer } from '../../../schema/attributes/deprecated-names.ts'
import { columnName } from '../../../schema/business/per-field.ts'
import type { Category } from '../categories.ts'
import { chance, pick, type Random } from '../random.ts'

/** An answer before its attribute has an id. */
export interface DemoAnswer {
  attribute: string
  value: string
}

/** Three in five establishments answer, each about half of the attributes of its categories. */
export function randomAnswers(random: Random, slug: string, categories: readonly Category[]): DemoAnswer[] {
  if (!chance(random, 0.6)) return []
  const slugs = categories.map((category) => category.slug)
  return defaultAttributes
    .filter(({ categories }) => !categories || categories.some((each) => slugs.includes(each)))
    .filter(({ kind }) => chance(random, kind === 'LINK' ? 0.2 : 0.45))
    .map((attribute) => ({ attribute: attribute.slug, value: randomValue(random, attribute, slug) }))
}

function randomValue(
  random: Random,
  { kind, options = [], slug }: DefaultAttribute,
  business: string,
): string {
  if (kind === 'LINK') return `https://${business}.example/${slug}`
  if (kind === 'CHOICE') return pick(random, options).slug
  return chance(random, 0.75) ? 'yes' : 'no'
}

/** Columns read by processes of the previous release, with the same answers. */
export function deprecatedColumns(answers: readonly DemoAnswer[]): Record<string, boolean | null> {
  const values = perDeprecatedAnswer((name) => {
    const found = answers.find(({ attribute }) => attribute === deprecatedAnswers[name])
    return found ? found.value === 'yes' : null
  })
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [columnName(name), value]))
}
