import type { MockCatalogue } from '../catalogue.ts'
import { adminBusinesses } from './businesses.ts'
import { adminOverview } from './overview.ts'
import { adminPlaces } from './places.ts'
import { adminUsers } from './users.ts'

/** The part of the root that only administrators may use. */
export function adminRootOf(catalogue: MockCatalogue) {
  return {
    ...adminOverview(catalogue),
    ...adminPlaces(catalogue),
    ...adminBusinesses(catalogue),
    ...adminUsers(catalogue),
  }
}
