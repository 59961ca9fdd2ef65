import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection, type PoolConfig } from 'mariadb'
import { requireSpace } from '../src/database/data-folder.ts'
import { StartupError } from '../src/errors.ts'
import { endOrphan, waitUntilGone } from './orphan.ts'
import {
  accountArguments,
  findServerProgram,
  initialiseData,
  isInitialised,
  type ServerProgram,
} from './server-program.ts'

/** A database server of the product's own. */
export interface PrivateServer {
  config: PoolConfig
  stop(): Promise<void>
}

export interface PrivateServerOptions {
  /** The data folder; the server keeps its files in `mysql/` below it. */
  folder: string
  /** A short path, in a folder that only its owner enters. */
  socketPath: string
  /** Found on this machine when absent. */
  program?: ServerProgram
  /** Bytes of data and indexes kept in memory; a quarter of the machine's when absent. */
  bufferPool?: number
  /** Told, in Portuguese, about what takes long. */
  log?: (message: string) => void
  /** Told, in English, about a server that died and is restarted. */
  onIncident?: (message: string) => void
}

const mebibyte = 1024 * 1024

/** System tables, logs of changes and a catalogue of a few thousand establishments. */
const firstSpace = 400 * mebibyte

/**
 * Runs the server and ends it when this process ends, `kill -9` included: the shell waits on a pipe whose other
 * end only this process holds. The server's exit status becomes the shell's.
 */
const wrapper = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
( trap - TERM; read -r _ <&3; kill -TERM $server ) 2>/dev/null &
watch=$!
exec 3<&-
trap '' TERM INT HUP
wait $server
status=$?
kill $watch 2>/dev/null
exit $status
`

/**
 * Starts the private server, initialising its data the first time, and restarts it with growing pauses when it
 * dies. The caller holds the data folder's lock.
 * @throws StartupError when it cannot be started
 */
export async function startPrivateServer(options: PrivateServerOptions): Promise<PrivateServer> {
  const program = options.program ?? (await findServerProgram())
  const data = join(options.folder, 'mysql')
  const pidFile = join(options.folder, 'mysql.pid')
  const logFile = join(options.folder, 'mysql.log')
  await waitUntilGone(pidFile, data, options.log)
  if (!isInitialised(data)) {
    requireSpace(options.folder, firstSpace)
    options.log?.('Criando o banco de dados (só na primeira vez)…')
    await initialiseData(program, data, logFile)
  }
  const config: PoolConfig = { socketPath: options.socketPath, user: 'root' }
  const command = serverCommand(program, data, pidFile, options)
  let stopping = false
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    rmSync(options.socketPath, { force: true })
    const log = openSync(logFile, sizeOf(logFile) > mebibyte ? 'w' : 'a')
    // Before it runs: a server that ends at once has written by the time anybody looks.
    const logStart = sizeOf(logFile)
    const started = spawnServer(command, log)
    await untilReady(started, config, { logFile, logStart }, options.log)
    started.once('exit', (code) => void restart(code))
    return started
  }

  async function restart(code: number | null) {
    for (let attempt = 0; !stopping; attempt++) {
      options.onIncident?.(`private database server ended with status ${code}; restarting`)
      await sleep(Math.min(30_000, 250 * 2 ** attempt))
      if (stopping) return
      try {
        await endOrphan(pidFile, data)
        child = await launch()
        options.onIncident?.('private database server is back')
        return
      } catch (error) {
        options.onIncident?.(`private database server did not restart: ${(error as Error).message}`)
      }
    }
  }

  return {
    config,
    async stop() {
      stopping = true
      await endServer(child)
      rmSync(options.socketPath, { force: true })
    },
  }
}

function serverCommand(
  program: ServerProgram,
  data: string,
  pidFile: string,
  options: PrivateServerOptions,
): string[] {
  const pool = options.bufferPool ?? bufferPoolFor(ownMemory())
  return [
    program.path,
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${options.socketPath}`,
    // A server that starts deletes all temporary tables of this folder, those of other servers included.
    `--tmpdir=${dirname(options.socketPath)}`,
    `--pid-file=${pidFile}`,
    ...accountArguments(),
    '--skip-networking',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--local-infile=0',
    '--performance-schema=OFF',
    ...(program.engine === 'mysql' ? ['--mysqlx=OFF'] : []),
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--transaction-isolation=READ-COMMITTED',
    '--default-time-zone=+00:00',
    '--max-connections=200',
    '--max-allowed-packet=64M',
    '--innodb-flush-log-at-trx-commit=1',
    '--innodb-doublewrite=ON',
    `--innodb-buffer-pool-size=${pool}`,
  ]
}

/** A container's limit counts when it is the smaller one; without a limit Node tells 0 or more than there is. */
function ownMemory(): number {
  return Math.min(process.constrainedMemory() || totalmem(), totalmem())
}

/** A quarter of the memory in whole steps of 128 MiB: at least one step, at most 8 GiB. */
export function bufferPoolFor(memory: number): number {
  const step = 128 * mebibyte
  return Math.min(64, Math.max(1, Math.floor(memory / 4 / step))) * step
}

/** A process group of its own: Ctrl+C in a terminal must not reach the database before the product drained. */
function spawnServer(command: string[], log: number): ChildProcess {
  const child = spawn('/bin/sh', ['-c', wrapper, 'sh', ...command], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  child.stdin?.on('error', () => {})
  child.unref()
  return child
}

/** Waits until the server takes connections: recovery after a crash may take minutes, and is not interrupted. */
async function untilReady(
  child: ChildProcess,
  config: PoolConfig,
  { logFile, logStart }: { logFile: string; logStart: number },
  log?: (message: string) => void,
): Promise<void> {
  const began = Date.now()
  let told = false
  while (child.exitCode === null && child.signalCode === null) {
    const connection = await createConnection({ ...config, connectTimeout: 1000 }).catch(() => null)
    if (connection) return connection.end()
    if (!told && Date.now() - began > 5000) {
      told = true
      log?.('O banco de dados está se recuperando; pode levar alguns minutos…')
    }
    await sleep(50)
  }
  throw new StartupError(whyItEnded(readFileSync(logFile).subarray(logStart).toString(), logFile))
}

/** The sentence for a server that ended instead of starting, from what it wrote to its log. */
export function whyItEnded(said: string, logFile: string): string {
  if (/No space left|err(no|or|code):? 28|disk full/i.test(said)) {
    return `O banco de dados não abriu porque o disco está cheio: libere espaço e tente de novo. Detalhes em ${logFile}.`
  }
  if (
    /Can't lock aria control|Unable to lock \.?\/?ibdata1|another mysqld|already using the same/i.test(said)
  ) {
    return `Outro servidor já usa este banco de dados: encerre-o e tente de novo. Detalhes em ${logFile}.`
  }
  if (/Permission denied|errno:? 13\b/i.test(said)) {
    return `O banco de dados não abriu por falta de permissão na pasta de dados. Detalhes em ${logFile}.`
  }
  return `O banco de dados não abriu. Detalhes em ${logFile}.`
}

/** Asks the server to end by closing the pipe; it writes out what it holds first. */
async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const gone = new Promise((done) => child.once('exit', done))
  child.stdin?.end()
  const insist = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 60_000)
  await gone
  clearTimeout(insist)
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
