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

/** The choices of the city and the category of a page's address. */
export interface LoadedOptions {
  NeighborhoodOptions: NeighborhoodOptionsQuery | null
  SubcategoryOptions: SubcategoryOptionsQuery | null
}

export interface SearchFieldsProps {
  /** What is chosen at first. */
  filter: ExploreFilter
  /** The choices of `filter`; absent where it has neither a city nor a category. */
  loaded?: LoadedOptions
}

/**
 * The fields of a search, named as the explore page's address names them. The neighborhood appears with a city,
 * the subcategory with a category, and another choice of either clears what hung on it. A neighborhood or subcategory
 * that filters by itself (`one-address`) stays until then.
 *
 * @param filter what is chosen at first
 */
export function SearchFields({ filter, loaded }: SearchFieldsProps) {
  const { cities, categories } = usePublicLayout()
  const [city, setCity] = useState(filter.city)
  const [category, setCategory] = useState(filter.category)
  // What hangs on a choice is chosen at first only: coming back to the first city does not bring it back.
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
  /** Slug of the chosen city. */
  city: string
  /** Its neighborhoods, where the page's loader has asked for them. */
  loaded: NeighborhoodOptionsQuery | null | undefined
}

/** The neighborhoods of the chosen city. Give it the city as `key`: another city clears the choice. */
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
  /** Slug of the chosen category. */
  category: string
  /** Its subcategories, where the page's loader has asked for them. */
  loaded: SubcategoryOptionsQuery | null | undefined
}

/** The subcategories of the chosen category. Give it the category as `key`: another category clears the choice. */
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
