/**
 * Codes by which the operating system, the `mariadb` driver, the server and Prisma say that the database
 * cannot be reached or did not answer in time.
 */
const awayCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SOCKET_UNEXPECTED_CLOSE',
  'ER_SOCKET_TIMEOUT',
  'ER_SOCKET_CREATION_FAIL',
  'ER_CONNECTION_TIMEOUT',
  'ER_CONNECTION_ALREADY_CLOSED',
  'ER_CMD_CONNECTION_CLOSED',
  'ER_GET_CONNECTION_TIMEOUT',
  'ER_POOL_ALREADY_CLOSED',
  'ER_POOL_NO_CONNECTION',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
])

/**
 * Whether an error means that the database is away or too slow, as opposed to a mistake of ours.
 *
 * @param thrown anything thrown by the driver or by Prisma, whose own errors carry the driver's as a cause
 */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown, depth = 0; isRecord(error) && depth < 5; error = innerOf(error), depth += 1) {
    if (awayCodes.has(error.code) || awayCodes.has(error.originalCode)) return true
    if (error.name === 'PrismaClientInitializationError') return true
    if (error.kind === 'DatabaseNotReachable' || error.kind === 'SocketTimeout') return true
  }
  return false
}

function innerOf(error: Record<string, unknown>): unknown {
  const meta = error.meta
  return error.cause ?? (isRecord(meta) ? meta.driverAdapterError : undefined)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
