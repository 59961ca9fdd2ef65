import { batchedPerRequest } from '../context.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { AuditEntity } from '../writes/trail.ts'

/** An entity that the trail mentions, with its name as it is now. */
export interface Reference {
  entity: AuditEntity
  id: number
  name: string
  /** Null for accounts and invitations. */
  slug: string | null
}

type Mention = Pick<Reference, 'entity' | 'id'>

/**
 * What an entry mentions, null when it does not exist any more; for all entries of an answer it is read with one statement
 * for each kind of entity.
 */
export const referenceOf = batchedPerRequest(readReferences)

async function readReferences(
  prisma: PrismaClient,
  mentions: readonly Mention[],
): Promise<(Reference | null)[]> {
  const byEntity = Map.groupBy(mentions, ({ entity }) => entity)
  const found = new Map<string, Reference>()
  for (const [entity, list] of byEntity) {
    const ids = [...new Set(list.map(({ id }) => id))]
    for (const { id, name, slug = null } of await readRows(prisma, entity, ids))
      found.set(`${entity} ${id}`, { entity, id, name, slug })
  }
  return mentions.map(({ entity, id }) => found.get(`${entity} ${id}`) ?? null)
}

function readRows(
  prisma: PrismaClient,
  entity: AuditEntity,
  ids: number[],
): PromiseLike<{ id: number; name: string; slug?: string }[]> {
  const where = { id: { in: ids } }
  if (entity === 'invitation') return prisma.invitation.findMany({ where, select: { id: true, name: true } })
  if (entity === 'user') return prisma.user.findMany({ where, select: { id: true, name: true } })
  // All five tables have these columns, which TypeScript does not see.
  return prisma[entity as 'city'].findMany({ where, select: { id: true, name: true, slug: true } })
}

/** Fields of a change that hold ids, and of which entity. */
const idFields: Readonly<Record<string, AuditEntity>> = {
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  categoryId: 'category',
  categoryIds: 'category',
  subcategoryIds: 'subcategory',
  ownerId: 'user',
}

/** The entities that the changes of an entry refer to by id, each once. */
export function mentionsIn(changes: unknown): Mention[] {
  const list = Object.entries((changes ?? {}) as Record<string, { before?: unknown; after?: unknown }>)
  const all = list.flatMap(([field, { before, after }]) => {
    const entity = idFields[field]
    const ids = [before, after].flat().filter((id) => typeof id === 'number')
    return entity ? ids.map((id) => [`${entity} ${id}`, { entity, id }] as const) : []
  })
  return [...new Map(all).values()]
}
