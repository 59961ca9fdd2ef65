import { hoursFields } from '../../../schema/hours/hours.ts'
import { isReserved } from '../../../schema/reserved-slugs.ts'
import { splitAnswers } from '../answers/fields.ts'
import { readAnswers } from '../answers/read-input.ts'
import { changesFilters, insertAnswers, writeAnswers } from '../answers/rows.ts'
import { writeContactNotices } from '../contact-changes/notices.ts'
import type { Context } from '../context.ts'
import { orTryAgain } from '../database/transaction.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { freeSlug, slugBase } from '../lists/keys.ts'
import { absence, redirectingSlugs, slugsFrom, takenSlugs } from '../merges/merged.ts'
import { texts } from '../messages/texts.ts'
import { type Author, changeOfBusiness, entryOfSave, recordChange, recordChanges } from '../writes/trail.ts'
import {
  areaFields,
  checkAreaCities,
  chosenAreas,
  insertAreas,
  withoutUnhiding,
  withShownNeighborhood,
  writeAreas,
} from './areas.ts'
import { erasureReader, refuseErased } from './erased.ts'
import {
  type BusinessChanges,
  type BusinessFields,
  businessColumns,
  businessSlugLength,
  closedOn,
  deleteCategories,
  derivedColumns,
  fieldNames,
  hoursInformedOn,
  insertCategories,
  type NewBusiness,
  withReopening,
} from './fields.ts'
import { markFirstPublished } from './first-published.ts'
import { checkBusinesses, fieldsToCheck } from './rules.ts'
import type { StoredBusiness } from './stored.ts'

export interface NewRow {
  input: NewBusiness
  /** Slug from an imported catalogue, free and not reserved; derived from the name if absent (slug-stable). */
  slug?: string | null
}

interface PreparedRow {
  fields: BusinessFields
  givenSlug: string | null
}

/**
 * Inserts new establishments with a constant number of statements, except for slugs. The caller must raise the
 * catalogue's version as the last statement of its transaction.
 *
 * @returns ids, in the same order
 * @throws BadUserInputError by path under `input`, for the first invalid establishment
 * @throws TryAgain when another writer takes a slug or deletes a referenced row
 */
export async function createBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  rows: readonly NewRow[],
): Promise<number[]> {
  const answers = await readAnswers(
    transaction,
    rows.map(({ input }) => ({ input, stored: {} })),
  )
  const list = rows.map(({ input, slug }, index) => {
    const fields = { ...withShownNeighborhood(withReopening(businessColumns(input))), ...answers[index] }
    return { fields, givenSlug: slug ?? null }
  })
  const fields = list.map((row) => row.fields)
  const all = [...new Set(fields.flatMap(fieldNames))]
  await checkBusinesses(transaction, fields, all)
  await checkAreaCities(
    transaction,
    rows.map(({ input }) => input),
  )
  const given = list.map(({ givenSlug, fields }) => ({ ...fields, slug: givenSlug }))
  await refuseErased(transaction, given)
  await refuseRedirecting(
    transaction,
    list.flatMap(({ givenSlug }) => givenSlug ?? []),
  )
  return orTryAgain(async () => {
    const saved = await insertRows(transaction, list)
    await insertCategories(transaction, saved, all)
    await insertAnswers(transaction, saved)
    await insertAreas(transaction, saved)
    const changes = saved.map(({ id, slug, fields }) =>
      changeOfBusiness(id, { before: null, after: { slug, ...fields, ...chosenAreas(fields) } }),
    )
    await recordChanges(transaction, author, changes)
    const created = saved.map(({ id, fields }) => ({ id, before: null, after: fields }))
    await markFirstPublished(transaction, author, created)
    return saved.map(({ id }) => id)
  })
}

/**
 * Inserts the rows. Writers of the same name may find the same slug free; the second one restarts its transaction:
 * continuing after the refused statement, which keeps its locks, could deadlock.
 */
