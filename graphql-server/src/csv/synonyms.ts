import { synonymsRule } from '../../../schema/input/rules.ts'
import { isNoValue, leftoverTexts } from '../../../schema/spreadsheet-leftovers.ts'
import { synonymsIn } from '../../../schema/synonyms.ts'
import { raiseTaxonomyVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { byName } from '../lists/filters.ts'
import { texts } from '../messages/texts.ts'
import { auditedEntry, entryRows, lockEntry } from '../taxonomy/entry-rows.ts'
import { entryTypes } from '../taxonomy/entry-types.ts'
import { type Author, asOneAct, recordChange } from '../writes/trail.ts'
import { beginFile, toCsv } from './export/csv.ts'
import { foldText, protect, unprotect } from './import/columns.ts'
import { nameIn } from './import/stored.ts'
import { type EntryKind, readTaxonomy, type Taxonomy, type TaxonomyEntry } from './import/taxonomy.ts'
import { refuse } from './reader/refuse.ts'
import { openTable } from './reader/table.ts'

interface SynonymReport {
  /** What the file was read as, by its common name. */
  encoding: string
  changed: number
  unchanged: number
  /** By line, from 1. */
  problems: { line: number; message: string }[]
  /** Sheets of a workbook that have rows and are not read; absent without any. */
  otherSheets?: string[]
}

interface SynonymImport {
  prisma: PrismaClient
  /** Of the file. */
  path: string
  author: Author
  /** Only reports what it would change. */
  dryRun: boolean
}

type Row = Record<'category' | 'subcategory' | 'synonyms', string>

/**
 * Sets the synonyms of the categories and subcategories that a file names; those that it does not name keep theirs. Each line
 * is a transaction of its own; together they are one entry of the trail (one-act). The file is read to its end first.
 *
 * @throws BadUserInputError for a file that is no such table
 */
export async function importSynonyms({ path, ...options }: SynonymImport): Promise<SynonymReport> {
  const write = { ...options, author: asOneAct(options.author, 'import', 'category') }
  const { rows, ...read } = await readFile(path)
  const report: SynonymReport = { ...read, changed: 0, unchanged: 0, problems: [] }
  const taxonomy = await readTaxonomy(write.prisma)
  const seen = new Map<TaxonomyEntry, number>()
  for (const { line, row, problem } of rows) {
    const refuse = (message: string) => report.problems.push({ line, message })
    if (problem) {
      refuse(problem)
      continue
    }
    const [entry, ...others] = namedEntries(row, taxonomy)
    const name = row.subcategory || row.category
    if (!entry) {
      refuse(texts.synonymFiles.unknown(name))
      continue
    }
    if (others.length > 0) {
      const slugs = [entry, ...others].map(({ slug }) => slug ?? '')
      refuse(texts.imports.places.several(name, slugs))
      continue
    }
    const earlier = seen.get(entry)
    const type = entryTypes[entry.parent ? 'subcategory' : 'category']
    const isCleared = foldText(row.synonyms) === texts.synonymFiles.none
    const { data, error } = synonymsRule.safeParse(isCleared ? '' : row.synonyms)
    if (earlier !== undefined) refuse(texts.synonymFiles.repeats(earlier))
    else if (isNoValue(row.synonyms)) refuse(leftoverTexts.noValue(row.synonyms))
    else if (error) refuse(error.issues[0]?.message ?? texts.badUserInput)
    else {
      const isEmpty = data === '' && !isCleared
      const differs = await setSynonyms({ ...write, dryRun: write.dryRun || isEmpty }, type, entry.id, data)
      if (!differs) report.unchanged += 1
      else if (isEmpty) refuse(texts.synonymFiles.empty)
      else report.changed += 1
    }
    seen.set(entry, earlier ?? line)
  }
  return report
}

/** What a line is about; several where its names are ambiguous. */
function namedEntries({ category, subcategory }: Row, taxonomy: Taxonomy): readonly TaxonomyEntry[] {
  const categories = taxonomy.categories.find(category)
  if (subcategory === '') return categories
  return categories.flatMap((parent) => taxonomy.childNames(parent).find(subcategory))
}

const titles = Object.entries(texts.synonymFiles.columns) as [keyof Row, string][]

/** Which column a title is of. */
const findColumn = (cell: string) => titles.find(([, title]) => foldText(title) === foldText(cell))?.[0]

/** More lines than there can be categories and subcategories. */
const MAX_LINES = 100_000

interface Line {
  line: number
  row: Row
  /** What is wrong with its shape. */
  problem: string | null
}

/**
 * The lines below the titles, which may come in any order.
 *
 * @throws BadUserInputError for a file that is no such table, or is not one to its end
 */
async function readFile(
  path: string,
): Promise<Pick<SynonymReport, 'encoding' | 'otherSheets'> & { rows: Line[] }> {
  const table = await openTable(path, (cell) => findColumn(cell) !== undefined)
  let columns: (keyof Row | undefined)[] | null = null
  const rows: Line[] = []
  for await (const { line, cells } of table.records()) {
    if (!columns) {
      columns = cells.map(findColumn)
      const missing = titles.filter(([column]) => !columns?.includes(column)).map(([, title]) => title)
      if (missing.length > 0) refuse(texts.synonymFiles.missing(missing))
      continue
    }
    if (rows.length === MAX_LINES) refuse(texts.imports.manyRows(MAX_LINES))
    const row: Row = { category: '', subcategory: '', synonyms: '' }
    for (const [index, column] of columns.entries())
      if (column) row[column] = unprotect(cells[index] ?? '').trim()
    rows.push({ line, row, problem: shapeProblem(cells, columns.length) })
  }
  const { otherSheets } = table
  return {
    encoding: texts.imports.encodings[table.format],
    ...(otherSheets.length > 0 && { otherSheets }),
    rows,
  }
}

function shapeProblem(cells: readonly string[], expected: number): string | null {
  if (cells.length < expected) return texts.synonymFiles.short(cells.length, expected)
  return cells.slice(expected).every((cell) => cell.trim() === '') ? null : texts.synonymFiles.long
}

/**
 * Writes the synonyms of all categories and subcategories as a CSV file that `importSynonyms` reads: a line for each, that of
 * a category before those of its subcategories.
 */
export async function exportSynonyms(prisma: PrismaClient): Promise<string> {
  const select = { id: true, synonyms: true }
  const categories = await prisma.category.findMany({
    select: { ...select, subcategories: { select, orderBy: byName } },
    orderBy: byName,
  })
  const taxonomy = await readTaxonomy(prisma)
  // One that was deleted between the two reads is left out.
  const isThere = (kind: EntryKind) => (row: { id: number }) => taxonomy.has(kind, row.id)
  const csvRow = (category: string, subcategory: string, synonyms: string) =>
    [category, subcategory, synonymsIn(synonyms).join(' | ')].map(protect)
  const rows = categories.filter(isThere('category')).flatMap(({ id, synonyms, subcategories }) => {
    const category = taxonomy.get('category', id)
    const name = nameIn(taxonomy.categories, category)
    const names = taxonomy.childNames(category)
    const inner = subcategories
      .filter(isThere('subcategory'))
      .map((each) => csvRow(name, nameIn(names, taxonomy.get('subcategory', each.id)), each.synonyms))
    return [csvRow(name, '', synonyms), ...inner]
  })
  const { category, subcategory, synonyms } = texts.synonymFiles.columns
  return beginFile + toCsv([[category, subcategory, synonyms], ...rows])
}

/**
 * Replaces the synonyms of a category or subcategory.
 *
 * @param synonyms as `synonymsRule` makes them
 * @returns whether they differ from those that it had
 * @throws NotFoundError
 */
function setSynonyms(
  { prisma, author, dryRun }: Omit<SynonymImport, 'path'>,
  type: (typeof entryTypes)['category' | 'subcategory'],
  id: number,
  synonyms: string,
): Promise<boolean> {
  return inTransaction(prisma, async (transaction) => {
    const before = await lockEntry(transaction, type, id)
    if (before.values.synonyms === synonyms) return false
    if (dryRun) return true
    await entryRows(transaction, type.name).update({
      where: { id },
      data: { synonyms },
      select: { id: true },
    })
    await recordChange(transaction, author, {
      entity: type.name,
      entityId: id,
      before: auditedEntry(type, before),
      after: auditedEntry(type, { ...before, values: { ...before.values, synonyms } }),
    })
    await raiseTaxonomyVersion(transaction)
    return true
  })
}
