import { MergedError, NotFoundError, type ProductError } from '../errors.ts'
import { type BusinessState, Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { restorableMs } from '../writes/restorable.ts'

/** The establishment that another one was merged into. */
export interface MergedInto {
  id: number
  slug: string
  name: string
  state: BusinessState
  ownerId: number | null
  /** Whether the merge can no longer be undone. */
  isFinal: boolean
}

/** @returns null if it was never merged or the result is deleted */
export async function readMerged(
  prisma: Prisma.TransactionClient,
  key: { id: number } | { slug: string },
): Promise<MergedInto | null> {
  const merge = await prisma.businessMerge.findUnique({
    where: 'id' in key ? { goneId: key.id } : { goneSlug: key.slug },
    select: { keptId: true, redirectedAt: true },
  })
  const kept =
    merge &&
    (await prisma.business.findUnique({
      where: { id: merge.keptId },
      select: { id: true, slug: true, name: true, state: true, ownerId: true },
    }))
  return kept && { ...kept, isFinal: merge.redirectedAt.getTime() + restorableMs <= Date.now() }
}

export const mergedError = ({ id, slug, name, isFinal }: MergedInto) =>
  new MergedError(texts.merges.merged(name), { id: String(id), slug, isFinal })

/**
 * The error for an id or slug without an establishment.
 *
 * @param mayBeDraft whether the error may name a draft, which visitors must not see
 */
export async function absence(
  prisma: Prisma.TransactionClient,
  key: { id: number } | { slug: string },
  mayBeDraft = false,
): Promise<ProductError> {
  const merged = await readMerged(prisma, key)
  const isShown = merged && (mayBeDraft || merged.state !== 'DRAFT')
  return isShown ? mergedError(merged) : new NotFoundError(texts.businesses.notFound)
}

/** @returns the slugs that are in use or redirect */
export async function takenSlugs(
  transaction: Prisma.TransactionClient,
  slugs: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM businesses WHERE slug IN (${Prisma.join([...slugs])})
    UNION SELECT gone_slug FROM business_merges WHERE gone_slug IN (${Prisma.join([...slugs])})`
  return new Set(rows.map(({ slug }) => slug))
}

/** @returns the slugs that redirect */
export async function redirectingSlugs(
  prisma: Prisma.TransactionClient,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await prisma.businessMerge.findMany({
    where: { goneSlug: { in: [...slugs] } },
    select: { goneSlug: true },
  })
  return new Set(rows.map(({ goneSlug }) => goneSlug))
}

/** Reads a slug and its numbered forms (`bar`, `bar-2`), in use or redirecting, which are never reused. */
export async function slugsFrom(prisma: Prisma.TransactionClient, slug: string): Promise<string[]> {
  const isNumbered = (column: Prisma.Sql) =>
    Prisma.sql`${column} LIKE ${`${slug}%`} AND SUBSTRING(${column}, ${slug.length + 1}) REGEXP '^(-[0-9]+)?$'`
  const rows = await prisma.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM businesses WHERE ${isNumbered(Prisma.sql`slug`)}
    UNION SELECT gone_slug FROM business_merges WHERE ${isNumbered(Prisma.sql`gone_slug`)}`
  return rows.map((row) => row.slug)
}
