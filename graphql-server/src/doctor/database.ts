import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection, PoolConfig } from 'mariadb'
import { findServerProgram } from '../../private-database/server-program.ts'
import { dataFolder } from '../database/data-folder.ts'
import { parseDatabaseUrl, splitServers } from '../database/database-url.ts'
import { migrationStatus } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { connectTo } from '../database/reach.ts'
import { doctor } from '../messages/doctor.ts'
import { readSecret } from '../secret-files.ts'
import { compareClock, type Finding, find } from './finding.ts'

const { names, advice, found } = doctor

/** Longer: a private server may have to start and recover. */
const privateDeadlineMs = 60_000

/** Checks the database of `DATABASE_URL`, each one of several servers; else the private one, unless not created yet. */
export async function examineDatabase(
  environment: NodeJS.ProcessEnv,
  deadlineMs: number,
): Promise<Finding[]> {
  const url = readSecret(environment, 'DATABASE_URL')
  if (!url) return examinePrivate(environment, deadlineMs)
  const { servers } = splitServers(url)
  const config = parseDatabaseUrl(url)
  const configs = servers.length > 0 ? servers.map((server) => ({ ...config, ...server })) : [config]
  const reached = await Promise.all(configs.map((each) => examineServer(each, deadlineMs)))
  const usable = configs[reached.findIndex(({ isFine }) => isFine)]
  return [...reached, ...(usable ? await examineContent(usable, deadlineMs) : [])]
}

async function examinePrivate(environment: NodeJS.ProcessEnv, deadlineMs: number): Promise<Finding[]> {
  const check = { name: names.database, advice: advice.database }
  if (!existsSync(join(dataFolder(environment), 'mysql'))) {
    return [
      await find({ ...check, examine: () => findServerProgram().then(() => found.notMadeYet) }, deadlineMs),
    ]
  }
  const opening = openDatabase({ role: 'tool', environment })
  const opened = await find({ ...check, examine: () => opening.then(() => '') }, privateDeadlineMs)
  if (!opened.isFine) return [opened]
  const { config, close } = await opening
  try {
    return [await examineServer(config, deadlineMs), ...(await examineContent(config, deadlineMs))]
  } finally {
    await close()
  }
}

function examineServer(config: PoolConfig, deadlineMs: number): Promise<Finding> {
  const address = config.socketPath ?? `${config.host}:${config.port}`
  const examine = () =>
    withConnection({ ...config, connectTimeout: deadlineMs }, async (connection) => {
      const [row] = await connection.query<{ version: string }[]>('SELECT VERSION() AS version')
      return found.server(supported(row?.version ?? ''), address)
    })
  return find({ name: names.database, advice: advice.database, examine }, deadlineMs)
}

/** @throws for an unsupported version */
export function supported(version: string): string {
  const [, major = 0, minor = 0] = /^(\d+)\.(\d+)/.exec(version) ?? []
  const isMariaDb = /mariadb/i.test(version)
  const [leastMajor, leastMinor] = isMariaDb ? ([10, 11] as const) : ([8, 4] as const)
  const isOld = Number(major) < leastMajor || (Number(major) === leastMajor && Number(minor) < leastMinor)
  const name = `${isMariaDb ? 'MariaDB' : 'MySQL'} ${version.replace(/-.*/, '')}`
  // These report the MySQL version that they emulate.
  if (isOld && !/tidb|oceanbase|vitess/i.test(version)) throw new Error(found.oldServer(name))
  return name
}

/** Sequential: migrations refuse unknown tables, such as that of the rights check. */
async function examineContent(config: PoolConfig, deadlineMs: number): Promise<Finding[]> {
  const migrations = {
    name: names.migrations,
    advice: advice.migrations,
    examine: () => readMigrations(config),
  }
  const rights = {
    name: names.rights,
    advice: advice.rights,
    examine: () => withConnection(config, useRights),
  }
  const clock = {
    name: names.databaseClock,
    advice: advice.clock,
    examine: () => withConnection(config, readClock),
  }
  const findings: Finding[] = []
  for (const check of [migrations, rights, clock]) findings.push(await find(check, deadlineMs))
  return findings
}

async function readMigrations(config: PoolConfig): Promise<string> {
  const lines = await migrationStatus(config)
  const failed = lines.filter((line) => line.startsWith('✗'))
  if (failed.length > 0) throw new Error(failed.join(', '))
  const pending = lines.filter((line) => line.startsWith('·')).length
  return found.migrations(lines.length - pending, pending)
}

async function useRights(connection: Connection): Promise<string> {
  const table = `_doctor_${randomBytes(4).toString('hex')}`
  await connection.query(
    `CREATE TABLE ${table} (id INT PRIMARY KEY, parent INT, FOREIGN KEY (parent) REFERENCES ${table} (id))`,
  )
  try {
    await connection.query(`ALTER TABLE ${table} ADD COLUMN more INT`)
    await connection.query(`CREATE INDEX more ON ${table} (more)`)
    await connection.query(`INSERT INTO ${table} (id) VALUES (1)`)
    await connection.query(`UPDATE ${table} SET more = 1`)
    await connection.query(`SELECT id FROM ${table}`)
    await connection.query(`DELETE FROM ${table}`)
  } finally {
    await connection.query(`DROP TABLE ${table}`)
  }
  return found.rights
}

async function readClock(connection: Connection): Promise<string> {
  const before = Date.now()
  const [row] = await connection.query<{ now: string }[]>('SELECT UNIX_TIMESTAMP(NOW(3)) AS now')
  return compareClock(Number(row?.now) * 1000, [before, Date.now()])
}

async function withConnection<T>(
  config: PoolConfig,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connectTo({ ...config, socketTimeout: 10_000 })
  try {
    return await work(connection)
  } finally {
    connection.destroy()
  }
}
