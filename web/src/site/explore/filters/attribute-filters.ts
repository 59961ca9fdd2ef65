import { exploreMessages } from '../../../messages/explore.ts'
import { attributeList, attributeText, type ExploreLocation, paths } from '../../../paths.ts'
import type { FilterAttributesQuery } from '../page.generated.ts'

/** An attribute that a search can filter by. */
export type FilterChoice = FilterAttributesQuery['offered'][number]

/** Chips of the chosen category that are in sight at first. */
const mostChips = 6

/** What a page offers, and what its address names besides. */
export function filterChoices(found: FilterAttributesQuery | null): FilterChoice[] {
  const { offered = [], chosen } = found ?? {}
  const others = (chosen ?? []).filter(({ slug }) => !offered.some((each) => each.slug === slug))
  return [...offered, ...others]
}

const attributeSlug = (answer: string) => answer.split(':')[0] ?? ''

/** An answer in words; what is unknown keeps the word of the address. */
export function answerName(answer: string, choices: readonly FilterChoice[]): string {
  const [slug = '', value] = answer.split(':')
  const choice = choices.find((each) => each.slug === slug)
  if (!choice) return slug
  if (value === undefined) return choice.name
  const option = choice.options.find((each) => each.slug === value)?.name
  return exploreMessages.answer(choice.name, option ?? (value === 'no' ? exploreMessages.no : value))
}

/** Whether an answer has a chip in the row, which switches it: yes to a question, or that there is a link. */
export const hasChip = (answer: string, choices: readonly FilterChoice[]): boolean =>
  choices.some(({ slug, kind }) => slug === answer && kind !== 'CHOICE')

/**
 * The attributes with a chip: those always in sight first, then as many of the category's as there is room for; those that are
 * on are always there.
 *
 * @param isWhole whether all of them are in sight
 */
export function chipChoices(
  choices: readonly FilterChoice[],
  { attributes }: ExploreLocation,
  isWhole: boolean,
): { shown: FilterChoice[]; isCut: boolean } {
  const questions = choices.filter(({ kind }) => kind !== 'CHOICE')
  const first = questions.filter(({ isAlwaysInSight }) => isAlwaysInSight)
  const others = questions.filter(({ isAlwaysInSight }) => !isAlwaysInSight)
  const chosen = attributeList(attributes)
  const shown = others.filter(({ slug }, place) => isWhole || place < mostChips || chosen.includes(slug))
  return { shown: [...first, ...shown], isCut: shown.length < others.length }
}

/** The search with an answer added, in place of another one to the same attribute, or taken away; from page 1. */
export function switchedAnswer(answer: string, location: ExploreLocation): string {
  const chosen = attributeList(location.attributes)
  const others = chosen.filter((each) => attributeSlug(each) !== attributeSlug(answer))
  const attributes = attributeText(chosen.includes(answer) ? others : [...others, answer])
  return paths.explore({ ...location, attributes, page: 1 })
}

/** The answers that go on without the category: those to what is always in sight. */
export const answersInSight = (attributes: string, choices: readonly FilterChoice[]): string =>
  attributeText(
    attributeList(attributes).filter((answer) =>
      choices.some(({ slug, isAlwaysInSight }) => isAlwaysInSight && slug === attributeSlug(answer)),
    ),
  )
