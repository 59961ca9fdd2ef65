import { BadUserInputError, ConflictError, type ConflictReason } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { freeSlug, parseId } from '../lists/keys.ts'
import { type PlaceState, rowsOf, usesOf, type Values } from './place-rows.ts'
import type { Place, Value } from './places.ts'

/**
 * What a rule in schema/input made of an input: columns by Prisma's names, but of what it belongs to the id as it was
 * sent, of a picture the file, and a slug that shall be made is null. What is absent stays as it is.
 */
export interface PlaceInput {
  name?: string | undefined
  slug?: string | null | undefined
  [field: string]: Value | Promise<unknown> | undefined
}

/** Characters that the column of a slug holds. */
const slugLength = 140

/**
 * The values of a place once an input has been applied to it.
 *
 * @param before null for a new one
 * @throws ConflictError when its slug is taken or it has to stay where it belongs
 * @throws BadUserInputError when what it shall belong to is not there, or its values do not fit together
 */
export async function valuesAfter(
  transaction: Prisma.TransactionClient,
  place: Place,
  { slug, ...input }: PlaceInput,
  before: (PlaceState & { id: number }) | null,
): Promise<Values> {
  const values = { ...before?.values, ...plainValues(place, input) }
  const { parent } = place
  const chosen = parent && input[parent.column]
  if (parent && chosen !== undefined) {
    values[parent.column] = await existingParent(transaction, parent, String(chosen))
    const moves = before && before.values[parent.column] !== values[parent.column]
    const has = moves && (await usesOf(transaction, place, before.id))
    if (has) throw conflict('IN_USE', parent.column, parent.settled(has))
  }
  values.slug = await slugAfter(
    transaction,
    place,
    slug === undefined ? before?.values.slug : slug,
    values,
    before?.id,
  )
  const wrong = place.check?.(values)
  if (wrong) throw new BadUserInputError(inInput(wrong))
  return values
}

/** Those that go into their columns as they are. */
function plainValues({ image, parent }: Place, input: PlaceInput): Values {
  const others = [image?.field, parent?.column] as (string | undefined)[]
  const entries = Object.entries(input).filter(
    ([field, value]) => value !== undefined && !others.includes(field),
  )
  return Object.fromEntries(entries) as Values
}

async function existingParent(
  transaction: Prisma.TransactionClient,
  { name, column, missing }: NonNullable<Place['parent']>,
  sent: string,
): Promise<number> {
  const id = parseId(sent)
  const found =
    id && (await rowsOf(transaction, { name }).findUnique({ where: { id }, select: { id: true } }))
  if (!found) throw new BadUserInputError(inInput({ [column]: missing }))
  return id
}

/** The given slug, if it is free, or one made from the name. */
async function slugAfter(
  transaction: Prisma.TransactionClient,
  place: Place,
  given: Value | undefined,
  values: Values,
  id: number | undefined,
): Promise<string> {
  const within = place.slugWithinParent &&
    place.parent && { [place.parent.column]: values[place.parent.column] }
  const used = async (slug: string | { startsWith: string }) => {
    const where = { slug, ...within, ...(id && { id: { not: id } }) }
    const rows = await rowsOf(transaction, place).findMany({ where, select: { slug: true } })
    return rows.map((row) => row.slug)
  }
  if (typeof given !== 'string')
    return freeSlug(String(values.name), slugLength, (beginning) => used({ startsWith: beginning }))
  if ((await used(given)).length > 0) throw conflict('SLUG_TAKEN', 'slug', place.slugTaken)
  return given
}

const conflict = (reason: ConflictReason, field: string, message: string) =>
  new ConflictError(reason, message, { fields: inInput({ [field]: message }) })

/** Messages by field, as clients know the paths: all of these mutations call their argument `input`. */
function inInput(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [`input.${field}`, message]))
}
