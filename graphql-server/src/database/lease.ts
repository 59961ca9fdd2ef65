import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from 'mariadb'
import { isConflict } from '../database-away.ts'
import { StartupError } from '../errors.ts'

/** Table with one row, whose holder may migrate. */
export const leaseTable = '_migration_lease'

const createTable = `CREATE TABLE IF NOT EXISTS ${leaseTable} (
  id INT PRIMARY KEY,
  holder CHAR(36) NOT NULL,
  renewals INT NOT NULL
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`

/** Interval between reads of a lease that another process holds. */
const lookMs = 100

interface LeaseTimes {
  /** Interval between renewals. */
  renewalMs: number
  /** Unchanged reads after which the lease is taken over. */
  looks: number
  /** Time to wait for a live holder. */
  giveUpMs: number
}

const defaultTimes: LeaseTimes = { renewalMs: 2_000, looks: 200, giveUpMs: 600_000 }

/**
 * Checks, inside a transaction, that the lease is still held when that commits.
 *
 * @throws StartupError
 */
export type Confirm = (connection: Connection) => Promise<void>

/**
 * Runs `work` in one process at a time, on one server or a cluster, where locks hold on one node only. Inserts a row,
 * renews it during the work and deletes it afterwards. A holder that died is replaced after 20 seconds without a
 * renewal; one that was paused loses the lease in `confirm`.
 *
 * @param connect opens a connection without statement timeouts; the first is given to `work`
 * @throws StartupError when another process holds the lease for too long
 */
export async function withLease<T>(
  connect: () => Promise<Connection>,
  work: (connection: Connection, confirm: Confirm) => Promise<T>,
  times: LeaseTimes = defaultTimes,
): Promise<T> {
  const connection = await connect()
  const holder = randomUUID()
  try {
    await connection.query(createTable)
    await claim(connection, holder, times)
    const stopRenewing = keepRenewing(connect, holder, times.renewalMs)
    try {
      return await work(connection, (transaction) => confirm(transaction, holder))
    } finally {
      await stopRenewing()
      // A row that is left behind is taken over.
      await isDone(connection, `DELETE FROM ${leaseTable} WHERE holder = ?`, [holder]).catch(() => {})
    }
  } finally {
    await connection.end()
  }
}

async function claim(connection: Connection, holder: string, { looks, giveUpMs }: LeaseTimes) {
  const start = performance.now()
  let seen = ''
  let unchanged = 0
  while (performance.now() - start < giveUpMs) {
    const [row] = await connection.query<{ holder: string; renewals: number }[]>(
      `SELECT holder, renewals FROM ${leaseTable} WHERE id = 1`,
    )
    const before = seen
    seen = row ? `${row.holder} ${row.renewals}` : ''
    unchanged = seen === before ? unchanged + 1 : 0
    if (!row) {
      const add = `INSERT INTO ${leaseTable} (id, holder, renewals) VALUES (1, ?, 0)`
      if (await isDone(connection, add, [holder])) return
    } else if (unchanged >= looks) {
      const replace = `UPDATE ${leaseTable} SET holder = ?, renewals = 0 WHERE holder = ? AND renewals = ?`
      if (await isDone(connection, replace, [holder, row.holder, row.renewals])) return
    }
    await sleep(lookMs)
  }
  throw new StartupError('Outro processo está migrando o banco de dados há mais de 10 minutos.')
}

const renewal = `UPDATE ${leaseTable} SET renewals = renewals + 1 WHERE holder = ?`

async function confirm(connection: Connection, holder: string): Promise<void> {
  const { affectedRows } = await connection.query<{ affectedRows: number }>(renewal, [holder])
  if (affectedRows === 1) return
  throw new StartupError('Outro processo assumiu as migrações deste banco de dados: inicie este de novo.')
}

/**
 * Renews on a separate connection, opened only if the work takes long.
 *
 * @returns function that stops it
 */
function keepRenewing(connect: () => Promise<Connection>, holder: string, intervalMs: number) {
  const stopped = new AbortController()
  const { signal } = stopped
  async function renew() {
    let connection: Connection | null = null
    for (;;) {
      await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) break
      try {
        connection ??= await connect()
        await isDone(connection, renewal, [holder])
      } catch {
        connection?.destroy()
        connection = null
      }
    }
    await connection?.end().catch(() => {})
  }
  const ended = renew()
  return () => {
    stopped.abort()
    return ended
  }
}

const duplicateKey = 1062

/** @returns whether the row was written; false if another process, perhaps on another node, was first */
async function isDone(connection: Connection, statement: string, values: unknown[]): Promise<boolean> {
  try {
    const { affectedRows } = await connection.query<{ affectedRows: number }>(statement, values)
    return affectedRows === 1
  } catch (error) {
    if (isConflict(error) || (error as { errno?: number }).errno === duplicateKey) return false
    throw error
  }
}
