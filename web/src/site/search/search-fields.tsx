import { useState } from 'react'
import { usePublicLayoutQuery } from '../../gql/hooks.ts'
import { messages } from '../../messages/common.ts'
import type { ExploreFilter } from '../../paths.ts'
import { NameField } from './name-field.tsx'
import { NeighborhoodSelect } from './neighborhood-select.tsx'
import { OptionSelect } from './option-select.tsx'
import { SubcategorySelect } from './subcategory-select.tsx'

/**
 * The fields of a search, named as the explore page's address names them. The neighborhood appears with a city,
 * the subcategory with a category, and another choice of either clears what hung on it. A neighborhood or subcategory
 * that filters by itself (`one-address`) stays until then.
 *
 * @param filter what is chosen at first
 */
export function SearchFields({ filter }: { filter: ExploreFilter }) {
  const { data } = usePublicLayoutQuery()
  const [city, setCity] = useState(filter.city)
  const [category, setCategory] = useState(filter.category)
  // What hangs on a choice is chosen at first only: coming back to the first city does not bring it back.
  const [touched, setTouched] = useState({ city: false, category: false })
  return (
    <>
      <NameField defaultValue={filter.name} />
      <OptionSelect
        name="city"
        label={messages.search.city}
        all={messages.search.allCities}
        options={data?.cities}
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
        <NeighborhoodSelect key={city} city={city} defaultValue={touched.city ? '' : filter.neighborhood} />
      )}
      <OptionSelect
        name="category"
        label={messages.search.category}
        all={messages.search.allCategories}
        options={data?.categories}
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
          defaultValue={touched.category ? '' : filter.subcategory}
        />
      )}
      {filter.stepFree && <input type="hidden" name="stepFree" value={filter.stepFree} />}
    </>
  )
}

/** @returns what a form with `SearchFields` in it asks for */
export function readSearchForm(form: HTMLFormElement): ExploreFilter {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    city: text('city'),
    neighborhood: text('neighborhood'),
    category: text('category'),
    subcategory: text('subcategory'),
    stepFree: text('stepFree'),
  }
}
