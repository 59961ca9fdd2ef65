import { synonymsIn } from '../../../schema/synonyms.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { isJoiningWord, readWords, type Word } from './words.ts'

/** A public entry of the taxonomy that a text can mean. */
export interface Entry {
  kind: 'category' | 'subcategory' | 'city' | 'neighborhood'
  id: number
  slug: string
  /** Display name. */
  name: string
  /** Category of a subcategory, city of a neighborhood. */
  parent: Entry | null
}

/** Spellings of the names that people may type, by their words. */
export function* namesOf(taxonomy: Taxonomy) {
  for (const { entry, names } of entriesOf(taxonomy))
    for (const name of names)
      for (const writing of writingsOf(name.text, entry.kind)) yield { ...name, ...writing, entry }
}

function* writingsOf(text: string, kind: Entry['kind']): Generator<{ words: Word[]; isPart: boolean }> {
  const contentWords = (part: string) => readWords(part).filter((word) => !isJoiningWord(word))
  const words = contentWords(text)
  const [first, second] = words
  if (!first) return
  yield { words, isPart: false }
  // "pet shop" is also written as one word.
  if (second && words.length === 2) yield { words: [joined(first, second)], isPart: false }
  if (kind === 'city' && words.length > 2) {
    // "SJC"
    const initials = words.map((word) => word.text.charAt(0)).join('')
    yield { words: [{ text: initials, spelt: initials }], isPart: false }
  }
  // "Empórios e Adegas" are two things.
  const parts = text.split(/ (?:e|ou) /)
  if (parts.length < 2 || isPlace(kind)) return
  for (const part of parts) {
    const words = contentWords(part)
    if (words.length > 0) yield { words, isPart: true }
  }
}

export const joined = (first: Word, second: Word): Word => ({
  text: first.text + second.text,
  spelt: first.spelt + second.spelt,
  first: first.text.length,
})

export const isPlace = (kind: Entry['kind']): boolean => kind === 'city' || kind === 'neighborhood'

interface NamedEntry {
  entry: Entry
  names: { text: string; isSynonym: boolean }[]
}

/** The public entries. */
function* entriesOf({ categories, subcategories, cities, neighborhoods }: Taxonomy): Generator<NamedEntry> {
  const own = ({ name }: { name: string }) => ({ text: name, isSynonym: false })
  const synonyms = (row: { synonyms: string }) =>
    synonymsIn(row.synonyms).map((text) => ({ text, isSynonym: true }))
  const parents = new Map<string, Entry>()
  const makeEntry = (
    kind: Entry['kind'],
    row: { id: number; slug: string; name: string },
    parent: Entry | null,
  ) => {
    const entry: Entry = { kind, id: row.id, slug: row.slug, name: row.name, parent }
    parents.set(`${kind} ${row.id}`, entry)
    return entry
  }
  for (const row of categories.byId.values())
    yield { entry: makeEntry('category', row, null), names: [own(row), ...synonyms(row)] }
  for (const row of subcategories.byId.values()) {
    const parent = parents.get(`category ${row.categoryId}`)
    if (row.active && parent)
      yield { entry: makeEntry('subcategory', row, parent), names: [own(row), ...synonyms(row)] }
  }
  for (const row of cities.byId.values())
    if (row.active) yield { entry: makeEntry('city', row, null), names: [own(row)] }
  for (const row of neighborhoods.byId.values()) {
    const parent = parents.get(`city ${row.cityId}`)
    if (parent) yield { entry: makeEntry('neighborhood', row, parent), names: [own(row)] }
  }
}
