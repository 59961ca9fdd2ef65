import { profileMessages } from '../../messages/profile.ts'

/** Address of an establishment; street, number and zip code may be missing or empty. */
export interface PostalAddress {
  street: string | null
  number: string | null
  zipCode: string | null
  neighborhood: { name: string }
  city: { name: string }
}

/** "street, number, neighborhood, city - Brasil", without missing parts. */
export function addressLine({ street, number, neighborhood, city }: PostalAddress): string {
  const place = [street, street && number, neighborhood.name, city.name]
  return profileMessages.address(place.flatMap((part) => part?.trim() || []))
}

/** Formats a zip code: "12010-000". */
export function formatZipCode(zipCode: string): string {
  return zipCode.replace(/^(\d{5})-?(\d{3})$/, '$1-$2')
}

/**
 * Google Maps URL with directions to a place, which phones open in the app.
 *
 * @param point in degrees; without it the URL contains the address
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsHref(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  address: string,
): string {
  const isKnown = latitude !== null && longitude !== null
  const destination = encodeURIComponent(isKnown ? `${latitude},${longitude}` : address)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
