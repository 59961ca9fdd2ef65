import type { Suggestion } from './suggested.ts'

/** In the order of their best suggestion, each with its own in rank order. */
export interface SuggestionGroup {
  name: GroupName
  suggestions: Suggestion[]
}

export type GroupName = 'categories' | 'subcategories' | 'places' | 'names'

const groupOf: Record<Suggestion['kind'], GroupName> = {
  CATEGORY: 'categories',
  SUBCATEGORY: 'subcategories',
  CITY: 'places',
  NEIGHBORHOOD: 'places',
  BUSINESS: 'names',
}

export function toGroups(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups = Map.groupBy(suggestions, ({ kind }) => groupOf[kind])
  return [...groups].map(([name, members]) => ({ name, suggestions: members }))
}
