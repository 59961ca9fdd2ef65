/** City and neighborhood of a search: slugs, with their names. */
export interface SearchedPlace {
  city: string
  neighborhood: string
  names: { city: string; neighborhood: string }
}

interface CardPlace {
  city: { slug: string }
  neighborhood: { slug: string }
}

/** Searched place that an establishment serves without being located there; null otherwise. */
export function servedPlace({ city, neighborhood }: CardPlace, place: SearchedPlace): string | null {
  const isOfCity = place.city === '' || place.city === city.slug
  const isThere = isOfCity && (place.neighborhood === '' || place.neighborhood === neighborhood.slug)
  if (isThere) return null
  return [place.names.neighborhood, place.names.city].filter(Boolean).join(', ')
}
