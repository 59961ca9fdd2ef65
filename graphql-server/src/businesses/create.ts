import { orTryAgain } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { freeSlug } from '../lists/keys.ts'
import { type Author, recordChanges } from '../writes/trail.ts'
import {
  type BusinessFields,
  businessSlugLength,
  derivedColumns,
  fieldNames,
  fieldsOf,
  insertCategories,
  type NewBusiness,
} from './fields.ts'
import { checkBusinesses } from './rules.ts'

/** An establishment to create. */
export interface NewRow {
  input: NewBusiness
  /** Free and not reserved, from an imported catalogue. Made from the name when absent (slug-stable). */
  slug?: string | null
}

interface PreparedRow {
  fields: BusinessFields
  givenSlug: string | null
}

/**
 * Saves new establishments. The number of statements does not depend on how many there are, except for slugs. The caller
 * raises the catalogue's version as its transaction's last statement.
 *
 * @returns their ids, in the same order
 * @throws BadUserInputError by path under `input`, for the first that breaks a rule
 * @throws TryAgain when another writer takes a slug or deletes what they refer to
 */
export async function createBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  rows: readonly NewRow[],
): Promise<number[]> {
  const list = rows.map(({ input, slug }) => ({ fields: fieldsOf(input), givenSlug: slug ?? null }))
  const fields = list.map((row) => row.fields)
  const all = [...new Set(fields.flatMap(fieldNames))]
  await checkBusinesses(transaction, fields, all)
  return orTryAgain(async () => {
    const saved = await insertRows(transaction, list)
    await insertCategories(transaction, saved, all)
    const changes = saved.map(({ id: entityId, slug, fields }) => {
      return { entity: 'business' as const, entityId, before: null, after: { slug, ...fields } }
    })
    await recordChanges(transaction, author, changes)
    return saved.map(({ id }) => id)
  })
}

/**
 * Writers of the same name may all find the same slug free. The second one begins anew: going on after the refused
 * statement, whose locks stay, several could deadlock.
 */
async function insertRows(transaction: Prisma.TransactionClient, list: readonly PreparedRow[]) {
  const slugs = await freeSlugs(transaction, list)
  const data = list.map(({ fields }, index) => {
    const { categoryIds: _, subcategoryIds: __, ...columns } = fields
    return { ...columns, slug: slugs[index] ?? '', searchName: '', excerpt: '', ...derivedColumns(columns) }
  })
  const isAnyGiven = list.some(({ givenSlug }) => givenSlug !== null)
  await orTryAgain(() => transaction.business.createMany({ data }), isAnyGiven ? undefined : 'slug')
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

async function freeSlugs(
  transaction: Prisma.TransactionClient,
  list: readonly PreparedRow[],
): Promise<string[]> {
  const used = list.flatMap(({ givenSlug }) => givenSlug ?? [])
  const taken = async (start: string) => {
    const where = { slug: { startsWith: start } }
    const rows = await transaction.business.findMany({ where, select: { slug: true } })
    return [...rows.map((row) => row.slug), ...used]
  }
  const slugs: string[] = []
  for (const { fields, givenSlug } of list) {
    const slug = givenSlug ?? (await freeSlug(fields.name, businessSlugLength, taken))
    used.push(slug)
    slugs.push(slug)
  }
  return slugs
}
