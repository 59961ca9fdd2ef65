import { type Author, recordChange } from '../audit/record.ts'
import { texts } from '../catalogue/texts.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { deleteKinds, derivedColumns, insertKinds, namesOf, whileReferencesStay } from './columns.ts'
import { type BusinessChanges, type BusinessFields, fieldsOf } from './fields.ts'
import { checkWhole } from './references.ts'

/**
 * Saves changes of an establishment; when something differs its version is raised. The caller raises the catalogue's
 * version as its transaction's last statement, if `changesSearches` says so.
 *
 * @param author who writes, for the audit trail
 * @param input as `updateBusinessInput` makes it; the version in it, if there is one, must be the row's
 * @returns names of the fields that have changed, as the audit trail has them
 * @throws NotFoundError, ConflictError for an old version, BadUserInputError by path under `input`, TryAgain when what
 *   it refers to goes at this moment
 */
export async function updateBusinessRow(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
  input: BusinessChanges,
): Promise<string[]> {
  await lockBusiness(transaction, id)
  const { version, ...before } = await readFields(transaction, id)
  if (input.version != null && input.version !== version) throw new ConflictError(texts.businesses.stale)
  const given = fieldsOf(input)
  const after: BusinessFields = { ...before, ...given }
  const changed = namesOf(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return []
  await checkWhole(transaction, [after], changed)
  await whileReferencesStay(async () => {
    const { categoryIds: _, subcategoryIds: __, ...columns } = given
    const data = { ...columns, ...derivedColumns(given), version: { increment: 1 } }
    await transaction.business.update({ where: { id }, data, select: { id: true } })
    await deleteKinds(transaction, id, changed)
    await insertKinds(transaction, [{ id, fields: after }], changed)
  })
  await recordChange(transaction, author, { entity: 'business', entityId: id, before, after })
  return changed
}

/**
 * Deletes an establishment with its photos, favorites and links. The caller raises the catalogue's version, and after
 * the transaction removes images that nothing refers to any more.
 *
 * @returns ids of the images of its photos
 * @throws NotFoundError
 */
export async function deleteBusinessRow(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
): Promise<number[]> {
  await lockBusiness(transaction, id)
  const { version: _, ...fields } = await readFields(transaction, id)
  const photos = await transaction.photo.findMany({
    where: { businessId: id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { imageId: true, image: { select: { hash: true } } },
  })
  const { slug } = await transaction.business.delete({ where: { id }, select: { slug: true } })
  const before = { slug, ...fields, photos: photos.map(({ image }) => image.hash) }
  await recordChange(transaction, author, { entity: 'business', entityId: id, before, after: null })
  return photos.map(({ imageId }) => imageId)
}

/**
 * Has whoever else writes the establishment or its photos wait until the transaction ends.
 * @throws NotFoundError
 */
export async function lockBusiness(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>`SELECT id FROM businesses WHERE id = ${id} FOR UPDATE`
  if (rows.length === 0) throw new NotFoundError(texts.businesses.notFound)
}

/** Fields whose change can change which searches find an establishment, or what their cards take from memory. */
const searched = ['name', 'cityId', 'neighborhoodId', 'categoryIds', 'subcategoryIds']

/** @param changed what `updateBusinessRow` answered */
export function changesSearches(changed: readonly string[]): boolean {
  return changed.some((name) => searched.includes(name))
}

const inOrder = { orderBy: { position: 'asc' } } as const

async function readFields(
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<BusinessFields & { version: number }> {
  const { categories, subcategories, ...columns } = await transaction.business.findUniqueOrThrow({
    where: { id },
    omit: { id: true, slug: true, searchName: true, excerpt: true, createdAt: true, updatedAt: true },
    include: {
      categories: { ...inOrder, select: { categoryId: true } },
      subcategories: { ...inOrder, select: { subcategoryId: true } },
    },
  })
  return {
    ...columns,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    subcategoryIds: subcategories.map(({ subcategoryId }) => subcategoryId),
  }
}
