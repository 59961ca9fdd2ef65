import { type Author, recordChanges } from '../audit/record.ts'
import { isTaken, TryAgain } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { freeSlug } from '../lists/keys.ts'
import { derivedColumns, insertKinds, namesOf, whileReferencesStay } from './columns.ts'
import { type BusinessFields, fieldsOf, type NewBusiness } from './fields.ts'
import { checkWhole } from './references.ts'

/** An establishment to be made. */
export interface NewRow {
  /** As `createBusinessInput` makes it. */
  input: NewBusiness
  /** Of a catalogue that moves: free and not reserved. Made from the name when absent. */
  slug?: string | null
}

/**
 * Saves new establishments, with as many statements for a hundred as for one but for their slugs. The caller raises
 * the catalogue's version as its transaction's last statement.
 *
 * @param author who writes, for the audit trail
 * @returns their ids, in the same order
 * @throws BadUserInputError by path under `input` for the first that something is wrong with, TryAgain when at this
 *   moment what they refer to goes or their slug is taken
 */
export async function createBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  rows: readonly NewRow[],
): Promise<number[]> {
  const list = rows.map(({ input, slug }) => ({ fields: fieldsOf(input), given: slug ?? null }))
  const fields = list.map((row) => row.fields)
  const all = [...new Set(fields.flatMap(namesOf))]
  await checkWhole(transaction, fields, all)
  return whileReferencesStay(async () => {
    const saved = await insertRows(transaction, list)
    await insertKinds(transaction, saved, all)
    const changes = saved.map(({ id, slug, fields }) => ({
      ...{ entity: 'business' as const, entityId: id },
      ...{ before: null, after: { slug, ...fields } },
    }))
    await recordChanges(transaction, author, changes)
    return saved.map(({ id }) => id)
  })
}

interface Fresh {
  fields: BusinessFields
  given: string | null
}

/**
 * Writers of the same name may all find the same slug free: who comes second begins anew, since what the refused
 * statement has locked would have several of them wait for each other in a circle.
 */
async function insertRows(transaction: Prisma.TransactionClient, list: readonly Fresh[]) {
  const slugs = await freeSlugs(transaction, list)
  const data = list.map(({ fields }, index) => {
    const { categoryIds: _, subcategoryIds: __, ...columns } = fields
    return { ...columns, slug: slugs[index] ?? '', searchName: '', excerpt: '', ...derivedColumns(columns) }
  })
  try {
    await transaction.business.createMany({ data })
  } catch (error) {
    const isGiven = list.some(({ given }) => given !== null)
    throw isTaken(error, 'slug') && !isGiven ? new TryAgain() : error
  }
  const found = await transaction.business.findMany({
    where: { slug: { in: slugs } },
    select: { id: true, slug: true },
  })
  const ids = new Map(found.map(({ slug, id }) => [slug, id]))
  return list.map(({ fields }, index) => {
    const slug = slugs[index] ?? ''
    return { id: ids.get(slug) ?? 0, slug, fields }
  })
}

async function freeSlugs(transaction: Prisma.TransactionClient, list: readonly Fresh[]): Promise<string[]> {
  const slugs = list.flatMap(({ given }) => given ?? [])
  const taken = async (beginning: string) => {
    const where = { slug: { startsWith: beginning } }
    const rows = await transaction.business.findMany({ where, select: { slug: true } })
    return [...rows.map((row) => row.slug), ...slugs]
  }
  const result: string[] = []
  for (const { fields, given } of list) {
    const slug = given ?? (await freeSlug(fields.name, 180, taken))
    slugs.push(slug)
    result.push(slug)
  }
  return result
}
