import { noFilter, paths } from '../../../paths.ts'
import type { SuggestionsQuery } from './suggestions.generated.ts'

export type Suggestion = SuggestionsQuery['suggestions'][number]

/** Path of a suggestion: a profile for a name, otherwise a search with only its filters. */
export function pathOfSuggestion({ slug, filter }: Suggestion, perPage?: number): string {
  if (slug) return paths.profile(slug)
  const { city, neighborhood, category, subcategory } = filter ?? {}
  return paths.explore({
    ...noFilter,
    city: city ?? '',
    neighborhood: neighborhood ?? '',
    category: category ?? '',
    subcategory: subcategory ?? '',
    ...(perPage ? { perPage } : {}),
  })
}
