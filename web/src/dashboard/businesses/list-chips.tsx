import type { BusinessListOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { ChipLink, ChipList } from '../../ui/chip.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import {
  type BusinessFilters,
  type BusinessListAddress,
  noFilters,
  writeBusinessList,
} from './list-address.ts'

export interface ListChipsProps {
  list: BusinessListAddress
  options: BusinessListOptionsQuery | undefined
}

/** One chip for each filter, each a link to the list without it, and one to the whole list. */
export function ListChips({ list, options }: ListChipsProps) {
  const chips = chipsOf(list, options)
  if (chips.length === 0) return null
  const without = (cleared: Partial<BusinessFilters>) => writeBusinessList({ ...list, ...cleared, page: 1 })
  return (
    <ChipList aria-label={texts.activeFilters}>
      {chips.map(({ name, text }) => (
        <li key={name}>
          <ChipLink
            to={without({ [name]: noFilters[name] })}
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

interface Chip {
  name: keyof BusinessFilters
  text: string
}

function chipsOf(list: BusinessListAddress, options: BusinessListOptionsQuery | undefined): Chip[] {
  const { search, city, category, state, withoutPhotos, withoutCoordinates } = list
  return [
    ...(search ? [{ name: 'search' as const, text: texts.searchFor(search) }] : []),
    ...(city ? [{ name: 'city' as const, text: nameOf(city, options?.cities) }] : []),
    ...(category ? [{ name: 'category' as const, text: nameOf(category, options?.categories) }] : []),
    ...(state ? [{ name: 'state' as const, text: texts.states[state] }] : []),
    ...(withoutPhotos ? [{ name: 'withoutPhotos' as const, text: texts.withoutPhotos }] : []),
    ...(withoutCoordinates ? [{ name: 'withoutCoordinates' as const, text: texts.withoutCoordinates }] : []),
  ]
}

/** @param key slug or id */
function nameOf(key: string, options: readonly { id: string; name: string; slug: string }[] = []): string {
  return options.find(({ id, slug }) => slug === key || id === key)?.name ?? key
}
