import { texts } from '../../messages/texts.ts'
import { type Header, labelOf } from './columns.ts'
import type { Place } from './names.ts'
import type { Outcome, Plan } from './plan.ts'
import type { Problem } from './problem.ts'

/** What was wrong in a file, for people. */
export interface ImportProblem {
  /** From 1, the titles counted. */
  line: number
  /** As the file names it; null when it is not one column's. */
  column: string | null
  message: string
}

/** What a line did. */
export interface ImportLine {
  line: number
  name: string | null
  outcome: Outcome
  /** Portuguese names of the columns whose fields change; none for a new establishment, of which all do. */
  changed: string[]
}

/** What an import did, or would do. */
export interface ImportReport extends Record<Outcome, number> {
  dryRun: boolean
  /** Below the titles, empty ones left out. */
  lines: number
  createdPlaces: string[]
  problems: ImportProblem[]
  preview: ImportLine[]
}

/** How many problems, lines and places a report tells; all are counted. */
const MOST_TOLD = 1000

/** Characters of a title or message: both repeat cells, which may be long. */
const MAX_CHARACTERS = 300

/** Gathers what an import does into its report. */
export class Reporter {
  readonly report: ImportReport
  readonly #titles: Header['titles']
  readonly #places = new Set<Place>()

  constructor(header: Header, dryRun: boolean) {
    this.#titles = header.titles
    const counts = { lines: 0, created: 0, updated: 0, unchanged: 0, refused: 0 }
    this.report = { dryRun, ...counts, createdPlaces: [], problems: [], preview: [] }
    for (const column of header.unknown) {
      this.#tell(this.report.problems, {
        line: header.line,
        column: shorten(column),
        message: texts.imports.unknownColumn,
      })
    }
  }

  /**
   * Adds a line, in the order of the file.
   * @param plan as it was carried out
   * @param places those that the line made, or would make
   */
  add({ line, name, outcome, changed, problems }: Plan, places: readonly Place[]): void {
    this.report.lines += 1
    this.report[outcome] += 1
    for (const { field, message } of this.#inOrder(problems)) {
      this.#tell(this.report.problems, { line, column: this.#titleOf(field), message: shorten(message) })
    }
    if (outcome === 'created' || outcome === 'updated') {
      this.#tell(this.report.preview, {
        line,
        name: name && shorten(name),
        outcome,
        changed: changed.map(labelOf),
      })
    }
    for (const place of places) {
      if (!this.#places.has(place))
        this.#tell(
          this.report.createdPlaces,
          texts.imports.places.created[place.kind](place.name, place.parent?.name ?? ''),
        )
      this.#places.add(place)
    }
  }

  /** As the file has its columns, those of no column last. */
  #inOrder(problems: readonly Problem[]): Problem[] {
    const order = [...this.#titles.keys()]
    const place = ({ field }: Problem) =>
      field && this.#titles.has(field) ? order.indexOf(field) : order.length
    return problems.toSorted((one, other) => place(one) - place(other))
  }

  #titleOf(field: Problem['field']): string | null {
    const title = field && this.#titles.get(field)
    return title ? shorten(title) : null
  }

  #tell<T>(list: T[], one: T): void {
    if (list.length < MOST_TOLD) list.push(one)
  }
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}
