import type { Pool } from 'mariadb'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import type { NamedRequest, SearchEngine } from '../search/engine.ts'
import { cityOverviewOf } from './city-overview.ts'
import { countsReader } from './counts.ts'
import { Lexicon } from './lexicon.ts'
import { type Limits, ranked } from './ranking.ts'
import { understand } from './readings.ts'
import { ofChoice, type Suggestion, suggestedNames } from './suggestion.ts'
import { wordsOf } from './words.ts'

declare module '../context.ts' {
  interface Services {
    suggestions: Suggestions
  }
}

/** What is suggested for, and who asks. */
export interface SuggestionRequest extends Pick<NamedRequest, 'seed' | 'visitor'> {
  text: string
}

export type Suggestions = ReturnType<typeof createSuggestions>

/** Suggestions of one process (suggestions): the taxonomy and its counts in memory, names of establishments from the search. */
export function createSuggestions(pool: Pool, search: SearchEngine, now: () => number = Date.now) {
  const countsOf = countsReader(pool, now)
  let known: { taxonomy: Taxonomy; names: string; lexicon: Lexicon } | null = null

  function lexiconOf(taxonomy: Taxonomy): Lexicon {
    if (known?.taxonomy === taxonomy) return known.lexicon
    const names = namesIn(taxonomy)
    const lexicon = known?.names === names ? known.lexicon : new Lexicon(taxonomy)
    known = { taxonomy, names, lexicon }
    return lexicon
  }

  return {
    /** Reads and counts what the first answer needs, which takes seconds at a million establishments. */
    async warm(): Promise<void> {
      const taxonomy = await search.taxonomy()
      lexiconOf(taxonomy)
      await countsOf(taxonomy)
    },

    /** What the page of a city, or of a category in it, says and leads to (city-overview). */
    async cityOverview(filter: Parameters<typeof cityOverviewOf>[2]) {
      const taxonomy = await search.taxonomy()
      return cityOverviewOf(taxonomy, await countsOf(taxonomy), filter)
    },

    async suggest({ text, ...visit }: SuggestionRequest): Promise<Suggestion[]> {
      const taxonomy = await search.taxonomy()
      const understood = understand(text, lexiconOf(taxonomy))
      if (understood.words.length === 0) return []
      const counts = await countsOf(taxonomy)
      const names = await suggestedNames(search, text, understood, visit)
      const choices = ranked(understood.readings, counts, limitsBeside(names, text))
      return [...choices.map((choice) => ofChoice(choice, counts)), ...names]
    },
  }
}

/** How many filters stand before names: the name of an establishment leads to it within three suggestions. */
function limitsBeside(names: readonly Suggestion[], text: string): Limits {
  const plain = (name: string) =>
    wordsOf(name)
      .map((word) => word.text)
      .join(' ')
  const typed = plain(text)
  if (names.some(({ label }) => plain(label) === typed)) return { choices: 2, partial: 1 }
  return { choices: 6, partial: names.some((name) => !name.isCorrection) ? 1 : 3 }
}

/** What a lexicon is made of: most new versions of the catalogue are of establishments, and leave it as it is. */
function namesIn({ cities, neighborhoods, categories, subcategories }: Taxonomy): string {
  const tables = [cities, neighborhoods, categories, subcategories].map(({ byId }) => [...byId.values()])
  return JSON.stringify(tables, ['id', 'name', 'slug', 'synonyms', 'active', 'cityId', 'categoryId'])
}
