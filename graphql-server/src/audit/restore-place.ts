import { isBrokenReference, isTaken, TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import type { KeptPlace } from '../taxonomy/kept-place.ts'
import { rowsOf } from '../taxonomy/place-rows.ts'
import { type Place, places } from '../taxonomy/places.ts'
import { slugAgain } from './free-slug.ts'
import type { Kept, RestoredRow } from './kept.ts'

/** Characters that the column of a slug holds. */
const slugLength = 140

/**
 * Restores a city, neighborhood, category or subcategory with its picture.
 *
 * @throws ConflictError that names what it belonged to and is gone, TryAgain when that goes at this moment or its slug
 *   is taken
 */
export async function restorePlace(
  transaction: Prisma.TransactionClient,
  place: Place,
  { state }: Kept,
): Promise<RestoredRow> {
  const { row, parent } = state as KeptPlace
  if (place.parent && parent) await checkParent(transaction, place.parent.name, parent)
  const { id, ...columns } = row
  const rows = rowsOf(transaction, place)
  const within = place.slugWithinParent && place.parent && { [place.parent.column]: parent?.id }
  const slug = await slugAgain(row.slug, slugLength, async (beginning) => {
    const where = { slug: { startsWith: beginning }, ...within }
    return (await rows.findMany({ where, select: { slug: true } })).map((each) => each.slug)
  })
  const other = await rows.findUnique({ where: { id }, select: { id: true } })
  const data = { ...columns, ...(!other && { id }), slug, createdAt: new Date(row.createdAt) }
  const created = await rows.create({ data, select: { id: true } }).catch((error: unknown) => {
    throw isTaken(error, 'slug') || isBrokenReference(error) ? new TryAgain() : error
  })
  const trail = { ...columns, slug, createdAt: undefined, ...(await pictureOf(transaction, place, row)) }
  return { id: created.id, name: row.name, slug, trail }
}

async function checkParent(
  transaction: Prisma.TransactionClient,
  name: 'city' | 'category' | Place['name'],
  { id, name: called }: { id: number; name: string },
): Promise<void> {
  const found = await rowsOf(transaction, places[name]).findUnique({ where: { id }, select: { id: true } })
  const { named, missing } = texts.restorations
  if (!found) throw new ConflictError('PARENT_MISSING', missing([named[name](called)]))
}

/** The trail tells a picture by its hash. */
async function pictureOf(
  transaction: Prisma.TransactionClient,
  { image }: Place,
  row: KeptPlace['row'],
): Promise<Record<string, unknown>> {
  if (!image) return {}
  const id = row[image.column]
  const found =
    typeof id === 'number' && (await transaction.image.findUnique({ where: { id }, select: { hash: true } }))
  return { [image.column]: undefined, [image.field]: found ? found.hash : null }
}
