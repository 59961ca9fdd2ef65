import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Connection } from 'mariadb'
import { deprecatedAnswers } from '../../../schema/attributes/deprecated-names.ts'
import { StartupError } from '../errors.ts'
import { folderStore } from '../media/folder-store.ts'
import { storedFormat } from '../media/store.ts'
import { applyErasures, deleteErasedFiles } from './apply-erasures.ts'
import { type Manifest, readManifest, type TableFile, tablePath } from './manifest.ts'
import { type BackupOptions, fileChecksum, forEachImage } from './write-backup.ts'

/** Requires a migrated, unused database and a folder written by `writeBackup`. */
export interface RestoreOptions extends BackupOptions {
  /** Migrations applied to the database. */
  migrations: readonly string[]
}

/** Limits per INSERT: servers accept 16 MB, and one description takes up to 200 kB. */
const maxRows = 500
const maxBytes = 1024 * 1024

/**
 * Restores a backup into an empty database in one transaction, except what was erased since (erasure).
 *
 * @throws StartupError when the backup is damaged, or the database is not empty or has other migrations
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { connection, folder, log } = options
  const manifest = await readManifest(folder)
  await refuseDamaged(manifest, folder)
  refuseOtherMigrations(manifest, options.migrations)
  await refuseFilled(connection, manifest)
  await restoreImages(manifest, options)
  log(`imagens: ${manifest.images.length.toLocaleString('pt-BR')}`)
  let erased: string[] = []
  await connection.query('SET SESSION foreign_key_checks = 0')
  await connection.beginTransaction()
  try {
    await connection.query('DELETE FROM catalogue_version')
    await connection.query('DELETE FROM attributes')
    for (const table of manifest.tables) {
      await restoreTable(connection, table, folder)
      log(`${table.name}: ${table.rows.toLocaleString('pt-BR')} linhas`)
    }
    await connection.query('SET SESSION foreign_key_checks = 1')
    erased = await applyErasures(connection, options.store)
    await connection.commit()
  } catch (error) {
    await connection.rollback()
    throw error
  } finally {
    await connection.query('SET SESSION foreign_key_checks = 1')
  }
  await deleteErasedFiles(options.store, erased)
  if (erased.length > 0) log(`apagadas de novo: ${erased.length.toLocaleString('pt-BR')} imagens`)
  return manifest
}

async function refuseDamaged(manifest: Manifest, folder: string): Promise<void> {
  for (const { name, checksum } of manifest.tables) {
    const found = await fileChecksum(tablePath(folder, name)).catch(() => null)
    if (found !== checksum)
      throw new StartupError(`A cópia em ${folder} está danificada: a tabela ${name} não confere.`)
  }
}

function refuseOtherMigrations({ migrations }: Manifest, applied: readonly string[]): void {
  const missing = migrations.filter((name) => !applied.includes(name))
  const additional = applied.filter((name) => !migrations.includes(name))
  const different = [...missing, ...additional]
  if (different.length === 0) return
  throw new StartupError(
    `A cópia é de outra versão do produto (migrações diferentes: ${different.join(', ')}). Restaure com a versão que a fez e depois atualize.`,
  )
}

const deprecatedSlugs = Object.values(deprecatedAnswers)

/** Tables filled by migrations, with an SQL condition for rows not inserted by them. */
const addedRows: Readonly<Record<string, readonly [condition: string, values: readonly string[]]>> = {
  catalogue_version: ['FALSE', []],
  attributes: [`slug NOT IN (${deprecatedSlugs.map(() => '?').join()})`, deprecatedSlugs],
}

async function refuseFilled(connection: Connection, { tables }: Manifest): Promise<void> {
  for (const { name } of tables) {
    const [condition, values] = addedRows[name] ?? ['TRUE', []]
    const sql = `SELECT 1 FROM \`${name}\` WHERE ${condition} LIMIT 1`
    const rows = await connection.query<unknown[]>(sql, [...values])
    if (rows.length > 0)
      throw new StartupError(`O banco não está vazio (tabela ${name}). Restaure em um banco novo.`)
  }
}

async function restoreImages({ images }: Manifest, options: RestoreOptions): Promise<void> {
  const { folder, store, onProgress } = options
  const source = folderStore(join(folder, 'images'))
  let done = 0
  await forEachImage(images, async (hash) => {
    const bytes = await source.read(hash, storedFormat)
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
    if (rows.length >= maxRows || bytes >= maxBytes) await flush()
  }
  await flush()
}
