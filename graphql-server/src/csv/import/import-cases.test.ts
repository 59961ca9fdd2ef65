import { readFile } from 'node:fs/promises'
import { beforeEach, expect, it } from 'vitest'
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
})

const fixture = (name: string) => readFile(`graphql-server/test/import-cases/${name}.csv`)
const stored = () => database.prisma.business.findMany({ orderBy: { id: 'asc' } })

it('02: names with unseen characters are created once, then unchanged', async () => {
  const file = await fixture('02-unseen-name')
  expect(await run(file)).toMatchObject({ created: 2, refused: 0 })
  expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  expect(await run(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  expect((await stored()).map(({ name }) => name)).toEqual(['Cantina da Vila Dois', 'Bar do Porto Dois'])
})

it('04: a phone with more than a number is the main one or refused, and 120.0 is the number 120', async () => {
  const { created, problems } = await run(await fixture('04-phone-extras'))
  const rows = await stored()
  expect(new Set(rows.map(({ phone }) => phone))).toEqual(new Set(['1238420000']))
  expect(rows.find(({ name }) => name === 'Quatro A')?.number).toBe('120')
  expect(rows.map(({ name }) => name)).toEqual(['Quatro A', 'Quatro B', 'Quatro C', 'Quatro D'])
  expect(created).toBe(4)
  expect(problems).toContainEqual({ line: 6, column: 'telefone', message: expect.stringContaining('um só') })
  expect(problems).toContainEqual({
    line: 2,
    column: 'telefone',
    message: expect.stringContaining('ramal 5'),
  })
})

it('08: hours as people write them are taken, but not those of a twelve-hour clock', async () => {
  const { created, problems } = await run(await fixture('08-hours'))
  expect(problems).toMatchObject([{ line: 11, column: 'segunda' }])
  expect(created).toBe(15)
  const hours = new Map((await stored()).map(({ name, mondayHours }) => [name, mondayHours]))
  expect(Object.fromEntries(hours)).toEqual({
    'Oito 0': '08:00-18:00',
    'Oito 1': '08:00-18:00',
    'Oito 2': '08:30-12:00',
    'Oito 3': '08:00-18:00',
    'Oito 4': '08:00-18:00',
    'Oito 5': '08:00-12:00, 14:00-18:00',
    'Oito 6': '08:00-12:00',
    'Oito 7': '08:00-12:00, 14:00-18:00',
    'Oito 8': '08:00-18:00',
    'Oito 10': '08:00-18:00',
    'Oito 11': '08:00-18:00',
    'Oito 12': 'fechado',
    'Oito 13': '24h',
    'Oito 14': '24h',
    'Oito 15': '08:00-18:00',
  })
})

it('17: coordinates of zero, and latitude and longitude swapped, are refused with line, column and reason', async () => {
  const { created, problems } = await run(await fixture('17-null-island'))
  expect(created).toBe(0)
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'latitude'],
    [3, 'latitude'],
  ])
  for (const { message } of problems) expect(message).not.toBe('')
})
