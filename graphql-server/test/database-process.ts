import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { runningServer } from '../private-database/running-server.ts'
import { projectFolder, socketFolder } from '../src/database/data-folder.ts'

/** A process that opened the database of a data folder, as the product or a command does. */
export interface DatabaseProcess {
  child: ChildProcess
  /** What it printed: one line per statement, then errors. */
  output(): string
  /** Its exit status, once it ended. */
  ended: Promise<number | null>
}

const program = (role: string, statements: string[]) => `
  import { createConnection } from 'mariadb'
  import { openDatabase } from '${projectFolder}/graphql-server/src/database/open.ts'
  try {
    const database = await openDatabase({ role: '${role}', log: console.log })
    process.on('SIGTERM', () => database.close().then(() => process.exit(0)))
    database.announce('http://localhost:4321')
    const connection = await createConnection(database.config)
    for (const statement of ${JSON.stringify(statements)}) {
      console.log(JSON.stringify(await connection.query(statement), (_, value) => typeof value === 'bigint' ? Number(value) : value))
    }
    await connection.end()
    console.log('ready ' + database.config.socketPath)
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.name + ': ' + error.message)
    process.exitCode = 1
  }
`

/** An empty data folder, removed after the test. Its clean-up runs after that of the processes on it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guia-data-'))
  onTestFinished(async () => {
    await until(() => runningServerId(folder) === null)
    rmSync(folder, { recursive: true, force: true })
    rmSync(socketFolder(folder), { recursive: true, force: true })
  })
  return folder
}

/** Starts a process that opens the folder's database and runs statements; it is killed after the test. */
export function startProcess(
  folder: string,
  role: 'product' | 'tool',
  statements: string[] = [],
): DatabaseProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(role, statements)], {
    cwd: projectFolder,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = once(child, 'exit').then(([status]) => status as number | null)
  return { child, output: () => said, ended }
}

/** Waits for what is bound to happen; the test's own limit ends it otherwise. */
export async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await sleep(20)
}

/** The process id of the server on a data folder, or `null`. */
export function runningServerId(folder: string): number | null {
  return runningServer(join(folder, 'mysql.pid'), join(folder, 'mysql'))
}
