import { requiredText } from '../../../../schema/input/rules.ts'
import { texts } from '../../messages/texts.ts'
import { categoriesOf, subcategoriesOf } from './cells.ts'
import type { Names, Place } from './names.ts'
import type { Places } from './places.ts'
import type { Problem } from './problem.ts'
import { readList } from './read-cell.ts'
import type { Stored } from './stored.ts'
import type { Values } from './values.ts'

/** What an establishment refers to, as a line has it in the end. */
export interface References {
  city: Place | null
  neighborhood: Place | null
  categories: Place[]
  subcategories: Place[]
}

/** How names are looked up. */
export interface Lookup {
  places: Places
  /** Whether names that are not known are to become places. */
  create: boolean
  delimiter: string
}

const said = texts.imports.places
const nameRule = requiredText('o nome', 120)

/**
 * Finds what a line refers to; what it does not speak of stays as it is.
 *
 * @param values of the line
 * @param stored the establishment that it is about; null for a new one
 * @param problems are added to
 */
export function resolve(
  values: Values,
  stored: Stored | null,
  lookup: Lookup,
  problems: Problem[],
): References {
  const { places } = lookup
  const city = resolveCity(values, stored, lookup, problems)
  const neighborhood = resolveNeighborhood(values, stored, city, lookup, problems)
  const categoryCell = values.get('categories')
  const kept = stored ? categoriesOf(stored, places) : []
  const categories =
    categoryCell === undefined
      ? kept
      : several(categoryCell, lookup, (name) =>
          pick(places.categories, name, 'category', null, lookup, problems),
        )
  const subcategoryCell = values.get('subcategories')
  const keptBelow = stored ? subcategoriesOf(stored, places) : []
  const subcategories =
    subcategoryCell === undefined
      ? keptBelow
      : several(subcategoryCell, lookup, (name) => pickBelow(name, categories, lookup, problems))
  return { city, neighborhood, categories, subcategories }
}

function resolveCity(
  values: Values,
  stored: Stored | null,
  lookup: Lookup,
  problems: Problem[],
): Place | null {
  const text = values.get('city')
  const { places } = lookup
  if (text === undefined) return stored && places.get('city', stored.cityId)
  return text === '' ? null : pick(places.cities, text, 'city', null, lookup, problems)
}

function resolveNeighborhood(
  values: Values,
  stored: Stored | null,
  city: Place | null,
  lookup: Lookup,
  problems: Problem[],
): Place | null {
  const text = values.get('neighborhood')
  const { places } = lookup
  if (text === undefined) return stored && places.get('neighborhood', stored.neighborhoodId)
  if (text === '' || !city) return null
  return pick(places.within(city), text, 'neighborhood', city, lookup, problems)
}

/** Each once, in their order. */
function several(cell: string, { delimiter }: Lookup, find: (name: string) => Place | null): Place[] {
  return [...new Set(readList(cell, delimiter).map(find))].filter((place) => place !== null)
}

/** A subcategory of the line's categories: `Subcategoria`, or `Categoria > Subcategoria`. */
function pickBelow(text: string, categories: Place[], lookup: Lookup, problems: Problem[]): Place | null {
  const refuse = (message: string) => {
    problems.push({ field: 'subcategories', message })
    return null
  }
  const [name = '', above] = text
    .split('>')
    .map((part) => part.trim())
    .reverse()
  const parents = above
    ? lookup.places.categories.find(above).filter((one) => categories.includes(one))
    : categories
  if (above && parents.length === 0) return refuse(said.otherCategory(above))
  const found = parents.flatMap((parent) => lookup.places.within(parent).find(name))
  const [only] = found
  if (only && found.length === 1) return only
  if (found.length > 1) return refuse(said.whichCategory(name))
  const [parent, ...others] = parents
  if (!lookup.create || !parent) return refuse(said.unknown.subcategory(name))
  if (others.length > 0) return refuse(said.whichCategory(name))
  return pick(lookup.places.within(parent), name, 'subcategory', parent, lookup, problems)
}

const columns = {
  city: 'city',
  neighborhood: 'neighborhood',
  category: 'categories',
  subcategory: 'subcategories',
} as const

/** The one place of a name, planned when it is not there and may be. */
function pick(
  names: Names,
  text: string,
  kind: Place['kind'],
  parent: Place | null,
  { places, create }: Lookup,
  problems: Problem[],
): Place | null {
  const found = names.find(text)
  const [only] = found
  if (only && found.length === 1) return only
  const refuse = (message: string) => {
    problems.push({ field: columns[kind], message })
    return null
  }
  if (found.length > 1)
    return refuse(
      said.several(
        text,
        found.map(({ slug }) => slug ?? ''),
      ),
    )
  if (!create) return refuse(said.unknown[kind](text))
  const { data: name, error } = nameRule.safeParse(text)
  if (name === undefined) return refuse(error?.issues[0]?.message ?? '')
  return places.plan(kind, name, parent)
}
