import type { Card } from '../business-rows/cards.ts'
import { texts } from '../messages/texts.ts'
import type { NamedRequest, SearchEngine } from '../search/engine.ts'
import type { Counts } from './counts.ts'
import type { Entry } from './names.ts'
import type { Choice } from './ranking.ts'
import type { Reading, Understood } from './readings.ts'

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

/** Names that are suggested at most. */
const maxNames = 3

/** Shorter texts are in too many names to mean one. */
const shortestText = 3

/**
 * Establishments whose names contain the text: those of which it is the whole name first, the others in the visitor's order;
 * then those of the place that it names, then those of the text without typing errors.
 */
export async function suggestedNames(
  search: SearchEngine,
  text: string,
  { words, mended, readings }: Understood,
  visit: Pick<NamedRequest, 'seed' | 'visitor'>,
): Promise<Suggestion[]> {
  if (words.reduce((letters, word) => letters + word.text.length, 0) < shortestText) return []
  const found = new Map<number, Suggestion>()
  const add = async (isCorrection: boolean, request: Pick<NamedRequest, 'name' | 'city'>) => {
    if (found.size >= maxNames) return
    for (const card of await search.named({ ...request, ...visit, limit: maxNames }))
      if (found.size < maxNames && !found.has(card.id))
        found.set(card.id, ofEstablishment(card, isCorrection))
  }
  await add(false, { name: text })
  const inCity = nameInCity(
    words.map((word) => word.text),
    readings,
  )
  if (inCity) await add(false, inCity)
  const corrected = mended.join(' ')
  if (corrected !== words.map((word) => word.text).join(' ')) await add(true, { name: corrected })
  return [...found.values()]
}

/** A name and the city that follows it, as in "pousada manacá ubatuba". */
function nameInCity(
  words: readonly string[],
  readings: readonly Reading[],
): Pick<NamedRequest, 'name' | 'city'> | null {
  const ofPlace = readings.filter(({ place, isCorrection }) => place?.coverage === 1 && !isCorrection)
  const best = ofPlace.sort((a, b) => b.understood - a.understood)[0]
  const name = words.filter((_word, index) => best && (best.placeWords & (1 << index)) === 0).join(' ')
  const place = best?.place?.name.entry
  if (!place || name === '') return null
  return { name, city: place.kind === 'city' ? place.slug : (place.parent?.slug ?? null) }
}
