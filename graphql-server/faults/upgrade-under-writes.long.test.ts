import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection, type PoolConfig } from 'mariadb'
import { expect, inject, it, onTestFinished } from 'vitest'
import { migrate, migrationsFolder, readMigrations } from '../src/database/migrate.ts'
import { retryWrite } from '../src/database/transaction.ts'

const name = `${inject('databasePrefix')}upgrade`
const config: PoolConfig = { ...inject('database'), database: name }

/** Migrations of the first release, whose tables the writers use; the others are applied under them. */
const released = 2
const rounds = 10
const writers = 3
const businesses = 2000

/** Longest time that any write may take, with its repetitions. */
const maxStallMs = 5000

async function onServer(statement: string): Promise<void> {
  const connection = await createConnection(inject('database'))
  await connection.query(statement).finally(() => connection.end())
}

/** A folder with the migrations of the first release. */
async function firstRelease(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'guia-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const migration of (await readMigrations()).slice(0, released))
    cpSync(join(migrationsFolder, migration.name), join(folder, migration.name), { recursive: true })
  return folder
}

async function makeFirstDatabase(folder: string): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS ${name}`)
  await onServer(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
  await migrate(config, folder)
  const connection = await createConnection({ ...config, multipleStatements: true })
  await connection.query(`
    INSERT INTO cities (id, name, slug) VALUES (1, 'Taubaté', 'taubate');
    INSERT INTO neighborhoods (id, name, slug, city_id) VALUES (1, 'Centro', 'centro', 1);
    INSERT INTO users (id, name, email, phone, password_hash) VALUES (1, 'Ana', 'ana@exemplo.test', '12999990000', 'x')`)
  const rows = Array.from({ length: businesses }, (_, index) => [`casa-${index}`, `Casa ${index}`])
  await connection.batch(
    `INSERT INTO businesses (slug, name, search_name, description, excerpt, phone, city_id, neighborhood_id, owner_id)
      VALUES (?, ?, 'casa', '<p>Uma casa.</p>', 'Uma casa.', '1238420000', 1, 1, 1)`,
    rows,
  )
  await connection.end()
}

/** Registers, changes and deletes establishments without a pause. @returns how many writes, and the longest in ms */
async function write(writer: number, signal: AbortSignal): Promise<{ writes: number; longestMs: number }> {
  const connection = await createConnection(config)
  let longestMs = 0
  let writes = 0
  const columns = 'slug, name, search_name, description, excerpt, phone, city_id, neighborhood_id, owner_id'
  const entry = "INSERT INTO audit_entries (actor_id, action, entity, entity_id) VALUES (1, ?, 'business', ?)"
  while (!signal.aborted) {
    const start = performance.now()
    await retryWrite(async () => {
      await connection.beginTransaction()
      try {
        await connection.query('UPDATE users SET token_version = token_version + 1 WHERE id = 1')
        const { insertId } = await connection.query<{ insertId: number | bigint }>(
          `INSERT INTO businesses (${columns}) SELECT ?, name, search_name, description, excerpt, phone, 1, 1, 1 FROM businesses WHERE id = 1`,
          [`nova-${writer}-${writes}`],
        )
        await connection.query(entry, ['create', Number(insertId)])
        const changed = 1 + ((writer + writes * 7) % businesses)
        await connection.query('UPDATE businesses SET version = version + 1 WHERE id = ?', [changed])
        await connection.query(entry, ['update', changed])
        if (writes % 2) await connection.query('DELETE FROM businesses WHERE id = ?', [Number(insertId)])
        await connection.commit()
      } catch (error) {
        await connection.rollback()
        throw error
      }
    })
    longestMs = Math.max(longestMs, performance.now() - start)
    writes++
  }
  await connection.end()
  return { writes, longestMs }
}

it('an upgrade from the first release succeeds under writers that never pause, which it never stalls', async () => {
  const folder = await firstRelease()
  const expected = (await readMigrations()).slice(released).map((migration) => migration.name)
  for (let round = 1; round <= rounds; round++) {
    await makeFirstDatabase(folder)
    const stop = new AbortController()
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, stop.signal)))
    const upgrade = await migrate(config).finally(() => stop.abort())
    expect(upgrade).toEqual({ applied: expected, edited: [] })
    for (const { writes, longestMs } of await writing) {
      expect(writes).toBeGreaterThan(0)
      expect(longestMs).toBeLessThan(maxStallMs)
    }
    expect(await migrate(config)).toEqual({ applied: [], edited: [] })
  }
  await onServer(`DROP DATABASE ${name}`)
})
