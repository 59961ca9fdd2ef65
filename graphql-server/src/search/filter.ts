import { deprecatedFilters } from '../../../schema/attributes/deprecated-names.ts'
import { type SearchTerm, searchTerms } from '../../../schema/search-words.ts'
import { type Box, boxCondition, type Near, nearCondition, roundedNear } from '../business-rows/area.ts'
import { publicPoint } from '../business-rows/hidden.ts'
import type { Taxonomy } from '../business-rows/taxonomy.ts'
import { type AttributeFilter, answerPart, type WantedAnswer, wantedAnswers } from './attribute-filter.ts'
import { type PlaceWay, placeWays } from './place.ts'

/** A visitor's filter, by slugs or ids; absent or empty fields exclude nothing. */
export interface Filter {
  city?: string | null | undefined
  neighborhood?: string | null | undefined
  category?: string | null | undefined
  subcategory?: string | null | undefined
  name?: string | null | undefined
  near?: Near | null | undefined
  within?: Box | null | undefined
  /** Only those open at the minute of the search; evaluated by the search itself, not by a selection. */
  openNow?: boolean | null | undefined
  /** With `openNow`: also those without hours for that day. */
  includeUnknownHours?: boolean | null | undefined
  /** Deprecated: a yes to the attribute that replaces it. */
  stepFree?: boolean | null | undefined
  /** All of them must hold. */
  attributes?: readonly AttributeFilter[] | null | undefined
  /** Only those in the city and neighborhood, without those that serve them (area-served). */
  onlyThere?: boolean | null | undefined
}

/** Filters that alternatives omit, in the order in which filters are relaxed. */
export const filterFields = [
  'onlyThere',
  'name',
  'near',
  'neighborhood',
  'subcategory',
  'category',
  'city',
  'stepFree',
  'attributes',
] as const

export type FilterField = (typeof filterFields)[number]

/** Fields of a filter that exclude something. */
export const givenFields = (filter: Filter): FilterField[] =>
  filterFields.filter((field) => {
    const value = filter[field]
    return Array.isArray(value) ? value.length > 0 : value
  })

/** A search without one of its filters. */
export interface Alternative {
  without: FilterField
  /** Number of establishments it finds. */
  total: number
}

/** A normalized filter in ids and words; equal for equivalent filters. */
export interface Selection {
  city: number | null
  /** Without a city, a slug refers to every neighborhood with that slug. */
  neighborhoods: number[] | null
  /** Matches of a place: those there, those that serve it from elsewhere, or both; null without a place. */
  reach: 'there' | 'elsewhere' | 'both' | null
  /** Cities of the neighborhoods. */
  neighborhoodCities: number[] | null
  category: number | null
  subcategory: number | null
  terms: readonly SearchTerm[]
  /** With a rounded position. */
  near: Near | null
  /** Distinct, by id. */
  attributes: readonly WantedAnswer[]
  within: Box | null
}

/** A selection that excludes nothing. */
export const wholeCatalogue: Selection = {
  city: null,
  neighborhoods: null,
  reach: null,
  neighborhoodCities: null,
  category: null,
  subcategory: null,
  terms: [],
  near: null,
  attributes: [],
  within: null,
}

/** Order in which a list of ids is stored; random orders are derived from `id`. */
export type BaseOrder = 'id' | 'newest'

/**
 * Resolves slugs and ids of a filter.
 *
 * @param words where its words may occur in a searched name
 * @returns null, which matches nothing, if something is unknown, inactive, not in its city, or a name without a
 * letter or digit (filters)
 */
