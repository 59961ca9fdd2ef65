import type { NamedRequest, SearchEngine } from '../search/engine.ts'
import type { Reading, Understood } from './readings.ts'
import { ofEstablishment, type Suggestion } from './suggestion.ts'

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