async function insertRows(transaction: Prisma.TransactionClient, list: readonly PreparedRow[]) {
  const slugs = await freeSlugs(transaction, list)
  const data = list.map(({ fields }, index) => {
    const columns = ownColumns(splitAnswers(fields).columns)
    const names = fieldNames(fields)
    const derived = {
      ...derivedColumns(columns),
      ...hoursInformedOn(fields, names),
      ...closedOn(fields, names),
    }
    return { ...columns, slug: slugs[index] ?? '', searchName: '', searchWords: '', excerpt: '', ...derived }
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

/** @throws BadUserInputError for the slug of a merged establishment */
async function refuseRedirecting(
  transaction: Prisma.TransactionClient,
  slugs: readonly string[],
): Promise<void> {
  const [slug] = await redirectingSlugs(transaction, slugs)
  if (slug !== undefined) throw new BadUserInputError({ 'input.slug': texts.merges.mergedSlug(slug) })
}

async function freeSlugs(
  transaction: Prisma.TransactionClient,
  list: readonly PreparedRow[],
): Promise<string[]> {
  const used = new Set(list.flatMap(({ givenSlug }) => givenSlug ?? []))
  const plain = list.flatMap(({ fields, givenSlug }) =>
    givenSlug ? [] : slugBase(fields.name, businessSlugLength),
  )
  const occupied = plain.length > 0 ? await takenSlugs(transaction, plain) : new Set()
  const taken = async (start: string) => {
    // Most names are new: skip the read of all slugs with this prefix, often hundreds.
    if (!occupied.has(start) && !used.has(start) && !isReserved(start)) return []
    return [...(await slugsFrom(transaction, start)), ...used]
  }
  const erased = await erasureReader(transaction)
  const slugs: string[] = []
  for (const { fields, givenSlug } of list) {
    let slug = givenSlug ?? (await freeSlug(fields.name, businessSlugLength, taken))
    used.add(slug)
    while (!givenSlug && (await erased([['slug', slug]])).size > 0) {
      slug = await freeSlug(fields.name, businessSlugLength, taken)
      used.add(slug)
    }
    slugs.push(slug)
  }
  return slugs
}

/**
 * Saves changes of an establishment and raises its version if anything differs. If `changesSearches`, the caller must
 * raise the catalogue's version as the last statement of its transaction.
 *
 * @param input its version, if any, must match the row
 * @param mayUnhide whether the act may show a hidden address (hidden-address)
 * @returns names of changed fields; if a contact is among them, call `mailContactChanges` next
 * @throws ConflictError for an outdated version
 * @throws BadUserInputError by path under `input`
 * @throws TryAgain when another writer deletes a referenced row
 */
export async function updateBusinessRow(
  transaction: Prisma.TransactionClient,
  author: Author,
  stored: StoredBusiness,
  input: BusinessChanges,
  mayUnhide = false,
): Promise<string[]> {
  const { id, version } = stored
  const isStale = input.version != null && input.version !== version
  // Repeated save, whose response was lost.
  const isOwn =
    input.version === version - 1 &&
    (await entryOfSave(transaction, author, { entity: 'business', entityId: id }))
  if (isStale && !isOwn) throw new ConflictError('STALE_VERSION', texts.businesses.stale)
  const columns = businessColumns(input)
  const [answers] = await readAnswers(transaction, [{ input, stored: stored.fields }])
  const given = mayUnhide ? columns : withoutUnhiding(stored.fields, columns)
  const update = toUpdate(stored, { ...given, ...answers })
  const { before, after, changed } = update
  if (changed.length === 0) return []
  await checkBusinesses(transaction, [after], fieldsToCheck(before, after, changed))
  await checkAreaCities(transaction, [input])
  await writeUpdates(transaction, [update])
  await recordChange(transaction, author, changeOfBusiness(id, { before, after }))
  await markFirstPublished(transaction, author, [update])
  await writeContactNotices(transaction, [update])
  return changed
}

/** Planned update of an establishment. */
export interface BusinessUpdate {
  id: number
  before: BusinessFields
  after: BusinessFields
  given: Partial<BusinessFields>
  /** Names of changed fields. */
  changed: (keyof BusinessFields)[]
}

export function toUpdate(
  { id, fields: before }: StoredBusiness,
  given: Partial<BusinessFields>,
): BusinessUpdate {
  const after: BusinessFields = withShownNeighborhood(withReopening({ ...before, ...given }))
  const changed = fieldNames(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  return { id, before, after, given, changed }
}

/** Saves validated updates, like `updateBusinessRow`. Equal column values share one statement. */
export async function updateBusinessRows(
  transaction: Prisma.TransactionClient,
  author: Author,
  updates: readonly BusinessUpdate[],
): Promise<void> {
  await writeUpdates(transaction, updates)
  const changes = updates.map(({ id, before, after }) => changeOfBusiness(id, { before, after }))
  await recordChanges(transaction, author, changes)
  await markFirstPublished(transaction, author, updates)
  await writeContactNotices(transaction, updates)
}

function writeUpdates(
  transaction: Prisma.TransactionClient,
  updates: readonly BusinessUpdate[],
): Promise<void> {
  return orTryAgain(async () => {
    for (const alike of Map.groupBy(updates, (update) => JSON.stringify(updatedColumns(update))).values()) {
      const [first] = alike
      const data = first && updatedColumns(first)
      const where = { id: { in: alike.map(({ id }) => id) } }
      if (data) await transaction.business.updateMany({ where, data })
    }
    await writeAnswers(transaction, updates)
    for (const field of ['categoryIds', 'subcategoryIds'] as const) {
      const written = updates.filter(({ changed }) => changed.includes(field))
      if (written.length === 0) continue
      const ids = written.map(({ id }) => id)
      await deleteCategories(transaction, ids, [field])
      await insertCategories(
        transaction,
        written.map(({ id, after }) => ({ id, fields: after })),
        [field],
      )
    }
    const moved = updates.filter(({ changed }) => areaFields.some((name) => changed.includes(name)))
    await writeAreas(
      transaction,
      moved.map(({ id, after }) => ({ id, fields: after })),
      areaFields,
    )
  })
}

/** Omits fields stored in other tables. */
function ownColumns<Fields extends Partial<BusinessFields>>({
  categoryIds: _,
  subcategoryIds: __,
  areaCityIds: ___,
  areaNeighborhoodIds: ____,
  ...columns
}: Fields) {
  return columns
}

function updatedColumns({ given, after, changed }: BusinessUpdate) {
  return {
    ...ownColumns(splitAnswers(given).columns),
    ...derivedColumns(given),
    ...hoursInformedOn(after, changed),
    ...closedOn(after, changed),
    reopensOn: after.reopensOn,
    showsNeighborhood: after.showsNeighborhood,
    version: { increment: 1 },
  }
}

/**
 * Locks an establishment against other writers of its fields or photos until the transaction ends.
 *
 * @returns the establishment's name
 * @throws NotFoundError, MergedError
 */
export async function lockBusiness(transaction: Prisma.TransactionClient, id: number): Promise<string> {
  const [found] = await lockBusinesses(transaction, [id])
  if (!found) throw await absence(transaction, { id }, true)
  return found.name
}

/**
 * Locks the establishment of a request and checks the request's preconditions.
 *
 * @throws NotFoundError, PreconditionFailedError
 */
export async function lockRequested(
  context: Context,
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<void> {
  await lockBusiness(transaction, id)
  await context.checkPreconditions?.(transaction)
}

/**
 * Locks establishments sorted by id, so that writers do not deadlock.
 *
 * @returns those that exist
 */
export function lockBusinesses(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return transaction.$queryRaw`
    SELECT id, name FROM businesses WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`
}

/** Fields that affect search results, or that cards read from memory. */
const searched: readonly string[] = [
  'name',
  'cityId',
  'neighborhoodId',
  'latitude',
  'longitude',
  'state',
  'reopensOn',
  'categoryIds',
  'subcategoryIds',
  'areaCityIds',
  'areaNeighborhoodIds',
  'servesRegion',
  'addressHidden',
  'showsNeighborhood',
  ...hoursFields,
]

/** @param changed result of `updateBusinessRow` */
export async function changesSearches(
  transaction: Prisma.TransactionClient,
  changed: readonly string[],
): Promise<boolean> {
  return changed.some((name) => searched.includes(name)) || changesFilters(transaction, changed)
}
