import type { MockCatalogue } from '../catalogue.ts'

/** What the dashboard asks of overview. */
export function adminOverview(_catalogue: MockCatalogue) {
  return {}
}
