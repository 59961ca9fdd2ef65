import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as DMMF from '@prisma/dmmf'
import { projectFolder } from '../src/database/data-folder.ts'
import { columnLine, type TableDescription } from './table-description.ts'

type Datamodel = DMMF.Document['datamodel']

/** A Prisma generator that writes what Prisma read to a file: JSON-RPC, requests on stdin, answers on stderr. */
const generator = `
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (method === 'generate') writeFileSync(new URL('datamodel.json', import.meta.url), JSON.stringify(params.dmmf.datamodel))
  const result = method === 'getManifest' ? { manifest: { prettyName: 'datamodel', defaultOutput: '.' } } : null
  process.stderr.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n')
})
`

/** The tables that Prisma's own parser reads from `schema/schema.prisma`. */
export function prismaTables(): Record<string, TableDescription> {
  const datamodel = readDatamodel()
  const describe = (model: DMMF.Model): [string, TableDescription] => [
    tableName(model),
    {
      columns: Object.fromEntries(
        scalars(model).map((field) => [columnName(field), describeColumn(field, datamodel)]),
      ),
      indexes: Object.fromEntries(modelIndexes(model, datamodel)),
      foreignKeys: Object.fromEntries(modelForeignKeys(model, datamodel)),
    },
  ]
  return Object.fromEntries(datamodel.models.map(describe))
}

function readDatamodel(): Datamodel {
  const folder = mkdtempSync(join(tmpdir(), 'guia-datamodel-'))
  const path = (name: string) => join(folder, name)
  const schema = readFileSync(join(projectFolder, 'schema/schema.prisma'), 'utf8')
  const withoutGenerators = schema.replace(/^generator [^}]*}/gm, '')
  writeFileSync(path('generator.mjs'), generator)
  writeFileSync(
    path('schema.prisma'),
    `generator datamodel {\n  provider = "${process.execPath} ${path('generator.mjs')}"\n}\n${withoutGenerators}`,
  )
  try {
    execFileSync(
      process.execPath,
      [
        join(projectFolder, 'node_modules/prisma/build/index.js'),
        'generate',
        '--schema',
        path('schema.prisma'),
      ],
      { cwd: projectFolder, stdio: 'pipe', env: { ...process.env, CHECKPOINT_DISABLE: '1' } },
    )
    return JSON.parse(readFileSync(path('datamodel.json'), 'utf8')) as Datamodel
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tableName = (model: DMMF.Model) => model.dbName ?? model.name
const columnName = (field: DMMF.Field) => field.dbName ?? field.name
const scalars = (model: DMMF.Model) => model.fields.filter((field) => field.kind !== 'object')

function columnNamed(model: DMMF.Model, name: string): string {
  const field = model.fields.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`no field ${name} in ${model.name}`)
  return columnName(field)
}

/** Prisma's MySQL types where no `@db` attribute says otherwise. */
const defaultTypes: Record<string, string> = {
  Int: 'int',
  BigInt: 'bigint',
  String: 'varchar(191)',
  Boolean: 'tinyint(1)',
  DateTime: 'datetime(3)',
  Float: 'double',
  Json: 'json',
}

function describeColumn(field: DMMF.Field, datamodel: Datamodel): string {
  const value = field.default
  const call = typeof value === 'object' && value !== null && 'name' in value ? value.name : null
  return columnLine({
    type: columnType(field, datamodel),
    nullable: !field.isRequired,
    fallback: call === 'now' ? 'current_timestamp(3)' : call || value === undefined ? null : literal(value),
    counts: call === 'autoincrement',
  })
}

function literal(value: unknown): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

function columnType(field: DMMF.Field, datamodel: Datamodel): string {
  if (field.kind === 'enum') {
    const values = datamodel.enums.find(({ name }) => name === field.type)?.values ?? []
    return `enum(${values.map(({ name, dbName }) => `'${dbName ?? name}'`).join(',')})`
  }
  if (!field.nativeType) return defaultTypes[field.type] ?? field.type
  const [name, parameters] = field.nativeType
  const unsigned = name.startsWith('Unsigned')
  const type = name.replace('Unsigned', '').toLowerCase()
  return `${type}${parameters.length > 0 ? `(${parameters.join(',')})` : ''}${unsigned ? ' unsigned' : ''}`
}

function modelIndexes(model: DMMF.Model, datamodel: Datamodel): [string, string][] {
  return datamodel.indexes
    .filter((index) => index.model === model.name)
    .map(({ type, dbName, fields }) => {
      const columns = fields.map(({ name }) => columnNamed(model, name))
      if (type === 'id') return ['PRIMARY', `primary (${columns})`]
      const unique = type === 'unique'
      const name = dbName ?? [tableName(model), ...columns, unique ? 'key' : 'idx'].join('_')
      return [name, `${unique ? 'unique' : 'index'} (${columns})`]
    })
}

function modelForeignKeys(model: DMMF.Model, datamodel: Datamodel): [string, string][] {
  return model.fields
    .filter((field) => field.relationFromFields?.length)
    .map((field) => {
      const target = datamodel.models.find(({ name }) => name === field.type)
      if (!target) throw new Error(`no model ${field.type}`)
      const from = (field.relationFromFields ?? []).map((name) => columnNamed(model, name))
      const to = (field.relationToFields ?? []).map((name) => columnNamed(target, name))
      const onDelete = field.relationOnDelete ?? (field.isRequired ? 'Restrict' : 'SetNull')
      return [
        [tableName(model), ...from, 'fkey'].join('_'),
        `(${from}) -> ${tableName(target)} (${to}) delete ${action(onDelete)} update cascade`,
      ]
    })
}

/** `SetNull` as the database says it: `set null`. */
function action(name: string): string {
  return name.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase()
}
