import type { CsvField } from '../../../../schema/business/csv-columns.ts'
import { requiredText } from '../../../../schema/input/rules.ts'
import { keyText } from '../../../../schema/text.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { type AnswerColumns, readAnswerColumns } from './answer-columns.ts'
import { foldText, type Problem, type RowValues, readList, withoutState } from './columns.ts'

export type EntryKind = 'city' | 'neighborhood' | 'category' | 'subcategory'

export interface TaxonomyEntry {
  readonly kind: EntryKind
  readonly name: string
  /** The city of a neighborhood, the category of a subcategory. */
  readonly parent: TaxonomyEntry | null
  /** Negative until it is saved. */
  id: number
  /** Null until it is saved. */
  slug: string | null
  /** Whether people can choose it: active and saved, or to be saved by a valid row. */
  isOffered: boolean
}

/** Entries of one kind and parent, by name and slug. */
export class NameIndex {
  readonly #byName = new Map<string, TaxonomyEntry[]>()
  readonly #bySlug = new Map<string, TaxonomyEntry>()

  add(entry: TaxonomyEntry): void {
    const name = foldText(entry.name)
    const namesakes = this.#byName.get(name)
    if (namesakes) namesakes.push(entry)
    else this.#byName.set(name, [entry])
    if (entry.slug !== null) this.#bySlug.set(entry.slug, entry)
  }

  /**
   * @param text a name, without regard to case and accents, or a slug where several entries have the name
   * @returns several when the name is ambiguous
   */
  find(text: string): readonly TaxonomyEntry[] {
    const named = this.#byName.get(foldText(text)) ?? []
    if (named.length === 1) return named
    const bySlug = this.#bySlug.get(keyText(text))
    return bySlug ? [bySlug] : named
  }

  hasOffered(): boolean {
    return [...this.#byName.values()].some((entries) => entries.some(({ isOffered }) => isOffered))
  }
}

const columns = { select: { id: true, slug: true, name: true }, orderBy: { id: 'asc' } } as const

/** All cities, neighborhoods, categories and subcategories in memory, inactive ones too, and new ones of the file; and columns of answers. */
export class Taxonomy {
  readonly cities = new NameIndex()
  readonly categories = new NameIndex()
  readonly answers: AnswerColumns
  readonly #children = new Map<TaxonomyEntry, NameIndex>()
  readonly #byId = new Map<string, TaxonomyEntry>()
  #lastNewId = 0

  constructor(answers: AnswerColumns) {
    this.answers = answers
  }

  /** The neighborhoods of a city, the subcategories of a category. */
  childNames(parent: TaxonomyEntry): NameIndex {
    const names = this.#children.get(parent) ?? new NameIndex()
    this.#children.set(parent, names)
    return names
  }

  /** Cities by name, with or without their state. */
  findCity(text: string): readonly TaxonomyEntry[] {
    const found = this.cities.find(text)
    return found.length > 0 ? found : this.cities.find(withoutState(text))
  }

  /** The names among which one of this kind and parent is. */
  entryNames(kind: EntryKind, parent: TaxonomyEntry | null): NameIndex {
    if (parent) return this.childNames(parent)
    return kind === 'city' ? this.cities : this.categories
  }

  /** @throws for one that has not been read */
  get(kind: EntryKind, id: number): TaxonomyEntry {
    const entry = this.#byId.get(`${kind} ${id}`)
    if (!entry) throw new Error(`There is no ${kind} ${id}`)
    return entry
  }

  has(kind: EntryKind, id: number): boolean {
    return this.#byId.has(`${kind} ${id}`)
  }

  /** Finds an entry by its id from now on. */
  indexById(entry: TaxonomyEntry): void {
    this.#byId.set(`${entry.kind} ${entry.id}`, entry)
  }

  /** Adds an entry that has no row yet. */
  addNew(kind: EntryKind, name: string, parent: TaxonomyEntry | null): TaxonomyEntry {
    this.#lastNewId -= 1
    return this.#add({ kind, name, parent, id: this.#lastNewId, slug: null, isOffered: false })
  }

  /** Reads the entries that are not in memory yet. */
  async read(prisma: PrismaClient): Promise<void> {
    const [cities, neighborhoods, categories, subcategories] = await Promise.all([
      prisma.city.findMany(columns),
      prisma.neighborhood.findMany({ ...columns, select: { ...columns.select, cityId: true } }),
      prisma.category.findMany(columns),
      prisma.subcategory.findMany({
        ...columns,
        select: { ...columns.select, categoryId: true, active: true },
      }),
    ])
    const add = (
      kind: EntryKind,
      { id, slug, name }: { id: number; slug: string; name: string },
      parent: TaxonomyEntry | null,
      isOffered = true,
    ) => {
      if (!this.has(kind, id)) this.#add({ kind, id, slug, name, parent, isOffered })
    }
    for (const city of cities) add('city', city, null)
    for (const category of categories) add('category', category, null)
    for (const row of neighborhoods) add('neighborhood', row, this.get('city', row.cityId))
    for (const row of subcategories) add('subcategory', row, this.get('category', row.categoryId), row.active)
  }

