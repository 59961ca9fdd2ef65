import type { FullBusiness } from '../business-rows/full-business.ts'
import type { Context } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'

/** @throws NotFoundError for a malformed id (rest-entities) */
export function businessIdOf(text: string): number {
  const id = parseId(text)
  if (id === null) throw new NotFoundError(texts.businesses.notFound)
  return id
}

/** Reads an establishment that has just been written. @throws NotFoundError when somebody has deleted it since */
export async function readBusiness({ search }: Context, id: number): Promise<FullBusiness> {
  const business = await search.fullBusiness({ id })
  if (!business) throw new NotFoundError(texts.businesses.notFound)
  return business
}
