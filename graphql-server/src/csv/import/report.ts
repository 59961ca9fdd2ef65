import { shortenText } from '../../../../schema/summary.ts'
import { texts } from '../../messages/texts.ts'
import type { Table } from '../reader/table.ts'
import type { Header, Problem } from './columns.ts'
import type { TaxonomyEntry } from './taxonomy.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'refused'

/** A field that a row changes, as cells of a file. */
export interface CellChange {
  /** Its Portuguese name. */
  column: string
  before: string
  after: string
}

export interface RowResult {
  line: number
  /** Of the establishment, if it is known. */
  name: string | null
  outcome: Outcome
  /** Empty for a new establishment. */
  changed: CellChange[]
  /** Of the taxonomy: those that it creates, or would create. */
  newEntries: TaxonomyEntry[]
  problems: Problem[]
  /** What of a line that is taken was left out. */
  remarks: Problem[]
}

export interface ImportProblem {
  /** From 1, the titles included. */
  line: number
  /** As the file names it; null when the problem is not about one column. */
  column: string | null
  message: string
}

export interface ImportLine {
  line: number
  name: string | null
  outcome: Outcome
  /** Portuguese names of the fields that change; empty for a new establishment. */
  changed: string[]
  changes: CellChange[]
}

export interface ImportReport extends Record<Outcome, number> {
  dryRun: boolean
  /** Id of the entry of the trail; null when nothing was written. */
  entryId: number | null
  /** What the file was read as, by its common name. */
  encoding: string
  /** Rows below the titles, without empty ones. */
  lines: number
  /** Of the refused ones, those that have a contact or slug of an erased establishment (erasure). */
  erased: number
  createdPlaces: string[]
  problems: ImportProblem[]
  preview: ImportLine[]
}

/** Items of each list of a report. Beyond, rows are only counted. */
export const maxItems = 1000

/** A title, name or message, which repeats cells. */
export const shorten = (text: string): string => shortenText(text, 300)

/** What of a file is not read: other sheets of a workbook, and columns that are unknown. */
export const unreadParts = (
  { line, unknown }: Pick<Header, 'line' | 'unknown'>,
  otherSheets: readonly string[],
): ImportProblem[] => [
  ...(otherSheets.length > 0
    ? [{ line, column: null, message: shorten(texts.imports.otherSheets(otherSheets)) }]
    : []),
  ...unknown.map((column) => ({ line, column: shorten(column), message: texts.imports.unknownColumn })),
]

export class ReportBuilder {
  readonly report: ImportReport
  readonly #titles: Header['titles']
  readonly #entries = new Set<TaxonomyEntry>()

  constructor(
    { header, format, otherSheets }: Pick<Table, 'format' | 'otherSheets'> & { header: Header },
    dryRun: boolean,
  ) {
    this.#titles = header.titles
    const counts = { lines: 0, created: 0, updated: 0, unchanged: 0, refused: 0, erased: 0 }
    const read = { entryId: null, encoding: texts.imports.encodings[format] }
    const problems = unreadParts(header, otherSheets).slice(0, maxItems)
    this.report = { dryRun, ...read, ...counts, createdPlaces: [], problems, preview: [] }
  }

  /** Says that names of photos were not read. */
  ignorePhotos({ line, photos }: Header): void {
    if (photos.length > 0)
      this.#append(this.report.problems, { line, column: null, message: texts.photoImports.withoutZip })
  }

  /** Adds a row, in the order of the file. */
  add({ line, name, outcome, changed, newEntries, problems, remarks }: RowResult): void {
    this.report.lines += 1
    this.report[outcome] += 1
    if (problems.some(({ message }) => message === texts.erasures.matches)) this.report.erased += 1
    for (const { field, message } of this.#inOrder([...problems, ...remarks])) {
      this.#append(this.report.problems, { line, column: this.#titleOf(field), message: shorten(message) })
    }
    if (outcome === 'created' || outcome === 'updated') {
      const changes = changed.map(({ column, before, after }) => {
        return { column, before: shorten(before), after: shorten(after) }
      })
      const titles = changes.map(({ column }) => column)
      const row = { line, name: name && shorten(name), outcome, changed: titles, changes }
      this.#append(this.report.preview, row)
    }
    for (const entry of newEntries) {
      if (this.#entries.has(entry)) continue
      this.#entries.add(entry)
      const { kind, name, parent } = entry
      this.#append(this.report.createdPlaces, texts.imports.places.created[kind](name, parent?.name ?? ''))
    }
  }

  /** In the order of the file's columns, those about no column last. */
  #inOrder(problems: readonly Problem[]): Problem[] {
    const order = [...this.#titles.keys()]
    const position = ({ field }: Problem) =>
      field && this.#titles.has(field) ? order.indexOf(field) : order.length
    return problems.toSorted((one, other) => position(one) - position(other))
  }

  #titleOf(field: Problem['field']): string | null {
    const title = field && this.#titles.get(field)
    return title ? shorten(title) : null
  }

  #append<T>(list: T[], item: T): void {
    if (list.length < maxItems) list.push(item)
  }
}
