import { beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../../demo/load.ts'
import { useDatabase } from '../../test/database.ts'
import { fixturesNow as now } from '../../test/fixtures.ts'
import { createSearchEngine } from '../search/engine.ts'
import { hundredTexts } from './hundred-texts.ts'
import { createSuggestions, type Suggestions } from './suggest.ts'
import type { Suggestion } from './suggestion.ts'

const database = useDatabase()
let suggestions: Suggestions

beforeAll(async () => {
  await loadDemo(database.pool, { businesses: 2000, now, accounts: false })
  const search = createSearchEngine({ pool: database.pool, secret: 'secret' })
  suggestions = createSuggestions(database.pool, search)
})

/** A suggestion in the way of the list. */
function targetOf({ label, filter }: Suggestion): string {
  if (!filter) return `=${label}`
  const { city, neighborhood, category, subcategory } = filter
  const place = city ? `@${city}${neighborhood ? `/${neighborhood}` : ''}` : ''
  return `${subcategory ?? category ?? ''}${place}`
}

const suggested = async (text: string) => suggestions.suggest({ text, seed: 'a', visitor: 'somebody' })

it('at least 95 of a hundred texts lead within three suggestions to where a person from the region would go', async () => {
  const missed: string[] = []
  for (const [group, texts] of Object.entries(hundredTexts))
    for (const [text, target] of texts) {
      const found = (await suggested(text)).map(targetOf)
      if (!found.slice(0, 3).includes(target))
        missed.push(`${group}: ${text} → ${found.join(', ')} (${target})`)
    }
  expect(missed.slice(5)).toEqual([])
})
