import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Connection } from 'mariadb'
import { StartupError } from '../errors.ts'
import { folderStore } from '../media/folder-store.ts'
import { type ImageStore, storedFormat } from '../media/store.ts'
import { fileErrorReason } from '../messages/files.ts'
import { type Manifest, manifestName, type TableFile, tablePath } from './manifest.ts'

export interface BackupOptions {
  connection: Connection
  store: ImageStore
  /** Folder of the backup; must not exist when writing. */
  folder: string
  /** Called with progress messages in Portuguese. */
  log: (message: string) => void
  /** Called with the number of copied images. */
  onProgress?: (done: number, total: number) => void
}

/** Copying a bucket one by one would take hours. */
const maxConcurrentImages = 8

/**
 * Copies a snapshot of the database and its images into a folder, which appears once complete and can be restored on
 * MariaDB and MySQL. Takes no locks.
 *
 * @returns the manifest, and hashes of images missing from the store
 * @throws StartupError when the folder exists or cannot be created
 */
export async function writeBackup(options: BackupOptions): Promise<{ manifest: Manifest; lost: string[] }> {
  const { connection, store, folder, log, onProgress } = options
  if (await stat(folder).catch(() => null)) throw new StartupError(`A pasta ${folder} já existe.`)
  const temporary = `${folder}.${process.pid}.tmp`
  await createFolder(join(temporary, 'tables'), folder)
  try {
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT')
    const at = new Date().toISOString()
    const migrations = await column(
      connection,
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
    )
    const tables: TableFile[] = []
    // Excludes migration tables, queued mails, which a restored database would send again, and the key of erasures,
    // which is in the image store.
    const names = await column(
      connection,
      "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND LEFT(table_name, 1) <> '_' AND table_name NOT IN ('waiting_mails', 'digest_notices', 'contact_notices', 'erasure_keys') ORDER BY table_name",
    )
    for (const name of names) {
      tables.push(await writeTable(connection, name, temporary))
      log(`${name}: ${tables.at(-1)?.rows.toLocaleString('pt-BR')} linhas`)
    }
    const hashes = await column(connection, 'SELECT hash FROM images ORDER BY id')
    await connection.query('COMMIT')
    const lost = await copyImages(hashes, store, join(temporary, 'images'), onProgress)
    const images = hashes.filter((hash) => !lost.has(hash))
    log(`imagens: ${images.length.toLocaleString('pt-BR')}`)
    const manifest: Manifest = { format: 1, at, migrations, tables, images }
    await writeFile(join(temporary, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    await rename(temporary, folder)
    return { manifest, lost: [...lost] }
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
}

async function createFolder(path: string, folder: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = fileErrorReason(error)
    throw reason ? new StartupError(`A pasta ${folder} não pôde ser criada: ${reason}.`) : error
  }
}

async function writeTable(connection: Connection, name: string, folder: string): Promise<TableFile> {
  const columns = await column(
    connection,
    'SELECT column_name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, ?) = ? ORDER BY ordinal_position',
    [name, '', ''],
  )
  const path = tablePath(folder, name)
  let rows = 0
  async function* lines() {
    const sql = `SELECT ${columns.map((each) => `\`${each}\``).join(', ')} FROM \`${name}\``
    const query = { sql, rowsAsArray: true, typeCast: (field: { string(): string | null }) => field.string() }
    for await (const row of connection.queryStream(query)) {
      rows += 1
      yield `${JSON.stringify(row)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }))
  return { name, columns, rows, checksum: await fileChecksum(path) }
}

/** @returns SHA-256 in hex */
export async function fileChecksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** @returns hashes missing from the store */
async function copyImages(
  hashes: string[],
  from: ImageStore,
  folder: string,
  onProgress?: BackupOptions['onProgress'],
): Promise<Set<string>> {
  const to = folderStore(folder)
  const lost = new Set<string>()
  let done = 0
  await forEachImage(hashes, async (hash) => {
    const bytes = await from.read(hash, storedFormat)
    if (bytes) await to.put(hash, storedFormat, bytes)
    else lost.add(hash)
    onProgress?.(++done, hashes.length)
  })
  return lost
}

/** Runs work for every image with limited concurrency. Throws the first failure after running work has finished. */
export async function forEachImage(
  hashes: readonly string[],
  work: (hash: string) => Promise<void>,
): Promise<void> {
  const queue = hashes.values()
  const worker = async () => {
    for (const hash of queue) await work(hash)
  }
  const results = await Promise.allSettled(Array.from({ length: maxConcurrentImages }, worker))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function column(connection: Connection, sql: string, values: unknown[] = []): Promise<string[]> {
  const rows = await connection.query<[string][]>({ sql, rowsAsArray: true }, values)
  return rows.map(([value]) => value)
}
