import { actKeyInput } from '../../../schema/input/business-list.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { BadUserInputError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { type Author, requestAuthor } from '../writes/trail.ts'

/** Listed establishments of an act: below the engines' limit of values per statement. */
const MAX_BUSINESSES = 50_000

/**
 * Ids of the establishments that an import or a bulk change created, changed or deleted (one-act).
 *
 * @param act id of the act's audit entry, or the client's `actKey`
 * @returns ids; empty for an unknown act
 * @throws BadUserInputError for an act with more establishments than can be listed
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

/** Argument of mutations that change several establishments. */
export const actKeyArg = builder.args((t) => ({
  actKey: t.string({
    description:
      'Random 128-bit key in hex, such as a UUID, chosen by the client. Groups all changes into one entry of the audit trail, which the filter `changedBy` finds by the key.',
  }),
}))

/** @throws BadUserInputError for an invalid key */
export async function authorOfAct(context: Context, actKey: string | null | undefined): Promise<Author> {
  return { ...(await requestAuthor(context)), actKey: parseInput(actKeyInput, actKey, 'actKey') ?? null }
}
