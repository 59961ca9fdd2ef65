import { noFilter, paths } from '../../../paths.ts'
import type { SuggestionsQuery } from './suggestions.generated.ts'

export type Suggestion = SuggestionsQuery['suggestions'][number]

/** Where a suggestion leads: a name to its profile, everything else to the search with its filters and no other. */
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
