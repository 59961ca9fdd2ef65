import type { Business, Prisma } from '../generated/prisma/client.ts'

const inOrder = { orderBy: { position: 'asc' } } as const
const named = { select: { id: true, name: true } } as const

const whole = {
  city: named,
  neighborhood: named,
  categories: { ...inOrder, select: { category: named } },
  subcategories: { ...inOrder, select: { subcategory: named } },
  photos: {
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    omit: { businessId: true, position: true },
    include: { image: { select: { hash: true } } },
  },
} as const satisfies Prisma.BusinessInclude

/** An establishment with everything that goes when it is deleted. */
export type WholeBusiness = Prisma.BusinessGetPayload<{ include: typeof whole }>

/** Reads establishments whole, with as many statements for a hundred as for one. */
export function readWhole(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<WholeBusiness[]> {
  return transaction.business.findMany({
    where: { id: { in: [...ids] } },
    include: whole,
    orderBy: { id: 'asc' },
  })
}

/** What an establishment refers to, with the name that it had: it may be gone when it is needed again. */
interface Named {
  id: number
  name: string
}

/** A deleted establishment as it is kept: in JSON, so that moments are texts. */
export interface BusinessState {
  row: Omit<Business, 'ownerId' | 'createdAt' | 'updatedAt'> & { createdAt: string }
  city: Named
  neighborhood: Named
  categories: Named[]
  subcategories: Named[]
  photos: { id: number; imageId: number; alt: string | null; createdAt: string }[]
}

/** What is kept of a deleted establishment; its owner, being a person, is not in it. */
export function stateOf(business: WholeBusiness): BusinessState {
  const {
    city,
    neighborhood,
    categories,
    subcategories,
    photos,
    ownerId: _,
    updatedAt: __,
    ...row
  } = business
  return {
    row: { ...row, createdAt: row.createdAt.toISOString() },
    ...{ city, neighborhood },
    categories: categories.map(({ category }) => category),
    subcategories: subcategories.map(({ subcategory }) => subcategory),
    photos: photos.map(({ image: _, createdAt, ...photo }) => ({
      ...photo,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** What the audit trail tells of an establishment that comes or goes as a whole. */
export function trailOf(business: WholeBusiness) {
  const { id: _, version: __, searchName, excerpt, createdAt, updatedAt, ...others } = business
  const { city, neighborhood, categories, subcategories, photos, ...columns } = others
  return {
    ...columns,
    categoryIds: categories.map(({ category }) => category.id),
    subcategoryIds: subcategories.map(({ subcategory }) => subcategory.id),
    photos: photos.map(({ image }) => image.hash),
  }
}
