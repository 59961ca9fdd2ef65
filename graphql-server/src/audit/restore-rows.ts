import { isReserved } from '../../../schema/reserved-slugs.ts'
import { auditedBusiness, type DeletedBusiness, readWithRows } from '../businesses/delete.ts'
import { businessSlugLength, insertCategories } from '../businesses/fields.ts'
import { type BusinessReferences, readReferences } from '../businesses/references.ts'
import { orTryAgain, TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { freeSlug } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import {
  auditedEntry,
  type DeletedEntry,
  type EntryRows,
  entryRows,
  lockEntry,
} from '../taxonomy/entry-rows.ts'
import type { EntryType } from '../taxonomy/entry-types.ts'
import { entrySlugLength, writeUnique } from '../taxonomy/entry-values.ts'

export interface RestoredRow {
  id: number
  /** For the audit trail. */
  after: Readonly<Record<string, unknown>>
}

export interface KeptDeletion {
  /** Id of its entry in the trail. */
  deletionId: number
  /** As `recordDeletions` was given it. */
  state: unknown
  ownerId: number | null
}

const { named, missing, moved, otherCity, otherCategory } = texts.restorations

/**
 * Restores an establishment with its categories, photos, owner and favorites, as far as their accounts exist.
 *
 * @throws ConflictError that names what it needs and is gone
 * @throws TryAgain when that goes at this moment or its slug is taken
 */
export async function restoreBusiness(
  transaction: Prisma.TransactionClient,
  { state: json, ownerId, deletionId }: KeptDeletion,
): Promise<RestoredRow> {
  const state = json as DeletedBusiness
  const { photos, row } = state
  const categoryIds = state.categories.map(({ id }) => id)
  const subcategoryIds = state.subcategories.map(({ id }) => id)
  const fields = { ...row, ownerId, categoryIds, subcategoryIds }
  checkReferences(state, await readReferences(transaction, [fields], ['cityId', 'categoryIds']))
  return orTryAgain(async () => {
    const rows = entryRows(transaction, 'business')
    const id = await insertAgain(rows, { ...row, ownerId }, businessSlugLength)
    await insertCategories(transaction, [{ id, fields }], ['categoryIds', 'subcategoryIds'])
    await transaction.photo.createMany({
      data: photos.map(({ imageId, alt, createdAt }, position) => {
        return { businessId: id, imageId, alt, position, createdAt: new Date(createdAt) }
      }),
    })
    await transaction.$executeRaw`
      INSERT INTO favorites (user_id, business_id, created_at)
      SELECT user_id, ${id}, created_at FROM kept_favorites WHERE deletion_id = ${deletionId}`
    const [restored] = await readWithRows(transaction, [id])
    if (!restored) throw new TryAgain()
    return { id, after: auditedBusiness(restored) }
  }, 'slug')
}

/**
 * Inserts a row that was deleted, with its slug or one made from it where somebody has that by now. Its id is free unless a
 * backup was put back, whose counters start behind the last row.
 *
 * @param scope within which slugs are unique
 */
async function insertAgain(
  rows: EntryRows,
  { id, slug: former, createdAt, ...columns }: DeletedRow & Record<string, unknown>,
  maxSlugLength: number,
  scope = {},
): Promise<number> {
  const other = await rows.findUnique({ where: { id }, select: { id: true } })
  const findUsed = async (start: string) => {
    const where = { slug: { startsWith: start }, ...scope }
    return (await rows.findMany({ where, select: { slug: true } })).map(({ slug }) => slug)
  }
  const isFree = !isReserved(former) && !(await findUsed(former)).includes(former)
  const slug = isFree ? former : await freeSlug(former, maxSlugLength, findUsed)
  const data = { ...columns, ...(!other && { id }), slug, createdAt: new Date(createdAt) }
  return (await rows.create({ data, select: { id: true } })).id
}

interface DeletedRow {
  id: number
  slug: string
  createdAt: string
}

function checkReferences(
  { city, neighborhood, categories, subcategories }: DeletedBusiness,
  references: BusinessReferences,
): void {
  const gone = [
    ...(references.hasCity(city.id) ? [] : [named.city(city.name)]),
    ...(references.neighborhoodCityId(neighborhood.id) === undefined
      ? [named.neighborhood(neighborhood.name)]
      : []),
    ...categories.filter(({ id }) => !references.hasCategory(id)).map(({ name }) => named.category(name)),
    ...subcategories
      .filter(({ id }) => !references.subcategory(id))
      .map(({ name }) => named.subcategory(name)),
  ]
  if (gone.length > 0) throw new ConflictError('PARENT_MISSING', missing(gone))
  if (references.neighborhoodCityId(neighborhood.id) !== city.id)
    throw new ConflictError('PARENT_MOVED', moved(named.neighborhood(neighborhood.name), otherCity))
  const foreign = subcategories.find(
    ({ id }) => !categories.some((category) => category.id === references.subcategory(id)?.categoryId),
  )
  if (foreign) throw new ConflictError('PARENT_MOVED', moved(named.subcategory(foreign.name), otherCategory))
}

/**
 * Restores a city, neighborhood, category or subcategory with its picture.
 *
 * @throws ConflictError that names its parent when that is gone
 * @throws TryAgain when the parent goes at this moment or its slug is taken
 */
export async function restoreEntry(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  { state }: KeptDeletion,
): Promise<RestoredRow> {
  const { row, parent } = state as DeletedEntry
  if (type.parent && parent) await checkParent(transaction, type.parent.name, parent)
  const rows = entryRows(transaction, type.name)
  const scope = type.slugWithinParent && type.parent ? { [type.parent.column]: parent?.id } : {}
  const id = await writeUnique(type, row, () => insertAgain(rows, row, entrySlugLength, scope))
  return { id, after: auditedEntry(type, await lockEntry(transaction, type, id)) }
}

async function checkParent(
  transaction: Prisma.TransactionClient,
  parentType: EntryType['name'],
  parent: { id: number; name: string },
): Promise<void> {
  const where = { id: parent.id }
  const found = await entryRows(transaction, parentType).findUnique({ where, select: { id: true } })
  if (!found) throw new ConflictError('PARENT_MISSING', missing([named[parentType](parent.name)]))
}
