import type { PoolConfig } from 'mariadb'
import { StartupError } from '../errors.ts'
import { migrationsFolder, readMigrations, withMigrationLock } from './migrate.ts'
import { listRecords, recordApplied, recordRolledBack } from './migrations-table.ts'

/**
 * Says what a person did about a migration that failed, as `prisma migrate resolve` does.
 * @param as `rolled-back`: undone, to be applied again. `applied`: completed, not to be applied any more.
 * @throws StartupError when there is no such migration, or none of that name failed
 */
export function resolveMigration(
  config: PoolConfig,
  name: string,
  as: 'rolled-back' | 'applied',
  folder: string = migrationsFolder,
): Promise<void> {
  return withMigrationLock(config, async (connection) => {
    const migration = (await readMigrations(folder)).find((known) => known.name === name)
    if (!migration) throw new StartupError(`Não há migração chamada ${name} em schema/migrations.`)
    const records = (await listRecords(connection)).filter((record) => record.name === name)
    const failed = records.filter((record) => !record.finished && !record.rolledBack)
    if (failed.length === 0) throw new StartupError(`A migração ${name} não está marcada como falha.`)
    for (const record of failed) await recordRolledBack(connection, record.id)
    if (as === 'applied') await recordApplied(connection, name, migration.script)
  })
}
