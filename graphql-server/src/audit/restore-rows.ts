import { isReserved } from '../../../schema/reserved-slugs.ts'
import { auditedBusiness, type DeletedBusiness, readWithRows } from '../businesses/delete.ts'
import { businessSlugLength, insertCategories } from '../businesses/fields.ts'
import { readReferences } from '../businesses/references.ts'
import { orTryAgain, TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { freeSlug } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { type DeletedEntry, entryRows } from '../taxonomy/entry-rows.ts'
import type { EntryType } from '../taxonomy/entry-types.ts'
import { entrySlugLength } from '../taxonomy/entry-values.ts'

/** What has been restored. */
export interface RestoredRow {
  id: number
  name: string
  slug: string
  /** For the audit trail. */
  after: Readonly<Record<string, unknown>>
}

/** A deletion that can be taken back. */
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
  const categoryIds = state.categories.map(({ id }) => id)
  const subcategoryIds = state.subcategories.map(({ id }) => id)
  const fields = { ...state.row, ownerId, categoryIds, subcategoryIds }
  await checkReferences(transaction, state, categoryIds)
  return orTryAgain(async () => {
    const id = await insertBusiness(transaction, state, ownerId)
    await insertCategories(transaction, [{ id, fields }], ['categoryIds', 'subcategoryIds'])
    await transaction.photo.createMany({
      data: state.photos.map(({ imageId, alt, createdAt }, position) => {
        return { businessId: id, imageId, alt, position, createdAt: new Date(createdAt) }
      }),
    })
    await transaction.$executeRaw`
      INSERT INTO favorites (user_id, business_id, created_at)
      SELECT user_id, ${id}, created_at FROM kept_favorites WHERE deletion_id = ${deletionId}`
    const [row] = await readWithRows(transaction, [id])
    if (!row) throw new TryAgain()
    return { id, name: row.name, slug: row.slug, after: auditedBusiness(row) }
  }, 'slug')
}

/** The id is free unless a backup was put back, whose counters start behind the last row. */
async function insertBusiness(
  transaction: Prisma.TransactionClient,
  { row }: DeletedBusiness,
  ownerId: number | null,
): Promise<number> {
  const { id, ...columns } = row
  const other = await transaction.business.findUnique({ where: { id }, select: { id: true } })
  const slug = await formerOrFreeSlug(row.slug, businessSlugLength, (start) =>
    transaction.business.findMany({ where: { slug: { startsWith: start } }, select: { slug: true } }),
  )
  const data = { ...columns, ...(!other && { id }), slug, ownerId, createdAt: new Date(row.createdAt) }
  return (await transaction.business.create({ data, select: { id: true } })).id
}

async function checkReferences(
  transaction: Prisma.TransactionClient,
  { row, city, neighborhood, categories, subcategories }: DeletedBusiness,
  categoryIds: number[],
): Promise<void> {
  const fields = { ...row, ownerId: null, categoryIds, subcategoryIds: subcategories.map(({ id }) => id) }
  const references = await readReferences(transaction, [fields], ['cityId', 'categoryIds'])
  const gone = [
    ...(references.hasCity(city.id) ? [] : [named.city(city.name)]),
    ...(references.cityOf(neighborhood.id) === undefined ? [named.neighborhood(neighborhood.name)] : []),
    ...categories.filter(({ id }) => !references.hasCategory(id)).map(({ name }) => named.category(name)),
    ...subcategories
      .filter(({ id }) => !references.subcategory(id))
      .map(({ name }) => named.subcategory(name)),
  ]
  if (gone.length > 0) throw new ConflictError('PARENT_MISSING', missing(gone))
  if (references.cityOf(neighborhood.id) !== city.id)
    throw new ConflictError('PARENT_MOVED', moved(named.neighborhood(neighborhood.name), otherCity))
  const foreign = subcategories.find(
    ({ id }) => !categoryIds.includes(references.subcategory(id)?.categoryId ?? 0),
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
  const { id, ...columns } = row
  const rows = entryRows(transaction, type.name)
  const scope = type.slugWithinParent && type.parent ? { [type.parent.column]: parent?.id } : {}
  const slug = await formerOrFreeSlug(row.slug, entrySlugLength, (start) =>
    rows.findMany({ where: { slug: { startsWith: start }, ...scope }, select: { slug: true } }),
  )
  const other = await rows.findUnique({ where: { id }, select: { id: true } })
  const data = { ...columns, ...(!other && { id }), slug, createdAt: new Date(row.createdAt) }
  const created = await orTryAgain(() => rows.create({ data, select: { id: true } }), 'slug')
  const picture = await auditedPicture(transaction, type, row)
  const after = { ...columns, slug, createdAt: undefined, ...picture }
  return { id: created.id, name: row.name, slug, after }
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

/** The trail has a picture's hash in place of its id. */
async function auditedPicture(
  transaction: Prisma.TransactionClient,
  { image }: EntryType,
  row: DeletedEntry['row'],
): Promise<Record<string, unknown>> {
  if (!image) return {}
  const id = row[image.column]
  const found =
    typeof id === 'number' && (await transaction.image.findUnique({ where: { id }, select: { hash: true } }))
  return { [image.column]: undefined, [image.field]: found ? found.hash : null }
}

/** The former slug if nobody has it, otherwise one made from it. @param findUsed slugs with a given start */
async function formerOrFreeSlug(
  slug: string,
  maxLength: number,
  findUsed: (start: string) => PromiseLike<{ slug: string }[]>,
): Promise<string> {
  const used = async (start: string) => (await findUsed(start)).map((row) => row.slug)
  const isFree = !isReserved(slug) && !(await used(slug)).includes(slug)
  return isFree ? slug : freeSlug(slug, maxLength, used)
}
