import { shortenText } from '../../../schema/summary.ts'
import type { TaxonomyEntry } from '../csv/import/taxonomy.ts'
import { texts } from '../messages/texts.ts'
import type { FilePlace, InFile, UnusablePlace } from './read/place.ts'
import type { UnknownName } from './table/unknown.ts'

/** What became of the places of a file, or would become of them: each is one of these. */
export type PlaceOutcome = 'drafts' | 'matched' | 'unchanged' | 'refusedBefore' | 'leftOut'

/** A text and how often it was said. */
export interface Counted {
  text: string
  count: number
}

/** A place, or a value of one, that was left out. */
export interface SourceProblem extends InFile {
  /** Title of the column of a table; null where the place is left out for more than a value. */
  column: string | null
  /** What GeoJSON calls the place; null in a table. */
  reference: string | null
  message: string
}

/** What a run did, or would do (sources). */
export interface SourceReport extends Record<PlaceOutcome, number> {
  dryRun: boolean
  source: string
  licence: string
  /** Id of the entry of the trail; null when nothing was filled, made or proposed. */
  entryId: number | null
  /** Whether places under the ODbL made drafts and filled fields. */
  odblDuties: boolean
  places: number
  /** Of the matched ones: of how many something was proposed, and of how many empty fields were filled. */
  proposed: number
  filled: number
  /** Listings that the source had at an earlier run and has no more. */
  vanished: number
  /** Of those that became drafts: of how many the source names no city, so that they are in the nearest one. */
  nearestCity: number
  /** Of those left out: how many have a contact or reference of an erased listing (erasure). */
  erased: number
  /** Why places were left out, and which values of others. */
  reasons: Counted[]
  values: Counted[]
  /** Both by line, the first ones, and how many there are. */
  problems: SourceProblem[]
  problemCount: number
  /** Keys of the source that the category map has not. */
  unknownCategories: Counted[]
  createdPlaces: string[]
  /** Cities and categories of a table that the guide has not, the most frequent ones. */
  unknownNames: UnknownName[]
}

/** Items of each list of a report, the most frequent ones. */
const maxItems = 200

/** Problems of a report. */
const maxProblems = 300

/** Different texts that are counted. */
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

/** What a run adds up. */
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

  /** @param column title of the one that has the reason */
  leaveOut(place: (FilePlace | UnusablePlace) & InFile, reason: string, column: string | null = null): void {
    this.count('leftOut')
    this.#addProblem(place, reason, column)
    if (reason === texts.erasures.matches) this.#others.erased += 1
    this.#reasons.add(reason)
  }

  /** @param label of its field, where the reason does not name it */
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

  /** Keeps those of the first lines. */
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

  /** All keys that the category map has not, the most frequent first. */
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
