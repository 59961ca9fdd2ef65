import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { ChipLink, ChipList } from '../../ui/chip.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import {
  type BusinessFilters,
  type BusinessListAddress,
  noFilters,
  noOwner,
  writeBusinessList,
} from './list-address.ts'
import type { ListOptions } from './use-list-options.ts'

export interface ListChipsProps {
  list: BusinessListAddress
  options: ListOptions
}

/** One chip for each filter, each a link to the list without it, and one to the whole list. */
export function ListChips({ list, options }: ListChipsProps) {
  const chips = chipsOf(list, options)
  if (chips.length === 0) return null
  /** A neighborhood is of its city, a subcategory of its category. */
  const clearing = (name: keyof BusinessFilters) => ({
    [name]: noFilters[name],
    ...(name === 'city' && { neighborhood: '' }),
    ...(name === 'category' && { subcategory: '' }),
  })
  const without = (cleared: Partial<BusinessFilters>) => writeBusinessList({ ...list, ...cleared, page: 1 })
  return (
    <ChipList aria-label={texts.activeFilters}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <ChipLink to={without(clearing(name))} preventScrollReset aria-label={texts.removeFilter(text)}>
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
function chipsOf(
  list: BusinessListAddress,
  options: ListOptions,
): { name: keyof BusinessFilters; text: string }[] {
  const names = (Object.keys(noFilters) as (keyof BusinessFilters)[]).filter((name) => list[name])
  return names.map((name) => ({ name, text: textOf(name, list, options) }))
}

function textOf(name: keyof BusinessFilters, list: BusinessListAddress, options: ListOptions): string {
  if (name === 'search') return texts.searchFor(list.search)
  if (name === 'state') return texts.states[list.state || 'PUBLISHED']
  if (name === 'withoutPhotos' || name === 'withoutCoordinates') return texts[name]
  const found = options[name]?.find(({ id, slug }) => slug === list[name] || id === list[name])
  const text = found?.name ?? list[name]
  return name === 'owner' && found?.id !== noOwner ? texts.ownedBy(text) : text
}
