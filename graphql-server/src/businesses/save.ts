import { recordDeletions } from '../audit/keep-deleted.ts'
import { type Author, recordChange } from '../audit/record.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { deleteKinds, derivedColumns, insertKinds, namesOf, whileReferencesStay } from './columns.ts'
import { type BusinessChanges, type BusinessFields, fieldsOf } from './fields.ts'
import { checkWhole } from './references.ts'
import { readWhole, stateOf, trailOf } from './whole-row.ts'

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
  if (input.version != null && input.version !== version)
    throw new ConflictError('STALE_VERSION', texts.businesses.stale)
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
    await deleteKinds(transaction, [id], changed)
    await insertKinds(transaction, [{ id, fields: after }], changed)
  })
  await recordChange(transaction, author, { entity: 'business', entityId: id, before, after })
  return changed
}

/**
 * Deletes an establishment with its photos, favorites and links; all of it is kept for 30 days. The caller raises the
 * catalogue's version.
 *
 * @throws NotFoundError
 */
export async function deleteBusinessRow(
  transaction: Prisma.TransactionClient,
  author: Author,
  id: number,
): Promise<void> {
  const ids = await deleteBusinessRows(transaction, author, [id])
  if (ids.length === 0) throw new NotFoundError(texts.businesses.notFound)
}

/**
 * Deletes those of some establishments that are there, with as many statements for a hundred as for one, as
 * `deleteBusinessRow` deletes one.
 *
 * @returns ids of those that were there
 */
export async function deleteBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  wanted: readonly number[],
): Promise<number[]> {
  const ids = (await lockBusinesses(transaction, wanted)).map(({ id }) => id)
  if (ids.length === 0) return ids
  const rows = await readWhole(transaction, ids)
  const deleted = rows.map((row) => {
    const { ownerId, photos } = row
    const imageIds = photos.map(({ imageId }) => imageId)
    return {
      entity: 'business' as const,
      entityId: row.id,
      before: trailOf(row),
      state: stateOf(row),
      imageIds,
      ownerId,
    }
  })
  await recordDeletions(transaction, author, deleted)
  await transaction.business.deleteMany({ where: { id: { in: ids } } })
  return ids
}

/**
 * Has whoever else writes the establishment or its photos wait until the transaction ends.
 *
 * @returns its name
 * @throws NotFoundError
 */
export async function lockBusiness(transaction: Prisma.TransactionClient, id: number): Promise<string> {
  const [found] = await lockBusinesses(transaction, [id])
  if (!found) throw new NotFoundError(texts.businesses.notFound)
  return found.name
}

/**
 * The same for several, in one order, so that two who want the same never wait for each other in a circle.
 * @returns those that are there
 */
function lockBusinesses(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return transaction.$queryRaw`
    SELECT id, name FROM businesses WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`
}

/** Fields whose change can change which searches find an establishment, or what their cards take from memory. */
const searched = ['name', 'cityId', 'neighborhoodId', 'categoryIds', 'subcategoryIds']

/** @param changed what `updateBusinessRow` answered */
export function changesSearches(changed: readonly string[]): boolean {
  return changed.some((name) => searched.includes(name))
}

const inOrder = { orderBy: { position: 'asc' } } as const

/** What people decide of an establishment, with its slug and version. */
const decided = {
  omit: { searchName: true, excerpt: true, createdAt: true, updatedAt: true },
  include: {
    categories: { ...inOrder, select: { categoryId: true } },
    subcategories: { ...inOrder, select: { subcategoryId: true } },
  },
} as const

interface ReadKinds {
  categories: { categoryId: number }[]
  subcategories: { subcategoryId: number }[]
}

/** What was read, as the audit trail names it. */
function withKinds<Row extends ReadKinds>({ categories, subcategories, ...columns }: Row) {
  return {
    ...columns,
    categoryIds: categories.map(({ categoryId }) => categoryId),
    subcategoryIds: subcategories.map(({ subcategoryId }) => subcategoryId),
  }
}

async function readFields(
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<BusinessFields & { version: number }> {
  const row = await transaction.business.findUniqueOrThrow({ where: { id }, ...decided })
  const { id: _, slug: __, ...fields } = withKinds(row)
  return fields
}
