import { type Connection, createConnection } from 'mariadb'
import { dataFolder } from '../src/database/data-folder.ts'
import { migrate, readMigrations } from '../src/database/migrate.ts'
import { readEnv } from '../src/env.ts'
import { StartupError } from '../src/errors.ts'
import { openStore } from '../src/media/open-store.ts'
import type { ImageStore } from '../src/media/store.ts'
import { readArguments, withDatabase } from './command.ts'

/** What the commands of backups work with. */
export interface BackupPlace {
  connection: Connection
  store: ImageStore
  migrations: string[]
}

/**
 * Opens the database and the store of images for one command.
 *
 * @param isMigrated whether the database is to be migrated: a copy before an upgrade must not upgrade
 */
export async function withBackupPlace<T>(
  isMigrated: boolean,
  work: (place: BackupPlace) => Promise<T>,
): Promise<T> {
  const env = readEnv(process.env, 'tool')
  return withDatabase(async (database) => {
    if (isMigrated) await migrate(database.config)
    const connection = await createConnection({ ...database.config, timezone: 'Z' })
    try {
      const migrations = (await readMigrations()).map(({ name }) => name)
      const { store } = await openStore(env, dataFolder())
      return await work({ connection, store, migrations })
    } finally {
      await connection.end()
    }
  })
}

/**
 * The one folder that a command is given.
 *
 * @throws StartupError with the usage
 */
export function readFolder(usage: string): string {
  const [folder, ...others] = readArguments(usage, { allowPositionals: true }).positionals
  if (!folder || others.length > 0) throw new StartupError(usage)
  return folder
}
