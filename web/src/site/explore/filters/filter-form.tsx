import { skipToken } from '@apollo/client/react'
import type { FormEvent } from 'react'
import { defaultPageSize } from '../../../constants.ts'
import { useCountBusinessesQuery } from '../../../gql/pages/hooks.ts'
import { exploreMessages } from '../../../messages/explore.ts'
import { messages } from '../../../messages/site.ts'
import { type ExploreFilter, type ExploreLocation, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { readSearchForm, SearchFields } from '../../search/search-fields.tsx'
import { rememberSubmitted } from '../../search/submitted-search.ts'
import { openVariables, toFilter } from '../search-variables.ts'
import { FilterSheet } from './filter-sheet.tsx'
import type { Near } from './near.ts'
import type { OpenNow } from './open-now.ts'
import { useDraft } from './use-draft.ts'

export interface FilterFormProps {
  location: ExploreLocation
  near: Near | null
  openNow: OpenNow | null
  /** Called with the address of a new search. Without a script the form itself goes there. */
  onSearch: (path: string) => void
}

/**
 * The search's filters. What is chosen here is a draft until it is submitted; every submission is a new search from
 * page 1.
 */
export function FilterForm({ location, near, openNow, onSearch }: FilterFormProps) {
  const { perPage, view } = location
  const [draft, follow] = useDraft(location)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const path = paths.explore({ ...readSearchForm(event.currentTarget), perPage, view, page: 1 })
    rememberSubmitted(path)
    onSearch(path)
  }

  return (
    <FilterSheet action={paths.explore()} onSubmit={submit} {...follow}>
      <SearchFields filter={location} />
      {perPage !== defaultPageSize && <input type="hidden" name="perPage" value={perPage} />}
      <SubmitButton draft={draft} current={location} near={near} openNow={openNow} />
    </FilterSheet>
  )
}

/** Says how much the draft would find, as soon as it differs from what is shown. */
function SubmitButton({
  draft,
  current,
  near,
  openNow,
}: {
  draft: ExploreFilter
  current: ExploreFilter
  near: Near | null
  openNow: OpenNow | null
}) {
  const filter = toFilter(draft, near)
  const changed = JSON.stringify(filter) !== JSON.stringify(toFilter(current, near))
  const { data } = useCountBusinessesQuery(
    changed ? { variables: openVariables(filter, openNow) } : skipToken,
  )
  const total = data?.searchBusinesses.pagination.total
  return (
    <Button type="submit">
      {changed && total !== undefined ? exploreMessages.see(total) : messages.search.submit}
    </Button>
  )
}
