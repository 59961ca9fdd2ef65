import { raiseVersion } from '../src/database/catalogue-version.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { Prisma, type PrismaClient } from '../src/generated/prisma/client.ts'
import type { Images } from '../src/media/images.ts'
import { recordChanges } from '../src/writes/trail.ts'

const BATCH = 500

/**
 * Whether establishment `b` has favorites, an owner or edits of a real account; edits by a command or a deleted
 * account count too.
 */
const isFavorite = Prisma.sql`EXISTS (
  SELECT 1 FROM favorites f JOIN users u ON u.id = f.user_id WHERE f.business_id = b.id AND NOT u.is_demo)`
const isOwned = Prisma.sql`EXISTS (SELECT 1 FROM users u WHERE u.id = b.owner_id AND NOT u.is_demo)`
const isEdited = Prisma.sql`EXISTS (
  SELECT 1 FROM audit_entries a LEFT JOIN users u ON u.id = a.actor_id
  WHERE a.entity = 'business' AND a.entity_id = b.id AND (u.id IS NULL OR NOT u.is_demo))`
const isDemo = Prisma.sql`EXISTS (SELECT 1 FROM demo_businesses d WHERE d.business_id = b.id)`
const isRemovable = Prisma.sql`${isDemo} AND NOT ${isFavorite} AND NOT ${isOwned} AND NOT ${isEdited}`

/**
 * Counts what `removeDemo` would remove and keep; kept establishments also by reason, of which one may have several.
 */
export async function planRemoval(prisma: PrismaClient) {
  const users = await prisma.user.findMany({ where: { isDemo: true }, orderBy: { id: 'asc' } })
  const admins = await prisma.user.count({ where: { role: 'admin', isDemo: false, deactivatedAt: null } })
  const [counts] = await prisma.$queryRaw<
    Record<'total' | 'removable' | 'edited' | 'favorites' | 'owned', bigint>[]
  >`
    SELECT COUNT(*) AS total,
      COALESCE(SUM(NOT is_edited AND NOT is_favorite AND NOT is_owned), 0) AS removable,
      COALESCE(SUM(is_edited), 0) AS edited,
      COALESCE(SUM(is_favorite), 0) AS favorites,
      COALESCE(SUM(is_owned), 0) AS owned
    FROM (
      SELECT ${isEdited} AS is_edited, ${isFavorite} AS is_favorite, ${isOwned} AS is_owned
      FROM businesses b JOIN demo_businesses d ON d.business_id = b.id
    ) demo`
  return {
    accounts: users.map(({ email }) => email),
    businesses: Number(counts?.removable),
    edited: Number(counts?.edited),
    favorites: Number(counts?.favorites),
    owned: Number(counts?.owned),
    kept: Number(counts?.total) - Number(counts?.removable),
    /** Whether a real administrator exists. */
    hasAdmin: admins > 0,
  }
}

export type RemovalPlan = Awaited<ReturnType<typeof planRemoval>>

/**
 * Removes the demo's establishments and accounts (demo-removal). An establishment that a real account has edited,
 * favorited or owns stays and loses its mark. Each batch is a transaction; an interrupted removal can be run again.
 *
 * @param onProgress called after each batch with the number removed
 */
export async function removeDemo(
  prisma: PrismaClient,
  images: Pick<Images, 'deleteUnreferenced'>,
  onProgress?: (done: number) => void,
) {
  const imageIds = new Set<number>()
  let businesses = 0
  for (;;) {
    const batch = await inTransaction(prisma, removeBatch)
    if (batch.size === 0) break
    for (const id of batch.imageIds) imageIds.add(id)
    businesses += batch.removed
    onProgress?.(businesses)
  }
  const accounts = await inTransaction(prisma, removeAccounts)
  for (const { photoId } of accounts) if (photoId !== null) imageIds.add(photoId)
  const removedImages = await images.deleteUnreferenced([...imageIds])
  return { businesses, accounts: accounts.length, images: removedImages }
}

/** Unmarks one batch of establishments and deletes those that no real account has touched. */
async function removeBatch(transaction: Prisma.TransactionClient) {
  const rows = await transaction.$queryRaw<{ id: number }[]>`
    SELECT b.id FROM businesses b JOIN demo_businesses d ON d.business_id = b.id
    ORDER BY b.id LIMIT ${BATCH} FOR UPDATE`
  if (rows.length === 0) return { size: 0, removed: 0, imageIds: [] }
  const ids = Prisma.join(rows.map(({ id }) => id))
  const photos = await transaction.$queryRaw<{ imageId: number }[]>`
    SELECT DISTINCT image_id AS imageId FROM photos WHERE business_id IN (${ids})`
  // In a separate statement after the lock, to see favorites and edits committed during the lock wait.
  const removed =
    await transaction.$executeRaw`DELETE b FROM businesses b WHERE b.id IN (${ids}) AND ${isRemovable}`
  await transaction.$executeRaw`DELETE FROM demo_businesses WHERE business_id IN (${ids})`
  if (removed > 0)
    await raiseVersion(
      transaction,
      rows.map(({ id }) => id),
    )
  return { size: rows.length, removed, imageIds: photos.map(({ imageId }) => imageId) }
}

async function removeAccounts(transaction: Prisma.TransactionClient) {
  const users = await transaction.user.findMany({ where: { isDemo: true } })
  const changes = users.map(({ id, role }) => ({
    entity: 'user' as const,
    entityId: id,
    before: { role },
    after: null,
  }))
  await recordChanges(transaction, { actorId: null, requestId: null }, changes)
  await transaction.user.deleteMany({ where: { id: { in: users.map(({ id }) => id) } } })
  return users
}
