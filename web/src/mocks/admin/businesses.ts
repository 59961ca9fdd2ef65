import type { MockCatalogue } from '../catalogue.ts'

/** What the dashboard asks of businesses. */
export function adminBusinesses(_catalogue: MockCatalogue) {
  return {}
}
