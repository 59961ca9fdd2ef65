import { useNavigate } from 'react-router-dom'
import { CheckField } from '../../forms/check-field.tsx'
import type { BusinessListOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessListMessages as texts } from '../../messages-business-list.ts'
import { SelectField } from '../../ui/field.tsx'
import { ListToolbar } from '../table/list-toolbar.tsx'
import { type BusinessFilters, type BusinessListAddress, writeBusinessList } from './list-address.ts'

export interface ListFiltersProps {
  list: BusinessListAddress
  /** Cities and categories to choose from; undefined until they have come. */
  options: BusinessListOptionsQuery | undefined
  /** How many establishments there are under these filters; null while that is not known. */
  total: number | null
}

/** Search and filters of the list. A search that is refined takes no step of its own in the history; a filter does. */
export function ListFilters({ list, options, total }: ListFiltersProps) {
  const navigate = useNavigate()
  function change(filters: Partial<BusinessFilters>, replace = false) {
    navigate(writeBusinessList({ ...list, ...filters, page: 1 }), { replace, preventScrollReset: true })
  }
  return (
    <ListToolbar
      search={list.search}
      onSearch={(search) => change({ search }, true)}
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      total={total === null ? texts.totalUnknown : texts.total(total)}
    >
      <OptionSelect
        label={texts.city}
        any={texts.anyCity}
        value={list.city}
        options={options?.cities}
        onChange={(city) => change({ city })}
      />
      <OptionSelect
        label={texts.category}
        any={texts.anyCategory}
        value={list.category}
        options={options?.categories}
        onChange={(category) => change({ category })}
      />
      <CheckField
        label={texts.withoutPhotos}
        checked={list.withoutPhotos}
        onChange={({ target }) => change({ withoutPhotos: target.checked })}
      />
      <CheckField
        label={texts.withoutCoordinates}
        checked={list.withoutCoordinates}
        onChange={({ target }) => change({ withoutCoordinates: target.checked })}
      />
    </ListToolbar>
  )
}

interface OptionSelectProps {
  label: string
  any: string
  /** Slug or id. */
  value: string
  options: readonly { id: string; name: string; slug: string }[] | undefined
  onChange: (slug: string) => void
}

function OptionSelect({ label, any, value, options, onChange }: OptionSelectProps) {
  const known = options?.find(({ id, slug }) => slug === value || id === value)
  return (
    <SelectField label={label} value={known?.slug ?? value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{any}</option>
      {/* What the address says stands there, though it may be of nothing. */}
      {value && !known && <option value={value}>{value}</option>}
      {options?.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
