import { createConnection } from 'mariadb'
import type { RestoreOptions } from '../src/backup/restore-backup.ts'
import { dataFolder } from '../src/database/data-folder.ts'
import { migrate, readMigrations } from '../src/database/migrate.ts'
import { readEnv } from '../src/env.ts'
import { StartupError } from '../src/errors.ts'
import { openStore } from '../src/media/open-store.ts'
import { readArguments, requireWritableStore, runCommand, withDatabase } from './command.ts'
import { createProgress } from './progress.ts'

/**
 * Runs one of the commands of backups: opens the database and the store of images for it.
 *
 * @param usage said when it is not given one folder
 * @param isMigrated whether the database and the images are to be written: a copy before an upgrade must not upgrade
 */
export function runWithBackup(
  usage: string,
  isMigrated: boolean,
  work: (options: RestoreOptions) => Promise<void>,
): Promise<void> {
  return runCommand(async () => {
    const [folder, ...others] = readArguments(usage, { allowPositionals: true }).positionals
    if (!folder || others.length > 0) throw new StartupError(usage)
    const env = readEnv(process.env, 'tool')
    if (isMigrated) requireWritableStore(env)
    const progress = createProgress(process.stdout, { noun: 'imagens' })
    const log = (message: string) => console.log(`  ${message}`)
    await withDatabase(async (database) => {
      if (isMigrated) await migrate(database.config)
      const connection = await createConnection({ ...database.config, timezone: 'Z' })
      try {
        const migrations = (await readMigrations()).map(({ name }) => name)
        const { store } = await openStore(env, dataFolder())
        await work({ connection, store, migrations, folder, log, onProgress: progress.show })
      } finally {
        progress.end()
        await connection.end()
      }
    })
  })
}
