import { type DefaultAttribute, defaultAttributes } from '../../../schema/attributes/default-set.ts'
import { deprecatedAnswers } from '../../../schema/attributes/deprecated-names.ts'
import type { Category } from '../categories.ts'
import { chance, pick, type Random } from '../random.ts'

/** An answer before it has ids. */
export interface DemoAnswer {
  attribute: string
  value: string
}

/** Those that `randomAccess` answers. */
const accessSlugs: readonly string[] = Object.values(deprecatedAnswers)

/** Three of five establishments answer, each to about half of what its categories are asked. */
export function randomAnswers(random: Random, slug: string, categories: readonly Category[]): DemoAnswer[] {
  if (!chance(random, 0.6)) return []
  const slugs = categories.map((category) => category.slug)
  return defaultAttributes
    .filter(({ categories }) => !categories || categories.some((each) => slugs.includes(each)))
    .filter(({ slug }) => !accessSlugs.includes(slug))
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
