import type { Field } from './columns.ts'
import type { Names, Place } from './names.ts'
import type { Places } from './places.ts'
import type { Stored } from './stored.ts'

/** Between the names of a list, and between a category and its subcategory. */
const listSeparator = ' | '
const levelSeparator = ' > '

/** A name with one of these in it would be read as more than one. */
const separators = /[|;>]/

/**
 * The text of an establishment's cell, as an import understands it.
 *
 * @param field which column
 * @param places all that the establishment refers to
 */
export function cellOf(field: Field, business: Stored, places: Places): string {
  switch (field) {
    case 'id':
      return String(business.id)
    case 'phone':
    case 'whatsapp':
      return spacedPhone(business[field] ?? '')
    case 'zipCode':
      return (business.zipCode ?? '').replace(/^(\d{5})(\d{3})$/, '$1-$2')
    case 'latitude':
    case 'longitude':
      return String(business[field] ?? '').replace('.', ',')
    case 'city':
      return nameIn(places.cities, places.get('city', business.cityId))
    case 'neighborhood': {
      const place = places.get('neighborhood', business.neighborhoodId)
      return nameIn(places.within(places.get('city', business.cityId)), place)
    }
    case 'categories':
      return categoriesOf(business, places)
        .map((category) => nameIn(places.categories, category))
        .join(listSeparator)
    case 'subcategories':
      return subcategoryCell(business, places)
    case 'owner':
      return business.owner?.email ?? ''
    default:
      return business[field] ?? ''
  }
}

export function categoriesOf({ categories }: Stored, places: Places): Place[] {
  return categories.map(({ categoryId }) => places.get('category', categoryId))
}

export function subcategoriesOf({ subcategories }: Stored, places: Places): Place[] {
  return subcategories.map(({ subcategoryId }) => places.get('subcategory', subcategoryId))
}

/** The name where it means only this place, else the slug. */
function nameIn(names: Names, place: Place): string {
  const found = names.find(place.name)
  const isClear = found.length === 1 && found[0] === place && !separators.test(place.name)
  return isClear ? place.name : (place.slug ?? place.name)
}

/** With several categories each subcategory says its own, so that it can be made anew elsewhere. */
function subcategoryCell(business: Stored, places: Places): string {
  const [category, ...others] = categoriesOf(business, places)
  return subcategoriesOf(business, places)
    .map((subcategory) => {
      const { parent } = subcategory
      if (!parent) return subcategory.name
      const name = nameIn(places.within(parent), subcategory)
      const isPlain = parent === category && others.length === 0
      return isPlain ? name : nameIn(places.categories, parent) + levelSeparator + name
    })
    .join(listSeparator)
}

/** Spaced as people write it, so that no spreadsheet takes it for a number. */
function spacedPhone(digits: string): string {
  return digits
    .replace(/^([1-9]\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')
    .replace(/^(0\d{3})(\d{3})(\d{3,4})$/, '$1 $2 $3')
    .replace(/^(\d{4})(\d{4})$/, '$1-$2')
}
