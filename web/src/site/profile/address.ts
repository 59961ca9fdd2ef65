import { profileMessages } from '../../messages/profile.ts'

/** An establishment's address; street, number and zip code may be missing or empty. */
export interface PostalAddress {
  street: string | null
  number: string | null
  zipCode: string | null
  neighborhood: { name: string }
  city: { name: string }
}

/** "street, number, neighborhood, city - Brasil" without the parts that are missing. */
export function addressLine({ street, number, neighborhood, city }: PostalAddress): string {
  const place = [street, street && number, neighborhood.name, city.name]
  return profileMessages.address(place.flatMap((part) => part?.trim() || []))
}

/** A zip code as the post office writes it: "12010-000". */
export function formatZipCode(zipCode: string): string {
  return zipCode.replace(/^(\d{5})-?(\d{3})$/, '$1-$2')
}
