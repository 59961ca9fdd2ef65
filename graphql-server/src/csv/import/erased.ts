import { erasedFields } from '../../businesses/erased.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import type { ImportRow } from './row.ts'

/** Refuses new rows that have a contact or slug of an erased establishment, also in a dry run (erasure). One statement for all. */
export async function refuseErasedRows(prisma: PrismaClient, rows: readonly ImportRow[]): Promise<void> {
  const created = rows.flatMap((row) =>
    row.save?.input.kind === 'create'
      ? [{ row, contacts: row.save.input.data, slug: row.save.values.get('slug') || null }]
      : [],
  )
  const found = await erasedFields(
    prisma,
    created.map(({ contacts: { phone, whatsapp, email }, slug }) => ({ phone, whatsapp, email, slug })),
  )
  for (const [index, fields] of found.entries()) {
    if (fields.length === 0) continue
    const problems = fields.map((field) => ({ field, message: texts.erasures.matches }))
    const refused = { outcome: 'refused', changed: [], newEntries: [], problems, save: null }
    Object.assign(created[index]?.row ?? {}, refused)
  }
}
