/**
 * The address that asks for the way to a place: on phones the maps application takes it over.
 *
 * @param latitude degrees
 * @param longitude degrees
 * @see https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsHref(latitude: number, longitude: number): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`
}
