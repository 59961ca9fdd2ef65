import { exploreMessages } from '../../../messages/explore.ts'
import { attributeList, attributeText, type ExploreLocation, paths } from '../../../paths.ts'
import type { FilterAttributesQuery } from '../page.generated.ts'

export type FilterChoice = FilterAttributesQuery['offered'][number]

/** Initially visible chips of the selected category. */
const mostChips = 6

/** Attributes that a page offers, and others in its URL. */
export function filterChoices(found: FilterAttributesQuery | null): FilterChoice[] {
  const { offered = [], chosen } = found ?? {}
  const others = (chosen ?? []).filter(({ slug }) => !offered.some((each) => each.slug === slug))
  return [...offered, ...others]
}

const attributeSlug = (answer: string) => answer.split(':')[0] ?? ''

/** Label of an answer; an unknown one keeps its text from the URL. */
export function answerName(answer: string, choices: readonly FilterChoice[]): string {
  const [slug = '', value] = answer.split(':')
  const choice = choices.find((each) => each.slug === slug)
  if (!choice) return slug
  if (value === undefined) return choice.name
  const option = choice.options.find((each) => each.slug === value)?.name
  return exploreMessages.answer(choice.name, option ?? (value === 'no' ? exploreMessages.no : value))
}

/** Whether a chip of the row toggles an answer: yes, or that a link exists. */
export const hasChip = (answer: string, choices: readonly FilterChoice[]): boolean =>
  choices.some(({ slug, kind }) => slug === answer && kind !== 'CHOICE')

/**
 * Attributes with a chip: those always in sight, then the category's up to the limit, and any that are on.
 *
 * @param isWhole whether to ignore the limit
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

/** URL of the search with an answer toggled; replaces another answer to the same attribute. On page 1. */
export function switchedAnswer(answer: string, location: ExploreLocation): string {
  const chosen = attributeList(location.attributes)
  const others = chosen.filter((each) => attributeSlug(each) !== attributeSlug(answer))
  const attributes = attributeText(chosen.includes(answer) ? others : [...others, answer])
  return paths.explore({ ...location, attributes, page: 1 })
}

/** Answers kept when the category changes: those to attributes always in sight. */
export const answersInSight = (attributes: string, choices: readonly FilterChoice[]): string =>
  attributeText(
    attributeList(attributes).filter((answer) =>
      choices.some(({ slug, isAlwaysInSight }) => isAlwaysInSight && slug === attributeSlug(answer)),
    ),
  )
