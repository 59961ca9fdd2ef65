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
import { fileErrorReason } from '../messages/file-errors.ts'
import { type Manifest, manifestName, type TableFile, tablePath } from './manifest.ts'

export interface BackupOptions {
  connection: Connection
  store: ImageStore
  /** Must not be there yet. */
  folder: string
  /** Told what is done, in Portuguese. */
  log: (message: string) => void
  /** Told how many of the images are copied. */
  onProgress?: (done: number, total: number) => void
}

/** Images that are on their way at the same time: one after the other, those of a bucket would take hours. */
export const imagesAtOnce = 8

/** What a backup holds, and images that the database names and the store had lost. */
export interface BackupResult {
  manifest: Manifest
  lost: string[]
}

/**
 * Copies the whole database, of one moment and without holding up anybody, and the images that it names, into a folder
 * that either engine's `restoreBackup` reads. The folder is there when it is complete.
 *
 * @throws StartupError when the folder exists already or cannot be created
 */
export async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  const { connection, store, folder, log, onProgress } = options
  if (await stat(folder).catch(() => null)) throw new StartupError(`A pasta ${folder} já existe.`)
  const beside = `${folder}.${process.pid}.tmp`
  await createFolder(join(beside, 'tables'), folder)
  try {
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT')
    const at = new Date().toISOString()
    const migrations = await column(
      connection,
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name',
    )
    const tables: TableFile[] = []
    for (const name of await tableNames(connection)) {
      tables.push(await writeTable(connection, name, beside))
      log(`${name}: ${tables.at(-1)?.rows.toLocaleString('pt-BR')} linhas`)
    }
    const hashes = await column(connection, 'SELECT hash FROM images ORDER BY id')
    await connection.query('COMMIT')
    const lost = await copyImages(hashes, store, join(beside, 'images'), onProgress)
    const images = hashes.filter((hash) => !lost.has(hash))
    log(`imagens: ${images.length.toLocaleString('pt-BR')}`)
    const manifest: Manifest = { format: 1, at, migrations, tables, images }
    await writeFile(join(beside, manifestName), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    await rename(beside, folder)
    return { manifest, lost: [...lost] }
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    throw error
  }
}

async function createFolder(path: string, shown: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = fileErrorReason(error)
    throw reason ? new StartupError(`A pasta ${shown} não pôde ser criada: ${reason}.`) : error
  }
}

/** Prisma's own table is made by the migrations. */
async function tableNames(connection: Connection): Promise<string[]> {
  return column(
    connection,
    "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY table_name",
  )
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
  return { name, columns, rows, checksum: await checksumOf(path) }
}

/** SHA-256 of a file, in hex. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** @returns the hashes that the store does not have */
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

/** Does the same for every image, a few at a time; the first failure is thrown once the others have ended. */
export async function forEachImage(
  hashes: readonly string[],
  work: (hash: string) => Promise<void>,
): Promise<void> {
  const left = hashes.values()
  const worker = async () => {
    for (const hash of left) await work(hash)
  }
  const results = await Promise.allSettled(Array.from({ length: imagesAtOnce }, worker))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function column(connection: Connection, sql: string, values: unknown[] = []): Promise<string[]> {
  const rows = await connection.query<[string][]>({ sql, rowsAsArray: true }, values)
  return rows.map(([value]) => value)
}
