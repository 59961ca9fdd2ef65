import { type BusinessState, businessStates } from '../../../../schema/business/state-words.ts'
import { searchLimits } from '../../../../schema/input/limits.ts'
import type { BusinessListFilter, BusinessSortField } from '../../gql/dashboard/graphql.ts'
import { paths, readPage } from '../../paths.ts'
import type { Sort } from '../table/column.ts'

/** What the list can be narrowed by. Empty text and false mean no filter. */
export interface BusinessFilters {
  search: string
  /** Slug or id. */
  city: string
  /** Slug or id. */
  category: string
  /** Empty for all. */
  state: BusinessState | ''
  withoutPhotos: boolean
  withoutCoordinates: boolean
}

/** The whole address of the list. */
export interface BusinessListAddress extends BusinessFilters {
  sort: Sort<BusinessSortField>
  /** From 1. */
  page: number
  perPage: number
}

export const noFilters: BusinessFilters = {
  search: '',
  city: '',
  category: '',
  state: '',
  withoutPhotos: false,
  withoutCoordinates: false,
}

/** Ten unless chosen otherwise. */
export const listPageSizes = [10, 25, 50, 100] as const
const defaultPerPage = 10

/** Newest first. */
const defaultSort: Sort<BusinessSortField> = { field: 'CREATED_AT', direction: 'DESC' }
const sortFields: readonly BusinessSortField[] = ['NAME', 'CITY', 'CREATED_AT', 'UPDATED_AT']

/**
 * Reads where the list stands, forgiving what somebody typed: what is not offered is the default, and a search that is
 * longer than the list takes is cut.
 */
export function readBusinessList(params: URLSearchParams): BusinessListAddress {
  const text = (name: string) => params.get(name)?.trim().slice(0, searchLimits.filter) ?? ''
  const words = params.get('search')?.trim().split(/\s+/) ?? []
  const perPage = Number(params.get('perPage'))
  return {
    search: words.slice(0, searchLimits.nameWords).join(' ').slice(0, searchLimits.name),
    city: text('city'),
    category: text('category'),
    state: businessStates.find((state) => state.toLowerCase() === text('state')) ?? '',
    withoutPhotos: params.get('withoutPhotos') === '1',
    withoutCoordinates: params.get('withoutCoordinates') === '1',
    sort: readSort(params.get('sort') ?? ''),
    page: readPage(params),
    perPage: listPageSizes.find((size) => size === perPage) ?? defaultPerPage,
  }
}

/** The address of the list; what is empty or at its default stays out of it. */
export function writeBusinessList(list: BusinessListAddress): string {
  const { search, city, category, state, withoutPhotos, withoutCoordinates, sort, page, perPage } = list
  const values = {
    search,
    city,
    category,
    state: state.toLowerCase(),
    withoutPhotos: withoutPhotos ? '1' : '',
    withoutCoordinates: withoutCoordinates ? '1' : '',
    sort: writeSort(sort) === writeSort(defaultSort) ? '' : writeSort(sort),
    page: page > 1 ? String(page) : '',
    perPage: perPage === defaultPerPage ? '' : String(perPage),
  }
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return query ? `${paths.dashboardBusinesses}?${query}` : paths.dashboardBusinesses
}

/** Whether anything is left out of the list. */
export function isFiltered({ search, city, category, state, ...flags }: BusinessFilters): boolean {
  return Boolean(search || city || category || state || flags.withoutPhotos || flags.withoutCoordinates)
}

/** What the server is asked for: filters that are off stay out, so that the same list is the same question. */
export function filterOf(filters: BusinessFilters): BusinessListFilter {
  const { search, city, category, state, withoutPhotos, withoutCoordinates } = filters
  return {
    ...(search && { search }),
    ...(city && { city }),
    ...(category && { category }),
    ...(state && { state }),
    ...(withoutPhotos && { withoutPhotos }),
    ...(withoutCoordinates && { withoutCoordinates }),
  }
}

/** `name`, or `-name` from the last to the first, as all lists of the dashboard write it. */
function writeSort({ field, direction }: Sort): string {
  return `${direction === 'DESC' ? '-' : ''}${field.toLowerCase()}`
}

function readSort(text: string): Sort<BusinessSortField> {
  const direction = text.startsWith('-') ? 'DESC' : 'ASC'
  const field = sortFields.find((each) => writeSort({ field: each, direction }) === text)
  return field ? { field, direction } : defaultSort
}
