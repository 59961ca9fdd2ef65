import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Author } from '../../audit/record.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { texts } from '../../messages/texts.ts'
import { readExisting } from './existing.ts'
import { Places } from './places.ts'
import { newPlaces, type Plan, type Planning, planLine } from './plan.ts'
import type { CsvRecord } from './records.ts'
import { type ImportReport, Reporter } from './report.ts'
import { savePlans } from './save.ts'
import type { Saving } from './save-together.ts'
import { readLines, surveyFile } from './survey.ts'
import { valuesOf } from './values.ts'

/** Lines that are read, planned and saved together, and characters of them. */
const BATCH = { lines: 100, characters: 50_000 }

/** Characters that are planned between two turns of the event loop; a line counts as a thousand more than it has. */
const TURN = 20_000

/** How to import a file. */
export interface ImportOptions {
  prisma: PrismaClient
  /** The file. */
  path: string
  /** Who writes, for the audit trail. */
  author: Author
  /** Whether to tell what would happen, and write nothing. */
  dryRun: boolean
  /** Whether to make the cities, neighborhoods, categories and subcategories that are not known. */
  create: boolean
  /** A file with more rows below its titles is refused; no limit when absent. */
  maxRows?: number
  /** Stops the import after the batch that is being saved. */
  signal?: AbortSignal | undefined
  /** Told after each batch how many of the lines are done. */
  onProgress?: (done: number, total: number) => void
  /** Told why a line could not be saved, where the report says only that it could not. */
  onFailure?: (error: unknown, line: number) => void
}

/**
 * Imports establishments from a CSV file, with bounded memory and batch by batch: what is good is saved, what is not is
 * reported. The same file again changes nothing.
 *
 * @throws BadUserInputError for a file that cannot be read as a whole; then nothing is saved; the signal's reason
 */
export async function importBusinesses(options: ImportOptions): Promise<ImportReport> {
  const { prisma, path, dryRun, signal, onProgress } = options
  const survey = await surveyFile(path, options)
  const { header, delimiter, repeated, total } = survey
  const places = new Places()
  await places.read(prisma)
  const planning: Planning = { places, create: options.create, delimiter, repeated, seen: new Map() }
  const saving: Saving = {
    ...planning,
    prisma,
    author: options.author,
    onFailure: options.onFailure ?? (() => {}),
  }
  const reporter = new Reporter(header, dryRun)
  for await (const records of batches(readLines(path, survey, signal))) {
    const plans = await planBatch(records)
    signal?.throwIfAborted()
    const made = dryRun ? [] : await savePlans(plans, saving)
    for (const plan of plans) {
      const planned = dryRun && plan.save ? newPlaces(plan.save.references) : []
      const saved = made.filter(({ line }) => line === plan.line).map(({ place }) => place)
      reporter.add(plan, dryRun ? planned : saved)
    }
    onProgress?.(reporter.report.lines, total)
  }
  return reporter.report

  async function planBatch(records: readonly CsvRecord[]): Promise<Plan[]> {
    const lines = records.map((record) => ({ ...record, values: valuesOf(header, record.cells) }))
    const whole = lines.filter(({ cells }) => hasAllCells(cells))
    const existing = await readExisting(
      prisma,
      whole.map(({ values }) => values),
      places,
    )
    const plans: Plan[] = []
    let planned = 0
    for (const { line, cells, values } of lines) {
      if (planned > TURN) {
        await nextTurn()
        signal?.throwIfAborted()
        planned = 0
      }
      planned += 1000 + charactersOf(cells)
      plans.push(hasAllCells(cells) ? planLine(line, values, existing, planning) : refuseCells(line, cells))
    }
    return plans
  }

  /** Spreadsheets add empty cells at the end. */
  function hasAllCells(cells: readonly string[]): boolean {
    const { length } = header.columns
    return cells.length >= length && cells.slice(length).every((cell) => cell.trim() === '')
  }

  function refuseCells(line: number, cells: readonly string[]): Plan {
    const message = texts.imports.cells(cells.length, header.columns.length)
    return {
      line,
      name: null,
      outcome: 'refused',
      changed: [],
      problems: [{ field: null, message }],
      save: null,
    }
  }
}

async function* batches(source: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord[]> {
  let batch: CsvRecord[] = []
  let characters = 0
  for await (const record of source) {
    const more = charactersOf(record.cells)
    if (batch.length === BATCH.lines || (batch.length > 0 && characters + more > BATCH.characters)) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(record)
    characters += more
  }
  if (batch.length > 0) yield batch
}

function charactersOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0)
}
