import { BadUserInputError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'

/** Establishments of an act that a list shows: below the engines' limit of values in a statement. */
const MAX_BUSINESSES = 50_000

/**
 * Ids of the establishments that an import or a change of several created, changed or deleted (one-act).
 *
 * @param act id of its entry in the trail, or the key under which a client made it
 * @returns empty for one that is not there
 * @throws BadUserInputError for an act on more than a list can show
 */
export async function businessIdsOfAct(prisma: PrismaClient, act: string): Promise<number[]> {
  const id = parseId(act)
  const lines = await prisma.auditEntry.findMany({
    where: { entity: 'business', partOf: id === null ? { actKey: act } : { id } },
    select: { entityId: true },
    take: MAX_BUSINESSES + 1,
  })
  if (lines.length > MAX_BUSINESSES)
    throw new BadUserInputError({ 'filter.changedBy': texts.businesses.bulk.largeAct(MAX_BUSINESSES) })
  return [...new Set(lines.map(({ entityId }) => entityId))]
}
