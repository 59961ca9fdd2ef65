import {
  useBusinessListOptionsQuery,
  useFormNeighborhoodsQuery,
  useListedSubcategoriesQuery,
  useOwnerNameQuery,
} from '../../gql/dashboard/hooks.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { type BusinessFilters, noOwner } from './list-address.ts'

/** One thing to choose, by its slug where that tells it from all others, else by its id. */
export interface Option {
  id: string
  name: string
  slug: string
}

/** What the filters that name something can be; undefined until it has come. */
export type ListOptions = Record<
  'city' | 'neighborhood' | 'category' | 'subcategory' | 'owner',
  readonly Option[] | undefined
>

/** What the list can be narrowed to, as far as the filters that are on lead to it. */
export function useListOptions({ city, category, owner }: BusinessFilters): ListOptions {
  const { data } = useBusinessListOptionsQuery()
  const ownerId = owner === noOwner ? '' : owner
  const found = useOwnerNameQuery(ownerId ? { variables: { id: ownerId } } : null).data?.user
  return {
    city: data?.cities,
    category: data?.categories,
    neighborhood: useNeighborhoodOptions(city),
    subcategory: useSubcategoryOptions(category),
    owner: [
      { id: noOwner, slug: noOwner, name: texts.withoutOwner },
      ...(ownerId && found ? [{ ...found, slug: found.id }] : []),
    ],
  }
}

/** @param city slug or id; empty while none is chosen */
export function useNeighborhoodOptions(city: string): Option[] | undefined {
  const { data } = useFormNeighborhoodsQuery(city ? { variables: { city } } : null)
  // A neighborhood's slug is that of others in other cities.
  return city ? data?.neighborhoods.map((each) => ({ ...each, slug: each.id })) : undefined
}

/** @param category slug or id; empty while none is chosen */
export function useSubcategoryOptions(category: string): Option[] | undefined {
  const { data } = useListedSubcategoriesQuery(category ? { variables: { category } } : null)
  if (!category) return undefined
  return data?.subcategories.map(({ active, name, ...each }) => {
    return { ...each, name: active ? name : texts.edit.inactive(name) }
  })
}
