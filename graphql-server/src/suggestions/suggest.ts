import type { Pool } from 'mariadb'
import { searchedName } from '../../../schema/search-words.ts'
import type { Card } from '../business-rows/cards.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { texts } from '../messages/texts.ts'
import type { NamedRequest, SearchEngine } from '../search/engine.ts'
import { readCityOverview } from './city-overview.ts'
import { type Counts, countsReader } from './counts.ts'
import { Lexicon } from './lexicon.ts'
import type { Entry } from './names.ts'
import { type Choice, type Limits, ranked } from './ranking.ts'
import { type Reading, type Understood, understand } from './readings.ts'

declare module '../context.ts' {
  interface Services {
    suggestions: Suggestions
  }
}

type Visit = Pick<NamedRequest, 'seed' | 'visitor'>

export type Suggestions = ReturnType<typeof createSuggestions>

/**
 * Suggestions of one process (suggestions), from the taxonomy and its counts in memory and establishment names of the
 * search.
 */
export function createSuggestions(pool: Pool, search: SearchEngine, now: () => number = Date.now) {
  const readCounts = countsReader(pool, now)
  let known: { taxonomy: Taxonomy; names: string; lexicon: Lexicon } | null = null

  function currentLexicon(taxonomy: Taxonomy): Lexicon {
    if (known?.taxonomy === taxonomy) return known.lexicon
    const names = namesIn(taxonomy)
    const lexicon = known?.names === names ? known.lexicon : new Lexicon(taxonomy)
    known = { taxonomy, names, lexicon }
    return lexicon
  }

  return {
    /** Loads what the first response needs, which takes seconds at a million establishments. */
    async warm(): Promise<void> {
      const taxonomy = await search.taxonomy()
      currentLexicon(taxonomy)
      await readCounts(taxonomy)
    },

    /** Content and links of the page of a city, or of a category in it (city-overview). */
    async cityOverview(filter: Parameters<typeof readCityOverview>[2]) {
      const taxonomy = await search.taxonomy()
      return readCityOverview(taxonomy, await readCounts(taxonomy), filter)
    },

    async suggest({ text, ...visit }: { text: string } & Visit): Promise<Suggestion[]> {
      const taxonomy = await search.taxonomy()
      const understood = understand(text, currentLexicon(taxonomy))
      if (understood.words.length === 0) return []
      const counts = await readCounts(taxonomy)
      const names = await suggestedNames(search, text, understood, visit)
      const named = names.filter(({ isExact }) => isExact)
      const choices = ranked(understood.readings, counts, limitsBeside(names, named))
      const isNeedOrPlace = choices.some(isOneWhole)
      const first = isNeedOrPlace ? [] : named
      const others = names.filter((name) => !first.includes(name))
      return distinct([...first, ...choices.map((choice) => ofChoice(choice, counts)), ...others])
    },
  }
}

/** Whether a text is the whole name of one need or place: then "padaria" does not suggest establishments first. */
const isOneWhole = ({ need, place, isExact }: Choice) => isExact && (need === null || place === null)

/** Suggestions with distinct labels. */
function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  return [...new Map(suggestions.toReversed().map((each) => [each.label, each])).values()].reverse()
}

/** Maximum numbers of filters suggested along with names. */
function limitsBeside(names: readonly Suggestion[], named: readonly Suggestion[]): Limits {
  if (named.length > 0) return { choices: 2, partial: 1 }
  return { choices: 6, partial: names.some((name) => !name.isCorrection) ? 1 : 3 }
}

/** Input of a lexicon: most new catalogue versions change establishments only and leave it unchanged. */
function namesIn({ cities, neighborhoods, categories, subcategories }: Taxonomy): string {
  const tables = [cities, neighborhoods, categories, subcategories].map(({ byId }) => [...byId.values()])
  return JSON.stringify(tables, ['id', 'name', 'slug', 'synonyms', 'active', 'cityId', 'categoryId'])
}

/** Filters of a search, by slug. */
export type SuggestedFilter = Record<Entry['kind'], string | null>

export interface Suggestion {
  kind: 'CATEGORY' | 'SUBCATEGORY' | 'CITY' | 'NEIGHBORHOOD' | 'BUSINESS'
  label: string
  /** Matched name or synonym, if the label does not show it. */
  matched: string | null
  isCorrection: boolean
  isExact: boolean
  filter: SuggestedFilter | null
  slug: string | null
  count: number
}

function ofChoice({ need, place, matched, isCorrection, isExact }: Choice, counts: Counts): Suggestion {
  const slugs: SuggestedFilter = { city: null, neighborhood: null, category: null, subcategory: null }
  for (const entry of [need, need?.parent, place, place?.parent]) if (entry) slugs[entry.kind] = entry.slug
  return {
    kind: suggestionKind(need ?? place),
    label: suggestionLabel(need, place),
    matched,
    isCorrection,
    isExact,
    filter: slugs,
    slug: null,
    count: counts.of({ need, place }),
  }
}

const suggestionKind = (entry: Entry | null): Suggestion['kind'] =>
  (entry?.kind ?? 'city').toUpperCase() as Suggestion['kind']

function suggestionLabel(need: Entry | null, place: Entry | null): string {
  const where = place?.parent ? `${place.name}, ${place.parent.name}` : place?.name
  if (!need) return where ?? ''
  return where === undefined ? need.name : texts.suggestions.inPlace(need.name, where)
}

/** Adds the city to ambiguous names. */
function ofEstablishments(found: readonly { card: Card; isCorrection: boolean }[], text: string) {
  return found.map(({ card: { id, name, slug, city }, isCorrection }): Suggestion => {
    const isAmbiguous = found.some(({ card }) => card.id !== id && card.name === name)
    return {
      kind: 'BUSINESS',
      label: isAmbiguous ? `${name}, ${city.name}` : name,
      matched: null,
      isCorrection,
      isExact: searchedName(name) === searchedName(text),
      filter: null,
      slug,
      count: 1,
    }
  })
}

/** Maximum number of suggested names. */
const maxNames = 3

/** Shorter texts occur in too many names. */
const shortestText = 3

/**
 * Establishments whose names contain the text: exact names first, others in the visitor's order; then those in a
 * place named in the text; then those for the text with typing errors corrected.
 */
async function suggestedNames(
  search: SearchEngine,
  text: string,
  { words, mended, readings }: Understood,
  visit: Visit,
): Promise<Suggestion[]> {
  if (words.reduce((letters, word) => letters + word.text.length, 0) < shortestText) return []
  const found = new Map<number, { card: Card; isCorrection: boolean }>()
  const add = async (isCorrection: boolean, request: Pick<NamedRequest, 'name' | 'city'>) => {
    if (found.size >= maxNames) return
    for (const card of await search.named({ ...request, ...visit, limit: maxNames }))
      if (found.size < maxNames && !found.has(card.id)) found.set(card.id, { card, isCorrection })
  }
  await add(false, { name: text })
  const inCity = nameInCity(
    words.map((word) => word.text),
    readings,
  )
  if (inCity) await add(false, inCity)
  const corrected = mended.join(' ')
  if (corrected !== words.map((word) => word.text).join(' ')) await add(true, { name: corrected })
  return ofEstablishments([...found.values()], text)
}

/** A name followed by its city, as in "pousada manacá ubatuba". */
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
