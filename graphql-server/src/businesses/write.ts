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
 * Writers of the same name may all find the same slug free. The second one restarts: continuing after the refused
 * statement, whose locks stay, several could deadlock.
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
    // Most names are new: what begins with them, often hundreds, is not read.
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
 * Saves changes of an establishment and raises its version if anything differs. The caller raises the catalogue's
 * version as its transaction's last statement, if `changesSearches` says so.
 *
 * @param input its version, if it names one, must be the row's
 * @param mayUnhide whether it is an act that may show a hidden address (hidden-address)
 * @returns names of the fields that have changed; with a contact among them, `mailContactChanges` is called next
 * @throws ConflictError for an old version
 * @throws BadUserInputError by path under `input`
 * @throws TryAgain when another writer deletes what it refers to
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
  // The same save again, whose answer was lost.
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

/** What an update makes of an establishment. */
export interface BusinessUpdate {
  id: number
  before: BusinessFields
  after: BusinessFields
  given: Partial<BusinessFields>
  /** Names of the fields that differ. */
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

/**
 * Saves updates that have been checked, as `updateBusinessRow` does. Only those that write different values need statements
 * of their own.
 */
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

/** Without the fields that are rows of other tables. */
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
 * Locks an establishment against other writers of it or of its photos, until the transaction ends.
 *
 * @returns its name
 * @throws NotFoundError, MergedError
 */
export async function lockBusiness(transaction: Prisma.TransactionClient, id: number): Promise<string> {
  const [found] = await lockBusinesses(transaction, [id])
  if (!found) throw await absence(transaction, { id }, true)
  return found.name
}

/**
 * Locks the establishment that a request names, and compares it where the request is conditional.
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
 * Locks several establishments, in the order of their ids so that two writers of the same ones do not deadlock.
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

/** Fields that decide which searches find an establishment, or that cards take from memory. */
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

/** @param changed what `updateBusinessRow` returned */
export async function changesSearches(
  transaction: Prisma.TransactionClient,
  changed: readonly string[],
): Promise<boolean> {
  return changed.some((name) => searched.includes(name)) || changesFilters(transaction, changed)
}
