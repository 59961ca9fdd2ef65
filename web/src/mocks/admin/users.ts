import type { MockCatalogue } from '../catalogue.ts'

/** What the dashboard asks of users. */
export function adminUsers(_catalogue: MockCatalogue) {
  return {}
}
