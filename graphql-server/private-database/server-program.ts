import { execFile } from 'node:child_process'
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { refusalReason } from '../src/database/data-folder.ts'
import { StartupError } from '../src/errors.ts'
import { bufferPoolFor, ownMemory } from './buffer-pool.ts'

const run = promisify(execFile)

export interface ServerProgram {
  path: string
  engine: 'mariadb' | 'mysql'
}

/** Install locations that are often not in PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/mysql/bin', '/opt/homebrew/bin']

/**
 * Finds `mariadbd` or `mysqld`.
 *
 * @param otherFolders searched after PATH
 * @throws StartupError with advice when there is neither
 */
export async function findServerProgram(otherFolders: string[] = systemFolders): Promise<ServerProgram> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...otherFolders].filter(Boolean)
  const find = (name: string) => folders.map((folder) => join(folder, name)).find(isExecutable)
  const path = find('mariadbd') ?? find('mysqld')
  if (!path) {
    throw new StartupError(
      'Falta um servidor de banco de dados: instale o pacote mariadb-server-core, suba um com «docker compose up -d db» ou indique um em DATABASE_URL.',
    )
  }
  const { stdout } = await run(path, ['--no-defaults', '--version'])
  return { path, engine: /mariadb/i.test(stdout) ? 'mariadb' : 'mysql' }
}

/** Required to run as root. */
function accountArguments(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : []
}

interface CommandOptions {
  data: string
  pidFile: string
  socketPath: string
  bufferPool?: number
}

export function serverCommand(
  { path, engine }: ServerProgram,
  { data, pidFile, socketPath, bufferPool = bufferPoolFor(ownMemory()) }: CommandOptions,
): string[] {
  return [
    path,
    '--no-defaults',
    ...folderArguments(data, dirname(socketPath)),
    ...accountArguments(),
    `--socket=${socketPath}`,
    `--pid-file=${pidFile}`,
    '--skip-networking',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--local-infile=0',
    '--performance-schema=OFF',
    ...(engine === 'mysql' ? ['--mysqlx=OFF'] : []),
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--transaction-isolation=READ-COMMITTED',
    '--default-time-zone=+00:00',
    '--max-connections=200',
    '--max-allowed-packet=64M',
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-doublewrite=ON',
    `--innodb-buffer-pool-size=${bufferPool}`,
  ]
}

/** @param tmpdir not shared: a starting server deletes all temporary tables in it, even those of other servers */
function folderArguments(data: string, tmpdir = dirname(data)): string[] {
  return [`--datadir=${data}`, `--tmpdir=${tmpdir}`]
}

/**
 * Creates the system tables in a temporary folder and renames it, so that an interrupted start leaves no partial
 * database.
 *
 * @param logFile receives the server's output when it fails
 */
export async function initialiseData(program: ServerProgram, folder: string, logFile: string): Promise<void> {
  const temporary = `${folder}.new`
  rmSync(temporary, { recursive: true, force: true })
  try {
    await (program.engine === 'mariadb'
      ? installMariadb(program, temporary)
      : installMysql(program, temporary))
    renameSync(temporary, folder)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    throw new StartupError(`O banco de dados não pôde ser criado em ${folder}: ${explain(error, logFile)}.`)
  }
}

/** Returns the end of a Portuguese sentence. */
function explain(error: unknown, logFile: string): string {
  const { stderr } = error as { stderr?: string }
  if (stderr === undefined) return refusalReason(error)
  if (/No space left|err(no|or|code):? 28|disk full/i.test(stderr)) return refusalReason({ code: 'ENOSPC' })
  appendFileSync(logFile, stderr)
  return `o servidor terminou com erro; detalhes em ${logFile}`
}

/**
 * Runs the scripts of `mariadb-install-db` in a server in bootstrap mode, since the program itself needs the client
 * package. Omits help texts and the accounts for this machine's name.
 */
async function installMariadb(program: ServerProgram, folder: string): Promise<void> {
  const scripts = shareFolders(program.path).find((share) => existsSync(join(share, systemScripts[0] ?? '')))
  if (!scripts)
    throw new Error(`faltam os arquivos ${systemScripts.join(', ')} do pacote mariadb-server-core`)
  const sql = systemScripts.map((name) => readFileSync(join(scripts, name), 'utf8')).join('\n')
  const local = sql.split('\n').filter((line) => !line.includes('@current_hostname'))
  mkdirSync(folder, { mode: 0o700 })
  const running = run(program.path, [
    '--no-defaults',
    '--bootstrap',
    '--log-warnings=0',
    '--enforce-storage-engine=',
    ...folderArguments(folder),
    ...accountArguments(),
  ])
  running.child.stdin?.on('error', () => {})
  running.child.stdin?.end(
    `CREATE DATABASE mysql;\nUSE mysql;\nSET @auth_root_socket = NULL;\n${local.join('\n')}`,
  )
  await running
}

const systemScripts = [
  'mysql_system_tables.sql',
  'mysql_performance_tables.sql',
  'mysql_system_tables_data.sql',
]

function shareFolders(program: string): string[] {
  const base = dirname(dirname(realpathSync(program)))
  return ['share/mysql', 'share/mariadb', 'share'].map((share) => join(base, share))
}

async function installMysql(program: ServerProgram, folder: string): Promise<void> {
  await run(program.path, [
    '--no-defaults',
    '--initialize-insecure',
    ...folderArguments(folder),
    ...accountArguments(),
  ])
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
