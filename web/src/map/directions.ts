/**
 * The address that asks for the way to a place: on phones the maps application takes it over.
 *
 * @param point in degrees; where it is not known, the maps look for the address
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
