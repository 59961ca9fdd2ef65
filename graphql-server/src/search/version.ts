import type { Connection, Pool } from 'mariadb'
import { endOfTurn } from './end-of-turn.ts'

/**
 * The catalogue's version: raised by the last statement of every transaction that can change which listings a search
 * finds or what their cards show.
 *
 * @param database a connection, or the pool to borrow one from
 */
export async function readVersion(database: Pool | Connection): Promise<number> {
  const rows = await database.execute<{ version: number }[]>(
    'SELECT version FROM catalogue_version WHERE id = 1',
  )
  if (!rows[0]) throw new Error('catalogue_version has lost its row')
  return rows[0].version
}

const hour = 3_600_000

/** The first row tells what searches find, the second what else visitors see; it is there once it was raised. */
const versions = 'SELECT version FROM catalogue_version WHERE id IN (1, 2) ORDER BY id'

/**
 * Tells what everything public was made of: as long as the answer is the same, whatever was read after it is still
 * true. An hour bounds what somebody who writes past the product can make wrong.
 */
export class Moments {
  readonly #pool: Pool
  readonly #now: () => number
  #next: Promise<string> | null = null

  /** @param now milliseconds since 1970 */
  constructor(pool: Pool, now: () => number) {
    this.#pool = pool
    this.#now = now
  }

  /** One statement for all who ask in one turn of the event loop; it leaves after they have asked. */
  read(): Promise<string> {
    this.#next ??= endOfTurn().then(() => {
      this.#next = null
      return this.#read()
    })
    return this.#next
  }

  async #read(): Promise<string> {
    const rows = await this.#pool.execute<{ version: number }[]>(versions)
    return [Math.floor(this.#now() / hour), ...rows.map(({ version }) => version)].join('.')
  }
}
