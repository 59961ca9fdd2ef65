import DataLoader from 'dataloader'
import type { Connection, Pool } from 'mariadb'
import { isListed } from './state.ts'
import type { Taxonomy } from './taxonomy.ts'

/** Items found, with the catalogue version at each statement. */
export interface Found<Item> {
  versions: number[]
  /** `undefined` without a row; `null` if the taxonomy is too old to contain what the row refers to. */
  items: (Item | null | undefined)[]
}

export interface BusinessReader<Item> {
  /** @returns an item per id, in their order */
  byIds(database: Pool | Connection, ids: readonly number[], taxonomy: Taxonomy): Promise<Found<Item>>
  bySlug(database: Pool | Connection, slug: string, taxonomy: Taxonomy): Promise<Found<Item>>
  /** @returns the most recently registered, newest first */
  newest(database: Pool | Connection, limit: number, taxonomy: Taxonomy): Promise<Found<Item>>
}

interface ReaderOptions<Row, Item> {
  /** Columns of `businesses b`. */
  columns: string
  /** @returns null when the taxonomy lacks what the row refers to */
  toItem(row: Row, taxonomy: Taxonomy): Item | null
  /** Limit of ids of concurrent requests that share a statement. */
  maxBatchSize: number
}

interface Rows<Row> {
  version: number
  byId: Map<number, Row>
}

/** Row of the outer join with the version; its columns are null without a match. */
type JoinedRow<Row> = Row & { id: number; catalogueVersion: number }

/** Few statement lengths, so that every connection keeps them prepared; a shorter list repeats its last id. */
const listLengths = [1, 4, 9, 12, 18, 24, 27, 50, 100]
const maxIdsPerStatement = 100

/** Sorts ids in a subquery and rows in this process: the database would sort rows with texts on disk. */
const newestIds = `SELECT l.id FROM businesses l IGNORE INDEX (businesses_state_idx) WHERE ${isListed('l')}
  ORDER BY l.created_at DESC, l.id DESC LIMIT ?`

/** Creates a reader whose prepared statements also return the catalogue version, even without a match. */
export function createBusinessReader<Row extends { id: number; createdAt: Date }, Item>(
  pool: Pool,
  { columns, toItem, maxBatchSize }: ReaderOptions<Row, Item>,
): BusinessReader<Item> {
  const select = (join: string) =>
    `SELECT v.version AS catalogueVersion, ${columns} FROM catalogue_version v ${join} WHERE v.id = 1`
  const matching = (condition: string) => select(`LEFT JOIN businesses b ON ${condition}`)
  const byIds = new Map(
    listLengths.map((length) => [length, matching(`b.id IN (${Array(length).fill('?').join()})`)]),
  )
  const bySlug = matching('b.slug = ?')
  const newest = select(`LEFT JOIN (${newestIds}) n ON TRUE LEFT JOIN businesses b ON b.id = n.id`)

  async function readRows(database: Pool | Connection, sql: string, values: unknown[]): Promise<Rows<Row>> {
    const joined = await database.execute<JoinedRow<Row>[]>(sql, values)
    if (!joined[0]) throw new Error('the row of catalogue_version is missing')
    const rows = joined.filter(({ id }) => id !== null)
    return { version: joined[0].catalogueVersion, byId: new Map(rows.map((row) => [row.id, row])) }
  }

  function readByIds(database: Pool | Connection, ids: readonly number[]): Promise<Rows<Row>> {
    const length = listLengths.find((each) => each >= ids.length) ?? maxIdsPerStatement
    const values = [...ids, ...Array(length - ids.length).fill(ids.at(-1))]
    return readRows(database, byIds.get(length) ?? '', values)
  }

  const batches = new DataLoader<number, Rows<Row>>(
    async (ids) => {
      const rows = await readByIds(pool, [...new Set(ids)])
      return ids.map(() => rows)
    },
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize },
  )

  async function readNewest(database: Pool | Connection, limit: number): Promise<Rows<Row>> {
    const { version, byId } = await readRows(database, newest, [limit])
    const rows = [...byId].sort(
      ([a, one], [b, other]) => Number(other.createdAt) - Number(one.createdAt) || b - a,
    )
    return { version, byId: new Map(rows) }
  }

  /** Concurrent visits of the home page share one statement. */
  const newestBatches = new DataLoader<number, Rows<Row>>(
    async (limits) => {
      const rows = await readNewest(pool, Math.max(...limits))
      return limits.map(() => rows)
    },
    { cache: false, batchScheduleFn: setImmediate },
  )

  /** Lists longer than a batch use separate statements, run sequentially. */
  async function readStatements(database: Pool | Connection, ids: readonly number[]): Promise<Rows<Row>[]> {
    if (database === pool && ids.length <= maxBatchSize) {
      return [...new Set(await Promise.all(ids.map((id) => batches.load(id))))]
    }
    const statements: Rows<Row>[] = []
    for (let start = 0; start < ids.length; start += maxIdsPerStatement) {
      statements.push(await readByIds(database, ids.slice(start, start + maxIdsPerStatement)))
    }
    return statements
  }

  return {
    async byIds(database, ids, taxonomy) {
      const statements = await readStatements(database, ids)
      const findRow = (id: number) => statements.find(({ byId }) => byId.has(id))?.byId.get(id)
      return {
        versions: statements.map(({ version }) => version),
        items: ids.map((id) => {
          const row = findRow(id)
          return row && toItem(row, taxonomy)
        }),
      }
    },
    async bySlug(database, slug, taxonomy) {
      const { version, byId } = await readRows(database, bySlug, [slug])
      return { versions: [version], items: [...byId.values()].map((row) => toItem(row, taxonomy)) }
    },
    async newest(database, limit, taxonomy) {
      const { version, byId } = await (database === pool
        ? newestBatches.load(limit)
        : readNewest(database, limit))
      const rows = [...byId.values()].slice(0, limit)
      return { versions: [version], items: rows.map((row) => toItem(row, taxonomy)) }
    },
  }
}
