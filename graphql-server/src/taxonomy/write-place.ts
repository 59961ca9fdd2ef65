import { recordDeletions } from '../audit/keep-deleted.ts'
import { type Author, authorOf, recordChange } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { createOnce } from '../create-once.ts'
import { inTransaction, isBrokenReference, isTaken, raiseVersion, TryAgain } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import type { Upload } from '../media/uploads/file.ts'
import { forgetImages } from '../media/uploads/forget-images.ts'
import { withImages } from '../media/uploads/with-images.ts'
import { keptState } from './kept-place.ts'
import { columnsOf, lockPlace, type Picture, rowsOf, trailOf, usesOf } from './place-rows.ts'
import { type PlaceInput, valuesAfter } from './place-values.ts'
import type { Place } from './places.ts'

/**
 * Adds a place inside a transaction, which raises the catalogue's version in the end.
 *
 * @returns its id
 * @throws as `valuesAfter` does, and TryAgain when somebody was faster
 */
export async function insertPlace(
  transaction: Prisma.TransactionClient,
  author: Author,
  place: Place,
  input: PlaceInput,
  picture: Picture | null = null,
): Promise<number> {
  const after = { values: await valuesAfter(transaction, place, input, null), picture }
  const rows = rowsOf(transaction, place)
  const { id } = await orAgain(rows.create({ data: columnsOf(place, after), select: { id: true } }))
  const change = { entity: place.name, entityId: id, before: null, after: trailOf(place, after) }
  await recordChange(transaction, author, change)
  return id
}

/**
 * Adds a place, with its picture.
 *
 * @param input what the rule in schema/input made of what was sent
 * @returns its id
 * @throws as `valuesAfter` and the intake of images do; then nothing is stored
 */
export function createPlace(
  context: Context,
  place: Place,
  input: PlaceInput,
  requestKey: string | null | undefined,
): Promise<number> {
  const file = fileOf(place, input)
  const content = place.image && file ? { ...input, [place.image.field]: undefined } : input
  const call = { mutation: `create ${place.name}`, requestKey, input: content, files: file ? [file] : [] }
  return createOnce(context, call, async (transaction, author, [taken]) => {
    const picture = taken ? { id: await context.images.addRow(transaction, taken), hash: taken.hash } : null
    return insertPlace(transaction, author, place, input, picture)
  })
}

/**
 * Changes what the input names.
 *
 * @param id as it was sent
 * @param input what the rule in schema/input made of what was sent
 * @returns its id
 * @throws NotFoundError, and as `createPlace` does; then nothing is changed
 */
export async function updatePlace(
  context: Context,
  place: Place,
  id: string,
  input: PlaceInput,
): Promise<number> {
  const author = await authorOf(context)
  const [before, after] = await withPicture(context, place, input, async (transaction, sent) => {
    const before = await lockPlace(transaction, place, parseId(id))
    const values = await valuesAfter(transaction, place, input, before)
    const after = { values, picture: sent === undefined ? before.picture : sent }
    const data = differing(columnsOf(place, before), columnsOf(place, after))
    if (Object.keys(data).length > 0) {
      const where = { id: before.id }
      await orAgain(rowsOf(transaction, place).update({ where, data, select: { id: true } }))
      const trail = { before: trailOf(place, before), after: trailOf(place, after) }
      await recordChange(transaction, author, { entity: place.name, entityId: before.id, ...trail })
      await raiseVersion(transaction)
    }
    return [before, after] as const
  })
  if (before.picture?.id !== after.picture?.id) await forgetImages(context, [before.picture?.id ?? null])
  return before.id
}

/**
 * Deletes a place that nothing uses. It is kept for 30 days, with its picture.
 *
 * @param id as it was sent
 * @throws NotFoundError
 * @throws ConflictError that tells what uses it
 */
export async function deletePlace(context: Context, place: Place, id: string): Promise<void> {
  const author = await authorOf(context)
  await inTransaction(context.prisma, async (transaction) => {
    const before = await lockPlace(transaction, place, parseId(id))
    const has = await usesOf(transaction, place, before.id)
    if (has) throw new ConflictError('IN_USE', place.inUse(has))
    const state = await keptState(transaction, place, before)
    const deleted = { entity: place.name, entityId: before.id, before: trailOf(place, before), state }
    await recordDeletions(transaction, author, [
      { ...deleted, imageIds: before.picture ? [before.picture.id] : [] },
    ])
    const where = { id: before.id }
    await orAgain(rowsOf(transaction, place).delete({ where, select: { id: true } }))
    await raiseVersion(transaction)
  })
}

/** Does a write that may come with a picture: undefined when none is named, null when it shall go. */
function withPicture<T>(
  { images, prisma }: Context,
  place: Place,
  input: PlaceInput,
  work: (transaction: Prisma.TransactionClient, picture: Picture | null | undefined) => Promise<T>,
): Promise<T> {
  const file = fileOf(place, input)
  const isRemoved = place.image !== null && input[place.image.field] === null
  return withImages(images, file ? [file] : [], ([taken]) =>
    inTransaction(prisma, async (transaction) => {
      if (!taken) return work(transaction, isRemoved ? null : undefined)
      return work(transaction, { id: await images.addRow(transaction, taken), hash: taken.hash })
    }),
  )
}

function fileOf({ image }: Place, input: PlaceInput): Upload | undefined {
  const sent = image ? input[image.field] : undefined
  return sent instanceof Promise ? (sent as Upload) : undefined
}

/** What somebody else has just taken, deleted or begun to use is seen, and said, when all of it is done again. */
async function orAgain<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const isOvertaken = isTaken(error, 'slug') || isBrokenReference(error)
    throw isOvertaken ? new TryAgain('overtaken', { cause: error }) : error
  }
}

function differing(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(after).filter(([column, value]) => before[column] !== value))
}
