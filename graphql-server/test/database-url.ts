import type { PoolConfig } from 'mariadb'

/**
 * A test's database as an operator would name it in DATABASE_URL.
 *
 * @param others servers of the same cluster
 */
export function databaseUrl(
  { socketPath, user, password, database, ...first }: PoolConfig,
  others: readonly PoolConfig[] = [],
): string {
  const access = `${encodeURIComponent(user ?? 'root')}:${encodeURIComponent(password ?? '')}`
  if (socketPath) return `mysql://${access}@localhost/${database}?socket=${encodeURIComponent(socketPath)}`
  const servers = [first, ...others].map(({ host, port }) => `${host ?? 'localhost'}:${port ?? 3306}`)
  return `mysql://${access}@${servers}/${database}`
}
