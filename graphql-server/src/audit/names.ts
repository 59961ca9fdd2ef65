import type { Context } from '../context.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { AuditEntity } from './record.ts'

/** Something that the trail speaks of, as it is called now. */
export interface Reference {
  entity: AuditEntity
  id: number
  name: string
  /** Accounts have none. */
  slug: string | null
}

type Wanted = Map<number, PromiseWithResolvers<Reference | null>>

/** What several entries of one answer speak of is read together: one statement for each kind of thing. */
const waiting = new WeakMap<Context, Map<AuditEntity, Wanted>>()

/**
 * How something is called now.
 *
 * @returns null when it is not there any more
 */
export function referenceOf(context: Context, entity: AuditEntity, id: number): Promise<Reference | null> {
  let kinds = waiting.get(context)
  if (!kinds) {
    kinds = new Map()
    waiting.set(context, kinds)
    setImmediate(() => readAll(context))
  }
  const wanted: Wanted = kinds.get(entity) ?? new Map()
  kinds.set(entity, wanted)
  const known = wanted.get(id)
  if (known) return known.promise
  const answer = Promise.withResolvers<Reference | null>()
  wanted.set(id, answer)
  return answer.promise
}

function readAll(context: Context): void {
  const kinds = waiting.get(context) ?? new Map<AuditEntity, Wanted>()
  waiting.delete(context)
  for (const [entity, wanted] of kinds) void read(context.prisma, entity, wanted)
}

async function read(prisma: PrismaClient, entity: AuditEntity, wanted: Wanted): Promise<void> {
  try {
    const rows = await readRows(prisma, entity, [...wanted.keys()])
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const [id, { resolve }] of wanted) {
      const row = found.get(id)
      resolve(row ? { entity, id, name: row.name, slug: row.slug ?? null } : null)
    }
  } catch (error) {
    for (const { reject } of wanted.values()) reject(error)
  }
}

interface Named {
  id: number
  name: string
  slug?: string
}

function readRows(prisma: PrismaClient, entity: AuditEntity, ids: number[]): PromiseLike<Named[]> {
  const where = { id: { in: ids } }
  if (entity === 'user') return prisma.user.findMany({ where, select: { id: true, name: true } })
  // All five have a name and a slug, which TypeScript cannot see.
  const rows = prisma[entity as 'city']
  return rows.findMany({ where, select: { id: true, name: true, slug: true } })
}

/** Fields of a change that hold ids, and of what. */
const kinds: Readonly<Record<string, AuditEntity>> = {
  cityId: 'city',
  neighborhoodId: 'neighborhood',
  categoryId: 'category',
  categoryIds: 'category',
  subcategoryIds: 'subcategory',
  ownerId: 'user',
}

/** What the changes of an entry speak of by its id, each once. */
export function mentionedIn(changes: unknown): { entity: AuditEntity; id: number }[] {
  const list = Object.entries((changes ?? {}) as Record<string, { before?: unknown; after?: unknown }>)
  const all = list.flatMap(([field, { before, after }]) => {
    const entity = kinds[field]
    const ids = [before, after].flat().filter((id) => typeof id === 'number')
    return entity ? ids.map((id) => [`${entity} ${id}`, { entity, id }] as const) : []
  })
  return [...new Map(all).values()]
}
