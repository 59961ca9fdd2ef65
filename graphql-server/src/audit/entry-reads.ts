import { type AttributeOption, optionsIn } from '../../../schema/attributes/options.ts'
import { attributeId, isAnswerField } from '../answers/fields.ts'
import { batchedPerRequest, type Context } from '../context.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { type AuditEntity, isOfPerson } from '../writes/trail.ts'

export interface LineCount {
  entity: AuditEntity
  action: string
  count: number
}

/** Actions whose entries have lines (one-act). */
const acts = ['import', 'bulk', 'merge']

export const hasLines = (action: string) => acts.includes(action)

/** Line counts of an entry; batched into one statement per request. */
export const readLineCounts = batchedPerRequest(countLines)

async function countLines(prisma: PrismaClient, ids: readonly number[]): Promise<LineCount[][]> {
  const rows = await prisma.auditEntry.groupBy({
    by: ['partOfId', 'entity', 'action'],
    where: { partOfId: { in: [...ids] } },
    orderBy: [{ partOfId: 'asc' }, { entity: 'asc' }, { action: 'asc' }],
    _count: true,
  })
  return ids.map((id) => {
    const own = rows.filter(({ partOfId }) => partOfId === id)
    return own.map(({ entity, action, _count: count }) => ({ entity: entity as AuditEntity, action, count }))
  })
}

/** Filters entries by entity type and action; entries with lines match by their lines. */
export function whereKind(entity: string | null | undefined, action: string | null | undefined) {
  if (!entity && !action) return {}
  const kind = { ...(entity && { entity }), ...(action && { action }) }
  const isAct = action != null && hasLines(action)
  const inLines: Prisma.AuditEntryWhereInput = {
    action: isAct ? action : { in: acts },
    lines: { some: isAct ? { ...(entity && { entity }) } : kind },
  }
  return { OR: [kind, inLines] } satisfies Prisma.AuditEntryWhereInput
}

/** An entity mentioned in the trail, with its current name. */
export interface Reference {
  entity: AuditEntity
  id: number
  name: string
  /** Null for accounts, invitations and source categories. */
  slug: string | null
  /** Answers offered by an attribute. */
  options?: readonly AttributeOption[]
}

type Mention = Pick<Reference, 'entity' | 'id'>

/** Resolves a mention; null if the entity no longer exists. Batched into one statement per entity type and request. */
export const toReference = batchedPerRequest(readReferences)

async function readReferences(
  prisma: PrismaClient,
  mentions: readonly Mention[],
): Promise<(Reference | null)[]> {
  const byEntity = Map.groupBy(mentions, ({ entity }) => entity)
  const found = new Map<string, Reference>()
  for (const [entity, list] of byEntity) {
    const ids = [...new Set(list.map(({ id }) => id))]
    for (const { id, name, slug = null, options = '[]' } of await readRows(prisma, entity, ids))
      found.set(`${entity} ${id}`, { entity, id, name, slug, options: optionsIn(options) })
  }
  return mentions.map(({ entity, id }) => found.get(`${entity} ${id}`) ?? null)
}

function readRows(
  prisma: PrismaClient,
  entity: AuditEntity,
  ids: number[],
): PromiseLike<{ id: number; name: string; slug?: string; options?: string }[]> {
  const where = { id: { in: ids } }
  if (entity === 'source_category')
    return prisma.sourceCategory.findMany({ where, select: { id: true, name: true } })
  const select = {
    ...{ id: true, name: true },
    ...(!isOfPerson(entity) && { slug: true }),
    ...(entity === 'attribute' && { options: true }),
  }
  // All tables have these columns, which the union type hides.
  return prisma[entity as 'city'].findMany({ where, select })
}

/** Fields of a change that hold ids, with their entity types. */
const idFields: Readonly<Record<string, AuditEntity>> = {
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  categoryId: 'category',
  categoryIds: 'category',
  subcategoryId: 'subcategory',
  subcategoryIds: 'subcategory',
  areaCityIds: 'city',
  areaNeighborhoodIds: 'neighborhood',
  ownerId: 'user',
}

/** Existing entities that changes refer to by id. */
export async function readMentioned(context: Context, ...changes: unknown[]): Promise<Reference[]> {
  const mentions = new Map(changes.flatMap(mentionsIn).map((each) => [`${each.entity} ${each.id}`, each]))
  const found = await Promise.all([...mentions.values()].map((each) => toReference(context, each)))
  return found.filter((reference) => reference !== null)
}

/** Entities that changes refer to by id; for answers the attributes, which name the fields. */
function mentionsIn(changes: unknown): Mention[] {
  const list = Object.entries((changes ?? {}) as Record<string, { before?: unknown; after?: unknown }>)
  return list.flatMap(([field, { before, after }]): Mention[] => {
    if (isAnswerField(field)) return [{ entity: 'attribute', id: attributeId(field) }]
    const entity = idFields[field]
    const ids = [before, after].flat().filter((id) => typeof id === 'number')
    return entity ? ids.map((id) => ({ entity, id })) : []
  })
}
