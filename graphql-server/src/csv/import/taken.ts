import { erasedFields } from '../../businesses/erased.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { redirectingSlugs } from '../../merges/merged.ts'
import { texts } from '../../messages/texts.ts'
import { inputField } from './columns.ts'
import { type ImportRow, refuseRow } from './row.ts'

/**
 * Refuses new rows with a contact or slug of an erased establishment (erasure) or the slug of a merged one (merge), also in a
 * dry run. One statement of each for all.
 */
export async function refuseTakenRows(prisma: PrismaClient, rows: readonly ImportRow[]): Promise<void> {
  const created = rows.flatMap((row) => {
    if (row.save?.input.kind !== 'create') return []
    const { phone, whatsapp, email } = row.save.input.data
    return [{ row, phone, whatsapp, email, slug: row.save.values.get('slug') || null }]
  })
  const erased = await erasedFields(prisma, created)
  const merged = await redirectingSlugs(
    prisma,
    created.flatMap(({ slug }) => slug ?? []),
  )
  for (const [index, { row, slug }] of created.entries()) {
    const fields = erased[index] ?? []
    if (fields.length > 0)
      refuseRow(
        row,
        fields.map((field) => ({ field: inputField(field), message: texts.erasures.matches })),
      )
    else if (slug !== null && merged.has(slug))
      refuseRow(row, [{ field: 'slug', message: texts.merges.mergedSlug(slug) }])
  }
}
