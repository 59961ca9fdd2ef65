import { beforeEach, expect, it } from 'vitest'
import { insertCatalogue } from '../test/catalogue-rows.ts'
import { runCli } from '../test/command.ts'
import { useDatabase } from '../test/database.ts'
import { openStreetMapFile, overtureFile } from '../test/sources/files.ts'

const database = useDatabase()

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, { cities: { bananal: [] }, categories: {} })
})

const run = (...parameters: string[]) => runCli('catalogue-sources', database.config, parameters)
const named = ['--source', 'Overture Maps', '--licence', 'CDLA Permissive 2.0']

it('npm run catalogue:sources prints one table, the same in a dry run, and ends with 2 when places were left out', async () => {
  const dry = await run(overtureFile, ...named, '--create', '--dry-run')
  expect([dry.code, dry.problem]).toEqual([2, ''])
  expect(dry.output).toMatch(
    /Simulação, nada foi gravado. Overture Maps \(CDLA Permissive 2.0\): 20 lugares\nrascunhos novos +17\n/,
  )
  expect(await database.prisma.business.count()).toBe(0)
  const { output } = await run(overtureFile, ...named, '--create')
  expect(output).toBe(dry.output.replace('Simulação, nada foi gravado. ', ''))
  expect(output).toContain('Novo lugar — cidade: Taubaté')
  expect(output).toContain('1  gas_station')
  expect(output).toMatch(/^Lugar \d+ \(\S+\): fechou, segundo a fonte$/m)
  expect(await database.prisma.business.count({ where: { state: 'DRAFT' } })).toBe(17)
})

it('npm run catalogue:sources --json prints the report alone', async () => {
  const { output, code } = await run(
    openStreetMapFile,
    '--source',
    'OpenStreetMap',
    '--licence',
    'ODbL',
    '--json',
  )
  expect(code).toBe(2)
  expect(JSON.parse(output)).toMatchObject({
    places: 20,
    drafts: 0,
    leftOut: 20,
    odblDuties: false,
    dryRun: false,
  })
})

it('npm run catalogue:sources imports nothing without a source and a licence', async () => {
  const { code, problem } = await run(overtureFile, '--source', 'Overture Maps')
  expect(code).toBe(1)
  expect(problem).toContain('Diga de que fonte são os dados')
  expect(await run()).toMatchObject({
    code: 1,
    problem: expect.stringContaining('Uso: npm run catalogue:sources'),
  })
  expect(await database.prisma.business.count()).toBe(0)
})
