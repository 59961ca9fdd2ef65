import { excerptOf } from '../../../schema/excerpt.ts'
import { unaccent } from '../../../schema/slug.ts'
import { type Author, recordChange } from '../audit/record.ts'
import { freeSlug } from '../catalogue/slugs.ts'
import { texts } from '../catalogue/texts.ts'
import { isBrokenReference, isTaken, TryAgain } from '../catalogue/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { type BusinessChanges, type BusinessFields, fieldsOf, type NewBusiness } from './fields.ts'
import { checkWhole } from './references.ts'
import { sanitise } from './sanitise.ts'

/**
 * Saves a new establishment. The caller raises the catalogue's version as its transaction's last statement.
 *
 * @param author who writes, for the audit trail
 * @param input as `createBusinessInput` makes it
 * @param slug of a catalogue that moves, which must be free and not reserved; made from the name when null
 * @returns its id
 * @throws BadUserInputError by path under `input`, TryAgain when what it refers to goes at this moment
 */
export async function createBusinessRow(
  transaction: Prisma.TransactionClient,
  author: Author,
  input: NewBusiness,
  slug: string | null = null,
): Promise<number> {
  const fields = fieldsOf(input)
  fields.description = sanitise(fields.description)
  await checkWhole(transaction, fields, Object.keys(fields))
  return whileReferencesStay(async () => {
    const row = await insertRow(transaction, fields, slug)
    await writeKinds(transaction, row.id, fields, Object.keys(fields))
    await recordChange(transaction, author, {
      entity: 'business',
      entityId: row.id,
      before: null,
      after: { slug: row.slug, ...fields },
    })
    return row.id
  })
}

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
  if (given.description !== undefined) given.description = sanitise(given.description)
  const after: BusinessFields = { ...before, ...given }
  const changed = namesOf(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return []
  await checkWhole(transaction, after, changed)
  await whileReferencesStay(async () => {
    const { categoryIds: _, subcategoryIds: __, ...columns } = given
    const data = { ...columns, ...derived(given), version: { increment: 1 } }
    await transaction.business.update({ where: { id }, data, select: { id: true } })
    await writeKinds(transaction, id, after, changed)
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

function namesOf(fields: BusinessFields) {
  return Object.keys(fields) as (keyof BusinessFields)[]
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

/** Columns that are made from others. */
function derived({ name, description }: Partial<BusinessFields>) {
  return {
    ...(name !== undefined && { searchName: unaccent(name).slice(0, 160) }),
    ...(description !== undefined && { excerpt: excerptOf(description) }),
  }
}

/** Writers of the same name may all find the same slug free: who comes second looks again, in the same transaction. */
async function insertRow(
  transaction: Prisma.TransactionClient,
  fields: BusinessFields,
  given: string | null,
) {
  const { categoryIds: _, subcategoryIds: __, ...columns } = fields
  const taken = async (beginning: string) => {
    const where = { slug: { startsWith: beginning } }
    return (await transaction.business.findMany({ where, select: { slug: true } })).map((row) => row.slug)
  }
  for (let attempt = 1; ; attempt++) {
    const slug = given ?? (await freeSlug(fields.name, 180, taken))
    try {
      const { name, description } = fields
      const data = { ...columns, slug, searchName: '', excerpt: '', ...derived({ name, description }) }
      return await transaction.business.create({ data, select: { id: true, slug: true } })
    } catch (error) {
      if (given !== null || attempt === 30 || !isTaken(error, 'slug')) throw error
    }
  }
}

async function writeKinds(
  transaction: Prisma.TransactionClient,
  businessId: number,
  { categoryIds, subcategoryIds }: BusinessFields,
  changed: readonly string[],
): Promise<void> {
  const where = { businessId }
  if (changed.includes('categoryIds')) {
    await transaction.businessCategory.deleteMany({ where })
    const data = categoryIds.map((categoryId, position) => ({ businessId, categoryId, position }))
    await transaction.businessCategory.createMany({ data })
  }
  if (changed.includes('subcategoryIds')) {
    await transaction.businessSubcategory.deleteMany({ where })
    const data = subcategoryIds.map((subcategoryId, position) => ({ businessId, subcategoryId, position }))
    await transaction.businessSubcategory.createMany({ data })
  }
}

/** What was there when it was checked may have gone since: the next attempt finds that out and can say it. */
async function whileReferencesStay<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isBrokenReference(error)) throw new TryAgain()
    throw error
  }
}
