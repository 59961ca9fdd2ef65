import { lockOneStored } from '../../businesses/stored.ts'
import { changesSearches, createBusinessRows, updateBusinessRow } from '../../businesses/write.ts'
import { raiseContentVersion, raiseTaxonomyVersion, raiseVersion } from '../../database/catalogue-version.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isDatabaseAway } from '../../database-away.ts'
import { ConflictError, ProductError } from '../../errors.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { entryTypes } from '../../taxonomy/entry-types.ts'
import { insertEntry } from '../../taxonomy/write-entry.ts'
import type { Author } from '../../writes/trail.ts'
import { foldText, inputField, type Problem, searchNames } from './columns.ts'
import { withSavedIds } from './input.ts'
import { type ImportRow, type ImportState, type RowToSave, refuseRow } from './row.ts'
import type { TaxonomyEntry } from './taxonomy.ts'

export interface SaveOptions extends ImportState {
  prisma: PrismaClient
  author: Author
  /** Called with the error of a row that failed unexpectedly. */
  onFailure: (error: unknown, line: number) => void
}

interface SavableRow extends ImportRow {
  save: RowToSave
}

/** New entries of one transaction: with more, its last row would wait too long for the first. */
const MAX_ENTRIES = 20

/**
 * Saves rows: many in one transaction, or when that fails each in its own, so that a row that cannot be saved stops no
 * other and leaves nothing behind.
 *
 * @param rows those that cannot be saved become refused, with the reason
 * @throws when the database is away
 */
export async function saveRows(rows: readonly ImportRow[], options: SaveOptions): Promise<void> {
  const savable = rows.filter((row): row is SavableRow => row.save !== null)
  for (const group of groupByEntries(savable, (row) => row.newEntries)) await saveOrRefuse(group, options)
}

