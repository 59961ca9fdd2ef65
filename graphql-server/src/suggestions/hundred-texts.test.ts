import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../../demo/load.ts'
import { useDatabase } from '../../test/database.ts'
import { fixturesNow as now } from '../../test/fixtures.ts'
import { hundredTexts } from '../../test/search-texts/hundred-texts.ts'
import { strangersTexts } from '../../test/search-texts/strangers-texts.ts'
import { createSearchEngine } from '../search/engine.ts'
import type { Suggestion } from './suggest.ts'
import { createSuggestions, type Suggestions } from './suggest.ts'

const database = useDatabase()
let suggestions: Suggestions

beforeAll(async () => {
  await loadDemo(database.pool, { businesses: 2000, now, accounts: false })
  const search = createSearchEngine({ pool: database.pool, secret: 'secret' })
  suggestions = createSuggestions(database.pool, search)
})

/** A suggestion in the way of the list. */
function suggestionTarget({ label, filter }: Suggestion): string {
  if (!filter) return `=${label}`
  const { city, neighborhood, category, subcategory } = filter
  const place = city ? `@${city}${neighborhood ? `/${neighborhood}` : ''}` : ''
  return `${subcategory ?? category ?? ''}${place}`
}

/** The demo catalogue adds a place to some names. */
const matchesTarget = (found: string, target: string) =>
  found === target || (target.startsWith('=') && found.startsWith(`${target} `))

const suggested = async (text: string) => suggestions.suggest({ text, seed: 'a', visitor: 'somebody' })

it.each([
  ['a hundred texts', hundredTexts],
  ["a stranger's 120 texts", strangersTexts],
])(
  'at least 95 in 100 of %s lead within three suggestions to where a person from the region would go',
  async (_, texts) => {
    const missed: string[] = []
    const all = Object.entries(texts).flatMap(([group, rows]) => rows.map((row) => [group, ...row] as const))
    for (const [group, text, ...targets] of all) {
      const found = (await suggested(text)).map(suggestionTarget)
      if (!found.slice(0, 3).some((each) => targets.some((target) => matchesTarget(each, target))))
        missed.push(`${group}: ${text} → ${found.join(', ')} (${targets.join(', ')})`)
    }
    expect(missed.slice(Math.floor(all.length / 20))).toEqual([])
  },
)

const labels = async (text: string) => (await suggested(text)).map(({ label }) => label)

describe('with a need', () => {
  it('a neighborhood is understood without its "Jardim", "Vila" or "Parque"', async () => {
    expect((await labels('supermercado no aquarius'))[0]).toBe('Supermercados em São José dos Campos')
  })

  it('a part of a neighborhood is not read where it begins the name of a city', async () => {
    expect((await labels('padaria são josé')).join()).not.toContain('Taubaté')
  })

  it('of two cities the one that a word begins comes first', async () => {
    expect((await labels('hotel em campos'))[0]).toBe('Hotéis em Campos do Jordão')
  })

  it('the first word of two is not read as the beginning of both written as one', async () => {
    expect((await labels('pousada na praia')).join()).not.toContain('Pousadas em')
  })

  it('a place is not guessed from a little word of its name, nor from both by halves', async () => {
    expect((await labels('manicure zona sul sjc'))[0]).toBe('Manicures em São José dos Campos')
  })
})

it('several names of one need in a text explain more than one of them', async () => {
  expect((await labels('táxi para o aeroporto'))[0]).toBe('Vans e Fretamento')
})

it('what does not work says more than that it does not', async () => {
  expect((await labels('minha tv não liga'))[0]).toBe('Eletrônicos e Eletrodomésticos')
})

it('the whole name of an establishment leads to it within three suggestions, whatever else it may mean', async () => {
  for (const name of ['Fitness Jardim do Campo', 'Escola São Francisco', 'Turismo da Mariazinha'])
    expect((await labels(name)).slice(0, 3)).toContain(name)
})

it.each([
  ['crne', 'Açougues', 'one letter of five left out'],
  ['hoteisss', 'Hotéis', 'a last letter held too long'],
  ['custureiras', 'Costura e Ajustes', 'vowels as they are spoken'],
  ['pirfomes', 'Perfumarias', 'vowels as they are spoken'],
])('%s is understood as %s: %s', async (text, label) => {
  expect((await suggested(text))[0]).toMatchObject({ label, isCorrection: true })
})

it('four letters are no word of five with another letter', async () => {
  expect(await suggested('mauá')).toEqual([])
})

it.each(['bulo', 'pupa'])('four letters are no word with another vowel: %s', async (text) => {
  expect((await suggested(text)).filter(({ filter }) => filter)).toEqual([])
})

it('a typing error is mended rather than read as another word of a short root', async () => {
  expect((await suggested('padria'))[0]).toMatchObject({ label: 'Padarias', isCorrection: true })
})

describe('nothing foreign is suggested', () => {
  it('for a word that is only inside the words of a name', async () => {
    expect((await labels('vet')).join()).not.toMatch(/Sorvet/)
  })

  it('for a word of its own that is a letter away from another one', async () => {
    expect(await labels('banco')).toEqual([])
    expect(await labels('bancos')).toEqual([])
  })

  it('for a need with a place, by another need that only begins like it', async () => {
    const found = await labels('hotel campos do jordao')
    expect(found[0]).toBe('Hotéis em Campos do Jordão')
    expect(found.join()).not.toMatch(/Pets/)
  })

  it.each([
    ['hotel campos do jordao', / em (?!Campos do Jordão)/],
    ['hoteis sao sebastiao', / em (?!São Sebastião)/],
    ['dentista são bento do sapucai', / em (?!São Bento do Sapucaí)/],
    ['mercado santo antonio do pinhal', /Lorena/],
  ])('for the whole name of a city, by another place that has a part of it: %s', async (text, foreign) => {
    expect((await labels(text)).join('\n')).not.toMatch(foreign)
  })

  it('twice', async () => {
    for (const [text] of Object.values({ ...hundredTexts, ...strangersTexts }).flat()) {
      const found = await labels(text)
      expect(new Set(found).size, text).toBe(found.length)
    }
  })
})
