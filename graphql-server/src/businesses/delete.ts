import { isDeprecatedAnswer } from '../../../schema/attributes/deprecated-names.ts'
import { answerFields } from '../answers/fields.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { recordDeletions } from '../writes/deletions.ts'
import type { Author } from '../writes/trail.ts'
import { lockBusinesses } from './write.ts'

const inOrder = { orderBy: { position: 'asc' } } as const
const named = { select: { id: true, name: true } } as const

const relations = {
  city: named,
  neighborhood: named,
  categories: { ...inOrder, select: { category: named } },
  subcategories: { ...inOrder, select: { subcategory: named } },
  attributes: { select: { attributeId: true, value: true } },
  photos: {
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    omit: { businessId: true, position: true },
    include: { image: { select: { hash: true } } },
  },
  confirmations: { omit: { businessId: true } },
  areas: { ...inOrder, select: { city: named, neighborhood: named } },
} as const satisfies Prisma.BusinessInclude

type BusinessWithRows = Prisma.BusinessGetPayload<{ include: typeof relations }>

/** Reads establishments sorted by id, with a constant number of statements. */
export function readWithRows(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<BusinessWithRows[]> {
  return transaction.business.findMany({
    where: { id: { in: [...ids] } },
    include: relations,
    orderBy: { id: 'asc' },
  })
}

/** Omits the rows of other tables. */
function ownColumns({
  city,
  neighborhood,
  categories,
  subcategories,
  attributes,
  photos,
  confirmations,
  areas,
  ...columns
}: BusinessWithRows) {
  return columns
}

/**
 * State kept of an establishment about to be deleted. Includes names of referenced rows, for messages when these are
 * gone; excludes the owner, who is a person.
 */
function deletedBusiness(business: BusinessWithRows) {
  const { city, neighborhood, categories, subcategories, attributes, photos, confirmations, areas } = business
  const { ownerId, updatedAt, ...row } = ownColumns(business)
  return {
    confirmations,
    attributes,
    areas,
    row: {
      ...row,
      createdAt: row.createdAt.toISOString(),
      firstPublishedAt: row.firstPublishedAt?.toISOString() ?? null,
    },
    city,
    neighborhood,
    categories: categories.map(({ category }) => category),
    subcategories: subcategories.map(({ subcategory }) => subcategory),
    photos: photos.map(({ id, imageId, alt, createdAt }) => {
      return { id, imageId, alt, createdAt: createdAt.toISOString() }
    }),
  }
}

/** @param areas rows with their places */
export const areaIdsOfRows = (areas: BusinessWithRows['areas']) => ({
  areaCityIds: areas.flatMap(({ city, neighborhood }) => (neighborhood ? [] : city.id)),
  areaNeighborhoodIds: areas.flatMap(({ neighborhood }) => neighborhood?.id ?? []),
})

/** JSON of a deleted establishment. */
export type DeletedBusiness = Omit<
  ReturnType<typeof deletedBusiness>,
  'confirmations' | 'attributes' | 'areas'
> & {
  /** Absent in deletions that predate these rows. */
  confirmations?: BusinessWithRows['confirmations']
  attributes?: BusinessWithRows['attributes']
  areas?: BusinessWithRows['areas']
}

/** Fields of an establishment for the audit trail, on deletion or restore. */
export function auditedBusiness(business: BusinessWithRows) {
  const { categories, subcategories, attributes, photos, areas } = business
  const {
    id,
    version,
    searchName,
    searchWords,
    excerpt,
    hoursInformedOn,
    closedOn,
    firstPublishedAt,
    publishedActId,
    contactsHiddenUntil,
    createdAt,
    updatedAt,
    ...columns
  } = ownColumns(business)
  const kept = Object.entries(columns).filter(([name]) => !isDeprecatedAnswer(name))
  return {
    ...Object.fromEntries(kept),
    categoryIds: categories.map(({ category }) => category.id),
    subcategoryIds: subcategories.map(({ subcategory }) => subcategory.id),
    ...answerFields(attributes),
    ...areaIdsOfRows(areas),
    photos: photos.map(({ image }) => image.hash),
  }
}

/**
 * Deletes establishments with their photos, favorites and categories, which are kept for 30 days. The number of
 * statements is constant. The caller must raise the catalogue's version.
 *
 * @returns ids of those that existed
 */
export async function deleteBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  wantedIds: readonly number[],
): Promise<number[]> {
  const ids = (await lockBusinesses(transaction, wantedIds)).map(({ id }) => id)
  if (ids.length === 0) return ids
  const rows = await readWithRows(transaction, ids)
  const deleted = rows.map((row) => ({
    entity: 'business' as const,
    entityId: row.id,
    before: auditedBusiness(row),
    state: deletedBusiness(row),
    imageIds: row.photos.map(({ imageId }) => imageId),
    ownerId: row.ownerId,
  }))
  await recordDeletions(transaction, author, deleted)
  await transaction.business.deleteMany({ where: { id: { in: ids } } })
  return ids
}
