import type { Ask } from '../../ask/ask.ts'
import type { ExploreLocation } from '../../paths.ts'
import { SuggestionsDocument, type SuggestionsQuery } from '../search/suggestions/suggestions.generated.ts'

/** Whether the name was typed into a form, according to the history state, or without JavaScript the URL. */
export function isTyped({ name, typed }: ExploreLocation, state: unknown): boolean {
  return name !== '' && (typed === true || (Object(state) as { typed?: unknown }).typed === true)
}

/**
 * Search for the need that a typed text expresses if no name contains it (typed-needs).
 *
 * @returns null if it expresses none, or one that contradicts the filters
 */
export async function needInstead(
  ask: Ask,
  location: ExploreLocation,
  seed: string,
): Promise<ExploreLocation | null> {
  // The trailing blank completes the last word, so that it is not matched as a prefix.
  const { suggestions } = await ask(SuggestionsDocument, { text: `${location.name} `, seed })
  return (
    suggestions
      .filter(isNeed)
      .map((need) => needLocation(location, need))
      .find(Boolean) ?? null
  )
}

type Suggestion = SuggestionsQuery['suggestions'][number]

const isNeed = ({ kind, isExact }: Suggestion) => isExact && (kind === 'CATEGORY' || kind === 'SUBCATEGORY')

const meantNames = ['city', 'neighborhood', 'category', 'subcategory'] as const

function needLocation(location: ExploreLocation, { filter }: Suggestion): ExploreLocation | null {
  const meant = meantNames.map((name) => [name, filter?.[name] || location[name]] as const)
  const isContradicted = meant.some(([name, slug]) => location[name] && location[name] !== slug)
  if (isContradicted) return null
  return { ...location, ...Object.fromEntries(meant), name: '', need: location.name, typed: false, page: 1 }
}
