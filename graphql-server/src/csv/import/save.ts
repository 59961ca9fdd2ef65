import { changesSearches, createBusinessRows, updateBusinessRow } from '../../businesses/write.ts'
import { raiseContentVersion, raiseVersion } from '../../database/catalogue-version.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isDatabaseAway } from '../../database-away.ts'
import { ConflictError, ProductError } from '../../errors.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { entryTypes } from '../../taxonomy/entry-types.ts'
import { insertEntry } from '../../taxonomy/write-entry.ts'
import type { Author } from '../../writes/trail.ts'
import { fieldOf, foldText, type Problem } from './columns.ts'
import { withSavedIds } from './input.ts'
import { type ImportRow, type ImportState, newEntries, type RowToSave } from './row.ts'
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

/** An entry of the taxonomy that a row created. */
interface CreatedEntry {
  line: number
  entry: TaxonomyEntry
  /** Its negative id from before it was saved. */
  provisionalId: number
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
export async function saveRows(rows: readonly ImportRow[], options: SaveOptions): Promise<CreatedEntry[]> {
  const created: CreatedEntry[] = []
  for (const group of groupsOf(rows)) {
    const together = await saveGroup(group, options)
    if (together) created.push(...together)
    else for (const row of group) created.push(...(await saveOrRefuse(row, options)))
  }
  return created
}

function groupsOf(rows: readonly ImportRow[]): SavableRow[][] {
  const groups: SavableRow[][] = []
  let entries = new Set<TaxonomyEntry>()
  for (const row of rows.filter((row): row is SavableRow => row.save !== null)) {
    const group = entries.size < MAX_ENTRIES ? groups.at(-1) : undefined
    if (!group) entries = new Set()
    for (const entry of newEntries(row.save.references)) entries.add(entry)
    if (group) group.push(row)
    else groups.push([row])
  }
  return groups
}

/** @returns null when a row of it cannot be saved, and so none was */
async function saveGroup(group: SavableRow[], options: SaveOptions): Promise<CreatedEntry[] | null> {
  try {
    return await saveTogether(group, options)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return null
  }
}

async function saveOrRefuse(row: SavableRow, options: SaveOptions): Promise<CreatedEntry[]> {
  try {
    return await saveTogether([row], options)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!(error instanceof ProductError)) options.onFailure(error, row.line)
    Object.assign(row, { outcome: 'refused', changed: [], problems: problemsOf(error) })
    return []
  }
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof ProductError)) return [{ field: null, message: texts.imports.failed }]
  const fields = Object.entries(error.fields ?? {})
  if (fields.length === 0) return [{ field: null, message: error.message }]
  return fields.map(([path, message]) => ({ field: fieldOf(path), message }))
}

/**
 * Saves rows in one transaction.
 *
 * @throws when one of them cannot be saved; then none is
 */
async function saveTogether(rows: readonly SavableRow[], options: SaveOptions): Promise<CreatedEntry[]> {
  let created: CreatedEntry[] = []
  const resetIds = () => {
    for (const { entry, provisionalId } of created) entry.id = provisionalId
    created = []
  }
  const newRows = rows.filter(({ save }) => save.input.kind === 'create')
  let ids: number[] = []
  try {
    await inTransaction(options.prisma, async (transaction) => {
      // The transaction may be retried.
      resetIds()
      if (newRows.length > 0) await lockImports(transaction)
      for (const { line, save } of rows) {
        for (const entry of newEntries(save.references)) {
          created.push({ line, entry, provisionalId: entry.id })
          entry.id = await saveEntry(transaction, options.author, entry)
        }
      }
      ids = await createAll(transaction, newRows, options)
      const changed = await updateAll(transaction, rows, options)
      const updated = rows.flatMap(({ save }) => save.stored?.id ?? [])
      if (changesSearches(changed) || ids.length > 0) await raiseVersion(transaction, [...ids, ...updated])
      else if (changed.length > 0) await raiseContentVersion(transaction)
    })
  } catch (error) {
    resetIds()
    throw error
  }
  for (const { entry } of created) options.taxonomy.indexById(entry)
  for (const [index, { line }] of newRows.entries()) options.seen.set(`id ${ids[index]}`, line)
  return created
}

/** New establishments are saved by one import at a time, so that the next one sees them. */
async function lockImports(transaction: Prisma.TransactionClient): Promise<void> {
  await transaction.$queryRaw`SELECT version FROM catalogue_version WHERE id = 1 FOR UPDATE`
}

async function createAll(
  transaction: Prisma.TransactionClient,
  rows: readonly SavableRow[],
  { author, seen }: SaveOptions,
): Promise<number[]> {
  if (rows.length === 0) return []
  await refuseConcurrentlyCreated(transaction, rows, seen)
  const inputs = rows.flatMap(({ save: { input, references, values } }) =>
    input.kind === 'create'
      ? [{ input: withSavedIds(input.data, references), slug: values.get('slug') || null }]
      : [],
  )
  return createBusinessRows(transaction, author, inputs)
}

/** Keeps two imports of the same file from creating everything twice. */
async function refuseConcurrentlyCreated(
  transaction: Prisma.TransactionClient,
  rows: readonly SavableRow[],
  seen: ReadonlyMap<string, number>,
): Promise<void> {
  const named = rows.filter(({ save }) => !save.values.get('slug'))
  const nameOf = ({ save }: SavableRow) => foldText(save.values.get('name'))
  const neighborhoodOf = ({ save }: SavableRow) => save.references.neighborhood?.id ?? 0
  const found = await transaction.business.findMany({
    where: { searchName: { in: named.map(nameOf) }, neighborhoodId: { in: named.map(neighborhoodOf) } },
    select: { id: true, searchName: true, neighborhoodId: true },
  })
  const isConcurrent = found.some(
    ({ id, searchName, neighborhoodId }) =>
      !seen.has(`id ${id}`) &&
      named.some(
        (row) =>
          nameOf(row) === searchName &&
          neighborhoodOf(row) === neighborhoodId &&
          !row.save.namesakes.some((namesake) => namesake.id === id),
      ),
  )
  if (isConcurrent) throw new ConflictError('ALREADY_IMPORTED', texts.imports.overtaken)
}

/** @returns names of all fields that have changed */
async function updateAll(
  transaction: Prisma.TransactionClient,
  rows: readonly SavableRow[],
  { author }: SaveOptions,
): Promise<string[]> {
  const all: string[] = []
  for (const { save } of rows) {
    const { input, references, stored } = save
    if (input.kind !== 'update' || !stored) continue
    const data = withSavedIds(input.data, references)
    all.push(...(await updateBusinessRow(transaction, author, stored.id, data)))
  }
  return all
}

/** @returns the id of a new entry, or of one that somebody else has created since the import began */
async function saveEntry(
  transaction: Prisma.TransactionClient,
  author: Author,
  { kind, name, parent }: TaxonomyEntry,
): Promise<number> {
  const above = entryTypes[kind].parent
  const where = { name, ...(above && { [above.column]: parent?.id }) }
  const delegate = transaction[kind] as typeof transaction.city
  const found = await delegate.findFirst({ where, select: { id: true } })
  if (found) return found.id
  return insertEntry(transaction, author, entryTypes[kind], {
    name,
    ...(above && { [above.column]: String(parent?.id) }),
  })
}
