import type { Ask } from '../../ask/ask.ts'
import type { ExploreLocation } from '../../paths.ts'
import { SuggestionsDocument, type SuggestionsQuery } from '../search/suggestions/suggestions.generated.ts'

/** Whether the name of a search was typed into a form: its address says so without a script, else its history entry. */
export function isTyped({ name, typed }: ExploreLocation, state: unknown): boolean {
  return name !== '' && (typed === true || (Object(state) as { typed?: unknown }).typed === true)
}

/**
 * What a typed text means that no name contains (typed-needs).
 *
 * @returns the search of the need; null where the text is none, or one that contradicts the chosen filters
 */
export async function needInstead(
  ask: Ask,
  location: ExploreLocation,
  seed: string,
): Promise<ExploreLocation | null> {
  // After a blank no word is the beginning of another one.
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
