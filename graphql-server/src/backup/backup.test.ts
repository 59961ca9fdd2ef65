import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mariadb'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../test/command.ts'
import { testServer, useDatabase } from '../../test/database.ts'
import { mailSecret } from '../../test/queue-mailer.ts'
import { insertRowsOfEverything } from '../../test/rows-of-everything.ts'
import { erasureHash } from '../businesses/erased.ts'
import { migrate, readMigrations } from '../database/migrate.ts'
import { StartupError } from '../errors.ts'
import { MailQueue } from '../mail/queue.ts'
import { folderStore } from '../media/folder-store.ts'
import { storeKey } from '../media/store.ts'
import { mails } from '../messages/mails.ts'
import { erasureFile } from '../proposals/erasure/erase.ts'
import { readManifest, tablePath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const database = useDatabase()
const log = () => {}

/** Tables that a backup leaves empty: what they hold would be sent again. */
const unsent = { waiting_mails: [], digest_notices: [], contact_notices: [] }

beforeEach(async () => {
  await database.empty()
  await insertRowsOfEverything(database.prisma, 1, 30)
  await database.prisma.business.update({
    where: { id: 7 },
    data: {
      name: 'Açaí «do Zé»\n\\ "x" 😀',
      description: '<p>é</p>',
      latitude: -23.0000001,
      longitude: -45.5,
    },
  })
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guia-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The bytes of an image, and the name that they give it. */
const imageBytes = (id: number) => Buffer.from(`image ${id}`)
const imageHash = (id: number) => createHash('sha256').update(imageBytes(id)).digest('hex')

/** A backup of the test's database whose images 1 to 29 are in the store. */
async function backedUp() {
  const place = await emptyFolder()
  const store = folderStore(join(place, 'store'))
  for (let id = 1; id <= 30; id++) {
    await database.prisma.image.update({ where: { id }, data: { hash: imageHash(id) } })
    if (id < 30) await store.put(imageHash(id), 'webp', imageBytes(id))
  }
  const connection = await createConnection(database.config)
  const folder = join(place, 'backup')
  const told: [number, number][] = []
  const onProgress = (...progress: [number, number]) => void told.push(progress)
  const result = await writeBackup({ connection, store, folder, log, onProgress })
  await connection.end()
  expect(told.at(-1)).toEqual([30, 30])
  return { folder, store, ...result }
}

/** Another database, as the migrations make it. */
async function otherDatabase() {
  const name = `${database.config.database}_other`
  const admin = await createConnection(testServer())
  await admin.query(`DROP DATABASE IF EXISTS ${name}`)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  const config = { ...testServer(), database: name }
  await migrate(config)
  const connection = await createConnection(config)
  onTestFinished(async () => {
    await connection.end()
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
  })
  const migrations = (await readMigrations()).map((migration) => migration.name)
  return { connection, migrations, name }
}

/** Every row of every table but those of migrations, as text. */
async function contents(of: string | undefined): Promise<Record<string, unknown>> {
  const tables = await database.pool.query<{ name: string }[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND LEFT(table_name, 1) <> '_' ORDER BY table_name",
    [of],
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const rows = await database.pool.query<object[]>(`SELECT * FROM \`${of}\`.\`${name}\``)
    found[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return found
}

it('mails that wait are left out, since a restored database would send them again', async () => {
  const queue = new MailQueue({ prisma: database.prisma, secret: mailSecret })
  await queue.add('maria@exemplo.test', mails.passkeyAdded())
  onTestFinished(async () => void (await database.prisma.waitingMail.deleteMany()))
  const { manifest } = await backedUp()
  expect(manifest.tables.map(({ name }) => name)).toContain('sessions')
  expect(manifest.tables.map(({ name }) => name)).not.toContain('waiting_mails')
})

it('what was backed up is there again, row by row and image by image', async () => {
  const { folder, manifest, lost } = await backedUp()
  expect(lost).toEqual([imageHash(30)])
  expect(manifest.tables.find(({ name }) => name === 'businesses')?.rows).toBe(30)
  const { connection, migrations, name } = await otherDatabase()
  const store = folderStore(await emptyFolder())
  await restoreBackup({ connection, migrations, store, folder, log })
  const restored = await contents(name)
  expect(Object.values(restored).flat().length).toBeGreaterThan(300)
  expect(restored).toEqual({ ...(await contents(database.config.database)), ...unsent })
  for (let id = 1; id < 30; id++) expect(await store.read(imageHash(id), 'webp')).toEqual(imageBytes(id))
})

it('what was erased after the backup is erased again, also where it is a kept deletion, and its contacts are refused', async () => {
  const { prisma } = database
  const { id: deletedId, slug: deletedSlug } = await prisma.business.findUniqueOrThrow({ where: { id: 9 } })
  const entry = await prisma.auditEntry.create({
    data: { action: 'delete', entity: 'business', entityId: deletedId, name: 'Segredo' },
  })
  const state = { row: { slug: deletedSlug } }
  await prisma.deletion.create({ data: { auditEntryId: entry.id, at: new Date(), state } })
  await prisma.business.delete({ where: { id: 9 } })
  // The images of establishments are of nothing else.
  await prisma.keptImage.deleteMany()
  await prisma.user.updateMany({ data: { photoId: null } })
  await prisma.city.updateMany({ data: { imageId: null } })
  await prisma.category.updateMany({ data: { iconId: null } })
  await prisma.subcategory.updateMany({ data: { iconId: null } })
  const { folder, manifest } = await backedUp()
  expect(manifest.tables.map(({ name }) => name)).not.toContain('erasure_keys')
  const { connection, migrations, name } = await otherDatabase()
  const store = folderStore(await emptyFolder())
  const { slug, photos } = await prisma.business.findUniqueOrThrow({
    where: { id: 7 },
    select: { slug: true, photos: { select: { image: { select: { hash: true } } } } },
  })
  const secret = '5'.repeat(64)
  const hashes = [slug, deletedSlug].map((each) => erasureHash(secret, ['slug', each]))
  const record = { protocol: 77, erasedOn: '2026-11-26', secret, hashes }
  await store.putErasure(erasureFile(77), Buffer.from(JSON.stringify(record)))
  await restoreBackup({ connection, migrations, store, folder, log })
  const left = await contents(name)
  expect(JSON.stringify(left.businesses)).not.toContain('Açaí')
  expect(JSON.stringify(left.audit_entries)).not.toContain('Segredo')
  expect(left.businesses).toHaveLength(28)
  expect(JSON.stringify(left.erasures)).toContain(hashes[0])
  expect(left.erasure_keys).toHaveLength(1)
  for (const { image } of photos) expect(await store.has(image.hash, 'webp')).toBe(false)
})

it('rows as large as they may be go back in statements that servers take', async () => {
  const description = `<p>${'é'.repeat(49_000)}</p>`
  await database.prisma.business.updateMany({ data: { description } })
  const { folder } = await backedUp()
  const { connection, migrations, name } = await otherDatabase()
  const sizes: number[] = []
  const query = connection.query.bind(connection)
  Object.assign(connection, {
    query: (sql: unknown, values?: unknown[]) => {
      sizes.push(Buffer.byteLength(JSON.stringify(values ?? [])))
      return query(sql as string, values)
    },
  })
  await restoreBackup({ connection, migrations, store: folderStore(await emptyFolder()), folder, log })
  expect(Math.max(...sizes)).toBeLessThan(2 * 1024 * 1024)
  const original = await contents(database.config.database)
  expect(await contents(name)).toEqual({ ...original, ...unsent })
})

it('a copy before an upgrade does not upgrade', async () => {
  const { name } = await otherDatabase()
  const [last = ''] = (await readMigrations()).map((migration) => migration.name).slice(-1)
  const recorded = `\`${name}\`._prisma_migrations WHERE migration_name = '${last}'`
  await database.pool.query(`DELETE FROM ${recorded}`)
  const folder = join(await emptyFolder(), 'copy')
  const env = { DATA_DIR: await emptyFolder() }
  const { code, output } = await runCli('backup', { ...testServer(), database: name }, [folder], { env })
  expect([code, output]).toEqual([0, expect.stringContaining('Pronto: cópia de ')])
  expect(await database.pool.query(`SELECT 1 FROM ${recorded}`)).toEqual([])
  expect((await readManifest(folder)).migrations).not.toContain(last)
})

it('is of one moment, also during writes', async () => {
  const place = await emptyFolder()
  const connection = await createConnection(database.config)
  const told: string[] = []
  const tell = (message: string) => {
    told.push(message)
    // Tables come by name: this is gone from the database before its table is read.
    if (told.length === 1) void database.pool.query('DELETE FROM favorites')
  }
  const { manifest } = await writeBackup({
    connection,
    store: folderStore(place),
    folder: join(place, 'b'),
    log: tell,
  })
  await connection.end()
  expect(manifest.tables.find(({ name }) => name === 'favorites')?.rows).toBe(30)
})

it('leaves nothing behind when it fails, and touches no folder that is there', async () => {
  const place = await emptyFolder()
  const connection = await createConnection(database.config)
  const broken = { ...folderStore(place), read: () => Promise.reject(new Error('away')) }
  await expect(writeBackup({ connection, store: broken, folder: join(place, 'b'), log })).rejects.toThrow(
    'away',
  )
  expect(await readdir(place)).toEqual([])
  await expect(writeBackup({ connection, store: broken, folder: place, log })).rejects.toThrow('já existe')
  await connection.end()
})

it.each([
  ['below a file', 'file/b', 'uma parte do caminho não é uma pasta'],
  ['of too long a name', 'b'.repeat(300), 'o nome é longo demais'],
])('into a folder %s is refused in a sentence', async (_what, name, reason) => {
  const place = await emptyFolder()
  await writeFile(join(place, 'file'), '')
  const folder = join(place, name)
  const connection = await createConnection(database.config)
  const store = folderStore(place)
  await expect(writeBackup({ connection, store, folder, log })).rejects.toThrow(
    new StartupError(`A pasta ${folder} não pôde ser criada: ${reason}.`),
  )
  await connection.end()
})

it('is not put over what is there already', async () => {
  const { folder, store } = await backedUp()
  const connection = await createConnection(database.config)
  const migrations = (await readMigrations()).map(({ name }) => name)
  await expect(restoreBackup({ connection, migrations, store, folder, log })).rejects.toThrow(
    'não está vazio',
  )
  await connection.end()
})

it('is refused when it is damaged, of another version or none, and nothing is restored', async () => {
  const { folder, store } = await backedUp()
  const { connection, migrations, name } = await otherDatabase()
  const before = await contents(name)
  const restore = (from = folder, present = migrations) =>
    restoreBackup({ connection, migrations: present, store, folder: from, log })
  await expect(restore(`${folder}x`)).rejects.toThrow('Não há uma cópia')
  await expect(restore(folder, [...migrations, '20990101000000_later'])).rejects.toThrow('outra versão')
  const image = join(folder, 'images', storeKey(imageHash(7), 'webp'))
  await appendFile(image, 'x')
  await expect(restore()).rejects.toThrow(`a imagem ${imageHash(7)} não confere`)
  await rm(image)
  await expect(restore()).rejects.toThrow(`falta a imagem ${imageHash(7)}`)
  await appendFile(tablePath(folder, 'cities'), 'x')
  await expect(restore()).rejects.toThrow('cities não confere')
  expect(await contents(name)).toEqual(before)
})
