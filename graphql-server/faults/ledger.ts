import type { Pool } from 'mariadb'

/** What may be true of an establishment: each set has one value unless a write on it was cut off. */
export interface Entry {
  name: string
  /** Known from the response. */
  id?: string
  slug?: string
  isThere: Set<boolean>
  phones: Set<string>
  /** How many it has. */
  photos: Set<number>
}

interface Row {
  id: number
  name: string
  slug: string
  phone: string
  photos: number
  categories: number
}

/**
 * The establishments that writers have been promised, to be compared with what the database holds afterwards. A write
 * that was answered is certain; one that was cut off may have been done or not, whole either way.
 */
export class Ledger {
  readonly entries: Entry[] = []

  /** Notes that an establishment was asked for. */
  begin(name: string, phone: string, photos: number): Entry {
    const entry = {
      name,
      isThere: new Set([true, false]),
      phones: new Set([phone]),
      photos: new Set([photos]),
    }
    this.entries.push(entry)
    return entry
  }

  /** How many establishments writers know to be there. */
  get promised(): number {
    return this.entries.filter(({ isThere }) => isThere.has(true) && isThere.size === 1).length
  }

  /**
   * Compares with the database, while there are no writes, and treats its content as certain afterwards.
   *
   * @param pool of the database
   * @param beginning of all names
   * @returns in a sentence each, what is not as it must be
   */
  async settle(pool: Pool, beginning: string): Promise<string[]> {
    const rows = await pool.query<Row[]>(
      `SELECT b.id, b.name, b.slug, b.phone,
          (SELECT COUNT(*) FROM photos p WHERE p.business_id = b.id) AS photos,
          (SELECT COUNT(*) FROM business_categories c WHERE c.business_id = b.id) AS categories
        FROM businesses b WHERE b.name LIKE CONCAT(?, '%')`,
      [beginning],
    )
    const found = Map.groupBy(rows, ({ name }) => name)
    const problems = this.entries.flatMap((entry) => compare(entry, found.get(entry.name) ?? []))
    const known = new Set(this.entries.map(({ name }) => name))
    const unknown = rows.filter(({ name }) => !known.has(name))
    return [...problems, ...unknown.map(({ name }) => `nobody asked for ${name}`)]
  }
}

function compare(entry: Entry, [row, ...more]: Row[]): string[] {
  const { name } = entry
  if (!row) {
    if (!entry.isThere.has(false)) return [`${name} is gone, although its writer was told that it is saved`]
    entry.isThere = new Set([false])
    return []
  }
  const problems: string[] = []
  if (more.length > 0) problems.push(`${name} is there ${1 + more.length} times`)
  if (!entry.isThere.has(true))
    problems.push(`${name} is there, although its writer was told that it is deleted`)
  if (!entry.phones.has(row.phone)) {
    problems.push(`${name} has the phone ${row.phone} and not ${[...entry.phones].join(' or ')}`)
  }
  if (!entry.photos.has(row.photos)) {
    problems.push(`${name} has ${row.photos} photos and not ${[...entry.photos].join(' or ')}`)
  }
  if (row.categories !== 1) problems.push(`${name} has ${row.categories} categories`)
  Object.assign(entry, {
    id: String(row.id),
    slug: row.slug,
    isThere: new Set([true]),
    phones: new Set([row.phone]),
    photos: new Set([row.photos]),
  })
  return problems
}
