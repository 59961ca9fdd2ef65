import { type ComponentProps, useState } from 'react'
import { useAsk } from '../../ask/use-ask.ts'
import { searchMessages } from '../../messages/search.ts'
import type { ExploreFilter } from '../../paths.ts'
import { OptionSelect } from '../../ui/fields/option-select.tsx'
import { usePublicLayout } from '../layout/public.generated.ts'
import { NameField } from './name-field.tsx'
import {
  NeighborhoodOptionsDocument,
  type NeighborhoodOptionsQuery,
  SubcategoryOptionsDocument,
  type SubcategoryOptionsQuery,
} from './search-options.generated.ts'

/** Options that depend on the city and category in a page's URL. */
export interface LoadedOptions {
  NeighborhoodOptions: NeighborhoodOptionsQuery | null
  SubcategoryOptions: SubcategoryOptionsQuery | null
}

export interface SearchFieldsProps {
  /** Initial values. */
  filter: ExploreFilter
  /** Options for `filter`; absent without a city or category. */
  loaded?: LoadedOptions
}

/**
 * Fields of a search, named like the explore page's parameters. The neighborhood appears with a city, the
 * subcategory with a category; changing either clears its dependent. A neighborhood or subcategory without
 * its parent (one-address) is kept until then.
 *
 * @param filter initial values
 */
export function SearchFields({ filter, loaded }: SearchFieldsProps) {
  const { cities, categories } = usePublicLayout()
  const [city, setCity] = useState(filter.city)
  const [category, setCategory] = useState(filter.category)
  // Initial dependents apply only until a change: returning to the first city does not restore its
  // neighborhood.
  const [touched, setTouched] = useState({ city: false, category: false })
  return (
    <>
      <NameField defaultValue={filter.name} />
      <OptionSelect
        name="city"
        label={searchMessages.city}
        all={searchMessages.allCities}
        options={cities}
        value={city}
        onChange={(event) => {
          setCity(event.target.value)
          setTouched((last) => ({ ...last, city: true }))
        }}
      />
      {!city && !touched.city && filter.neighborhood && (
        <input type="hidden" name="neighborhood" value={filter.neighborhood} />
      )}
      {city && (
        <NeighborhoodSelect
          key={city}
          city={city}
          loaded={city === filter.city ? loaded?.NeighborhoodOptions : null}
          defaultValue={touched.city ? '' : filter.neighborhood}
        />
      )}
      <OptionSelect
        name="category"
        label={searchMessages.category}
        all={searchMessages.allCategories}
        options={categories}
        value={category}
        onChange={(event) => {
          setCategory(event.target.value)
          setTouched((last) => ({ ...last, category: true }))
        }}
      />
      {!category && !touched.category && filter.subcategory && (
        <input type="hidden" name="subcategory" value={filter.subcategory} />
      )}
      {category && (
        <SubcategorySelect
          key={category}
          category={category}
          loaded={category === filter.category ? loaded?.SubcategoryOptions : null}
          defaultValue={touched.category ? '' : filter.subcategory}
        />
      )}
    </>
  )
}

interface NeighborhoodSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Slug of the selected city. */
  city: string
  /** Its neighborhoods, if the page's loader queried them. */
  loaded: NeighborhoodOptionsQuery | null | undefined
}

/** Neighborhoods of the selected city. Use the city as `key`, so that another city resets the selection. */
function NeighborhoodSelect({ city, loaded, ...select }: NeighborhoodSelectProps) {
  const { data = loaded, error } = useAsk(NeighborhoodOptionsDocument, loaded ? null : { city })
  return (
    <OptionSelect
      name="neighborhood"
      label={searchMessages.neighborhood}
      all={searchMessages.allNeighborhoods}
      none={searchMessages.noNeighborhood}
      options={data?.neighborhoods}
      failure={error ? searchMessages.neighborhoodsFailed : undefined}
      {...select}
    />
  )
}

interface SubcategorySelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** Slug of the selected category. */
  category: string
  /** Its subcategories, if the page's loader queried them. */
  loaded: SubcategoryOptionsQuery | null | undefined
}

/**
 * Subcategories of the selected category. Use the category as `key`, so that another category resets the
 * selection.
 */
function SubcategorySelect({ category, loaded, ...select }: SubcategorySelectProps) {
  const { data = loaded, error } = useAsk(SubcategoryOptionsDocument, loaded ? null : { category })
  return (
    <OptionSelect
      name="subcategory"
      label={searchMessages.subcategory}
      all={searchMessages.allSubcategories}
      none={searchMessages.noSubcategory}
      options={data?.subcategories}
      failure={error ? searchMessages.subcategoriesFailed : undefined}
      {...select}
    />
  )
}
