import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection, Pool } from 'mariadb'
import { matchesTerms, type SearchTerm } from '../../../schema/search-words.ts'
import { readVersion } from '../database/catalogue-version.ts'
import { withConnection } from '../database/client.ts'
import { SingleFlight } from '../limits/single-flight.ts'

/** Names at one version of the catalogue or newer. */
interface Names {
  version: number
  /** Sorted names, each followed by `separator`: searching one buffer is seven times faster than separate strings. */
  bytes: Buffer
  /** Byte offset of each name. */
  starts: Uint32Array
  /** Establishment id of each name. */
  ids: Int32Array
  /** Changes since loading; null if deleted. */
  changed: Map<number, string | null>
}

/** Searched names contain only letters, digits and blanks. */
const separator = '\n'
const separatorByte = separator.charCodeAt(0)

/** Names per statement when loading: some 10 ms of this process. */
const pageLength = 10_000

/** Changes above which all names are reloaded. */
const maxChanged = 20_000

/** Twelve times the size of a million names. */
const maxBytes = 300_000_000

/** Hits after which a search yields to other requests. */
const hitsPerTurn = 5000

/**
 * All names in memory, for a catalogue in which the database is slow at substring searches. Changes are read from
 * `name_changes`, which has a row per version raised by `raiseVersion`; if one is missing, another program has written,
 * and all names are reloaded.
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
   * @param version older names are refreshed first; newer ones are searched as they are
   * @returns ids of the names that contain all terms; null while names of that version are not loaded
   */
  async find(terms: readonly SearchTerm[], version: number): Promise<ReadonlySet<number> | null> {
    if (this.#names && this.#names.version < version)
      await this.#refreshes.run('', () =>
        withConnection(this.#pool, (connection) => this.#refresh(connection)),
      )
    const names = this.#names
    return names && names.version >= version ? search(names, terms) : null
  }

  /** Loads all names unless already loading. Never rejects: the next slow search retries. */
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

  /** Updates names in place: a running search may see newer names, like a later one. */
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

/** Reads the version first: later changes have a higher one and are read by the next refresh. */
async function readNames(connection: Connection): Promise<Names | null> {
  const version = await readVersion(connection)
  const pages: Buffer[] = []
  const ids: number[] = []
  let [total, isLast] = [0, false]
  for (let [words, id] = ['', 0]; !isLast; ) {
    // The index on names includes the ids: no row is read.
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

/** @returns index of the last name that starts at or before a byte */
function lastStart(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}
