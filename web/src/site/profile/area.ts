import { profileMessages } from '../../messages/profile.ts'

/** What an establishment serves, and what of its address is public. */
export interface AreaFacts {
  servesRegion: boolean
  addressHidden: boolean
  areas: readonly { city: { name: string }; neighborhood: { name: string } | null }[]
}

/** The names of what it serves: "Taubaté", "Centro, Jacareí". */
export const areaNames = ({ areas }: Pick<AreaFacts, 'areas'>): string[] =>
  areas.map(({ city, neighborhood }) => (neighborhood ? `${neighborhood.name}, ${city.name}` : city.name))

/** "Atende em …", or null where it names nothing. */
export function areaText(business: Omit<AreaFacts, 'addressHidden'>): string | null {
  if (business.servesRegion) return profileMessages.servesRegion
  return business.areas.length > 0 ? profileMessages.serves(areaNames(business)) : null
}

/** For schema.org. @see https://schema.org/areaServed */
export function areaData(business: Omit<AreaFacts, 'addressHidden'>) {
  if (business.servesRegion) return { '@type': 'AdministrativeArea' as const, name: profileMessages.region }
  if (business.areas.length === 0) return undefined
  return business.areas.map(({ city, neighborhood }) =>
    neighborhood
      ? { '@type': 'Place' as const, name: `${neighborhood.name}, ${city.name}` }
      : { '@type': 'City' as const, name: city.name },
  )
}

/** Whether the neighborhood of an answer is one that is not public. */
export const isNeighborhoodHidden = ({ slug }: { slug: string }): boolean => slug === ''
