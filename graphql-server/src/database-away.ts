import { constants } from 'node:os'
import { getSystemErrorMap } from 'node:util'
import { isRecord } from '../../schema/json.ts'

/** Error numbers of a server that is unavailable or too slow. */
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
])

/** Statements that the `mariadb` driver cannot send, among its numbers 45000 to 45999. */
const refusedByDriver = new Set([
  45003, // change of user on a server that does not support it
  45005, // null character in an identifier
  45006, // no identifier
  45007, // not implemented
  45016, // missing parameter
  45017, // undefined parameter
  45018, // undefined placeholder
  45021, // local files disabled
  45022, // local file not readable
  45031, // batch without values
  45034, // invalid local file
  45038, // unsupported timeout
  45040, // duplicate field
  45043, // invalid option value
  45046, // statement larger than the server accepts
  45049, // no statement
  45050, // unreadable precision
  45052, // no statement
  45053, // no SQL file
  45054, // invalid SQL file
  45055, // no database for an SQL file
  45058, // private fields used
])

/**
 * Prisma's own: cannot reach, timed out, operation timed out, connection closed, pool timeout; a transaction that
 * could not begin or end in time, or whose connection broke.
 */
const awayCodes = new Set<unknown>(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])

/** System error names, which Prisma passes on as codes when a connection breaks. */
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

/** Their numbers, negative in Node, which has another name for ENOTFOUND there. */
const socketNumbers = new Set(
  [...getSystemErrorMap()].flatMap(([number, [name]]) =>
    socketNames.has(name) || name === 'EAI_NONAME' ? number : [],
  ),
)

/** Those of `awayNumbers` and of the driver after which another connection may work at once. */
const lostNumbers = new Set([
  1053, 1927, 2006, 2013, 45004, 45009, 45013, 45019, 45026,
  // Session set-up failed.
  45029, 45030, 45033, 45039,
])

/**
 * Row changed since it was read, lock wait timeout, deadlock; an error during COMMIT, when the nodes of a Galera
 * cluster conflict.
 */
const conflictNumbers = new Set([1020, 1180, 1205, 1213])

/**
 * Whether the database is unavailable or too slow, as opposed to a bug of ours.
 *
 * @param thrown any error of the driver or of Prisma, which wraps the driver's
 */
export function isDatabaseAway(thrown: unknown): boolean {
  return errorLayers(thrown).some((error) => {
    if (awayCodes.has(error.code) || isBrokenUnderPrisma(error)) return true
    const number = errorNumber(error)
    if (isDriverNumber(number)) return !refusedByDriver.has(number)
    // The driver drops a connection after a fatal error, whatever its number.
    return awayNumbers.has(number) || isFromSocket(number, error) || isFatal(error)
  })
}

/**
 * Whether the driver, its pool or Prisma's adapter raised an error, in a statement or outside of any, or the database
 * is unavailable.
 */
export function isDatabaseError(thrown: unknown): boolean {
  return isDatabaseAway(thrown) || errorLayers(thrown).some((error) => isFromDriver(error))
}

/** @returns the first number of an error or what it wraps; 0 if there is none */
export function databaseErrorNumber(thrown: unknown): number {
  return errorLayers(thrown).map(errorNumber).find(Boolean) ?? 0
}

const isDriverNumber = (number: number) => number >= 45_000 && number < 46_000

const isFatal = ({ name, fatal }: Record<string, unknown>) => name === 'SqlError' && fatal === true

/** Besides its own errors, the driver's code throws others, such as for malformed packets. */
function isFromDriver({ name, stack }: Record<string, unknown>): boolean {
  const [frame = ''] = String(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return name === 'SqlError' || name === 'DriverAdapterError' || /[\\/]mariadb[\\/]/.test(frame)
}

/** Whether a node of a Galera cluster refused a statement, even COMMIT, without executing it. */
export function isNodeNotReady(thrown: unknown): boolean {
  return errorLayers(thrown).some((error) => errorNumber(error) === 1047)
}

/** Whether a connection broke or its server is shutting down, so that another connection may work at once. */
export function isConnectionLost(thrown: unknown): boolean {
  return errorLayers(thrown).some((error) => {
    if (error.code === 'P1017' || isBrokenUnderPrisma(error)) return true
    const number = errorNumber(error)
    return lostNumbers.has(number) || isFromSocket(number, error)
  })
}

/**
 * Whether a transaction was rolled back because of a concurrent one. Galera nodes detect that at COMMIT, whose error
 * Prisma passes on as its adapter's.
 */
export function isConflict(thrown: unknown): boolean {
  return errorLayers(thrown).some(
    (error) =>
      error.code === 'P2034' ||
      error.kind === 'TransactionWriteConflict' ||
      conflictNumbers.has(errorNumber(error)),
  )
}

/** Other services' connections break too; only Prisma's are to the database. */
function isBrokenUnderPrisma(error: Record<string, unknown>): boolean {
  return error.name === 'PrismaClientKnownRequestError' && socketNames.has(error.code)
}

/** A missing socket file causes ENOENT, as do files that have nothing to do with the database. */
function isFromSocket(number: number, error: Record<string, unknown>): boolean {
  if (number === -constants.errno.ENOENT)
    return error.syscall === 'connect' || String(error.cause).startsWith('connect ')
  return socketNumbers.has(number)
}

/**
 * Error number of the engine, the driver or the system. Prisma's adapter has it as text in `code` or `originalCode`.
 */
function errorNumber({ code, errno, originalCode }: Record<string, unknown>): number {
  return (
    [code, errno].find((value): value is number => typeof value === 'number') ?? Number(originalCode ?? 0)
  )
}

/** An error and its causes, outermost first. */
function errorLayers(thrown: unknown): Record<string, unknown>[] {
  const layers: Record<string, unknown>[] = []
  for (let error = thrown; isRecord(error) && layers.length < 6; error = innerError(error)) layers.push(error)
  return layers
}

function innerError(error: Record<string, unknown>): unknown {
  return (isRecord(error.meta) && error.meta.driverAdapterError) || error.cause
}
