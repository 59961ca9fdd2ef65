import type { Prisma } from '../generated/prisma/client.ts'

/**
 * Adds the favorites of the other establishment to the kept one; its deletion also keeps them. Each stores the name under which it
 * was added, also after several merges.
 *
 * @param formerName null if the names are equal
 */
export async function joinFavorites(
  transaction: Prisma.TransactionClient,
  { from, to }: { from: number; to: number },
  formerName: string | null,
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO favorites (user_id, business_id, created_at, former_name)
    SELECT user_id, ${to}, created_at, COALESCE(f.former_name, ${formerName}) FROM favorites f WHERE f.business_id = ${from}
    ON DUPLICATE KEY UPDATE favorites.former_name = COALESCE(f.former_name, ${formerName})`
}

/**
 * Undoes `joinFavorites`, by the time of each favorite. Called before the deletion is restored.
 *
 * @param deletionId entry of the deletion that keeps the favorites
 */
export async function separateFavorites(
  transaction: Prisma.TransactionClient,
  businessId: number,
  deletionId: number,
): Promise<void> {
  await transaction.$executeRaw`
    DELETE f FROM favorites f JOIN kept_favorites k ON k.user_id = f.user_id AND k.created_at = f.created_at
    WHERE k.deletion_id = ${deletionId} AND f.business_id = ${businessId}`
  await transaction.$executeRaw`
    UPDATE favorites f JOIN kept_favorites k ON k.user_id = f.user_id
    SET f.former_name = NULL WHERE k.deletion_id = ${deletionId} AND f.business_id = ${businessId}`
}
