import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchLimits } from '../../../../schema/input/limits.ts'
import { readPage } from '../../paths.ts'
import type { Sort } from './columns.ts'

/**
 * Search, sorting, filters and page of a list, kept in the address: they survive a reload, a shared link and the way
 * back. Every change replaces the history entry and resets the page; other parameters are kept.
 *
 * @param sorts what the list can be sorted by; anything else in an address is the default
 * @param standard the order of a list whose address says none
 */
export function useListAddress<TSort extends string>(sorts: readonly TSort[], standard: Sort<TSort>) {
  const { pathname, search } = useLocation()
  const changeQuery = useQueryChange()
  const params = new URLSearchParams(useCommitted(search))
  function change(changes: Record<string, string>) {
    changeQuery((before) => String(changed(before, { ...changes, page: '' })), true)
  }
  return {
    search: readSearch(params),
    sort: readSort(params.get('sort') ?? '', sorts) ?? standard,
    page: readPage(params),
    /** The value of one filter; empty when there is none. */
    filter: (name: string) => params.get(name)?.slice(0, searchLimits.filter) ?? '',
    setSearch: (search: string) => change({ search }),
    setSort: (sort: Sort<TSort>) =>
      change({ sort: writeSort(sort) === writeSort(standard) ? '' : writeSort(sort) }),
    setFilter: (name: string, value: string) => change({ [name]: value }),
    /** Takes the search and the filters of these names away. */
    clear: (filters: readonly string[]) =>
      change(Object.fromEntries(['search', ...filters].map((name) => [name, '']))),
    pathOf: (page: number) => {
      const query = changed(params, { page: page > 1 ? String(page) : '' }).toString()
      return query ? `${pathname}?${query}` : pathname
    },
  }
}

/** @param replace whether it takes no step of its own in the history */
type QueryChange = (change: (before: URLSearchParams) => string, replace: boolean) => void

/**
 * Changes the query of the page's address. A busy page shows an address late: what is changed is the one asked for last,
 * shown or not, so that none of two quick changes is lost.
 */
export function useQueryChange(): QueryChange {
  const { search } = useLocation()
  const navigate = useNavigate()
  /** Not shown yet, oldest first. */
  const asked = useRef<string[]>([])
  useLayoutEffect(() => {
    const shown = asked.current.indexOf(String(new URLSearchParams(search)))
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1)
  }, [search])
  return (change, replace) => {
    const next = change(new URLSearchParams(asked.current.at(-1) ?? search))
    asked.current.push(next)
    navigate({ search: next }, { replace, preventScrollReset: true })
  }
}

/**
 * What an address said when the page was last shown. The router changes it in a transition, whose renders may be thrown
 * away; Apollo's `useQuery` asks for other variables while it renders, which ends the transition's render and makes
 * another one with the old variables: the two would ask by turns for ever.
 */
function useCommitted(address: string): string {
  const [committed, setCommitted] = useState(address)
  useLayoutEffect(() => setCommitted(address), [address])
  return committed
}

/** What is empty stays out of an address. */
function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** No more than a list takes: a longer search would be refused. */
export function readSearch(params: URLSearchParams): string {
  const words = params.get('search')?.trim().split(/\s+/) ?? []
  return words.slice(0, searchLimits.nameWords).join(' ').slice(0, searchLimits.name)
}

/** `name`, or `-name` from the last to the first. */
export function writeSort({ field, direction }: Sort): string {
  return `${direction === 'DESC' ? '-' : ''}${field.toLowerCase()}`
}

export function readSort<TSort extends string>(text: string, sorts: readonly TSort[]): Sort<TSort> | null {
  const direction = text.startsWith('-') ? 'DESC' : 'ASC'
  const field = sorts.find((each) => writeSort({ field: each, direction }) === text)
  return field ? { field, direction } : null
}