/** Items in their order, those of a group with few new entries together. */
export function groupByEntries<Item>(
  items: readonly Item[],
  newEntries: (item: Item) => readonly TaxonomyEntry[],
): Item[][] {
  const groups: Item[][] = []
  let entries = new Set<TaxonomyEntry>()
  for (const item of items) {
    const group = entries.size < MAX_ENTRIES ? groups.at(-1) : undefined
    if (!group) entries = new Set()
    for (const entry of newEntries(item)) entries.add(entry)
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}

async function saveOrRefuse(rows: readonly SavableRow[], options: SaveOptions): Promise<void> {
  try {
    await saveTogether(rows, options)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    for (const row of rows) {
      if (rows.length > 1) await saveOrRefuse([row], options)
      else {
        if (!(error instanceof ProductError)) options.onFailure(error, row.line)
        refuseRow(row, toProblems(error))
      }
    }
  }
}

function toProblems(error: unknown): Problem[] {
  if (!(error instanceof ProductError)) return [{ field: null, message: texts.imports.failed }]
  const fields = Object.entries(error.fields ?? {})
  if (fields.length === 0) return [{ field: null, message: error.message }]
  return fields.map(([path, message]) => ({ field: inputField(path), message }))
}

/** Ids of the entries that a transaction has made. */
export type SavedIds = ReadonlyMap<TaxonomyEntry, number>

/**
 * Saves rows in one transaction.
 *
 * @throws when one of them cannot be saved; then none is
 */
async function saveTogether(rows: readonly SavableRow[], options: SaveOptions): Promise<void> {
  const newRows = rows.filter(({ save }) => save.input.kind === 'create')
  const { saved, ids } = await inTransaction(options.prisma, async (transaction) => {
    // New establishments are saved by one import at a time, so that the next one finds them.
    if (newRows.length > 0)
      await transaction.$queryRaw`SELECT version FROM catalogue_version WHERE id = 1 FOR UPDATE`
    const saved = new Map<TaxonomyEntry, number>()
    for (const entry of new Set(rows.flatMap(({ newEntries }) => newEntries)))
      if (entry.id < 0) saved.set(entry, await saveEntry(transaction, options.author, entry, saved))
    const ids = await createAll(transaction, newRows, saved, options)
    const changed = await updateAll(transaction, rows, saved, options)
    const updated = rows.flatMap(({ save }) => save.stored?.id ?? [])
    if (saved.size > 0) await raiseTaxonomyVersion(transaction)
    if (ids.length > 0 || (await changesSearches(transaction, changed)))
      await raiseVersion(transaction, [...ids, ...updated])
    else if (changed.length > 0) await raiseContentVersion(transaction)
    return { saved, ids }
  })
  for (const [entry, id] of saved) {
    entry.id = id
    options.taxonomy.indexById(entry)
  }
  for (const [index, row] of newRows.entries()) {
    options.seen.set(`id ${ids[index]}`, row.line)
    row.businessId = ids[index] ?? null
  }
}

async function createAll(
  transaction: Prisma.TransactionClient,
  rows: readonly SavableRow[],
  saved: SavedIds,
  { author, seen }: SaveOptions,
): Promise<number[]> {
  if (rows.length === 0) return []
  await refuseConcurrentlyCreated(transaction, rows, saved, seen)
  const inputs = rows.flatMap(({ save: { input, references, values } }) =>
    input.kind === 'create'
      ? [{ input: withSavedIds(input.data, references, saved), slug: values.get('slug') || null }]
      : [],
  )
  return createBusinessRows(transaction, author, inputs)
}

/** Keeps two imports of the same file from creating everything twice. */
async function refuseConcurrentlyCreated(
  transaction: Prisma.TransactionClient,
  rows: readonly SavableRow[],
  saved: SavedIds,
  seen: ReadonlyMap<string, number>,
): Promise<void> {
  const named = rows.filter(({ save }) => !save.values.get('slug'))
  const foldedName = ({ save }: SavableRow) => foldText(save.values.get('name'))
  const savedNeighborhoodId = ({ save: { references } }: SavableRow) =>
    references.neighborhood ? (saved.get(references.neighborhood) ?? references.neighborhood.id) : 0
  const found = await transaction.business.findMany({
    where: {
      searchName: { in: named.flatMap(({ save }) => searchNames(save.values.get('name') ?? '')) },
      neighborhoodId: { in: named.map(savedNeighborhoodId) },
    },
    select: { id: true, name: true, neighborhoodId: true },
  })
  const isConcurrent = found.some(
    ({ id, name, neighborhoodId }) =>
      !seen.has(`id ${id}`) &&
      named.some(
        (row) =>
          foldedName(row) === foldText(name) &&
          savedNeighborhoodId(row) === neighborhoodId &&
          !row.save.namesakes.some((namesake) => namesake.id === id),
      ),
  )
  if (isConcurrent) throw new ConflictError('ALREADY_IMPORTED', texts.imports.overtaken)
}

/** @returns names of all fields that have changed */
async function updateAll(
  transaction: Prisma.TransactionClient,
  rows: readonly SavableRow[],
  saved: SavedIds,
  { author }: SaveOptions,
): Promise<string[]> {
  const all: string[] = []
  for (const { save } of rows) {
    const { input, references, stored } = save
    if (input.kind !== 'update' || !stored) continue
    const data = withSavedIds(input.data, references, saved)
    all.push(
      ...(await updateBusinessRow(transaction, author, await lockOneStored(transaction, stored.id), data)),
    )
  }
  return all
}

/** @returns the id of a new entry, or of one that somebody else has created since the import began */
export async function saveEntry(
  transaction: Prisma.TransactionClient,
  author: Author,
  { kind, name, parent }: TaxonomyEntry,
  saved: SavedIds,
): Promise<number> {
  const above = entryTypes[kind].parent
  const parentId = parent && (saved.get(parent) ?? parent.id)
  const where = { name, ...(above && { [above.column]: parentId }) }
  const delegate = transaction[kind] as typeof transaction.city
  const found = await delegate.findFirst({ where, select: { id: true } })
  if (found) return found.id
  return insertEntry(transaction, author, entryTypes[kind], {
    name,
    ...(above && { [above.column]: String(parentId) }),
  })
}
