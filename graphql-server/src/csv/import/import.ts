import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import type { PhotoPlan } from '../../photo-imports/plan.ts'
import { type Author, asOneAct } from '../../writes/trail.ts'
import type { CsvRecord } from '../reader/records.ts'
import { refuse } from '../reader/refuse.ts'
import { type Header, rowPhotos, rowValues } from './columns.ts'
import { type FileOptions, inspectFile, readRows } from './inspect-file.ts'
import { type ImportReport, ReportBuilder } from './report.ts'
import { type ImportRow, type ImportState, readRow, refusedRow } from './row.ts'
import { saveRows } from './save.ts'
import { readExisting } from './stored.ts'
import { refuseTakenRows } from './taken.ts'
import { readTaxonomy } from './taxonomy.ts'

/** Limits of a batch, which is read from the database and saved together. */
const BATCH = { rows: 100, characters: 50_000 }

export interface ImportOptions extends FileOptions {
  prisma: PrismaClient
  path: string
  author: Author
  dryRun: boolean
  /** Whether to create unknown cities, neighborhoods, categories and subcategories. */
  create: boolean
  /** Gets the photos that rows name. */
  photos?: PhotoPlan | undefined
  /** Called after each batch with the rows done and all rows. */
  onProgress?: (done: number, total: number) => void
  /** Called with the error behind a row that the report only calls failed. */
  onFailure?: (error: unknown, line: number) => void
}

/**
 * Imports establishments from a file in bounded memory, batch by batch: valid rows are saved, the others reported.
 * The same file again changes nothing.
 *
 * @throws BadUserInputError for a file that is refused as a whole, of which nothing is saved; the signal's reason
 */
export async function importBusinesses(options: ImportOptions): Promise<ImportReport> {
  const { prisma, path, dryRun, create, signal, onProgress, onFailure = () => {} } = options
  const author = asOneAct(options.author, 'import', 'business')
  const taxonomy = await readTaxonomy(prisma)
  const file = await inspectFile(path, { ...options, answers: taxonomy.answers })
  const { header, delimiter, repeated, total } = file
  const state: ImportState = { taxonomy, create, delimiter, repeated, seen: new Map() }
  if (options.photos && header.photos.length === 0) refuse(texts.photoImports.noColumn)
  const builder = new ReportBuilder(file, dryRun)
  if (!options.photos) builder.ignorePhotos(header)
  for await (const records of batches(readRows(file, signal))) {
    const rows = await checkRows(records, header, state, options)
    signal?.throwIfAborted()
    await refuseTakenRows(prisma, rows)
    if (!dryRun) await saveRows(rows, { ...state, prisma, author, onFailure })
    for (const [index, row] of rows.entries()) {
      builder.add(row)
      const names = rowPhotos(header, records[index]?.cells ?? [])
      const problem = row.outcome === 'refused' ? 'notTaken' : null
      options.photos?.add({ line: row.line, names, businessId: dryRun ? null : row.businessId, problem })
    }
    onProgress?.(builder.report.lines, total)
  }
  if (!dryRun) builder.report.entryId = await readEntryId(prisma, author)
  return builder.report
}

/** @returns null when nothing was written */
export async function readEntryId(prisma: PrismaClient, { act }: Author): Promise<number | null> {
  if (!act) return null
  const entry = await prisma.auditEntry.findUnique({ where: { actKey: act.key }, select: { id: true } })
  return entry?.id ?? null
}

async function checkRows(
  records: readonly CsvRecord[],
  header: Header,
  state: ImportState,
  { prisma, signal }: ImportOptions,
): Promise<ImportRow[]> {
  const { length } = header.columns
  // Spreadsheets leave empty cells at the end out, or add some.
  const isWithinTitles = ({ cells }: CsvRecord) => cells.slice(length).every((cell) => cell.trim() === '')
  const checked = records.map((record) => ({
    ...record,
    values: isWithinTitles(record) ? rowValues(header, record.cells) : null,
  }))
  const readable = checked.flatMap(({ values }) => values ?? [])
  const existing = await readExisting(prisma, readable, state.taxonomy)
  const rows: ImportRow[] = []
  for (const { line, cells, values } of checked) {
    await nextTurn()
    signal?.throwIfAborted()
    rows.push(values ? readRow(line, values, existing, state) : refuseCells(line, cells.length, length))
  }
  return rows
}

function refuseCells(line: number, found: number, expected: number): ImportRow {
  return refusedRow(line, [{ field: null, message: texts.imports.cells(found, expected) }])
}

async function* batches(source: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord[]> {
  let batch: CsvRecord[] = []
  let characters = 0
  for await (const record of source) {
    const more = record.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (batch.length === BATCH.rows || (batch.length > 0 && characters + more > BATCH.characters)) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(record)
    characters += more
  }
  if (batch.length > 0) yield batch
}
