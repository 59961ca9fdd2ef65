import { actKeyInput } from '../../../schema/input/business-list.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { BadUserInputError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { type Author, requestAuthor } from '../writes/trail.ts'

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

/** The argument of mutations that change several establishments. */
export const actKeyArg = builder.args((t) => ({
  actKey: t.string({
    description:
      '128 random bits of the client’s own in hex, such as a UUID: what changed is then one entry of the audit trail, which the filter `changedBy` finds by it.',
  }),
}))

/** @throws BadUserInputError for a key that is not one */
export async function authorOfAct(context: Context, actKey: string | null | undefined): Promise<Author> {
  return { ...(await requestAuthor(context)), actKey: parseInput(actKeyInput, actKey, 'actKey') ?? null }
}
