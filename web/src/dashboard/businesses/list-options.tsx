import { skipToken } from '@apollo/client/react'
import { type ComponentProps, useState } from 'react'
import { SelectField } from '../../forms/field.tsx'
import {
  useFormNeighborhoodsQuery,
  useFormSubcategoriesQuery,
  useOwnerNameQuery,
} from '../../gql/dashboard/hooks.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OwnerSearch } from '../business-form/owner-search.tsx'
import { type Option, useAllAttributes, useAllCategories, useAllCities } from '../catalogue/options.ts'
import { type BusinessFilters, noOwner } from './list-address.ts'

/** What the filters that name something can be; undefined until it has come. */
export type ListOptions = Record<
  | 'city'
  | 'neighborhood'
  | 'category'
  | 'subcategory'
  | 'attribute'
  | 'owner'
  | 'servedCity'
  | 'servedNeighborhood',
  readonly Option[] | undefined
>

/** What the list can be narrowed to, as far as the filters that are on lead to it. */
export function useListOptions({ city, category, owner, servedCity }: BusinessFilters): ListOptions {
  const cities = useAllCities().options
  const ownerId = owner === noOwner ? '' : owner
  const found = useOwnerNameQuery(ownerId ? { variables: { id: ownerId } } : skipToken).data?.user
  return {
    city: cities,
    servedCity: cities,
    servedNeighborhood: useNeighborhoodOptions(servedCity),
    category: useAllCategories().options,
    neighborhood: useNeighborhoodOptions(city),
    subcategory: useSubcategoryOptions(category),
    attribute: useAllAttributes().options,
    owner: [
      { id: noOwner, slug: noOwner, name: texts.withoutOwner },
      ...(ownerId && found ? [{ ...found, slug: found.id }] : []),
    ],
  }
}

/** @param city slug or id; empty while none is chosen */
export function useNeighborhoodOptions(city: string): Option[] | undefined {
  const { data } = useFormNeighborhoodsQuery(city ? { variables: { city } } : skipToken)
  // A neighborhood's slug is that of others in other cities.
  return city ? data?.neighborhoods.map((each) => ({ ...each, slug: each.id })) : undefined
}

/** @param category slug or id; empty while none is chosen */
export function useSubcategoryOptions(category: string): Option[] | undefined {
  const { data } = useFormSubcategoriesQuery(category ? { variables: { categories: [category] } } : skipToken)
  if (!category) return undefined
  return data?.subcategories.map(({ active, name, ...each }) => {
    return { ...each, name: active ? name : texts.edit.inactive(name) }
  })
}

export interface OptionSelectProps
  extends Omit<ComponentProps<typeof SelectField>, 'children' | 'onChange' | 'options'> {
  /** On the option that chooses none. */
  any: string
  /** Slug or id. */
  value: string
  /** Nothing can be chosen until there are any. */
  options: readonly Option[] | undefined
  onChange: (slug: string) => void
}

/** A select of slugs. An id or an unknown value in the URL is kept as an option. */
export function OptionSelect({ any, value, options, onChange, ...select }: OptionSelectProps) {
  const known = options?.find(({ id, slug }) => slug === value || id === value)
  return (
    <SelectField
      disabled={!value && !options?.length}
      value={known?.slug ?? value}
      onChange={({ target }) => onChange(target.value)}
      {...select}
      options={[
        ['', any],
        ...(value && !known ? [[value, value] as const] : []),
        ...(options ?? []).map(({ slug, name }) => [slug, name] as const),
      ]}
    />
  )
}

/** The choice that leads to the search among all accounts. */
const another = 'another'

export interface OwnerSelectProps {
  /** What the empty choice says. */
  any: string
  /** Id of an account, or that of an option. */
  value: string
  options: readonly Option[] | undefined
  onChange: (id: string, name: string) => void
}

/** One of a few choices, or any account, which is looked for in a dialog. */
export function OwnerSelect({ any, value, options = [], onChange }: OwnerSelectProps) {
  const [isSearching, setIsSearching] = useState(false)
  return (
    <>
      <OptionSelect
        label={texts.owner}
        any={any}
        value={value}
        options={[...options, { id: another, slug: another, name: texts.chooseOwner }]}
        onChange={(id) => {
          if (id === another) setIsSearching(true)
          else onChange(id, options.find((each) => each.slug === id)?.name ?? '')
        }}
      />
      {isSearching && (
        <Dialog
          title={texts.chooseOwner}
          close={dashboardMessages.close}
          onClose={() => setIsSearching(false)}
        >
          <OwnerSearch
            error={undefined}
            onChoose={({ id, name }) => {
              setIsSearching(false)
              onChange(id, name)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
