import type { PhotoPlan } from '../photo-imports/plan.ts'
import { isOdbl } from './chunk.ts'
import type { SourcePlace } from './read/place.ts'
import { existingIds, readRecords } from './records.ts'
import type { RunState } from './settings.ts'

/** Plans the photos of saved places. A dry run only compares their names with the archive. */
export async function planPhotos(
  photos: PhotoPlan | undefined,
  places: readonly SourcePlace[],
  { settings, odblDuties }: RunState,
): Promise<void> {
  const named = places.flatMap((place) => (place.photos?.names.length ? [{ place, ...place.photos }] : []))
  if (!photos || named.length === 0) return
  const { prisma, source, dryRun } = settings
  const records = await readRecords(
    prisma,
    source,
    named.map(({ place }) => place.reference),
  )
  const ids = [...records.values()].map(({ businessId }) => businessId)
  const there = await existingIds(prisma, ids)
  for (const { place, line, names } of named) {
    const found = records.get(place.reference)?.businessId ?? 0
    const businessId = there.has(found) && !dryRun ? found : null
    const isLicensed = odblDuties || !isOdbl(place, settings)
    const problem = isLicensed ? (businessId === null && !dryRun ? 'notTaken' : null) : 'licence'
    photos.add({ line, names, businessId, problem })
  }
}
