import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { tokensCss } from '../../web/tokens-css.ts'
import { openApiDocument } from '../src/http/rest/openapi/document.ts'
import { routes } from '../src/http/rest/rest.ts'
import { schema } from '../src/schema.ts'

const root = resolve(import.meta.dirname, '../..')
const check = process.argv.includes('--check')

/** Generated files that no longer are what would be generated. */
const stale: string[] = []

write('schema/schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
write('schema/openapi.json', `${JSON.stringify(openApiDocument(routes), null, 2)}\n`)
write('schema/public-fields.ts', publicFields())
write('web/src/theme/generated/tokens.css', tokensCss())
if (!runCodegen()) stale.push('web/src/gql, graphql-server/src/http/rest/gql')

if (stale.length > 0) {
  console.error(`Arquivos gerados desatualizados: ${stale.join(', ')}. Rode «npm run generate».`)
  process.exitCode = 1
}

/** The module of root fields with the same answer for everyone, by their scopes. */
function publicFields(): string {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const names = fields.filter(({ extensions }) => isPublic(extensions)).map(({ name }) => `  '${name}',`)
  return [
    '// Made by `npm run generate` from the scopes in the GraphQL schema.',
    '',
    '/** Root fields with the same answer for everyone: queries of the catalogue. */',
    `export const publicFields: ReadonlySet<string> = new Set([\n${names.join('\n')}\n])\n`,
  ].join('\n')
}

function isPublic(extensions: Readonly<Record<string, unknown>>): boolean {
  const { authScopes } = (extensions.pothosOptions ?? {}) as { authScopes?: { public?: boolean } }
  return authScopes?.public === true
}

/** Writes a file that is committed; in a check it only looks whether it would change. */
function write(path: string, wanted: string): void {
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return
  if (check) stale.push(path)
  else writeFileSync(file, wanted)
}

/** Types the operations of the web app and of the REST facade; in a check it writes nothing and fails when something would change. */
function runCodegen(): boolean {
  const bin = join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js')
  const args = [bin, '--config', 'codegen.ts', ...(check ? ['--check'] : [])]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0
}
