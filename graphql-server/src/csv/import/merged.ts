import type { PrismaClient } from '../../generated/prisma/client.ts'
import { redirectingSlugs } from '../../merges/merged.ts'
import { texts } from '../../messages/texts.ts'
import type { ImportRow } from './row.ts'

/** Refuses new rows with the slug of a merged establishment, also in a dry run (merge). One statement for all. */
export async function refuseMergedRows(prisma: PrismaClient, rows: readonly ImportRow[]): Promise<void> {
  const created = rows.flatMap((row) => {
    const slug = row.save?.input.kind === 'create' && row.save.values.get('slug')
    return slug ? [{ row, slug }] : []
  })
  const taken = await redirectingSlugs(
    prisma,
    created.map(({ slug }) => slug),
  )
  for (const { row, slug } of created) {
    if (!taken.has(slug)) continue
    const problems = [{ field: 'slug', message: texts.merges.mergedSlug(slug) }]
    Object.assign(row, { outcome: 'refused', changed: [], newEntries: [], problems, save: null })
  }
}
