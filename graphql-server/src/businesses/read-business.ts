import { NotFoundError } from '../errors.ts'
import type { Business, PrismaClient } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'

/**
 * Reads the id of an establishment.
 * @throws NotFoundError for what cannot be one
 */
export function businessIdOf(text: string): number {
  const id = parseId(text)
  if (id === null) throw new NotFoundError(texts.businesses.notFound)
  return id
}

/**
 * Reads what an operation selects of an establishment that has just been written.
 *
 * @param query what it selects
 * @throws NotFoundError when somebody has deleted it since
 */
export async function readBusiness(prisma: PrismaClient, query: object, id: number): Promise<Business> {
  const business = await prisma.business.findUnique({ ...query, where: { id } })
  if (!business) throw new NotFoundError(texts.businesses.notFound)
  return business
}