export function toSelection(
  filter: Filter,
  taxonomy: Taxonomy,
  words: 'inside' | 'beginning' = 'inside',
): Selection | null {
  const terms = searchTerms(filter.name ?? '', words)
  const cities = filter.city ? taxonomy.cities.find(filter.city) : null
  const city = cities?.[0]?.id ?? null
  const neighborhoods = filter.neighborhood
    ? taxonomy.neighborhoods.find(filter.neighborhood).filter((row) => city === null || row.cityId === city)
    : null
  const categories = filter.category ? taxonomy.categories.find(filter.category) : null
  const subcategories = filter.subcategory
    ? taxonomy.subcategories.find(filter.subcategory).filter((row) => row.active)
    : null
  const category = categories?.[0]?.id ?? null
  const answers = [
    ...(filter.attributes ?? []),
    ...(filter.stepFree ? [{ slug: deprecatedFilters.stepFree }] : []),
  ]
  const attributes = wantedAnswers(answers, taxonomy, category)
  const isUnknown = [cities, neighborhoods, categories, subcategories].some((rows) => rows?.length === 0)
  if (terms === null || attributes === null || isUnknown) return null
  return {
    city,
    neighborhoods: neighborhoods ? sortedIds(neighborhoods.map((row) => row.id)) : null,
    neighborhoodCities: neighborhoods ? sortedIds(neighborhoods.map((row) => row.cityId)) : null,
    reach: city === null && !neighborhoods ? null : filter.onlyThere ? 'there' : 'both',
    category,
    subcategory: subcategories?.[0]?.id ?? null,
    terms,
    near: filter.near ? roundedNear(filter.near) : null,
    attributes,
    within: filter.within ? plainBox(filter.within) : null,
  }
}

const sortedIds = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** Drops other properties that a client may send, so that equal searches share a cache entry. */
const plainBox = ({ south, west, north, east }: Box): Box => ({ south, west, north, east })

/**
 * Statement that reads the ids of a selection by indexes alone. If establishments elsewhere may serve the place, it
 * is a union with one list per way of matching, since OR would cause a scan.
 *
 * @returns SQL whose rows begin with the id, and its parameters. In the order `id`, rows come in index order. An id
 * is repeated if several of its areas match.
 */
export function idStatement(selection: Selection, order: BaseOrder): Statement {
  const ways = placeWays(selection)
  const [first] = ways
  if (ways.length === 1 && first) return listStatement(selection, order, first)
  const lists = ways.map((way) => listStatement(selection, 'id', way, order === 'newest'))
  const union = lists.map(({ sql }) => `(${sql})`).join(' UNION ALL ')
  return {
    sql: order === 'newest' ? `${union} ORDER BY created_at DESC, id DESC` : union,
    values: lists.flatMap(({ values }) => values),
  }
}

interface Statement {
  sql: string
  values: (number | string)[]
}

/** @param isDated whether to select `created_at` too, for the order of a union */
function listStatement(selection: Selection, order: BaseOrder, place: PlaceWay, isDated = false): Statement {
  const { category, subcategory, terms, near, attributes, within } = selection
  const ids: string[] = []
  const tables: string[] = []
  const conditions: string[] = []
  const values: (number | string)[] = []
  const from = (table: string, id: string) => {
    tables.push(ids[0] ? `JOIN ${table} ON ${id} = ${ids[0]}` : table)
    ids.push(id)
  }
  const where = (condition: string, ...parameters: (number | string)[]) => {
    conditions.push(condition)
    values.push(...parameters)
  }

  const isOfBusinesses = place.conditions.length > 0 || isDated || terms.length > 0 || near || within
  const hasLinks = (category ?? subcategory) !== null || attributes.length > 0
  const isByLinksAlone = hasLinks && !isOfBusinesses
  if (!isByLinksAlone || order === 'newest') from('businesses b', 'b.id')
  if (place.isByArea) from('business_areas a', 'a.business_id')
  if (category !== null) {
    from('business_categories c', 'c.business_id')
    where('c.category_id = ?', category)
  }
  if (subcategory !== null) {
    from('business_subcategories s', 's.business_id')
    where('s.subcategory_id = ?', subcategory)
  }
  for (const [index, answer] of attributes.entries()) {
    const { table, id, condition, values } = answerPart(answer, `a${index}`)
    from(table, id)
    where(condition, ...values)
  }
  for (const { sql, values } of place.conditions) where(sql, ...values)
  // Terms cannot contain wildcards: they are letters, digits and spaces.
  for (const forms of terms)
    where(`(${forms.map(() => 'b.search_words LIKE ?').join(' OR ')})`, ...forms.map((form) => `%${form}%`))
  if (near) {
    const { sql, values } = nearCondition(near)
    where(`${sql} AND ${publicPoint}`, ...values)
  }
  if (within) {
    const { sql, values } = boxCondition(within)
    where(`${sql} AND ${publicPoint}`, ...values)
  }

  const condition = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
  const newest = order === 'newest' ? ' ORDER BY b.created_at DESC, b.id DESC' : ''
  const columns = isDated ? `${ids[0]}, b.created_at` : ids[0]
  return { sql: `SELECT ${columns} FROM ${tables.join(' ')}${condition}${newest}`, values }
}
