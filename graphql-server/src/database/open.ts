import { rmSync } from 'node:fs'
import { basename, join as pathOf } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'mariadb'
import {
  type Guest,
  type Holder,
  type InstanceLock,
  takeLock,
  visitHolder,
} from '../../private-database/instance-lock.ts'
import { type PrivateServer, startPrivateServer } from '../../private-database/private-server.ts'
import { StartupError } from '../errors.ts'
import { dataFolder, socketFolder } from './data-folder.ts'
import { parseDatabaseUrl } from './database-url.ts'
import { reachDatabase } from './reach.ts'

/** An open way to the database, wherever it is. */
export interface Database {
  /** For `createPrisma`, `createPool` and `migrate`. */
  config: PoolConfig
  /** `url`: the operator named it. `private`: the product's own, in the data folder. */
  origin: 'url' | 'private'
  /** Tells later starts on the same data where this product answers. */
  announce(address: string): void
  /** Stops what opening started. The caller has ended its pools. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** `product`: the one server of a data folder. `tool`: a command, which joins a running product or tool. */
  role: 'product' | 'tool'
  /** Told, in Portuguese, about what takes long. */
  log?: (message: string) => void
  /** Told, in English, when the private server died and was restarted; else it is logged as a JSON line. */
  onIncident?: (message: string) => void
  environment?: NodeJS.ProcessEnv
}

/** The database's name on the private server. */
const privateDatabase = 'guia_do_vale'

/** How long a start waits for a holder that is starting or on its way out. */
const patience = 30_000

/**
 * Opens the database: that of `DATABASE_URL`, else the private server of the data folder, joined when a tool finds
 * it running and started otherwise.
 * @throws StartupError when there is none, with a sentence that says what to do
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const environment = options.environment ?? process.env
  if (environment.DATABASE_URL) {
    const config = parseDatabaseUrl(environment.DATABASE_URL)
    await reachDatabase(config)
    return { config, origin: 'url', announce() {}, async close() {} }
  }
  return openPrivate(dataFolder(environment), options)
}

async function openPrivate(folder: string, options: OpenOptions): Promise<Database> {
  for (const deadline = Date.now() + patience; ; await sleep(100)) {
    const holder = ownCard(options.role)
    const lock = await takeLock(folder, holder)
    if (lock) return hold(folder, lock, holder, options)
    const guest = await visitHolder(folder)
    if (!guest) continue
    if (options.role === 'tool' && guest.holder.socketPath) return join(guest, guest.holder.socketPath)
    guest.leave()
    const worthWaiting = guest.holder.closing || options.role === 'tool'
    if (!worthWaiting || Date.now() > deadline) throw new StartupError(whoHolds(guest.holder, folder))
  }
}

async function hold(
  folder: string,
  lock: InstanceLock,
  holder: Holder,
  options: OpenOptions,
): Promise<Database> {
  let server: PrivateServer | undefined
  try {
    const socketPath = pathOf(socketFolder(folder), 'server.sock')
    server = await startPrivateServer({ onIncident: logIncident, ...options, folder, socketPath })
    const config = { ...server.config, database: privateDatabase }
    await reachDatabase(config)
    holder.socketPath = socketPath
    return {
      config,
      origin: 'private',
      announce(address) {
        holder.address = address
      },
      close: once(() => close(folder, lock, holder, server)),
    }
  } catch (error) {
    await close(folder, lock, holder, server)
    throw error
  }
}

/** A tool's guests still work on its database; a product that is told to end does not wait for them. */
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

function join(guest: Guest, socketPath: string): Database {
  return {
    config: { socketPath, user: 'root', database: privateDatabase },
    origin: 'private',
    announce() {},
    async close() {
      guest.leave()
    },
  }
}

function ownCard(role: Holder['role']): Holder {
  const command = basename(process.argv[1] ?? 'node')
  return { pid: process.pid, role, command, address: null, socketPath: null, closing: false }
}

/** The sentence for a folder that is in use. */
export function whoHolds(holder: Holder, folder: string): string {
  if (holder.pid === 0) {
    return `Outra cópia segura os dados de ${folder} e não responde: encerre-a, ou escolha outra pasta com DATA_DIR.`
  }
  if (holder.role === 'tool') {
    return `O comando ${holder.command} (processo ${holder.pid}) está usando os dados de ${folder}: espere que termine e tente de novo.`
  }
  const place = holder.address ? ` em ${holder.address}` : ''
  return `Outra cópia já está em execução${place} (processo ${holder.pid}) com os dados de ${folder}: encerre-a, ou escolha outra pasta com DATA_DIR.`
}

/** In the shape of the server's own log; 40 is its level of warnings. */
function logIncident(message: string): void {
  process.stdout.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: message })}\n`)
}

/** The same promise however often it is asked for. */
function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined
  return () => {
    result ??= action()
    return result
  }
}
