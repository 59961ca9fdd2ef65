import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import type { Places } from './places.ts'

const inOrder = { orderBy: { position: 'asc' } } as const

/** What a file says of an establishment. */
export const storedColumns = {
  id: true,
  slug: true,
  name: true,
  searchName: true,
  description: true,
  phone: true,
  whatsapp: true,
  street: true,
  number: true,
  zipCode: true,
  cityId: true,
  neighborhoodId: true,
  latitude: true,
  longitude: true,
  instagram: true,
  facebook: true,
  linkedin: true,
  twitter: true,
  tiktok: true,
  site: true,
  video: true,
  ownerId: true,
  owner: { select: { email: true } },
  categories: { ...inOrder, select: { categoryId: true } },
  subcategories: { ...inOrder, select: { subcategoryId: true } },
} as const satisfies Prisma.BusinessSelect

/** An establishment as it is in the database. */
export type Stored = Prisma.BusinessGetPayload<{ select: typeof storedColumns }>

/** Reads places that have come since the others were read, when establishments refer to them. */
export async function knowPlacesOf(
  prisma: PrismaClient,
  places: Places,
  businesses: readonly Stored[],
): Promise<void> {
  const areKnown = businesses.every(
    ({ cityId, neighborhoodId, categories, subcategories }) =>
      places.has('city', cityId) &&
      places.has('neighborhood', neighborhoodId) &&
      categories.every(({ categoryId }) => places.has('category', categoryId)) &&
      subcategories.every(({ subcategoryId }) => places.has('subcategory', subcategoryId)),
  )
  if (!areKnown) await places.read(prisma)
}
