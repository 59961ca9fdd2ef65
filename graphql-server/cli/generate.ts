import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../src/schema.ts'

const root = resolve(import.meta.dirname, '../..')
const check = process.argv.includes('--check')
const schemaFile = 'schema/schema.graphql'

/** Generated files that no longer are what would be generated. */
const stale: string[] = []

if (readOrEmpty(schemaFile) !== printed()) {
  if (check) stale.push(schemaFile)
  else writeFileSync(join(root, schemaFile), printed())
}
if (!runCodegen()) stale.push('web/src/gql')

if (stale.length > 0) {
  console.error(`Arquivos gerados desatualizados: ${stale.join(', ')}. Rode «npm run generate».`)
  process.exitCode = 1
}

/** The schema as it is committed: sorted, so that a change shows as itself. */
function printed(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

function readOrEmpty(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
}

/** Runs the web app's generator; in a check it writes nothing and fails when something would change. */
function runCodegen(): boolean {
  const bin = join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js')
  const args = [bin, '--config', 'codegen.ts', ...(check ? ['--check'] : [])]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0
}
