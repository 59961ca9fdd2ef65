import { deprecatedAnswers, isDeprecatedAnswer } from '../../../../schema/attributes/deprecated-names.ts'
import { answerField } from '../../answers/fields.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

type Changes = Record<string, { before?: unknown; after?: unknown }>

interface Entry {
  changes: Prisma.JsonValue
  undos: { changes: Prisma.JsonValue }[]
}

/** Whether an entry is one of an earlier release with such a field. */
export const hasDeprecatedFields = ({ changes }: Pick<Entry, 'changes'>): boolean =>
  Object.keys(changes ?? {}).some(isDeprecatedAnswer)

/**
 * Entries whose changes name the answers to attributes in place of deprecated fields, which earlier releases wrote into the trail.
 * Without its attribute such a field is left out.
 */
export async function withAnswerFields<Each extends Entry>(
  transaction: Prisma.TransactionClient,
  entries: Each[],
): Promise<Each[]> {
  const slugs = entries
    .flatMap(({ changes, undos }) => [changes, ...undos.map((undo) => undo.changes)])
    .flatMap((changes) => Object.keys(changes ?? {}).filter(isDeprecatedAnswer))
    .map((name) => deprecatedAnswers[name])
  if (slugs.length === 0) return entries
  const rows = await transaction.attribute.findMany({
    where: { slug: { in: [...new Set(slugs)] }, kind: 'YES_NO' },
    select: { id: true, slug: true },
  })
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return entries.map((entry) => ({
    ...entry,
    changes: renamed(entry.changes, ids),
    undos: entry.undos.map((undo) => ({ ...undo, changes: renamed(undo.changes, ids) })),
  }))
}

function renamed(changes: Prisma.JsonValue, ids: ReadonlyMap<string, number>): Prisma.JsonValue {
  const entries = Object.entries((changes ?? {}) as Changes).flatMap(([name, change]) => {
    if (!isDeprecatedAnswer(name)) return [[name, change] as const]
    const id = ids.get(deprecatedAnswers[name])
    const { before, after } = change
    return id === undefined
      ? []
      : [[answerField(id), { before: answer(before), after: answer(after) }] as const]
  })
  return Object.fromEntries(entries) as Prisma.JsonObject
}

const answer = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null)
