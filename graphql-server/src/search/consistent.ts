import type { Connection, Pool } from 'mariadb'
import { ConcurrencyLimit, SingleFlight } from '../concurrency.ts'
import { readCardRows } from './cards.ts'
import { IdLists, type ListBytes, readIdList } from './id-lists.ts'
import { type Reference, readReference } from './reference.ts'
import { RowBatches } from './row-batches.ts'
import { idsAtOnce } from './rows-by-ids.ts'
import { type RowSource, View } from './view.ts'
import { readWholeRows } from './whole.ts'

/** Tries with kept lists before an answer is read from a snapshot of its own. */
const tries = 3

/** Cold filters that may load at once, and that may wait for it. */
const loads = { atOnce: 2, waiting: 100 }

/** Three pages of nine cards share a statement; whole establishments are asked for one by one, a page of any length. */
const shared = { cards: 27, wholes: idsAtOnce }

/**
 * Gives answers that are of one moment, though lists and names are kept in memory and other processes write. Every
 * answer looks at the catalogue's version with its last statement; where it finds another one than it built on, it is
 * built again. Under writes so dense that this never settles, a snapshot of the database's own decides.
 */
export class ConsistentReader {
  readonly #pool: Pool
  readonly #gate = new ConcurrencyLimit(loads.atOnce, loads.waiting)
  readonly #lists: IdLists
  readonly #flights = new SingleFlight<Reference>()
  readonly #rows: RowSource
  #reference: Reference | null = null

  /** @param bytes of lists of ids to keep */
  constructor(pool: Pool, bytes: ListBytes) {
    this.#pool = pool
    this.#lists = new IdLists(bytes, (work) => this.#gate.run(() => withConnection(pool, work)))
    const cards = new RowBatches((ids) => readCardRows(pool, ids), shared.cards)
    const wholes = new RowBatches((ids) => readWholeRows(pool, ids), shared.wholes)
    this.#rows = { cards: (ids) => cards.read(ids), wholes: (ids) => wholes.read(ids) }
  }

  /**
   * @param ask reads one answer from a view, nothing else; it may be called again
   * @returns its answer, of one moment that is not before the call
   */
  async read<T>(ask: (view: View) => Promise<T>): Promise<T> {
    let atLeast = 0
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const view = await this.#keptView(atLeast)
      const answer = await ask(view)
      if (view.coherent) return answer
      if (view.mistaken) this.#forget()
      atLeast = view.newest
    }
    return this.#gate.run(() =>
      withSnapshot(this.#pool, async (connection) => ask(await snapshotView(connection))),
    )
  }

  /** Bytes of kept lists of ids. */
  cacheSizes(): ListBytes {
    return this.#lists.sizes
  }

  async #keptView(atLeast: number): Promise<View> {
    const reference = await this.#referenceOf(atLeast)
    return new View(
      this.#pool,
      reference,
      (selection, order) => this.#lists.get(selection, order, atLeast),
      this.#rows,
    )
  }

  async #referenceOf(atLeast: number): Promise<Reference> {
    if (this.#reference && this.#reference.version >= atLeast) return this.#reference
    return this.#flights.run('reference', async () => {
      this.#reference = await withConnection(this.#pool, readReference)
      return this.#reference
    })
  }

  #forget(): void {
    this.#reference = null
    this.#lists.clear()
  }
}

async function snapshotView(connection: Connection): Promise<View> {
  const reference = await readReference(connection)
  return new View(connection, reference, (selection, order) => readIdList(connection, selection, order), {
    cards: (ids) => readCardRows(connection, ids),
    wholes: (ids) => readWholeRows(connection, ids),
  })
}

async function withConnection<T>(pool: Pool, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await pool.getConnection()
  try {
    return await work(connection)
  } finally {
    await connection.release()
  }
}

/** Everything that the work reads is of the moment when it begins. */
function withSnapshot<T>(pool: Pool, work: (connection: Connection) => Promise<T>): Promise<T> {
  return withConnection(pool, async (connection) => {
    await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT')
    try {
      return await work(connection)
    } finally {
      await connection.rollback()
    }
  })
}
