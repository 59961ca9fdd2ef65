import type { MockCatalogue } from '../catalogue.ts'
import { adminAudit } from './audit.ts'
import { adminBusinessForm } from './business-form.ts'
import { adminBusinesses } from './businesses.ts'
import { createOnce } from './create-once.ts'
import { adminEmptySearches } from './empty-searches.ts'
import { adminOverview } from './overview.ts'
import { adminPhotos } from './photos.ts'
import { adminPlaces } from './places.ts'
import { adminUsers } from './users.ts'

/** The part of the root that only administrators may use. */
export function adminRootOf(catalogue: MockCatalogue) {
  return createOnce(catalogue, {
    ...adminOverview(catalogue),
    ...adminBusinessForm(catalogue),
    ...adminPlaces(catalogue),
    ...adminBusinesses(catalogue),
    ...adminPhotos(catalogue),
    ...adminUsers(catalogue),
    ...adminAudit(catalogue),
    ...adminEmptySearches(catalogue),
  })
}