  #add(entry: TaxonomyEntry): TaxonomyEntry {
    this.entryNames(entry.kind, entry.parent).add(entry)
    this.indexById(entry)
    return entry
  }
}

export async function readTaxonomy(prisma: PrismaClient): Promise<Taxonomy> {
  const taxonomy = new Taxonomy(await readAnswerColumns(prisma))
  await taxonomy.read(prisma)
  return taxonomy
}

export interface References {
  city: TaxonomyEntry | null
  neighborhood: TaxonomyEntry | null
  categories: TaxonomyEntry[]
  subcategories: TaxonomyEntry[]
}

export interface Lookup {
  taxonomy: Taxonomy
  /** Whether unknown names become new entries. */
  create: boolean
  delimiter: string
}

const entryTexts = texts.imports.places
const nameRule = requiredText('o nome', 120)
const fieldOfKind = {
  city: 'city',
  neighborhood: 'neighborhood',
  category: 'categories',
  subcategory: 'subcategories',
} as const

/**
 * Finds the entries that a row names.
 *
 * @param stored those of the establishment that it updates, which stay where the file has no column; null for a new one
 * @param problems are added to
 */
export function resolveReferences(
  values: RowValues,
  stored: References | null,
  lookup: Lookup,
  problems: Problem[],
): References {
  const one = (text: string, kind: EntryKind, parent: TaxonomyEntry | null) =>
    text === '' ? null : find(text, kind, parent, lookup, problems)
  const all = (cell: string, find: (name: string) => TaxonomyEntry | null) =>
    [...new Set(readList(cell, lookup.delimiter).map(find))].filter((entry) => entry !== null)
  const given = <Value>(field: CsvField, kept: Value, read: (cell: string) => Value) => {
    const cell = values.get(field)
    return cell === undefined ? kept : read(cell)
  }
  const city = given('city', stored?.city ?? null, (cell) => one(cell, 'city', null))
  const neighborhood = given('neighborhood', stored?.neighborhood ?? null, (cell) =>
    city ? one(cell, 'neighborhood', city) : null,
  )
  const categories = given('categories', stored?.categories ?? [], (cell) =>
    all(cell, (name) => one(name, 'category', null)),
  )
  const subcategories = given('subcategories', stored?.subcategories ?? [], (cell) =>
    all(cell, (name) => findSubcategory(name, categories, lookup, problems)),
  )
  return { city, neighborhood, categories, subcategories }
}

/** A subcategory of the row's categories: `Subcategoria`, or `Categoria > Subcategoria`. */
function findSubcategory(
  text: string,
  categories: TaxonomyEntry[],
  lookup: Lookup,
  problems: Problem[],
): TaxonomyEntry | null {
  const refuse = (message: string) => {
    problems.push({ field: 'subcategories', message })
    return null
  }
  const { taxonomy, create } = lookup
  const [name = '', category] = text
    .split('>')
    .map((part) => part.trim())
    .reverse()
  const parents = category
    ? taxonomy.categories.find(category).filter((entry) => categories.includes(entry))
    : categories
  if (category && parents.length === 0) return refuse(entryTexts.otherCategory(category))
  const found = parents.flatMap((parent) => taxonomy.childNames(parent).find(name))
  if (found.length > 1) return refuse(entryTexts.whichCategory(name))
  if (found[0]) return found[0]
  const [parent, ...others] = parents
  if (!create || !parent) return refuse(entryTexts.unknown.subcategory(name))
  if (others.length > 0) return refuse(entryTexts.whichCategory(name))
  return find(name, 'subcategory', parent, lookup, problems)
}

/** The one entry of a name; a new one when there is none and new ones are allowed. */
function find(
  text: string,
  kind: EntryKind,
  parent: TaxonomyEntry | null,
  { taxonomy, create }: Lookup,
  problems: Problem[],
): TaxonomyEntry | null {
  const refuse = (message: string) => {
    problems.push({ field: fieldOfKind[kind], message })
    return null
  }
  const isCity = kind === 'city'
  const found = isCity ? taxonomy.findCity(text) : taxonomy.entryNames(kind, parent).find(text)
  if (found.length > 1) {
    const slugs = found.map(({ slug }) => slug ?? '')
    return refuse(entryTexts.several(text, slugs))
  }
  if (found[0]) return found[0]
  if (!create) return refuse(entryTexts.unknown[kind](text))
  const { data: name, error } = nameRule.safeParse(isCity ? withoutState(text) : text)
  if (name === undefined) return refuse(error?.issues[0]?.message ?? '')
  return taxonomy.addNew(kind, name, parent)
}
