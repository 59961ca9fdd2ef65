import type { Card } from '../business-rows/cards.ts'
import { texts } from '../messages/texts.ts'
import type { Counts } from './counts.ts'
import type { Entry } from './names.ts'
import type { Choice } from './ranking.ts'

/** The ordinary filters of a search, by slugs. */
export interface SuggestedFilter {
  city: string | null
  neighborhood: string | null
  category: string | null
  subcategory: string | null
}

/** One thing that a text may lead to. */
export interface Suggestion {
  kind: 'CATEGORY' | 'SUBCATEGORY' | 'CITY' | 'NEIGHBORHOOD' | 'BUSINESS'
  label: string
  /** The name or synonym that was understood, where the label does not show it. */
  matched: string | null
  isCorrection: boolean
  filter: SuggestedFilter | null
  slug: string | null
  count: number
}

export function ofChoice({ need, place, matched, isCorrection }: Choice, counts: Counts): Suggestion {
  const slugs: SuggestedFilter = { city: null, neighborhood: null, category: null, subcategory: null }
  for (const entry of [need, need?.parent, place, place?.parent]) if (entry) slugs[entry.kind] = entry.slug
  return {
    kind: kindOf(need ?? place),
    label: labelOf(need, place),
    matched,
    isCorrection,
    filter: slugs,
    slug: null,
    count: counts.of({ need, place }),
  }
}

const kindOf = (entry: Entry | null): Suggestion['kind'] =>
  (entry?.kind ?? 'city').toUpperCase() as Suggestion['kind']

function labelOf(need: Entry | null, place: Entry | null): string {
  const where = place?.parent ? `${place.name}, ${place.parent.name}` : place?.name
  if (!need) return where ?? ''
  return where === undefined ? need.name : texts.suggestions.inPlace(need.name, where)
}

export function ofEstablishment({ name, slug }: Card, isCorrection: boolean): Suggestion {
  return { kind: 'BUSINESS', label: name, matched: null, isCorrection, filter: null, slug, count: 1 }
}
