import { readFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
import { insertAccessibilityAttributes } from '../../../test/accessibility-attributes.ts'
import { insertCatalogue } from '../../../test/catalogue-rows.ts'
import { useDatabase } from '../../../test/database.ts'
import { useImports } from '../../../test/imports.ts'

const database = useDatabase()
const { run } = useImports(database)

beforeEach(async () => {
  await database.empty()
  await insertCatalogue(database.pool, {
    cities: { taubate: ['centro'] },
    categories: { alimentacao: ['restaurantes'] },
  })
  await insertAccessibilityAttributes(database.prisma)
})

const fixture = (name: string) => readFile(`graphql-server/test/import-cases/${name}.csv`)
const titles = 'nome;descrição;telefone;bairro;cidade;categorias;subcategorias'
const row = (name: string, city = 'Taubaté') =>
  `${name};Comida.;(12) 3600-0102;Centro;${city};Alimentação;Restaurantes`
const stored = () => database.prisma.business.findMany({ orderBy: { id: 'asc' } })

it('rows without their last separators are whole: what is missing is empty in a new establishment', async () => {
  expect(await run(await fixture('01-short-lines'))).toMatchObject({ created: 10, refused: 0, problems: [] })
  expect(await run(await fixture('01-short-lines'))).toMatchObject({ unchanged: 10 })
})

it('what a short row lacks stays as it is', async () => {
  await run(`${titles};rua;número\n${row('Cantina')};Rua A;12\n`)
  const report = await run('slug;nome;rua;número\ncantina;Cantina;Rua B\ncantina\n')
  expect(report).toMatchObject({ updated: 1, refused: 1 })
  expect(await stored()).toMatchObject([{ street: 'Rua B', number: '12' }])
})

it('a row with more cells than titles is refused', async () => {
  const report = await run(`${titles}\n${row('Cantina')};;mais\n${row('Bar')};;\n`)
  expect(report).toMatchObject({ created: 1, refused: 1, problems: [{ line: 2 }] })
})

it('a first line sep=; is skipped', async () => {
  expect(await run(await fixture('22-sep'))).toMatchObject({ created: 1, preview: [{ line: 3 }] })
})

it('quotes that join lines without breaking the table are refused with line and column', async () => {
  const report = await run(
    `${titles}\n"${row('Bar')}\nPadaria";Pães.;(12) 3600-0103;Centro;Taubaté;Alimentação\n`,
  )
  expect(report).toMatchObject({
    created: 0,
    problems: [{ line: 2, column: 'nome', message: expect.stringContaining('junta várias linhas') }],
  })
})

it.each([
  '#N/D',
  '#REF!',
  '#VALOR!',
  '#DIV/0!',
  '#NOME?',
  '####',
  'NULL',
  'nan',
  'N/A',
  '01/fev',
  'jan/26',
  '2026-02-01 00:00:00',
])('a street, number or neighborhood of %s is refused with line and column', async (text) => {
  const file = `nome;rua;número;descrição;telefone;cidade;categorias;subcategorias;bairro
A;${text};1;x;(12) 3600-0102;Taubaté;Alimentação;Restaurantes;Centro
B;Rua;${text};x;(12) 3600-0102;Taubaté;Alimentação;Restaurantes;Centro
C;Rua;1;x;(12) 3600-0102;Taubaté;Alimentação;Restaurantes;${text}
`
  const { created, createdPlaces, problems } = await run(file, { create: true })
  expect([created, createdPlaces]).toEqual([0, []])
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'rua'],
    [3, 'número'],
    [4, 'bairro'],
  ])
  for (const { message } of problems) expect(message).toContain(`“${text}”`)
})

it('an establishment that is called Nan is one', async () => {
  expect(await run(`${titles}\n${row('Nan')}\n${row('#REF!')}\n`)).toMatchObject({ created: 1, refused: 1 })
})

it('a number of 120.0 is 120, and an id of 7.0 is 7', async () => {
  await run(`${titles};número\n${row('Cantina')};120.0\n`)
  const [cantina] = await stored()
  expect(cantina?.number).toBe('120')
  expect(await run(`id;número\n${cantina?.id}.0;121,00\n`)).toMatchObject({ updated: 1 })
  expect(await stored()).toMatchObject([{ number: '121' }])
})

it('a city may have its state behind it', async () => {
  const cities = ['Taubaté/SP', 'Taubaté - SP', 'taubate (sp)', 'Taubaté, São Paulo', 'Taubaté–SP']
  const file = `${titles}\n${cities.map((city, index) => row(`Bar ${index}`, city)).join('\n')}\n`
  expect(await run(file)).toMatchObject({ created: 5, refused: 0 })
  expect(await run(file)).toMatchObject({ unchanged: 5 })
  expect(await run(`${titles}\n${row('Bar', 'Cunha/SP')}\n`, { create: true })).toMatchObject({
    createdPlaces: ['cidade: Cunha', 'bairro: Centro (Cunha)'],
  })
  expect(await run(`${titles}\n${row('Bar', 'Taubaté/RJ')}\n`)).toMatchObject({ refused: 1 })
})

it('VERDADEIRO and FALSO answer yes and no', async () => {
  await run(`${titles};libras;vaga reservada\n${row('Cantina')};VERDADEIRO;FALSO\n`)
  expect(await stored()).toMatchObject([{ libras: true, reservedParking: false }])
})

it('the report says what the text was read as', async () => {
  expect(await run(`${titles}\n${row('Cantina')}\n`, { dryRun: true })).toMatchObject({ encoding: 'UTF-8' })
  const bytes = Buffer.from(`${titles}\n${row('Cantina')}\n`, 'latin1')
  expect(await run(bytes, { dryRun: true })).toMatchObject({ encoding: 'Windows-1252', created: 1 })
})
