import { chosenBusinesses } from '../../../../schema/input/business-list.ts'
import { mostChosen } from '../../../../schema/input/limits.ts'
import { builder } from '../../builder.ts'
import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import { idsOrZero } from '../../lists/keys.ts'
import { parseInput } from '../../parse-input.ts'
import { isSourceDraft } from '../../sources/shown/drafts.ts'

/** Counts source drafts written only by bulk acts: all their audit entries belong to an act other than a merge. */
async function countUneditedDrafts(prisma: PrismaClient, ids: readonly number[]): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
    SELECT COUNT(*) AS count FROM businesses b
    WHERE b.id IN (${Prisma.join([...ids])}) AND ${isSourceDraft} AND NOT EXISTS (
      SELECT 1 FROM audit_entries e LEFT JOIN audit_entries a ON a.id = e.part_of_id
      WHERE e.entity = 'business' AND e.entity_id = b.id AND (a.id IS NULL OR a.action = 'merge'))`
  return Number(row?.count ?? 0)
}

builder.queryField('uneditedDrafts', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Number of the given establishments that are source drafts never edited individually, only by source runs, imports and bulk edits.',
    complexity: ({ ids }) => ({ field: 1, multiplier: Math.min(Math.max(ids.length, 1), mostChosen) }),
    args: {
      ids: t.arg.idList({ required: true, description: `Ids of the establishments, 1 to ${mostChosen}.` }),
    },
    resolve: (_root, args, { prisma }) =>
      countUneditedDrafts(prisma, idsOrZero(parseInput(chosenBusinesses, args.ids, 'ids'))),
  }),
)
