import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { query } from '../../../test/query.ts'

const database = useDatabase()
const admin = { id: 1, role: 'admin' as const }

beforeEach(async () => {
  await database.empty()
  const account = { phone: '12991230000', passwordHash: 'x', role: 'admin' as const }
  await database.prisma.user.create({
    data: { ...account, id: 1, name: 'Ana', email: 'ana@guiadovale.test' },
  })
  await insertCatalogue(database.pool, { cities: { bananal: ['centro'] }, categories: { associacoes: [] } })
})

const file = `nome;descrição;telefone;cidade;bairro;categorias
Clube;Texto.;1238420000;Bananal;Centro;Associacoes
Outro;Texto.;12;Bananal;Centro;Associacoes
Terceiro;Texto.;1238420000;Bananal;Novo;Associacoes`

const document = `mutation ($file: Upload!, $dryRun: Boolean! = false, $create: Boolean! = false) {
  importBusinesses(file: $file, dryRun: $dryRun, create: $create) {
    dryRun entryId encoding lines created updated unchanged refused createdPlaces
    problems { line column message }
    preview { line name outcome changed }
  }
}`

function send(content: string | Readable, variables = {}, viewer: typeof admin | null = admin) {
  const stream = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
  const sent = Promise.resolve({ filename: '../../etc/passwd', createReadStream: () => stream })
  return query(database, document, { variables: { file: sent, ...variables }, ...(viewer && { viewer }) })
}

/** What is left in the folder for temporary files, which is this test's own. */
const leftovers = () => readdir(tmpdir())

beforeAll(async () => {
  vi.stubEnv('TMPDIR', await mkdtemp(join(tmpdir(), 'guia-mutations-')))
})
afterAll(async () => {
  await rm(tmpdir(), { recursive: true, force: true })
  vi.unstubAllEnvs()
})

it('an administrator imports a file and gets the report, and the trail names them', async () => {
  const { data, errors } = await send(file, { create: true })
  expect(errors).toBeUndefined()
  expect(data?.importBusinesses).toEqual({
    dryRun: false,
    entryId: expect.any(String),
    encoding: 'UTF-8',
    lines: 3,
    created: 2,
    updated: 0,
    unchanged: 0,
    refused: 1,
    createdPlaces: ['bairro: Novo (Bananal)'],
    problems: [{ line: 3, column: 'telefone', message: 'Informe um telefone com DDD: 10 ou 11 dígitos.' }],
    preview: [
      { line: 2, name: 'Clube', outcome: 'CREATED', changed: [] },
      { line: 4, name: 'Terceiro', outcome: 'CREATED', changed: [] },
    ],
  })
  const trail = await database.prisma.auditEntry.findMany()
  const whole = [1, 'test', 'import', null]
  expect(
    trail.map(({ actorId, requestId, action, partOfId }) => [actorId, requestId, action, partOfId]),
  ).toEqual([whole, ...Array(3).fill([1, 'test', 'create', trail[0]?.id])])
  expect(await leftovers()).toEqual([])
})

it('a dry run writes nothing', async () => {
  const { data } = await send(file, { dryRun: true, create: true })
  expect(data?.importBusinesses).toMatchObject({ dryRun: true, created: 2 })
  expect(await database.prisma.business.count()).toBe(0)
})

it('a file that cannot be read as a whole is an error of the argument', async () => {
  const { errors } = await send('azul;verde\n1;2')
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { file: expect.stringContaining('título de coluna') } },
  })
  expect(await leftovers()).toEqual([])
})

it('a file of more than 100,000 rows is refused', async () => {
  const { errors } = await send(`slug\n${'x\n'.repeat(100_001)}`)
  expect(errors?.[0]?.extensions?.fields).toEqual({
    file: 'O arquivo tem mais de 100.000 linhas. Divida-o em arquivos menores. Nada foi importado.',
  })
})

it('a file that stops on its way imports nothing and leaves none behind', async () => {
  const broken = new Readable({
    read() {
      this.push(file.slice(0, 120))
      this.destroy(new Error('gone'))
    },
  })
  const { errors } = await send(broken)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  expect(await database.prisma.business.count()).toBe(0)
  expect(await leftovers()).toEqual([])
})

it('only administrators import', async () => {
  const { errors } = await send(file, {}, null)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
})
