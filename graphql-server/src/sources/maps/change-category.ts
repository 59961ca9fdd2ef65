import type { z } from 'zod'
import type { sourceCategoryInput } from '../../../../schema/input/taxonomy.ts'
import { inTransaction, orTryAgain } from '../../database/transaction.ts'
import { BadUserInputError, NotFoundError } from '../../errors.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { idOrZero } from '../../lists/keys.ts'
import { texts } from '../../messages/texts.ts'
import { type Author, recordChange } from '../../writes/trail.ts'
import { defaultCategories } from './categories.ts'

/** Mapping by administrators; all null if the product's map applies. */
interface Decision {
  isListed: boolean | null
  categoryId: number | null
  subcategoryId: number | null
}

const standard: Decision = { isListed: null, categoryId: null, subcategoryId: null }

/**
 * Maps a key of the sources, or resets it to the product's map (source-categories).
 *
 * @param input validated; null to reset
 * @throws NotFoundError for a key that neither the product nor a run knows
 * @throws BadUserInputError for a category that does not exist
 */
export function changeCategory(
  prisma: PrismaClient,
  author: Author,
  name: string,
  input: Omit<z.output<typeof sourceCategoryInput>, 'name'> | null,
): Promise<void> {
  return inTransaction(prisma, async (transaction) => {
    const row = await lockKey(transaction, name)
    const after = input ? await readDecision(transaction, input) : standard
    const { id, isListed, categoryId, subcategoryId } = row
    const before: Decision = { isListed, categoryId, subcategoryId }
    const change = { entity: 'source_category', entityId: id, name, before, after } as const
    if (!(await recordChange(transaction, author, { ...change, before: { ...before }, after: { ...after } })))
      return
    await orTryAgain(() => transaction.sourceCategory.updateMany({ where: { id }, data: after }))
  })
}

/** Locks the row of a key; creates it for a key of the product's map. */
async function lockKey(transaction: Prisma.TransactionClient, name: string) {
  if (defaultCategories.has(name))
    await transaction.sourceCategory.createMany({ data: { name }, skipDuplicates: true })
  await transaction.$queryRaw`SELECT id FROM source_categories WHERE name = ${name} FOR UPDATE`
  const row = await transaction.sourceCategory.findUnique({ where: { name } })
  if (!row) throw new NotFoundError(texts.sources.noCategory)
  return row
}

async function readDecision(
  transaction: Prisma.TransactionClient,
  { isListed, categoryId, subcategoryId }: Omit<z.output<typeof sourceCategoryInput>, 'name'>,
): Promise<Decision> {
  const decision = {
    isListed,
    categoryId: categoryId ? idOrZero(categoryId) : null,
    subcategoryId: subcategoryId ? idOrZero(subcategoryId) : null,
  }
  const find = { select: { id: true } } as const
  const category = decision.categoryId
  const subcategory = decision.subcategoryId
  if (category !== null && !(await transaction.category.findUnique({ where: { id: category }, ...find })))
    throw new BadUserInputError({ 'input.categoryId': texts.taxonomy.category.notFound })
  if (
    subcategory !== null &&
    !(await transaction.subcategory.findUnique({ where: { id: subcategory }, ...find }))
  )
    throw new BadUserInputError({ 'input.subcategoryId': texts.taxonomy.subcategory.notFound })
  return decision
}
