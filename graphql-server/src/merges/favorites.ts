import type { Prisma } from '../generated/prisma/client.ts'

/**
 * Gives a merged establishment the favorites of the other one, which are kept with its deletion. Each says what it was called
 * when it was added, also after several merges.
 *
 * @param formerName null where the result has the same name
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
 * Takes back what `joinFavorites` has added: a favorite of the same moment. Called before the deletion is restored.
 *
 * @param deletionId its entry, which has the favorites
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
