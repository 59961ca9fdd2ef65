import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection, Pool } from 'mariadb'
import { matchesTerms, type SearchTerm } from '../../../schema/search-words.ts'
import { readVersion } from '../database/catalogue-version.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/concurrency.ts'

/** Names one after the other in UTF-8, in no order. */
interface Names {
  bytes: Buffer
  /** Where each name begins, and the end of the last one. */
  starts: Uint32Array
  /** The establishment of each. */
  ids: Int32Array
}

/** The names at one version of the catalogue. Never changed, so that a search may pause. */
interface State extends Names {
  version: number
  /** What has changed since the names were read; null has gone. */
  changed: ReadonlyMap<number, string | null>
}

/** A byte that no UTF-8 has, after each name. */
const separator = 0xff

/** Names per statement while they are read: some 10 ms of this process. */
const pageLength = 10_000

/** Beyond, all names are read again. */
const maxChanged = 20_000
const maxVersionsBehind = 5000

/** Twelve times what a million names take. */
const maxBytes = 300_000_000

/** Hits of a search between which other requests are served. */
const hitsPerTurn = 5000

/**
 * All names in memory, for a catalogue in which the database takes long to look for parts of words. Changes are read from
 * `name_changes`, which has a row for each version that `raiseVersion` has raised: where one is missing, somebody else
 * has written, and all names are read again.
 */
export class NamesInMemory {
  readonly #pool: Pool
  readonly #refreshes = new SingleFlight<void>()
  #state: State | null = null
  #loading: Promise<void> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * @param terms at least one
   * @param minVersion older names are brought up to date
   * @returns the ids of the names that contain all terms, sorted; null while the names are not in memory
   */
  async find(
    terms: readonly SearchTerm[],
    minVersion: number,
  ): Promise<{ version: number; ids: Int32Array } | null> {
    if (this.#state && this.#state.version < minVersion) await this.#refreshes.run('', () => this.#refresh())
    const state = this.#state
    return state && { version: state.version, ids: await search(state, terms) }
  }

  /** Reads all names unless that is under way. Never rejects: the next slow search tries again. */
  load(): Promise<void> {
    this.#loading ??= withConnection(this.#pool, readState)
      .then((state) => {
        this.#state = state
      })
      .catch(() => {})
      .finally(() => {
        this.#loading = null
      })
    return this.#loading
  }

  clear(): void {
    this.#state = null
  }

  async #refresh(): Promise<void> {
    const state = this.#state
    if (!state) return
    const next = await withConnection(this.#pool, (connection) => readChanges(connection, state))
    this.#state = next
    if (!next) this.load()
  }

  /** Of the names and their places. */
  get bytes(): number {
    const state = this.#state
    return state ? state.bytes.length + state.starts.byteLength + state.ids.byteLength : 0
  }
}

/** The version is read first: what changes meanwhile has a higher one and is read by the next refresh. */
async function readState(connection: Connection): Promise<State | null> {
  const version = await readVersion(connection)
  const pages: { bytes: Buffer; lengths: Uint32Array; ids: Int32Array }[] = []
  let total = 0
  for (let last: [number, string] | undefined; ; ) {
    // The index on names has the ids: no row is read.
    const rows: [number, string][] = await connection.query(
      {
        sql: `SELECT id, search_words FROM businesses
          ${last ? 'WHERE search_words >= ? AND NOT (search_words = ? AND id <= ?)' : ''}
          ORDER BY search_words, id LIMIT ${pageLength}`,
        rowsAsArray: true,
      },
      last ? [last[1], last[1], last[0]] : [],
    )
    const page = pageOf(rows)
    pages.push(page)
    total += page.bytes.length
    if (total > maxBytes) return null
    if (rows.length < pageLength) break
    last = rows.at(-1)
  }
  const count = pages.reduce((sum, { ids }) => sum + ids.length, 0)
  const [starts, ids] = [new Uint32Array(count + 1), new Int32Array(count)]
  let index = 0
  for (const page of pages) {
    ids.set(page.ids, index)
    for (const length of page.lengths) {
      starts[index + 1] = (starts[index] ?? 0) + length
      index += 1
    }
  }
  const bytes = Buffer.concat(pages.map((page) => page.bytes))
  return { version, bytes, starts, ids, changed: new Map() }
}

function pageOf(rows: readonly [number, string][]) {
  const lengths = Uint32Array.from(rows, ([, name]) => Buffer.byteLength(name) + 1)
  const bytes = Buffer.alloc(
    lengths.reduce((sum, length) => sum + length, 0),
    separator,
  )
  let offset = 0
  for (const [index, [, name]] of rows.entries()) {
    bytes.write(name, offset)
    offset += lengths[index] ?? 0
  }
  return { bytes, lengths, ids: Int32Array.from(rows, ([id]) => id) }
}

/** @returns null when all names must be read again */
async function readChanges(connection: Connection, state: State): Promise<State | null> {
  const version = await readVersion(connection)
  const behind = version - state.version
  if (behind < 0 || behind > maxVersionsBehind) return null
  const rows = await connection.query<{ version: number; id: number; name: string | null }[]>(
    `SELECT n.version, n.business_id AS id, b.search_words AS name FROM name_changes n
      LEFT JOIN businesses b ON b.id = n.business_id WHERE n.version > ? AND n.version <= ?`,
    [state.version, version],
  )
  if (new Set(rows.map((row) => row.version)).size < behind) return null
  const changed = new Map(state.changed)
  for (const { id, name } of rows) changed.set(id, name)
  return changed.size > maxChanged ? null : { ...state, version, changed }
}

async function search(state: State, terms: readonly SearchTerm[]): Promise<Int32Array> {
  const { bytes, starts, ids, changed } = state
  const [rarest = [], ...others] = terms.toSorted((a, b) => shortestOf(b) - shortestOf(a))
  const alsoNeeded = others.map((forms) => forms.map((form) => Buffer.from(form).toString('latin1')))
  const found = new Set<number>()
  let hits = 0
  for (const form of rarest) {
    const needle = Buffer.from(form)
    let record = 0
    for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, starts[record + 1])) {
      record = recordAt(starts, at, record)
      const id = ids[record] ?? 0
      if (hasAll(state, record, alsoNeeded) && !changed.has(id)) found.add(id)
      hits += 1
      if (hits % hitsPerTurn === 0) await nextTurn()
    }
    await nextTurn()
  }
  for (const [id, name] of changed) if (name !== null && matchesTerms(name, terms)) found.add(id)
  return Int32Array.from(found).sort()
}

const shortestOf = (forms: SearchTerm) => Math.min(...forms.map((form) => form.length))

/** Compares bytes as text, which is faster than as buffers. */
function hasAll({ bytes, starts }: Names, record: number, latin1Terms: readonly SearchTerm[]): boolean {
  return (
    latin1Terms.length === 0 ||
    matchesTerms(bytes.toString('latin1', starts[record], starts[record + 1]), latin1Terms)
  )
}

/** The record that a byte is in, not before `from`: steps that double, then halves. */
function recordAt(starts: Uint32Array, at: number, from: number): number {
  let [low, step] = [from, 1]
  while (low + step < starts.length - 1 && (starts[low + step] ?? 0) <= at) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, starts.length - 1)
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}
