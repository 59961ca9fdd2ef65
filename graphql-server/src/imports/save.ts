import type { Author } from '../audit/record.ts'
import { changesSearches, createBusinessRow, updateBusinessRow } from '../businesses/save.ts'
import { places as kinds } from '../catalogue/places.ts'
import { texts } from '../catalogue/texts.ts'
import { inTransaction, raiseVersion } from '../catalogue/transaction.ts'
import { insertPlace } from '../catalogue/write-place.ts'
import { isDatabaseAway } from '../database-away.ts'
import { ConflictError, ProductError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { withIds } from './input.ts'
import type { Place } from './names.ts'
import type { Places } from './places.ts'
import { newPlaces, type Plan, type Save } from './plan.ts'
import { fieldOf, type Problem } from './problem.ts'
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

interface PlanToSave extends Plan {
  save: Save
}

/** A place that a line has made. */
interface Made {
  line: number
  place: Place
}

/**
 * Saves what lines plan: all in one transaction, or when that fails each in its own, so that a line that cannot be
 * saved stops no other and leaves nothing behind.
 *
 * @param plans those that cannot be saved become refused, with the reason
 * @returns the places that were made
 * @throws when the database is away
 */
export async function savePlans(plans: readonly Plan[], saving: Saving): Promise<Made[]> {
  const toSave = plans.filter((plan): plan is PlanToSave => plan.save !== null)
  if (toSave.length === 0) return []
  try {
    return await saveTogether(toSave, saving)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
  }
  const made: Made[] = []
  for (const plan of toSave) {
    try {
      made.push(...(await saveTogether([plan], saving)))
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      if (!(error instanceof ProductError)) saving.onFailure(error, plan.line)
      Object.assign(plan, { outcome: 'refused', changed: [], problems: problemsOf(error) })
    }
  }
  return made
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ProductError)) return [{ field: null, message: texts.imports.failed }]
  const fields = Object.entries(error.fields ?? {})
  if (fields.length === 0) return [{ field: null, message: error.message }]
  return fields.map(([path, message]) => ({ field: fieldOf(path.split('.').at(-1) ?? ''), message }))
}

async function saveTogether(plans: readonly PlanToSave[], saving: Saving): Promise<Made[]> {
  let made: Made[] = []
  const forget = () => {
    for (const { place } of made) place.id = null
    made = []
  }
  const created = new Map<number, number>()
  try {
    await inTransaction(saving.prisma, async (transaction) => {
      forget()
      created.clear()
      const fresh = plans.filter(({ save }) => save.stored === null)
      if (fresh.length > 0) await waitForOthers(transaction)
      for (const { line, save } of plans) {
        for (const place of newPlaces(save.references)) {
          place.id = await savePlace(transaction, saving.author, place)
          made.push({ line, place })
        }
      }
      if (fresh.length > 0) await refuseOvertaken(transaction, fresh, saving.seen)
      let isSearched = fresh.length > 0 || made.length > 0
      for (const { line, save } of plans) {
        const { kind, data } = withIds(save.input, save.references)
        if (kind === 'create') {
          const slug = save.values.get('slug') || null
          created.set(await createBusinessRow(transaction, saving.author, data, slug), line)
        } else {
          const changed = await updateBusinessRow(transaction, saving.author, save.stored?.id ?? 0, data)
          isSearched ||= changesSearches(changed)
        }
      }
      if (isSearched) await raiseVersion(transaction)
    })
  } catch (error) {
    forget()
    throw error
  }
  for (const { place } of made) saving.places.know(place)
  for (const [id, line] of created) saving.seen.set(`id ${id}`, line)
  return made
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
  if (isNews) throw new ConflictError(texts.imports.overtaken)
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
