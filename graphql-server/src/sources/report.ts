import { shortenText } from '../../../schema/summary.ts'
import type { TaxonomyEntry } from '../csv/import/taxonomy.ts'
import { texts } from '../messages/texts.ts'
import type { FilePlace, InFile, UnusablePlace } from './read/place.ts'
import type { UnknownName } from './table/unknown.ts'

/** Outcomes of a place; each place has exactly one. */
export type PlaceOutcome = 'drafts' | 'matched' | 'unchanged' | 'refusedBefore' | 'leftOut'

/** A text of a report with its number of occurrences. */
export interface Counted {
  text: string
  count: number
}

/** A place, or one of its values, that was left out. */
export interface SourceProblem extends InFile {
  /** Title of the column of a table; null if the whole place is left out. */
  column: string | null
  /** Id of the feature in GeoJSON; null in a table. */
  reference: string | null
  message: string
}

/** Result of a run or dry run (sources). */
export interface SourceReport extends Record<PlaceOutcome, number> {
  dryRun: boolean
  source: string
  licence: string
  /** Id of the audit trail entry; null when nothing was written. */
  entryId: number | null
  /** Whether data under the ODbL were imported. */
  odblDuties: boolean
  places: number
  /** Matched places with new proposals, and with filled fields. */
  proposed: number
  filled: number
  /** Listings of earlier runs that are no longer in the source. */
  vanished: number
  /** Drafts in the nearest city because the source names none. */
  nearestCity: number
  /** Places left out because of the contact or reference of an erased listing (erasure). */
  erased: number
  /** Reasons why places were left out, and values left out of others. */
  reasons: Counted[]
  values: Counted[]
  /** The first problems by line, and the number of all. */
  problems: SourceProblem[]
  problemCount: number
  /** Keys of the source that the category map does not contain. */
  unknownCategories: Counted[]
  createdPlaces: string[]
  /** Cities and categories of a table that the guide does not have, the most frequent ones. */
  unknownNames: UnknownName[]
}

/** Length of the lists of a report. */
const maxItems = 200

/** Number of problems listed. */
const maxProblems = 300

/** Number of different texts counted. */
const maxTexts = 5000

class Counter {
  readonly #counts = new Map<string, number>()

  add(text: string): void {
    const key = shortenText(text, 200)
    if (this.#counts.size < maxTexts || this.#counts.has(key))
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  list(most = maxItems): Counted[] {
    return [...this.#counts]
      .map(([text, count]) => ({ text, count }))
      .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
      .slice(0, most)
  }
}

/** Collects the report during a run. */
export class SourceReportBuilder {
  readonly #counts = { drafts: 0, matched: 0, unchanged: 0, refusedBefore: 0, leftOut: 0 }
  readonly #others = { places: 0, proposed: 0, filled: 0, vanished: 0, nearestCity: 0, erased: 0 }
  readonly #reasons = new Counter()
  readonly #values = new Counter()
  readonly #categories = new Counter()
  readonly #created = new Set<TaxonomyEntry>()
  #problems: SourceProblem[] = []
  #problemCount = 0
  readonly #isTable: boolean

  constructor(isTable: boolean) {
    this.#isTable = isTable
  }

  count(outcome: PlaceOutcome): void {
    this.#counts[outcome] += 1
  }

  raise(what: 'places' | 'proposed' | 'filled' | 'vanished' | 'nearestCity', by = 1): void {
    this.#others[what] += by
  }

  /** @param column title of the column with the problem */
  leaveOut(place: (FilePlace | UnusablePlace) & InFile, reason: string, column: string | null = null): void {
    this.count('leftOut')
    this.#addProblem(place, reason, column)
    if (reason === texts.erasures.matches) this.#others.erased += 1
    this.#reasons.add(reason)
  }

  /** @param label name of the field, if the reason does not name it */
  leaveOutValue(
    place: FilePlace,
    reason: string,
    label: string | null = null,
    column: string | null = null,
  ): void {
    const text = label === null ? reason : texts.sources.valueOf(label, reason)
    this.#values.add(text)
    this.#addProblem(place, column === null ? text : reason, column)
  }

  unknownCategory(place: FilePlace, key: string, column: string | null): void {
    this.#categories.add(key)
    if (this.#isTable) this.#addProblem(place, texts.sources.unknownCategory(key), column)
  }

  /** Keeps the problems of the first lines. */
  #addProblem({ line, reference }: InFile & { reference?: string }, message: string, column: string | null) {
    const shown = this.#isTable ? null : (reference ?? null)
    const shortened = column && shortenText(column, 200)
    this.#problems.push({ line, column: shortened, reference: shown, message: shortenText(message, 300) })
    this.#problemCount += 1
    if (this.#problems.length === 2 * maxProblems) this.#problems = this.#firstProblems()
  }

  #firstProblems(): SourceProblem[] {
    return this.#problems.toSorted((one, other) => one.line - other.line).slice(0, maxProblems)
  }

  /** All keys that the category map does not contain, the most frequent first. */
  unknownCategories(): Counted[] {
    return this.#categories.list(maxTexts)
  }

  created(entries: readonly TaxonomyEntry[]): void {
    for (const entry of entries) this.#created.add(entry)
  }

  build(
    settings: Pick<SourceReport, 'dryRun' | 'source' | 'licence' | 'odblDuties' | 'entryId' | 'unknownNames'>,
  ): SourceReport {
    return {
      ...settings,
      ...this.#counts,
      ...this.#others,
      reasons: this.#reasons.list(),
      values: this.#values.list(),
      problems: this.#firstProblems(),
      problemCount: this.#problemCount,
      unknownCategories: this.#categories.list(),
      createdPlaces: [...this.#created]
        .slice(0, maxItems)
        .map(({ kind, name, parent }) => texts.imports.places.created[kind](name, parent?.name ?? '')),
    }
  }
}
