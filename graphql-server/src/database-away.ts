import { constants } from 'node:os'
import { getSystemErrorMap } from 'node:util'
import { isRecord } from '../../schema/json.ts'

/** Numbers by which the `mariadb` driver (45…) and the servers say that the database is away or too slow. */
const awayNumbers = new Set([
  1021, // disk full
  1040, // too many connections
  1047, // a node of a Galera cluster without quorum, or one that is still joining
  1053, // server shutdown in progress
  1114, // table or disk full
  1317, // query interrupted, as by a shutdown
  1927, // connection was killed
  1969, // statement time exceeded (MariaDB)
  2006, // server has gone away
  2013, // lost connection during query
  3024, // statement time exceeded (MySQL)
  45001, // connection already closed
  45004, // command not executed: connection destroyed
  45009, // socket closed unexpectedly
  45012, // connection timeout
  45013, // command on a closed connection
  45019, // socket error
  45026, // socket timeout
  45027, // pool closed
  45028, // no connection from the pool in time
  45030, // the first statements of a new connection failed
  45035, // connection to a closed pool
  45037, // pool closing
  45039, // no connection at the start of the pool in time
  45042, // ping timeout
  45061, // pool has no connection
])

/**
 * Prisma's own: cannot reach, timed out, operation timed out, connection closed, pool timeout; a transaction that could
 * not begin or end in its time, or whose connection broke.
 */
const awayCodes = new Set<unknown>(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])

/** The operating system's names, which Prisma passes on as codes of its own when a connection breaks under it. */
const socketNames = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
])

/** The same as numbers, which Node makes negative; it has another name for ENOTFOUND there. */
const socketNumbers = new Set(
  [...getSystemErrorMap()].flatMap(([number, [name]]) =>
    socketNames.has(name) || name === 'EAI_NONAME' ? number : [],
  ),
)

/** Of `awayNumbers`, those after which another connection may work at once. */
const lostNumbers = new Set([1053, 1927, 2006, 2013, 45004, 45009, 45013, 45019, 45026, 45030])

/**
 * Row changed since it was read, lock wait timeout, deadlock; an error during COMMIT, by which a Galera cluster refuses
 * what its nodes could not agree on.
 */
const conflictNumbers = new Set([1020, 1180, 1205, 1213])

/**
 * Whether an error means that the database is away or too slow, as opposed to a mistake of ours.
 *
 * @param thrown anything thrown by the driver or by Prisma, whose errors carry the driver's inside
 */
export function isDatabaseAway(thrown: unknown): boolean {
  return layersOf(thrown).some((error) => {
    if (awayCodes.has(error.code) || isBrokenUnderPrisma(error)) return true
    const number = numberOf(error)
    return awayNumbers.has(number) || isFromSocket(number, error)
  })
}

/** Whether a node of a Galera cluster refused a statement, even COMMIT, without looking at it. */
export function isNodeNotReady(thrown: unknown): boolean {
  return layersOf(thrown).some((error) => numberOf(error) === 1047)
}

/** Whether a connection broke or its server stopped serving, so that another one may do at once. */
export function isConnectionLost(thrown: unknown): boolean {
  return layersOf(thrown).some((error) => {
    if (error.code === 'P1017' || isBrokenUnderPrisma(error)) return true
    const number = numberOf(error)
    return lostNumbers.has(number) || isFromSocket(number, error)
  })
}

/**
 * Whether a transaction was undone since it met another one. Nodes of a Galera cluster find that out at COMMIT, whose
 * error Prisma passes on as its adapter's.
 */
export function isConflict(thrown: unknown): boolean {
  return layersOf(thrown).some(
    (error) =>
      error.code === 'P2034' ||
      error.kind === 'TransactionWriteConflict' ||
      conflictNumbers.has(numberOf(error)),
  )
}

/** Other services break connections too: only those of Prisma are to the database. */
function isBrokenUnderPrisma(error: Record<string, unknown>): boolean {
  return error.name === 'PrismaClientKnownRequestError' && socketNames.has(error.code)
}

/** A socket file that is not there says ENOENT, as do other files that have nothing to do with the database. */
function isFromSocket(number: number, error: Record<string, unknown>): boolean {
  if (number === -constants.errno.ENOENT)
    return error.syscall === 'connect' || String(error.cause).startsWith('connect ')
  return socketNumbers.has(number)
}

/** The engine's, driver's or system's error number; Prisma's adapter calls it a code, or the original one, as text. */
function numberOf({ code, errno, originalCode }: Record<string, unknown>): number {
  return (
    [code, errno].find((value): value is number => typeof value === 'number') ?? Number(originalCode ?? 0)
  )
}

/** An error and what it wraps, the outermost first. */
function layersOf(thrown: unknown): Record<string, unknown>[] {
  const layers: Record<string, unknown>[] = []
  for (let error = thrown; isRecord(error) && layers.length < 6; error = innerOf(error)) layers.push(error)
  return layers
}

function innerOf(error: Record<string, unknown>): unknown {
  return (isRecord(error.meta) && error.meta.driverAdapterError) || error.cause
}
