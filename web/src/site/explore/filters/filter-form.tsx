import { type FormEvent, type ReactNode, useState } from 'react'
import { useAsk } from '../../../ask/use-ask.ts'
import { defaultPageSize } from '../../../constants.ts'
import { exploreMessages } from '../../../messages/explore.ts'
import { searchMessages } from '../../../messages/search.ts'
import { type ExploreFilter, type ExploreLocation, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipButton } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { type LoadedOptions, SearchFields } from '../../search/search-fields.tsx'
import { readSearchForm, rememberSubmitted } from '../../search/search-form.tsx'
import { CountBusinessesDocument } from '../page.generated.ts'
import { openVariables, toFilter } from '../search-variables.ts'
import { AttributeSelects } from './attribute-fields.tsx'
import { answersInSight, type FilterChoice } from './attribute-filters.ts'
import type { Bounds } from './bounds.ts'
import styles from './filter-sheet.module.css'
import { ToggleBoxes } from './toggle-boxes.tsx'
import { wantMap } from './toggles.ts'

export interface FilterFormProps {
  location: ExploreLocation
  /** Options that depend on the location's city and category. */
  options: LoadedOptions
  /** Attributes with a filter. */
  choices: readonly FilterChoice[]
  bounds: Bounds
  /** Called with path and bounds of a new search; without JavaScript the form is submitted instead. */
  onSearch: (path: string, bounds: Bounds) => void
}

/** The search's filters. Changes are a draft until submitted; each submission starts on page 1. */
export function FilterForm({ location, options, choices, bounds, onSearch }: FilterFormProps) {
  const { perPage } = location
  const [draft, follow] = useDraft(location, choices)
  const offered = draft.hasOtherCategory ? choices.filter(({ isAlwaysInSight }) => isAlwaysInSight) : choices
  const kept = draft.hasOtherCategory
    ? { ...location, attributes: answersInSight(location.attributes, choices) }
    : location
  const { city, neighborhood } = draft.filter
  const [chosen, setChosen] = useState<Bounds | null>(null)
  const wanted = chosen ?? bounds

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const search = readSearchForm(form)
    if (search.view) wantMap()
    const path = paths.explore(search)
    rememberSubmitted(path)
    // Repeating the same search does not remount the form, so close it here.
    form.hidePopover?.()
    setChosen(null)
    onSearch(path, wanted)
  }

  return (
    <FilterSheet action={paths.explore()} onSubmit={submit} {...follow}>
      <SearchFields filter={location} loaded={options} />
      {perPage !== defaultPageSize && <input type="hidden" name="perPage" value={perPage} />}
      <AttributeSelects location={kept} choices={offered} />
      <ToggleBoxes
        location={{ ...kept, city, neighborhood }}
        choices={offered}
        bounds={wanted}
        onChange={setChosen}
      />
      <SubmitButton draft={{ filter: draft.filter, bounds: wanted }} current={{ filter: location, bounds }} />
    </FilterSheet>
  )
}

interface Draft {
  filter: ExploreFilter
  bounds: Bounds
}

const toVariables = ({ filter, bounds }: Draft) =>
  openVariables(toFilter(filter, bounds.near), bounds.openNow)

/** Shows the draft's number of results once it differs from the current search. */
function SubmitButton({ draft, current }: { draft: Draft; current: Draft }) {
  const variables = toVariables(draft)
  const changed = JSON.stringify(variables) !== JSON.stringify(toVariables(current))
  const { data } = useAsk(CountBusinessesDocument, changed ? variables : null)
  const total = data?.searchBusinesses.pagination.total
  return (
    <Button type="submit">
      {changed && total !== undefined ? exploreMessages.see(total) : searchMessages.submit}
    </Button>
  )
}

const sheetId = 'filtros'

interface FilterSheetProps extends FollowForm {
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * Form that is a column on desktops and a native popover on phones, which needs no JavaScript; older browsers
 * show it inline.
 */
function FilterSheet({ children, ...form }: FilterSheetProps) {
  return (
    <form
      className={styles.sheet}
      id={sheetId}
      popover="auto"
      method="get"
      autoComplete="off"
      aria-label={searchMessages.label}
      {...form}
    >
      <div className={styles.top}>
        <h2>{exploreMessages.filters}</h2>
        <Button
          className={styles.close}
          look="quiet"
          square
          aria-label={exploreMessages.closeFilters}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        >
          <LineIcon name="close" />
        </Button>
      </div>
      <div className={styles.fields}>{children}</div>
    </form>
  )
}

/** Opens the popover on phones; desktops show the form next to the results. */
export function FilterSheetButton({ active }: { active: number }) {
  return (
    <ChipButton popoverTarget={sheetId}>
      <LineIcon name="filter" />
      {exploreMessages.openFilters(active)}
    </ChipButton>
  )
}

interface FollowForm {
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onBlur: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Current values of the form: selections immediately, the name on blur.
 *
 * @param filter initial values
 */
function useDraft(
  filter: ExploreFilter,
  choices: readonly FilterChoice[],
): [draft: FormDraft, follow: FollowForm] {
  const [draft, setDraft] = useState<FormDraft>({ filter, hasOtherCategory: false })
  const read = (event: FormEvent<HTMLFormElement>) => {
    const next = readSearchForm(event.currentTarget)
    setDraft((last) => ({
      filter: clearDependents(last.filter, next, choices),
      hasOtherCategory: last.hasOtherCategory || next.category !== filter.category,
    }))
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event
    if (
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'checkbox')
    )
      read(event)
  }
  return [draft, { onChange, onBlur: read }]
}

interface FormDraft {
  filter: ExploreFilter
  /** Whether the category changed, which removes the attributes of the previous one. */
  hasOtherCategory: boolean
}

/**
 * Clears the neighborhood when the city changes; the subcategory and category-specific attributes when the
 * category changes.
 */
function clearDependents(
  last: ExploreFilter,
  next: ExploreFilter,
  choices: readonly FilterChoice[],
): ExploreFilter {
  return {
    ...next,
    neighborhood: next.city === last.city ? next.neighborhood : '',
    subcategory: next.category === last.category ? next.subcategory : '',
    attributes: next.category === last.category ? next.attributes : answersInSight(next.attributes, choices),
  }
}
