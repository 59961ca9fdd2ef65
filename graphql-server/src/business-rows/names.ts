import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection, Pool } from 'mariadb'
import { matchesTerms, type SearchTerm } from '../../../schema/search-words.ts'
import { readVersion } from '../database/catalogue-version.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/single-flight.ts'

/** Names of one version of the catalogue or newer. */
interface Names {
  version: number
  /** One after the other, sorted, each with `separator` after it: a search is seven times faster than in separate strings. */
  bytes: Buffer
  /** Where each name begins. */
  starts: Uint32Array
  /** The establishment of each. */
  ids: Int32Array
  /** What has changed since they were read; null was deleted. */
  changed: Map<number, string | null>
}

/** A searched name has only letters, digits and blanks. */
const separator = '\n'
const separatorByte = separator.charCodeAt(0)

/** Names per statement while they are read: some 10 ms of this process. */
const pageLength = 10_000

/** Beyond, all names are read again. */
const maxChanged = 20_000

/** Twelve times what a million names take. */
const maxBytes = 300_000_000

/** Hits of a search between which other requests are served. */
const hitsPerTurn = 5000

/**
 * All names in memory, for a catalogue in which the database takes long to look for parts of words. Changes are read from
 * `name_changes`, which has a row for each version that `raiseVersion` has raised: where one is missing, another program has
 * written, and all names are read again.
 */
export class NamesInMemory {
  readonly #pool: Pool
  readonly #refreshes = new SingleFlight<void>()
  #names: Names | null = null
  #loading: Promise<void> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * @param terms at least one
   * @param version older names are brought up to date first; newer ones are searched as they are
   * @returns the ids of the names that contain all terms; null while such names are not in memory
   */
  async find(terms: readonly SearchTerm[], version: number): Promise<ReadonlySet<number> | null> {
    if (this.#names && this.#names.version < version)
      await this.#refreshes.run('', () =>
        withConnection(this.#pool, (connection) => this.#refresh(connection)),
      )
    const names = this.#names
    return names && names.version >= version ? search(names, terms) : null
  }

  /** Reads all names unless that is under way. Never rejects: the next slow search tries again. */
  load(): Promise<void> {
    this.#loading ??= withConnection(this.#pool, readNames)
      .then((names) => {
        this.#names = names
      })
      .catch(() => {})
      .finally(() => {
        this.#loading = null
      })
    return this.#loading
  }

  clear(): void {
    this.#names = null
  }

  /** Changes the names in place: a search that is under way then finds some newer names, as one that begins later does. */
  async #refresh(connection: Connection): Promise<void> {
    const names = this.#names
    if (!names) return
    const version = await readVersion(connection)
    const rows = await connection.query<{ version: number; id: number; name: string | null }[]>(
      `SELECT n.version, n.business_id AS id, b.search_words AS name FROM name_changes n
        LEFT JOIN businesses b ON b.id = n.business_id WHERE n.version > ? AND n.version <= ?`,
      [names.version, version],
    )
    for (const { id, name } of rows) names.changed.set(id, name)
    const hasAll = new Set(rows.map((row) => row.version)).size === version - names.version
    names.version = version
    if (hasAll && names.changed.size <= maxChanged) return
    this.#names = null
    this.load()
  }
}

/** The version is read first: later changes have a higher one and are read by the next refresh. */
async function readNames(connection: Connection): Promise<Names | null> {
  const version = await readVersion(connection)
  const pages: Buffer[] = []
  const ids: number[] = []
  let [total, isLast] = [0, false]
  for (let [words, id] = ['', 0]; !isLast; ) {
    // The index on names has the ids: no row is read.
    const rows: [number, string][] = await connection.query(
      {
        sql: `SELECT id, search_words FROM businesses
          WHERE search_words >= ? AND NOT (search_words = ? AND id <= ?)
          ORDER BY search_words, id LIMIT ${pageLength}`,
        rowsAsArray: true,
      },
      [words, words, id],
    )
    const page = Buffer.from(rows.map(([, name]) => name + separator).join(''))
    pages.push(page)
    for (const [id] of rows) ids.push(id)
    total += page.length
    if (total > maxBytes) return null
    isLast = rows.length < pageLength
    ;[id, words] = rows.at(-1) ?? [0, '']
  }
  const bytes = Buffer.concat(pages)
  const starts = new Uint32Array(ids.length)
  for (let index = 1; index < ids.length; index += 1)
    starts[index] = bytes.indexOf(separatorByte, starts[index - 1]) + 1
  return { version, bytes, starts, ids: Int32Array.from(ids), changed: new Map() }
}

async function search(
  { bytes, starts, ids, changed }: Names,
  terms: readonly SearchTerm[],
): Promise<Set<number>> {
  const shortest = (forms: SearchTerm) => Math.min(...forms.map((form) => form.length))
  const [rarest = [], ...others] = terms.toSorted((a, b) => shortest(b) - shortest(a))
  const found = new Set<number>()
  let hits = 0
  for (const form of rarest) {
    const needle = Buffer.from(form)
    for (let end = 0, at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, end)) {
      const index = lastStart(starts, at)
      end = starts[index + 1] ?? bytes.length
      const id = ids[index] ?? 0
      const isMatch = others.length === 0 || matchesTerms(bytes.toString('utf8', starts[index], end), others)
      if (isMatch && !changed.has(id)) found.add(id)
      hits += 1
      if (hits % hitsPerTurn === 0) await nextTurn()
    }
    await nextTurn()
  }
  for (const [id, name] of changed) if (name !== null && matchesTerms(name, terms)) found.add(id)
  return found
}

/** @returns the index of the last name that begins at or before a byte */
function lastStart(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}
