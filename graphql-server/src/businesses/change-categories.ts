import type { z } from 'zod'
import { businessLimits } from '../../../schema/input/business.ts'
import type { changeCategoriesInput } from '../../../schema/input/business-list.ts'
import { type Author, recordChanges } from '../audit/record.ts'
import { BadUserInputError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { deleteKinds, insertKinds, whileReferencesStay } from './columns.ts'
import { type KindFacts, type Kinds, kindFault, readKindFacts } from './kinds.ts'

/** What happens to the categories of several establishments, as `changeCategoriesInput` makes it. */
export type CategoriesChange = z.output<typeof changeCategoriesInput>

/** An establishment before and after the change. */
interface Step {
  id: number
  name: string
  before: Kinds
  after: Kinds
}

const changedFields = ['categoryIds', 'subcategoryIds']
const idsOf = (texts: readonly string[]) => texts.map((text) => parseId(text) ?? 0)

/**
 * Adds categories to establishments, replaces theirs or takes them out of some, all or none of them, with as many
 * statements for a hundred as for one. The caller raises the catalogue's version as its transaction's last statement,
 * if any has changed.
 *
 * @returns ids of those that have changed; those that are gone by now are left out
 * @throws BadUserInputError that says which establishments would break which rule, TryAgain when a category goes at
 *   this moment
 */
export async function changeCategories(
  transaction: Prisma.TransactionClient,
  author: Author,
  change: CategoriesChange,
): Promise<number[]> {
  const before = await lockKinds(transaction, idsOf(change.ids))
  const apply = await changing(transaction, change)
  const steps = before
    .map((one) => ({ ...one, after: apply(one.before) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  if (steps.length === 0) return []
  refuseFaults(
    steps,
    await readKindFacts(
      transaction,
      steps.map(({ after }) => after),
    ),
  )
  const ids = steps.map(({ id }) => id)
  await whileReferencesStay(async () => {
    await deleteKinds(transaction, ids, changedFields)
    await insertKinds(
      transaction,
      steps.map(({ id, after }) => ({ id, fields: after })),
      changedFields,
    )
  })
  await transaction.business.updateMany({
    where: { id: { in: ids } },
    data: { version: { increment: 1 } },
  })
  const changes = steps.map(({ id: entityId, name, before, after }) => {
    return { entity: 'business' as const, entityId, name, before, after }
  })
  await recordChanges(transaction, author, changes)
  return ids
}

/** Has whoever else writes them wait, and reads what they are in; in the order of their ids. */
async function lockKinds(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<Omit<Step, 'after'>[]> {
  const rows = await transaction.$queryRaw<{ id: number; name: string }[]>`
    SELECT id, name FROM businesses WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`
  const where = { businessId: { in: rows.map(({ id }) => id) } }
  const orderBy = { position: 'asc' } as const
  const categories = await transaction.businessCategory.findMany({ where, orderBy })
  const subcategories = await transaction.businessSubcategory.findMany({ where, orderBy })
  return rows.map(({ id, name }) => {
    const own = ({ businessId }: { businessId: number }) => businessId === id
    const categoryIds = categories.filter(own).map(({ categoryId }) => categoryId)
    const subcategoryIds = subcategories.filter(own).map(({ subcategoryId }) => subcategoryId)
    return { id, name, before: { categoryIds, subcategoryIds } }
  })
}

/** What an establishment will be in. What was there keeps its order, what is new comes behind it. */
async function changing(
  transaction: Prisma.TransactionClient,
  change: CategoriesChange,
): Promise<(before: Kinds) => Kinds> {
  const categoryIds = idsOf(change.categoryIds)
  const subcategoryIds = idsOf(change.subcategoryIds)
  if (change.action === 'REPLACE') return () => ({ categoryIds, subcategoryIds })
  if (change.action === 'ADD') {
    return (before) => ({
      categoryIds: [...new Set([...before.categoryIds, ...categoryIds])],
      subcategoryIds: [...new Set([...before.subcategoryIds, ...subcategoryIds])],
    })
  }
  // A category takes its subcategories along.
  const below = await transaction.subcategory.findMany({
    where: { categoryId: { in: categoryIds } },
    select: { id: true },
  })
  const gone = new Set([...subcategoryIds, ...below.map(({ id }) => id)])
  return (before) => ({
    categoryIds: before.categoryIds.filter((id) => !categoryIds.includes(id)),
    subcategoryIds: before.subcategoryIds.filter((id) => !gone.has(id)),
  })
}

/** @throws BadUserInputError when any would break a rule */
function refuseFaults(steps: readonly Step[], facts: KindFacts): void {
  const names = new Map<string, string[]>()
  for (const { name, after } of steps) {
    const fault = faultOf(after, facts)
    if (fault) names.set(fault, [...(names.get(fault) ?? []), name])
  }
  if (names.size === 0) return
  const sentences = [...names].map(([fault, who]) => texts.businesses.bulk.broken(fault, who))
  const message = [texts.businesses.bulk.unchanged, ...sentences].join(' ')
  throw new BadUserInputError({ 'input.categoryIds': message })
}

/** @returns what is said of all that break the same rule */
function faultOf(kinds: Kinds, facts: KindFacts): string | null {
  const { bulk, noCategory, noSubcategory } = texts.businesses
  const { categories, subcategories } = businessLimits
  if (kinds.categoryIds.length === 0) return bulk.withoutCategory
  if (kinds.categoryIds.length > categories) return bulk.tooManyCategories(categories)
  if (kinds.subcategoryIds.length > subcategories) return bulk.tooManySubcategories(subcategories)
  const fault = kindFault(kinds, facts)
  switch (fault?.rule) {
    case undefined:
      return null
    case 'unknownCategory':
      throw new BadUserInputError({ 'input.categoryIds': noCategory })
    case 'unknownSubcategory':
      throw new BadUserInputError({ 'input.subcategoryIds': noSubcategory })
    case 'missingSubcategory':
      return bulk.withoutSubcategory
    case 'foreignSubcategory':
      return bulk.foreignSubcategory(fault.name)
  }
}
