import type { PoolConfig } from 'mariadb'

/** A test's database as an operator would name it in DATABASE_URL. */
export function databaseUrl({ socketPath, host, port, user, password, database }: PoolConfig): string {
  const access = `${encodeURIComponent(user ?? 'root')}:${encodeURIComponent(password ?? '')}`
  return socketPath
    ? `mysql://${access}@localhost/${database}?socket=${encodeURIComponent(socketPath)}`
    : `mysql://${access}@${host ?? 'localhost'}:${port ?? 3306}/${database}`
}
