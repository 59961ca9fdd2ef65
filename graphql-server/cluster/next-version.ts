import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../src/database/data-folder.ts'

/**
 * Makes a version of the product that has more migrations than this one.
 *
 * @param folder where it goes; new
 * @param migrations statements by the name of their migration
 * @returns path of its program
 */
export function makeVersion(folder: string, migrations: ReadonlyMap<string, string>): string {
  for (const part of ['graphql-server', 'schema', 'package.json'])
    cpSync(join(projectFolder, part), join(folder, part), { recursive: true })
  for (const part of ['node_modules', 'web']) symlinkSync(join(projectFolder, part), join(folder, part))
  for (const [name, script] of migrations) {
    mkdirSync(join(folder, 'schema/migrations', name))
    writeFileSync(join(folder, 'schema/migrations', name, 'migration.sql'), script)
  }
  return join(folder, 'graphql-server/src/main.ts')
}
