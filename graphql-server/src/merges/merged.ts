import { MergedError, NotFoundError, type ProductError } from '../errors.ts'
import { type BusinessState, Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { restorableMs } from '../writes/restorable.ts'

/** An establishment that another one was merged into. */
export interface MergedInto {
  id: number
  slug: string
  name: string
  state: BusinessState
  ownerId: number | null
  /** Whether the merge can no longer be taken back. */
  isFinal: boolean
}

/** @returns null for what was never merged, and where the other establishment is deleted */
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
 * Why there is no establishment with an id or slug.
 *
 * @param mayBeDraft whether the answer may name a draft, which visitors do not see
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

/** @returns those of the slugs that are in use, or redirect */
export async function takenSlugs(
  transaction: Prisma.TransactionClient,
  slugs: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM businesses WHERE slug IN (${Prisma.join([...slugs])})
    UNION SELECT gone_slug FROM business_merges WHERE gone_slug IN (${Prisma.join([...slugs])})`
  return new Set(rows.map(({ slug }) => slug))
}

/** @returns those of the slugs that redirect */
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

/** Slugs that begin with a text: of establishments, and those that redirect, which are not given again. */
export async function slugsFrom(prisma: Prisma.TransactionClient, start: string): Promise<string[]> {
  const startsWith = { startsWith: start }
  const rows = await prisma.business.findMany({ where: { slug: startsWith }, select: { slug: true } })
  // Read second: a merge that is committed in between is seen by one of both.
  const merges = await prisma.businessMerge.findMany({
    where: { goneSlug: startsWith },
    select: { goneSlug: true },
  })
  return [...rows.map(({ slug }) => slug), ...merges.map(({ goneSlug }) => goneSlug)]
}
