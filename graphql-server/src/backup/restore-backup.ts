import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Connection } from 'mariadb'
import { StartupError } from '../errors.ts'
import { folderStore } from '../media/folder-store.ts'
import { type ImageStore, storedFormat } from '../media/store.ts'
import { type Manifest, readManifest, type TableFile, tablePath } from './manifest.ts'
import { checksumOf, forEachImage } from './write-backup.ts'

export interface RestoreOptions {
  /** To a database that the migrations have made and nobody has used. */
  connection: Connection
  /** The names of the migrations that it has. */
  migrations: readonly string[]
  store: ImageStore
  /** Of `writeBackup`. */
  folder: string
  /** Told what is done, in Portuguese. */
  log: (message: string) => void
  /** Told how many of the images are put back. */
  onProgress?: (done: number, total: number) => void
}

/** Rows of one statement, and bytes of them: servers take 16 MB at once, and one description has up to 200 kB. */
const rowsAtOnce = 500
const bytesAtOnce = 1024 * 1024

/**
 * Puts a backup into an empty database, as a whole or not at all.
 *
 * @throws StartupError when the folder holds no sound backup, the database has other migrations, or is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { connection, folder, log } = options
  const manifest = await readManifest(folder)
  await refuseDamaged(manifest, folder)
  refuseOtherMigrations(manifest, options.migrations)
  await refuseFilled(connection, manifest)
  await restoreImages(manifest, options)
  log(`imagens: ${manifest.images.length.toLocaleString('pt-BR')}`)
  await connection.query('SET SESSION foreign_key_checks = 0')
  await connection.beginTransaction()
  try {
    await connection.query('DELETE FROM catalogue_version')
    for (const table of manifest.tables) {
      await restoreTable(connection, table, folder)
      log(`${table.name}: ${table.rows.toLocaleString('pt-BR')} linhas`)
    }
    await connection.commit()
  } catch (error) {
    await connection.rollback()
    throw error
  } finally {
    await connection.query('SET SESSION foreign_key_checks = 1')
  }
  return manifest
}

async function refuseDamaged(manifest: Manifest, folder: string): Promise<void> {
  for (const { name, checksum } of manifest.tables) {
    const found = await checksumOf(tablePath(folder, name)).catch(() => null)
    if (found !== checksum)
      throw new StartupError(`A cópia em ${folder} está danificada: a tabela ${name} não confere.`)
  }
}

function refuseOtherMigrations({ migrations }: Manifest, present: readonly string[]): void {
  const missing = migrations.filter((name) => !present.includes(name))
  const more = present.filter((name) => !migrations.includes(name))
  if (missing.length + more.length === 0) return
  throw new StartupError(
    `A cópia é de outra versão do produto (migrações diferentes: ${[...missing, ...more].join(', ')}). Restaure com a versão que a fez e depois atualize.`,
  )
}

async function refuseFilled(connection: Connection, { tables }: Manifest): Promise<void> {
  for (const { name } of tables.filter((table) => table.name !== 'catalogue_version')) {
    const rows = await connection.query<unknown[]>(`SELECT 1 FROM \`${name}\` LIMIT 1`)
    if (rows.length > 0)
      throw new StartupError(`O banco não está vazio (tabela ${name}). Restaure em um banco novo.`)
  }
}

/** Images are named by their content, so that damage shows. */
async function restoreImages({ images }: Manifest, options: RestoreOptions): Promise<void> {
  const { folder, store, onProgress } = options
  const from = folderStore(join(folder, 'images'))
  let done = 0
  await forEachImage(images, async (hash) => {
    const bytes = await from.read(hash, storedFormat)
    if (!bytes) throw new StartupError(`A cópia em ${folder} está danificada: falta a imagem ${hash}.`)
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new StartupError(`A cópia em ${folder} está danificada: a imagem ${hash} não confere.`)
    await store.put(hash, storedFormat, bytes)
    onProgress?.(++done, images.length)
  })
}

async function restoreTable(connection: Connection, table: TableFile, folder: string): Promise<void> {
  const { name, columns } = table
  const target = `\`${name}\` (${columns.map((each) => `\`${each}\``).join(', ')})`
  const oneRow = `(${columns.map(() => '?').join(', ')})`
  let rows: unknown[][] = []
  let bytes = 0
  async function flush() {
    if (rows.length === 0) return
    await connection.query(`INSERT INTO ${target} VALUES ${rows.map(() => oneRow).join(', ')}`, rows.flat())
    rows = []
    bytes = 0
  }
  const lines = createInterface({ input: createReadStream(tablePath(folder, name)).pipe(createGunzip()) })
  for await (const line of lines) {
    rows.push(JSON.parse(line) as unknown[])
    bytes += Buffer.byteLength(line)
    if (rows.length >= rowsAtOnce || bytes >= bytesAtOnce) await flush()
  }
  await flush()
}
