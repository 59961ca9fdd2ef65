import type { Author } from '../../audit/record.ts'
import { inTransaction, raiseContentVersion, raiseVersion } from '../../database/transaction.ts'
import { ConflictError } from '../../errors.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { places as kinds } from '../../taxonomy/places.ts'
import { insertPlace } from '../../taxonomy/write-place.ts'
import { createBusinessRows } from '../create-rows.ts'
import { changesSearches, updateBusinessRow } from '../save.ts'
import { withIds } from './input.ts'
import type { Place } from './names.ts'
import type { Places } from './places.ts'
import { newPlaces, type Plan, type Save } from './plan.ts'
import { foldText } from './values.ts'

/** What saving the lines of a file takes. */
export interface Saving {
  prisma: PrismaClient
  author: Author
  places: Places
  /** Lines by the key of the establishment that they are about. */
  seen: Map<string, number>
  /** Told why a line could not be saved where people are not. */
  onFailure: (error: unknown, line: number) => void
}

/** A plan that there is something to save of. */
export interface PlanToSave extends Plan {
  save: Save
}

/** A place that a line has made. */
export interface Made {
  line: number
  place: Place
  /** The id that it had before there was a row. */
  planned: number
}

/**
 * Saves what lines plan in one transaction.
 *
 * @returns the places that were made
 * @throws when any of it cannot be saved; then none of it is
 */
export async function saveTogether(plans: readonly PlanToSave[], saving: Saving): Promise<Made[]> {
  let made: Made[] = []
  const forget = () => {
    for (const { place, planned } of made) place.id = planned
    made = []
  }
  const fresh = plans.filter(({ save }) => save.input.kind === 'create')
  let ids: number[] = []
  try {
    await inTransaction(saving.prisma, async (transaction) => {
      forget()
      if (fresh.length > 0) await waitForOthers(transaction)
      for (const { line, save } of plans) {
        for (const place of newPlaces(save.references)) {
          made.push({ line, place, planned: place.id })
          place.id = await savePlace(transaction, saving.author, place)
        }
      }
      ids = await createAll(transaction, fresh, saving)
      const changed = await updateAll(transaction, plans, saving)
      if (changesSearches(changed) || ids.length > 0) await raiseVersion(transaction)
      else if (changed.length > 0) await raiseContentVersion(transaction)
    })
  } catch (error) {
    forget()
    throw error
  }
  for (const { place } of made) saving.places.know(place)
  for (const [index, { line }] of fresh.entries()) saving.seen.set(`id ${ids[index]}`, line)
  return made
}

async function createAll(
  transaction: Prisma.TransactionClient,
  plans: readonly PlanToSave[],
  { author, seen }: Saving,
): Promise<number[]> {
  if (plans.length === 0) return []
  await refuseOvertaken(transaction, plans, seen)
  const rows = plans.flatMap(({ save: { input, references, values } }) =>
    input.kind === 'create'
      ? [{ input: withIds(input.data, references), slug: values.get('slug') || null }]
      : [],
  )
  return createBusinessRows(transaction, author, rows)
}

/** @returns names of all fields that have changed */
async function updateAll(
  transaction: Prisma.TransactionClient,
  plans: readonly PlanToSave[],
  { author }: Saving,
): Promise<string[]> {
  const all: string[] = []
  for (const { save } of plans) {
    const { input, references, stored } = save
    if (input.kind !== 'update' || !stored) continue
    const changed = await updateBusinessRow(transaction, author, stored.id, withIds(input.data, references))
    all.push(...changed)
  }
  return all
}

/** Imports save new establishments one after the other: the next one sees what the one before it has saved. */
async function waitForOthers(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$queryRaw`SELECT version FROM catalogue_version WHERE id = 1 FOR UPDATE`
}

/** Keeps two imports of the same file from making everything twice. */
async function refuseOvertaken(
  transaction: Prisma.TransactionClient,
  plans: readonly PlanToSave[],
  seen: ReadonlyMap<string, number>,
): Promise<void> {
  const named = plans.filter(({ save }) => !save.values.get('slug'))
  const nameOf = ({ save }: PlanToSave) => foldText(save.values.get('name'))
  const placeOf = ({ save }: PlanToSave) => save.references.neighborhood?.id ?? 0
  const found = await transaction.business.findMany({
    where: { searchName: { in: named.map(nameOf) }, neighborhoodId: { in: named.map(placeOf) } },
    select: { id: true, searchName: true, neighborhoodId: true },
  })
  const isNews = found.some(
    ({ id, searchName, neighborhoodId }) =>
      !seen.has(`id ${id}`) &&
      named.some(
        (plan) =>
          nameOf(plan) === searchName &&
          placeOf(plan) === neighborhoodId &&
          !plan.save.namesakes.some((namesake) => namesake.id === id),
      ),
  )
  if (isNews) throw new ConflictError('ALREADY_IMPORTED', texts.imports.overtaken)
}

/** Somebody may have made the place since the import began. */
async function savePlace(
  transaction: Prisma.TransactionClient,
  author: Author,
  { kind, name, parent }: Place,
): Promise<number> {
  const above = kinds[kind].parent
  const where = { name, ...(above && { [above.column]: parent?.id }) }
  const delegate = transaction[kind] as typeof transaction.city
  const found = await delegate.findFirst({ where, select: { id: true } })
  if (found) return found.id
  return insertPlace(transaction, author, kinds[kind], {
    name,
    ...(above && { [above.column]: String(parent?.id) }),
  })
}
