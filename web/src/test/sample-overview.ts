import type { MockCatalogue } from '../mocks/catalogue.ts'

/** The overview of Taubaté in the sample, of Ubatuba with one inn, and of no other place. */
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
