import { type BusinessState, businessStates } from '../../../../schema/business/state-words.ts'
import { searchLimits } from '../../../../schema/input/limits.ts'
import type { BusinessListFilter, BusinessSortField } from '../../gql/dashboard/graphql.ts'
import { paths, readPage } from '../../paths.ts'
import type { Sort } from '../table/columns.ts'
import { readSearch, readSort, writeSort } from '../table/use-list-address.ts'

/** Filters that name something, each by its slug or id. */
const named = [
  'city',
  'neighborhood',
  'category',
  'subcategory',
  'attribute',
  'owner',
  'servedCity',
  'servedNeighborhood',
] as const
/** Filters that are on or off. */
export const flags = ['withoutPhotos', 'withoutCoordinates'] as const

type NamedFilter = (typeof named)[number]
type Flag = (typeof flags)[number]

/** What the list can be narrowed by. Empty text and false mean no filter. */
export interface BusinessFilters extends Record<NamedFilter, string>, Record<Flag, boolean> {
  search: string
  /** Empty for all. */
  state: BusinessState | ''
  /** An import or a change of several, whose establishments these are: id or key of its entry of the trail. */
  act: string
}

/** In the place of an owner: the establishments without one. */
export const noOwner = 'none'

export interface BusinessListAddress extends BusinessFilters {
  sort: Sort<BusinessSortField>
  /** From 1. */
  page: number
  perPage: number
}

/**
 * The first page of a changed list.
 *
 * @param replace whether it takes no step of its own in the history
 */
export type ListChange = (changes: Partial<BusinessListAddress>, replace?: boolean) => void

export const noFilters: BusinessFilters = {
  search: '',
  ...mapNames(named, () => ''),
  state: '',
  act: '',
  ...mapNames(flags, () => false),
}

export const filterNames = Object.keys(noFilters) as (keyof BusinessFilters)[]

/** Ten unless chosen otherwise. */
export const listPageSizes = [10, 25, 50, 100] as const
const defaultPerPage = 10

/** Newest first. */
const defaultSort: Sort<BusinessSortField> = { field: 'CREATED_AT', direction: 'DESC' }
const sortFields: readonly BusinessSortField[] = ['NAME', 'CITY', 'CREATED_AT', 'UPDATED_AT']

/**
 * Reads the list from the URL, tolerating edited values: what is not offered becomes the default, and a search that is
 * longer than the list takes is cut.
 */
export function readBusinessList(params: URLSearchParams): BusinessListAddress {
  const text = (name: string) => params.get(name)?.trim().slice(0, searchLimits.filter) ?? ''
  const perPage = Number(params.get('perPage'))
  return {
    search: readSearch(params),
    ...mapNames(named, text),
    ...mapNames(flags, (name) => params.get(name) === '1'),
    state: businessStates.find((state) => state.toLowerCase() === text('state')) ?? '',
    act: text('act'),
    sort: readSort(params.get('sort') ?? '', sortFields) ?? defaultSort,
    page: readPage(params),
    perPage: listPageSizes.find((size) => size === perPage) ?? defaultPerPage,
  }
}

/** The query of the list's address; what is empty or at its default stays out of it. */
export function listQuery(list: BusinessListAddress): string {
  const { search, state, act, sort, page, perPage } = list
  const values = {
    search,
    ...mapNames(named, (name) => list[name]),
    state: state.toLowerCase(),
    act,
    ...mapNames(flags, (name) => (list[name] ? '1' : '')),
    sort: writeSort(sort) === writeSort(defaultSort) ? '' : writeSort(sort),
    page: page > 1 ? String(page) : '',
    perPage: perPage === defaultPerPage ? '' : String(perPage),
  }
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
}

export function writeBusinessList(list: BusinessListAddress): string {
  const query = listQuery(list)
  return query ? `${paths.dashboardBusinesses}?${query}` : paths.dashboardBusinesses
}

/** The list of what an import or a change of several created or changed. @param act id or key of its entry of the trail */
export function actListAddress(act: string): string {
  return writeBusinessList(readBusinessList(new URLSearchParams({ act })))
}

/** The list of all drafts. */
export const draftListAddress = writeBusinessList(readBusinessList(new URLSearchParams({ state: 'draft' })))

/** Whether anything is left out of the list. */
export function isFiltered(filters: BusinessFilters): boolean {
  return filterNames.some((name) => Boolean(filters[name]))
}

/** What the server is asked for: filters that are off stay out, so that the same list is the same question. */
export function listFilter(filters: BusinessFilters): BusinessListFilter {
  const { owner, act, ...others } = mapNames(filterNames, (name) => filters[name])
  const asked = {
    ...others,
    changedBy: act,
    ...(owner === noOwner ? { withoutOwner: true } : { ownerId: owner }),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
}

function mapNames<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}
