import type { ChildProcess } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConnection, type PoolConfig } from 'mariadb'
import { requireSpace } from '../src/database/data-folder.ts'
import { StartupError } from '../src/errors.ts'
import { whyItEnded } from './end-reason.ts'
import { endOrphan, waitUntilGone } from './orphan.ts'
import { spawnServer, stopServer } from './server-process.ts'
import { findServerProgram, initialiseData, type ServerProgram, serverCommand } from './server-program.ts'

export interface PrivateServer {
  config: PoolConfig
  stop(): Promise<void>
}

interface PrivateServerOptions {
  /** Data folder; the server's files are in its `mysql/`. */
  folder: string
  /** A short path, in a folder that only its owner may enter. */
  socketPath: string
  /** Default: found on this machine. */
  program?: ServerProgram
  /** Bytes; default: a quarter of the machine's memory. */
  bufferPool?: number
  /** Called with messages in Portuguese about slow steps. */
  log?: ((message: string) => void) | undefined
  /** Called with messages in English when the server crashes and is restarted. */
  onIncident?: (message: string) => void
}

const mebibyte = 1024 * 1024

/** System tables, redo logs and a few thousand establishments. */
const initialSpace = 400 * mebibyte

/**
 * Starts the private server, initialises its data the first time, and restarts it with backoff when it crashes. The
 * caller holds the data folder's lock.
 *
 * @throws StartupError when it cannot be started
 */
export async function startPrivateServer(options: PrivateServerOptions): Promise<PrivateServer> {
  const program = options.program ?? (await findServerProgram())
  const data = join(options.folder, 'mysql')
  const pidFile = join(options.folder, 'mysql.pid')
  const logFile = join(options.folder, 'mysql.log')
  await waitUntilGone(pidFile, data, options.log)
  if (!existsSync(join(data, 'mysql'))) {
    requireSpace(options.folder, initialSpace)
    options.log?.('Criando o banco de dados (só na primeira vez)…')
    await initialiseData(program, data, logFile)
  }
  const config: PoolConfig = { socketPath: options.socketPath, user: 'root' }
  const command = serverCommand(program, { ...options, data, pidFile })
  let stopping = false
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    rmSync(options.socketPath, { force: true })
    const log = openSync(logFile, folderSize(logFile) > mebibyte ? 'w' : 'a')
    // Read before the start, since the server writes at once.
    const logStart = folderSize(logFile)
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
      await stopServer(child)
      rmSync(options.socketPath, { force: true })
    },
  }
}

/** Waits until the server accepts connections; recovery after a crash may take minutes. */
async function untilReady(
  child: ChildProcess,
  config: PoolConfig,
  { logFile, logStart }: { logFile: string; logStart: number },
  log?: (message: string) => void,
): Promise<void> {
  const began = Date.now()
  let hasLogged = false
  while (child.exitCode === null && child.signalCode === null) {
    const connection = await createConnection({ ...config, connectTimeout: 1000 }).catch(() => null)
    if (connection) return connection.end()
    if (!hasLogged && Date.now() - began > 5000) {
      hasLogged = true
      log?.('O banco de dados está se recuperando; pode levar alguns minutos…')
    }
    await sleep(50)
  }
  throw new StartupError(whyItEnded(readFileSync(logFile).subarray(logStart).toString(), logFile))
}

function folderSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
