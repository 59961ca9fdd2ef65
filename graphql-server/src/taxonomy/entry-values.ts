import { pointProblem } from '../../../schema/input/place.ts'
import { chooseCategory, chooseCity } from '../../../schema/input/taxonomy.ts'
import { columnName } from '../business-rows/columns.ts'
import { isTaken, orTryAgain } from '../database/transaction.ts'
import { BadUserInputError, ConflictError, type ConflictReason } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { freeSlug, idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { checkAttribute } from './attribute-check.ts'
import { countUses, type EntryState, entryRows, namedCategories, type Values } from './entry-rows.ts'
import type { EntryType, Value } from './entry-types.ts'

/**
 * Validated input: columns by Prisma's names, except that parent and categories are ids as sent and a picture is the
 * uploaded file. A null slug is derived from the name. Absent fields stay unchanged (absent-unchanged).
 */
export interface EntryInput {
  name?: string | undefined
  slug?: string | null | undefined
  [field: string]: Value | readonly string[] | Promise<unknown> | undefined
}

const { slugTaken, slugTakenInCity, valueTaken, neighborhood, subcategory } = texts.taxonomy

/**
 * Messages for a missing parent, and for moving an entry in use to another parent, which its establishments would
 * contradict.
 */
const parentTexts = {
  city: { missing: chooseCity, settled: neighborhood.settled },
  category: { missing: chooseCategory, settled: subcategory.settled },
}

/** Length of the slug column. */
export const entrySlugLength = 140

/**
 * Applies an input to an entry.
 *
 * @param before null for a new entry
 * @returns all values of the entry
 * @throws ConflictError when its slug is taken, or it is in use and would get another parent
 * @throws BadUserInputError when its parent does not exist or its values contradict each other
 */
export async function applyInput(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  { slug, ...input }: EntryInput,
  before: (EntryState & { id: number }) | null,
): Promise<Values> {
  const { parent } = type
  const values = { ...before?.values, ...plainValues(type, input) }
  if (type.namesCategories) values.categoryIds = await existingCategories(transaction, input, before)
  const chosen = parent && input[parent.column]
  if (parent && chosen !== undefined) {
    values[parent.column] = await existingParent(transaction, parent, String(chosen))
    const hasNewParent = before !== null && before.values[parent.column] !== values[parent.column]
    const uses = hasNewParent ? await countUses(transaction, type, before.id) : null
    if (uses) throw conflict('IN_USE', parent.column, parentTexts[parent.name].settled(uses))
  }
  const wanted = slug === undefined ? before?.values.slug : slug
  values.slug = await slugFor(transaction, type, wanted, values, before?.id)
  if (type.name === 'attribute') await checkAttribute(transaction, values, before)
  const isMoved = values.latitude !== before?.values.latitude || values.longitude !== before?.values.longitude
  const problems = isMoved ? Object.entries(pointProblem(values)) : []
  if (problems.length > 0)
    throw new BadUserInputError(
      Object.fromEntries(problems.map(([field, message]) => [`input.${field}`, message])),
    )
  return values
}

function plainValues({ image, parent }: EntryType, input: EntryInput): Values {
  const others = [image?.field, parent?.column, 'categoryIds'] as (string | undefined)[]
  const entries = Object.entries(input).filter(
    ([field, value]) => value !== undefined && !others.includes(field),
  )
  return Object.fromEntries(entries) as Values
}

async function existingParent(
  transaction: Prisma.TransactionClient,
  { name, column }: NonNullable<EntryType['parent']>,
  sent: string,
): Promise<number> {
  const id = idOrZero(sent)
  const found = await entryRows(transaction, name).findUnique({ where: { id }, select: { id: true } })
  if (!found) throw new BadUserInputError({ [`input.${column}`]: parentTexts[name].missing })
  return id
}

/** @throws BadUserInputError for one that does not exist */
async function existingCategories(
  transaction: Prisma.TransactionClient,
  { categoryIds }: EntryInput,
  before: EntryState | null,
): Promise<readonly number[]> {
  if (!Array.isArray(categoryIds)) return before ? namedCategories(before) : []
  const ids = categoryIds.map(idOrZero).sort((one, other) => one - other)
  const found = await transaction.category.count({ where: { id: { in: ids } } })
  if (found < ids.length) throw new BadUserInputError({ 'input.categoryIds': texts.businesses.noCategory })
  return ids
}

/** The requested slug if it is free, or one derived from the name (slug-stable). */
async function slugFor(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  wanted: Value | undefined,
  values: Values,
  id: number | undefined,
): Promise<string> {
  const { parent, slugWithinParent } = type
  const scope = slugWithinParent && parent ? { [parent.column]: values[parent.column] } : {}
  const used = async (slug: string | { startsWith: string }) => {
    const where = { slug, ...scope, ...(id && { id: { not: id } }) }
    const rows = await entryRows(transaction, type.name).findMany({ where, select: { slug: true } })
    return rows.map((row) => row.slug)
  }
  if (typeof wanted !== 'string')
    return freeSlug(String(values.name), entrySlugLength, (start) => used({ startsWith: start }))
  if ((await used(wanted)).length > 0)
    throw conflict('SLUG_TAKEN', 'slug', slugWithinParent ? slugTakenInCity : slugTaken)
  return wanted
}

/**
 * Writes a row.
 *
 * @throws TryAgain when another writer took its slug or deleted a record it refers to
 * @throws ConflictError that names the field when another unique value is taken
 */
export async function writeUnique<T>(
  { table }: EntryType,
  columns: object,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await orTryAgain(write, 'slug_key')
  } catch (error) {
    const field = Object.keys(columns).find((column) => isTaken(error, `${table}_${columnName(column)}_key`))
    throw field ? conflict('VALUE_TAKEN', field, valueTaken) : error
  }
}

const conflict = (reason: ConflictReason, field: string, message: string) =>
  new ConflictError(reason, message, { fields: { [`input.${field}`]: message } })
