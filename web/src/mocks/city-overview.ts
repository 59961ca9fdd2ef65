import type { MockBusiness, MockCatalogue } from './catalogue.ts'

/** What the page of a city, or of a category in it, shows: counts over the catalogue in memory. */
export function overviewOf(catalogue: MockCatalogue, place: { city: string; category?: string | null }) {
  const city = catalogue.cities.find(({ slug }) => slug === place.city)
  const category = catalogue.categories.find(({ slug }) => slug === place.category) ?? null
  const here = catalogue.businesses.filter(({ address }) => address.city === city)
  if (!city || here.length === 0 || (place.category && !category)) return null
  const isOf = (business: MockBusiness) => !category || business.categories.includes(category)
  const found = here.filter(isOf)
  return {
    city,
    category,
    total: found.length,
    neighborhoods: counted(catalogue.neighborhoods, 'neighborhood', (each) =>
      found.filter(({ address }) => address.neighborhood === each),
    ),
    categories: counted(catalogue.categories, 'category', (each) =>
      here.filter(({ categories }) => categories.includes(each)),
    ),
    subcategories: category
      ? counted(catalogue.subcategories, 'subcategory', (each) =>
          found.filter(({ subcategories }) => subcategories.includes(each)),
        )
      : [],
    cities: counted(
      catalogue.cities.filter((each) => each !== city),
      'city',
      (each) => catalogue.businesses.filter((business) => business.address.city === each && isOf(business)),
    ),
  }
}

function counted<T>(entries: T[], name: string, of: (entry: T) => MockBusiness[]) {
  return entries.map((entry) => ({ [name]: entry, total: of(entry).length })).filter(({ total }) => total)
}
