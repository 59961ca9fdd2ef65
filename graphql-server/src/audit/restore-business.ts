import { insertKinds, whileReferencesStay } from '../businesses/columns.ts'
import { readFacts } from '../businesses/facts.ts'
import type { BusinessFields } from '../businesses/fields.ts'
import { type BusinessState, readWhole, trailOf } from '../businesses/whole-row.ts'
import { isTaken, TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { slugAgain } from './free-slug.ts'
import type { Kept, RestoredRow } from './kept.ts'

const { named, missing, moved, otherCity, otherCategory } = texts.restorations

/** Characters that the column of a slug holds. */
const slugLength = 180

/**
 * Restores an establishment with its categories, photos, owner and favorites, as far as their accounts are there.
 *
 * @throws ConflictError that names what it needs and is gone, TryAgain when that goes at this moment or its slug is taken
 */
export async function restoreBusiness(
  transaction: Prisma.TransactionClient,
  { state: json, ownerId, deletionId }: Kept,
): Promise<RestoredRow> {
  const state = json as BusinessState
  const categoryIds = state.categories.map(({ id }) => id)
  const subcategoryIds = state.subcategories.map(({ id }) => id)
  const fields = { ...state.row, ownerId, categoryIds, subcategoryIds }
  await checkReferences(transaction, state, fields)
  return whileReferencesStay(async () => {
    const id = await insertRow(transaction, state, ownerId)
    await insertKinds(transaction, [{ id, fields }], ['categoryIds', 'subcategoryIds'])
    await transaction.photo.createMany({
      data: state.photos.map(({ imageId, alt, createdAt }, position) => ({
        ...{ businessId: id, imageId, alt, position, createdAt: new Date(createdAt) },
      })),
    })
    await transaction.$executeRaw`
      INSERT INTO favorites (user_id, business_id, created_at)
      SELECT user_id, ${id}, created_at FROM kept_favorites WHERE deletion_id = ${deletionId}`
    const [row] = await readWhole(transaction, [id])
    if (!row) throw new TryAgain()
    return { id, name: row.name, slug: row.slug, trail: trailOf(row) }
  })
}

/** Its id is free but where a backup was put back, whose counters begin behind the last row. */
async function insertRow(
  transaction: Prisma.TransactionClient,
  { row }: BusinessState,
  ownerId: number | null,
): Promise<number> {
  const { id, ...columns } = row
  const other = await transaction.business.findUnique({ where: { id }, select: { id: true } })
  const slug = await slugAgain(row.slug, slugLength, async (beginning) => {
    const where = { slug: { startsWith: beginning } }
    return (await transaction.business.findMany({ where, select: { slug: true } })).map((each) => each.slug)
  })
  const data = { ...columns, ...(!other && { id }), slug, ownerId, createdAt: new Date(row.createdAt) }
  try {
    return (await transaction.business.create({ data, select: { id: true } })).id
  } catch (error) {
    throw isTaken(error, 'slug') ? new TryAgain() : error
  }
}

async function checkReferences(
  transaction: Prisma.TransactionClient,
  { city, neighborhood, categories, subcategories }: BusinessState,
  fields: BusinessFields,
): Promise<void> {
  const facts = await readFacts(transaction, [fields], ['cityId', 'categoryIds'])
  const gone = [
    ...(facts.hasCity(city.id) ? [] : [named.city(city.name)]),
    ...(facts.cityOf(neighborhood.id) === undefined ? [named.neighborhood(neighborhood.name)] : []),
    ...categories.filter(({ id }) => !facts.hasCategory(id)).map(({ name }) => named.category(name)),
    ...subcategories.filter(({ id }) => !facts.subcategory(id)).map(({ name }) => named.subcategory(name)),
  ]
  if (gone.length > 0) throw new ConflictError('PARENT_MISSING', missing(gone))
  if (facts.cityOf(neighborhood.id) !== city.id)
    throw new ConflictError('PARENT_MOVED', moved(named.neighborhood(neighborhood.name), otherCity))
  const foreign = subcategories.find(
    ({ id }) => !fields.categoryIds.includes(facts.subcategory(id)?.categoryId ?? 0),
  )
  if (foreign) throw new ConflictError('PARENT_MOVED', moved(named.subcategory(foreign.name), otherCategory))
}
