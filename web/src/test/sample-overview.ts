import type { MockCatalogue } from '../mocks/catalogue.ts'

/** City overviews of the sample catalogue: Taubaté, and Ubatuba with one inn; null for other places. */
export function sampleOverview({ cities, neighborhoods, categories, subcategories }: MockCatalogue) {
  const [taubate, ubatuba] = cities
  return (place: { city?: string; category?: string | null }) => {
    const category = categories.find(({ slug }) => slug === place.category) ?? null
    if (place.city === 'ubatuba') return { city: ubatuba, category, total: 1 }
    if (place.city !== 'taubate') return null
    return {
      city: taubate,
      category,
      total: 20,
      categories: [{ category: categories[0], total: 20 }],
      neighborhoods: [{ neighborhood: neighborhoods[0], total: 20 }],
      subcategories: category ? [{ subcategory: subcategories[0], total: 20 }] : [],
      cities: [{ city: ubatuba, total: 1 }],
    }
  }
}
