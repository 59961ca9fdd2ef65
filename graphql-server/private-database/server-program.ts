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
import { reasonOf } from '../src/database/data-folder.ts'
import { StartupError } from '../src/errors.ts'

const run = promisify(execFile)

/** A database server program found on this machine. */
export interface ServerProgram {
  path: string
  engine: 'mariadb' | 'mysql'
}

/** Debian keeps servers where an ordinary account's PATH does not look. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/mysql/bin', '/opt/homebrew/bin']

/** In PATH or in the folders where servers are installed. */
function findExecutable(name: string, alsoIn: string[] = systemFolders): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...alsoIn].filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

/**
 * Finds `mariadbd` or `mysqld`.
 * @param alsoIn folders to look in after those of PATH
 * @throws StartupError naming the ways out when neither is there
 */
export async function findServerProgram(alsoIn: string[] = systemFolders): Promise<ServerProgram> {
  const path = findExecutable('mariadbd', alsoIn) ?? findExecutable('mysqld', alsoIn)
  if (!path) {
    throw new StartupError(
      'Falta um servidor de banco de dados: instale o pacote mariadb-server-core, suba um com «docker compose up -d db» ou indique um em DATABASE_URL.',
    )
  }
  const { stdout } = await run(path, ['--no-defaults', '--version'])
  return { path, engine: /mariadb/i.test(stdout) ? 'mariadb' : 'mysql' }
}

/** A database server refuses to run as root unless told so by name. */
export function accountArguments(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : []
}

/**
 * Makes the system tables of a new data folder: beside it, and renamed into place when whole, so that an
 * interrupted start leaves nothing that looks like a database.
 * @param logFile gets what the server said when it fails
 */
export async function initialiseData(program: ServerProgram, folder: string, logFile: string): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  try {
    await (program.engine === 'mariadb' ? installMariadb(program, draft) : installMysql(program, draft))
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartupError(`O banco de dados não pôde ser criado em ${folder}: ${explain(error, logFile)}.`)
  }
}

/** The end of the sentence for a server program that failed, or for what the operating system refused. */
function explain(error: unknown, logFile: string): string {
  const { stderr } = error as { stderr?: string }
  if (stderr === undefined) return reasonOf(error)
  if (/No space left|err(no|or|code):? 28|disk full/i.test(stderr)) return reasonOf({ code: 'ENOSPC' })
  appendFileSync(logFile, stderr)
  return `o servidor terminou com erro; detalhes em ${logFile}`
}

/**
 * The system tables without `mariadb-install-db`, which wants programs of the client package: its scripts, without
 * help texts and the lines that would give accounts to this machine's name, read by a server in bootstrap mode.
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
    `--datadir=${folder}`,
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
    `--datadir=${folder}`,
    ...accountArguments(),
  ])
}

/** Whether a folder holds an initialised database. */
export function isInitialised(folder: string): boolean {
  return existsSync(join(folder, 'mysql'))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
