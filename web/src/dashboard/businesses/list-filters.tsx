import { businessStates } from '../../../../schema/business/state-words.ts'
import { CheckField } from '../../forms/check-field.tsx'
import { SelectField } from '../../forms/field.tsx'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { ChipLink, ChipList } from '../../ui/links.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { ListToolbar, type ListToolbarProps } from '../table/list-toolbar.tsx'
import {
  type BusinessFilters,
  type BusinessListAddress,
  filterNames,
  flags,
  type ListChange,
  noFilters,
  noOwner,
  writeBusinessList,
} from './list-address.ts'
import { type ListOptions, OptionSelect, OwnerSelect } from './list-options.tsx'

const narrowings = [
  { name: 'city', any: 'anyCity' },
  { name: 'neighborhood', any: 'anyNeighborhood' },
  { name: 'category', any: 'anyCategory' },
  { name: 'subcategory', any: 'anySubcategory' },
  { name: 'attribute', any: 'anyAttribute' },
] as const

/** A neighborhood is of its city, a subcategory of its category: another one takes it away. */
const parts: Readonly<Record<string, keyof BusinessFilters>> = {
  city: 'neighborhood',
  category: 'subcategory',
  servedCity: 'servedNeighborhood',
}

function setting<Name extends keyof BusinessFilters>(name: Name, value: BusinessFilters[Name]) {
  const part = parts[name]
  return { [name]: value, ...(part && { [part]: '' }) }
}

export interface ListFiltersProps extends Pick<ListToolbarProps, 'tools'> {
  list: BusinessListAddress
  options: ListOptions
  /** How many establishments there are under these filters; null while that is not known. */
  total: number | null
  change: ListChange
}

/** Search and filters of the list. A search that is refined takes no step of its own in the history; a filter does. */
export function ListFilters({ list, options, total, change, tools }: ListFiltersProps) {
  return (
    <ListToolbar
      search={list.search}
      onSearch={(search) => change({ search }, true)}
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      total={total === null ? texts.totalUnknown : texts.total(total)}
      active={filterNames.filter((name) => name !== 'search' && list[name]).length}
      tools={tools}
    >
      {narrowings.map(({ name, any }) => (
        <OptionSelect
          key={name}
          label={texts[name]}
          any={texts[any]}
          value={list[name]}
          options={options[name]}
          onChange={(value) => change(setting(name, value))}
        />
      ))}
      <OwnerSelect
        any={texts.anyOwner}
        value={list.owner}
        options={options.owner}
        onChange={(owner) => change({ owner })}
      />
      <SelectField
        label={texts.state}
        value={list.state}
        onChange={({ target }) => change({ state: target.value as BusinessFilters['state'] })}
        options={[['', texts.anyState], ...businessStates.map((each) => [each, texts.states[each]] as const)]}
      />
      {flags.map((name) => (
        <CheckField
          key={name}
          label={texts[name]}
          checked={list[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
    </ListToolbar>
  )
}

export interface ListChipsProps {
  list: BusinessListAddress
  options: ListOptions
  act: string
}

/** One chip for each filter, each a link to the list without it, and one to the whole list. */
export function ListChips({ list, options, act }: ListChipsProps) {
  const chips = filterNames
    .filter((name) => list[name])
    .map((name) => ({ name, text: name === 'act' ? act : filterText(name, list, options) }))
  if (chips.length === 0) return null
  const without = (cleared: Partial<BusinessFilters>) => writeBusinessList({ ...list, ...cleared, page: 1 })
  return (
    <ChipList aria-label={texts.activeFilters}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <ChipLink
            to={without(setting(name, noFilters[name]))}
            preventScrollReset
            aria-label={texts.removeFilter(text)}
          >
            {text}
            <LineIcon name="close" />
          </ChipLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <ChipLink look="line" to={without(noFilters)} preventScrollReset>
            {texts.clearFilters}
          </ChipLink>
        </li>
      )}
    </ChipList>
  )
}

/** What the address says of a filter, in words. */
function filterText(
  name: Exclude<keyof BusinessFilters, 'act'>,
  list: BusinessListAddress,
  options: ListOptions,
): string {
  if (name === 'search') return texts.searchFor(list.search)
  if (name === 'state') return texts.states[list.state || 'PUBLISHED']
  if (name === 'withoutPhotos' || name === 'withoutCoordinates') return texts[name]
  const found = options[name]?.find(({ id, slug }) => slug === list[name] || id === list[name])
  const text = found?.name ?? list[name]
  if (name === 'attribute') return texts.answered(text)
  if (name === 'servedCity' || name === 'servedNeighborhood') return texts.serves(text)
  return name === 'owner' && found?.id !== noOwner ? texts.ownedBy(text) : text
}
