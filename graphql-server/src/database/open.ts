import { rmSync } from 'node:fs'
import { basename, join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'mariadb'
import {
  type Holder,
  type InstanceLock,
  takeLock,
  visitHolder,
} from '../../private-database/instance-lock.ts'
import { type PrivateServer, startPrivateServer } from '../../private-database/private-server.ts'
import { StartupError } from '../errors.ts'
import { readSecret } from '../secret-files.ts'
import { openServers } from './cluster/open-servers.ts'
import { dataFolder, requireWritable, socketFolder } from './data-folder.ts'
import { parseDatabaseUrl, splitServers } from './database-url.ts'
import { reachDatabase } from './reach.ts'

export interface Database {
  /** For `createPrisma`, `createPool` and `migrate`. */
  config: PoolConfig
  /** `url`: DATABASE_URL. `private`: the product's own server, in the data folder. */
  origin: 'url' | 'private'
  /** Publishes the product's URL for error messages of later starts on the same data folder. */
  announce(address: string): void
  /** Stops what was started. Close pools before. */
  close(): Promise<void>
}

interface OpenOptions {
  /** `product`: the only server of a data folder. `tool`: a command, which joins a running product or tool. */
  role: 'product' | 'tool'
  /** Called with messages in Portuguese about slow steps. */
  log?: (message: string) => void
  /**
   * Checks other requirements of the start. Called before a database is reached or created; for a data folder only when
   * no other process holds it, since a stopping holder also releases resources such as the port.
   */
  check?: () => Promise<void>
  environment?: NodeJS.ProcessEnv
}

const privateDatabase = 'guia_do_vale'

/** Time to wait for a holder of the data folder that is starting or stopping. */
const holderTimeoutMs = 30_000

/**
 * Opens the database of `DATABASE_URL`, else the private server of the data folder; a tool joins a running one.
 *
 * @throws StartupError with advice when there is none
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const environment = options.environment ?? process.env
  const url = readSecret(environment, 'DATABASE_URL')
  if (url) {
    await options.check?.()
    const config = parseDatabaseUrl(url)
    const { servers } = splitServers(url)
    if (servers.length > 0) return { origin: 'url', announce() {}, ...(await openServers(config, servers)) }
    await reachDatabase(config)
    return { config, origin: 'url', announce() {}, async close() {} }
  }
  return openPrivate(dataFolder(environment), options)
}

async function openPrivate(folder: string, options: OpenOptions): Promise<Database> {
  const { role } = options
  const command = basename(process.argv[1] ?? 'node')
  for (const deadline = Date.now() + holderTimeoutMs; ; await sleep(100)) {
    const own: Holder = { pid: process.pid, role, command, address: null, socketPath: null, closing: false }
    const lock = await takeLock(folder, own)
    if (lock) return startOwn(folder, lock, own, options)
    const guest = await visitHolder(folder)
    if (!guest) continue
    const { holder, leave } = guest
    if (role === 'tool' && holder.socketPath) {
      const config = { socketPath: holder.socketPath, user: 'root', database: privateDatabase }
      return { config, origin: 'private', announce() {}, close: async () => leave() }
    }
    leave()
    const isWorthWaiting = holder.closing || role === 'tool'
    if (!isWorthWaiting || Date.now() > deadline) throw new StartupError(describeHolder(holder, folder))
  }
}

async function startOwn(
  folder: string,
  lock: InstanceLock,
  holder: Holder,
  { log, check }: OpenOptions,
): Promise<Database> {
  let server: PrivateServer | undefined
  try {
    requireWritable(folder)
    await check?.()
    const socketPath = joinPath(socketFolder(folder), 'server.sock')
    server = await startPrivateServer({ folder, socketPath, log, onIncident: logIncident })
    const config = { ...server.config, database: privateDatabase }
    await reachDatabase(config)
    holder.socketPath = socketPath
    let closed: Promise<void> | undefined
    return {
      config,
      origin: 'private',
      announce(address) {
        holder.address = address
      },
      close() {
        closed ??= close(folder, lock, holder, server)
        return closed
      },
    }
  } catch (error) {
    await close(folder, lock, holder, server)
    throw error
  }
}

/** A tool waits for the guests of its server; a product does not. */
async function close(
  folder: string,
  lock: InstanceLock,
  holder: Holder,
  server?: PrivateServer,
): Promise<void> {
  holder.closing = true
  holder.socketPath = null
  if (holder.role === 'tool') await lock.guestsGone()
  await server?.stop()
  rmSync(socketFolder(folder), { recursive: true, force: true })
  await lock.release()
}

function describeHolder({ pid, role, command, address }: Holder, folder: string): string {
  if (pid === 0)
    return `Outra cópia segura os dados de ${folder} e não responde: encerre-a, ou escolha outra pasta com DATA_DIR.`
  if (role === 'tool')
    return `O comando ${command} (processo ${pid}) está usando os dados de ${folder}: espere que termine e tente de novo.`
  return `Outra cópia já está em execução${address ? ` em ${address}` : ''} (processo ${pid}) com os dados de ${folder}: encerre-a, ou escolha outra pasta com DATA_DIR.`
}

/** Writes in the format of the server's log; level 40 is a warning. */
function logIncident(message: string): void {
  process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: message })}\n`)
}
