import type { MockCatalogue } from '../catalogue.ts'

/** What the dashboard asks of places. */
export function adminPlaces(_catalogue: MockCatalogue) {
  return {}
}
