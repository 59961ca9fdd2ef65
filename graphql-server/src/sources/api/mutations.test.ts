import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { insertAttribute } from '../../../test/attribute-rows.ts'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { query } from '../../../test/query.ts'
import { insertUser } from '../../../test/user-rows.ts'
import type { Viewer } from '../../context.ts'

const database = useDatabase()
let admin: Viewer

beforeEach(async () => {
  await database.empty()
  admin = await insertUser(database.prisma, 'Ana', { role: 'admin' })
  await insertCatalogue(database.pool, { cities: { taubate: ['centro'] }, categories: { alimentacao: [] } })
})

const table = 'Razão Social;Fone;Município;Ramo;Obs.\nBar Um;(12) 3600-0101;Taubatee;Alimentação;x\n'

function send(document: string, variables = {}, text = table) {
  const stream = Readable.from([Buffer.from(text)])
  const file = Promise.resolve({ filename: 'a.csv', createReadStream: () => stream })
  return query(database, document, { variables: { file, ...variables }, viewer: admin })
}

const run = (input: object) =>
  send(
    `mutation ($file: Upload!, $input: SourceImportInput!) { importSource(file: $file, input: $input) {
      dryRun entryId places drafts leftOut unknownNames { kind name count nearest } reasons { text count }
      problems { line column reference message } problemCount } }`,
    { input: { source: 'Associação', licence: 'Cedida', ...input } },
  )

it('the columns of a table are recognised', async () => {
  const { data, errors } = await send(
    'mutation ($file: Upload!) { inspectSource(file: $file) { format otherSheets columns { title samples holds } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.inspectSource).toEqual({
    format: 'UTF-8',
    otherSheets: [],
    columns: [
      { title: 'Razão Social', samples: ['Bar Um'], holds: 'NAME' },
      { title: 'Fone', samples: ['(12) 3600-0101'], holds: 'PHONE' },
      { title: 'Município', samples: ['Taubatee'], holds: 'CITY' },
      { title: 'Ramo', samples: ['Alimentação'], holds: 'CATEGORY' },
      { title: 'Obs.', samples: ['x'], holds: null },
    ],
  })
})

it('a table is checked, then imported with what was chosen, as one act', async () => {
  const columns = ['NAME', 'PHONE', 'CITY', 'CATEGORY', null]
  const checked = await run({ columns, dryRun: true })
  expect(checked.data?.importSource).toMatchObject({
    ...{ dryRun: true, entryId: null, places: 1, drafts: 0, leftOut: 1 },
    unknownNames: [{ kind: 'CITY', name: 'Taubatee', count: 1, nearest: ['Taubate'] }],
    problems: [
      { line: 2, column: 'Município', reference: null, message: expect.stringContaining('Taubatee') },
    ],
    problemCount: 1,
  })
  const choices = [{ kind: 'CITY', name: 'Taubatee', value: 'Taubate' }]
  const { data, errors } = await run({ columns, choices })
  expect(errors).toBeUndefined()
  expect(data?.importSource).toMatchObject({ drafts: 1, leftOut: 0, entryId: expect.any(String) })
  expect(await database.prisma.business.findMany()).toMatchObject([{ name: 'Bar Um', state: 'DRAFT' }])
})

it('a column may hold the answers to an attribute', async () => {
  await insertAttribute(database.pool, { slug: 'obs' })
  const { id } = await database.prisma.attribute.findFirstOrThrow()
  const { data } = await send(
    'mutation ($file: Upload!) { inspectSource(file: $file) { attributes { id name } columns { holds attributeId } } }',
  )
  expect(data?.inspectSource).toMatchObject({ attributes: [{ id: String(id), name: 'Nome de obs' }] })
  const columns = ['NAME', null, null, 'CATEGORY', null]
  const attributeColumns = [{ position: 4, attributeId: String(id) }]
  const checked = await run({ columns, attributeColumns, create: true, dryRun: true })
  expect(checked.data?.importSource).toMatchObject({
    problems: [{ line: 2, column: 'Obs.', message: expect.stringContaining('responda sim') }, { line: 2 }],
  })
})

it('nothing is imported without a source and a licence', async () => {
  const { errors } = await run({ licence: ' ' })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { source: expect.any(String) },
  })
})

it('a file with a column that is not of the catalogue is refused as a source, naming it', async () => {
  const text = 'slug;nome;Sócio desde\nbar;Bar;2020\n'
  const { errors } = await send(
    'mutation ($file: Upload!) { importBusinesses(file: $file) { lines } }',
    {},
    text,
  )
  expect(errors?.[0]?.extensions).toMatchObject({
    reason: 'FOREIGN_TABLE',
    fields: { file: expect.stringContaining('A coluna “Sócio desde” não é do guia') },
  })
})

it('a file without the columns of the catalogue is refused as a source', async () => {
  const { errors } = await send('mutation ($file: Upload!) { importBusinesses(file: $file) { lines } }')
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'FOREIGN_TABLE' })
})
