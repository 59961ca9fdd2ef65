import type { Connection, Pool } from 'mariadb'
import { type Card, type CardRow, type CardRows, cardOf, readNewestCardRows } from './cards.ts'
import type { IdList } from './id-lists.ts'
import { type Origin, readOrigin } from './origin.ts'
import type { Reference } from './reference.ts'
import { idsAtOnce } from './rows-by-ids.ts'
import type { BaseOrder, Selection } from './selection.ts'
import { readVersion } from './version.ts'
import { readWholeRow, type WholeBusiness, type WholeRows, wholeOf } from './whole.ts'

/** Where a view finds lists of ids: kept ones, or its own snapshot. */
export type ListSource = (selection: Selection, order: BaseOrder) => Promise<IdList>

/** Where a view finds rows by their ids: a shared statement, or one of its own snapshot. */
export interface RowSource {
  cards(ids: number[]): Promise<CardRows>
  wholes(ids: number[]): Promise<WholeRows>
}

/**
 * What one answer is read from. It notes the catalogue's version of everything it gives out, so that afterwards it can
 * be told whether all of it was of the same moment.
 */
export class View {
  readonly reference: Reference
  readonly #database: Pool | Connection
  readonly #lists: ListSource
  readonly #rows: RowSource
  /** Versions of what may have been kept from before, and of what statements of this answer found. */
  readonly #kept: number[]
  readonly #found: number[] = []
  #missing = false

  constructor(database: Pool | Connection, reference: Reference, lists: ListSource, rows: RowSource) {
    this.#database = database
    this.#lists = lists
    this.#rows = rows
    this.reference = reference
    this.#kept = [reference.version]
  }

  /** The ids that match, or none for a selection that matches nothing. */
  async ids(selection: Selection | null, order: BaseOrder): Promise<Int32Array> {
    if (!selection) return new Int32Array()
    const { version, ids } = await this.#lists(selection, order)
    this.#kept.push(version)
    return ids
  }

  /** The cards of some ids in their order; of no ids, only the version is looked at. */
  async cards(ids: number[]): Promise<Card[]> {
    if (ids.length === 0) {
      this.#found.push(await readVersion(this.#database))
      return []
    }
    const { version, rows } = await this.#rows.cards(ids)
    this.#found.push(version)
    return this.#named(ids.map((id) => rows.get(id)))
  }

  /**
   * The cards of ids that somebody remembers, in their order and any number of them; an establishment that is gone is
   * left out, since nothing kept here promised that it is there.
   */
  async remembered(ids: number[]): Promise<Card[]> {
    const cards: Card[] = []
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      const some = ids.slice(start, start + idsAtOnce)
      const { version, rows } = await this.#rows.cards(some)
      this.#found.push(version)
      cards.push(...this.#named(some.map((id) => rows.get(id)).filter((row) => row !== undefined)))
    }
    return cards
  }

  /** The cards of the establishments registered last, newest first. */
  async newestCards(limit: number): Promise<Card[]> {
    const { version, rows } = await readNewestCardRows(this.#database, limit)
    this.#found.push(version)
    return this.#named([...rows.values()])
  }

  /** A whole establishment; null when it is gone, since nothing kept here promised that it is there. */
  async whole(key: { id: number } | { slug: string }): Promise<WholeBusiness | null> {
    const { version, rows } = await ('id' in key
      ? this.#rows.wholes([key.id])
      : readWholeRow(this.#database, key.slug))
    this.#found.push(version)
    const row = 'id' in key ? rows.get(key.id) : rows.values().next().value
    const whole = row ? wholeOf(row, this.reference) : null
    if (row && !whole) this.#missing = true
    return whole
  }

  /** What related establishments have in common with this one; null when there is none of that slug. */
  async origin(slug: string): Promise<Origin | null> {
    const { version, origin } = await readOrigin(this.#database, slug)
    this.#found.push(version)
    return origin
  }

  /** Whether everything given out was of the same moment and nothing was missing. */
  get coherent(): boolean {
    return !this.#missing && new Set([...this.#kept, ...this.#found]).size === 1
  }

  /** The newest version that the database has shown. */
  get newest(): number {
    return Math.max(...this.#found)
  }

  /** Whether what was kept is wrong though it is not old: the database was restored, or written past the version. */
  get mistaken(): boolean {
    const newestKept = Math.max(...this.#kept)
    return (
      this.#found.some((version) => version < newestKept) || (this.#missing && newestKept === this.newest)
    )
  }

  #named(rows: (CardRow | undefined)[]): Card[] {
    const cards: Card[] = []
    for (const row of rows) {
      const card = row && cardOf(row, this.reference)
      if (card) cards.push(card)
      else this.#missing = true
    }
    return cards
  }
}
