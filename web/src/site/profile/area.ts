import { profileMessages } from '../../messages/profile.ts'

export interface AreaFacts {
  servesRegion: boolean
  addressHidden: boolean
  areas: readonly { city: { name: string }; neighborhood: { name: string } | null }[]
}

/** Names of the places served: "Taubaté", "Centro, Jacareí". */
export const areaNames = ({ areas }: Pick<AreaFacts, 'areas'>): string[] =>
  areas.map(({ city, neighborhood }) => (neighborhood ? `${neighborhood.name}, ${city.name}` : city.name))

/** "Atende em …"; null if it names no places. */
export function areaText(business: Omit<AreaFacts, 'addressHidden'>): string | null {
  if (business.servesRegion) return profileMessages.servesRegion
  return business.areas.length > 0 ? profileMessages.serves(areaNames(business)) : null
}

/** Schema.org data. @see https://schema.org/areaServed */
export function areaData(business: Omit<AreaFacts, 'addressHidden'>) {
  if (business.servesRegion) return { '@type': 'AdministrativeArea' as const, name: profileMessages.region }
  if (business.areas.length === 0) return undefined
  return business.areas.map(({ city, neighborhood }) =>
    neighborhood
      ? { '@type': 'Place' as const, name: `${neighborhood.name}, ${city.name}` }
      : { '@type': 'City' as const, name: city.name },
  )
}

/** Whether the API withheld the neighborhood because it is not public. */
export const isNeighborhoodHidden = ({ slug }: { slug: string }): boolean => slug === ''
