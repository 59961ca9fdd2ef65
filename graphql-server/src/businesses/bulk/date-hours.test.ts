import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, localDate } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { useBusinessWrites } from '../../../test/business-writes.ts'
import { query } from '../../../test/query.ts'
import { countingPrisma } from '../../../test/statements.ts'
import { lastEntry, undoOperation } from '../../../test/undos.ts'
import { insertUser } from '../../../test/user-rows.ts'

const { database, create, update, run, version, trail } = useBusinessWrites()

const date = addDays(localDate(Date.now()), 30)
const day = formatDate(date)
const operation = `mutation ($input: SetDateHoursInput!, $actKey: String) {
  setDateHours(input: $input, actKey: $actKey) { saved refused { id name code message version } }
}`

type Entry = readonly [id: string, hours: string | null, version?: number]

const dateHours = (entries: readonly Entry[], more: object = {}) => ({
  date,
  reason: 'Natal',
  entries: entries.map(([id, hours, version = 1]) => ({ id, hours, version })),
  ...more,
})
const set = (entries: readonly Entry[], more: object = {}, actKey?: string) =>
  run(operation, { input: dateHours(entries, more), actKey })
const specialHours = async () =>
  (await database.prisma.business.findMany({ orderBy: { id: 'asc' } })).map((row) => row.specialHours)

beforeEach(async () => {
  await create({ name: 'Bar do Vale' })
  await create({ name: 'Padaria' })
})

describe('hours of a date', () => {
  it('are set for several in any spelling, keep other dates, and raise the versions', async () => {
    const before = addDays(date, -1)
    const after = addDays(date, 1)
    await update({ specialHours: `${formatDate(before)} 24h; ${formatDate(after)} fechado (Recesso)` })
    const catalogue = await version()
    const answer = await set([
      ['3', 'das 8hs às 12 horas'],
      ['1', 'fecha', 2],
      ['2', 'fechado'],
    ])
    expect(answer).toEqual({ saved: ['3', '1', '2'], refused: [] })
    expect(await specialHours()).toEqual([
      `${formatDate(before)} 24h; ${day} fechado (Natal); ${formatDate(after)} fechado (Recesso)`,
      `${day} fechado (Natal)`,
      `${day} 08:00-12:00 (Natal)`,
    ])
    const rows = await database.prisma.business.findMany({ orderBy: { id: 'asc' } })
    expect(rows.map((row) => [row.version, row.hoursInformedOn])).toEqual([
      [3, localDate(Date.now())],
      [2, localDate(Date.now())],
      [2, localDate(Date.now())],
    ])
    expect(await version()).toBe(catalogue + 1)
  })

  it('are replaced, and taken away by null', async () => {
    await set([['1', '8-12']])
    await set([['1', '9-13', 2]], { reason: null })
    expect((await specialHours())[0]).toBe(`${day} 09:00-13:00`)
    await set([['1', null, 3]])
    expect((await specialHours())[0]).toBeNull()
  })

  it('are one act of the trail, which is taken back as one', async () => {
    const entries = [['1', 'fechado'] as const, ['2', '8-12'] as const]
    await set(entries)
    const whole = (await trail()).find(({ action }) => action === 'bulk')
    const lines = (await trail()).filter(({ partOfId }) => partOfId !== null)
    expect(whole).toMatchObject({ entity: 'business' })
    expect(lines).toMatchObject([
      { action: 'update', entityId: 1, changes: { specialHours: { before: null } } },
      {
        action: 'update',
        entityId: 2,
        changes: { specialHours: { after: `${day} 08:00-12:00 (Natal)` } },
      },
    ])
    expect(await run(undoOperation, { entry: await lastEntry(database.prisma) })).toMatchObject({ done: 2 })
    expect(await specialHours()).toEqual([null, null, null])
  })

  it('of one under a key are an act too', async () => {
    const actKey = crypto.randomUUID()
    await set([['1', 'fechado']], {}, actKey)
    expect(await trail()).toContainEqual(expect.objectContaining({ action: 'bulk', actKey }))
  })

  it('sent again after a lost answer are saved, and change nothing', async () => {
    await set([['1', 'fechado']])
    const [catalogue, entries] = [await version(), await trail()]
    expect(await set([['1', 'fechado']])).toEqual({ saved: ['1'], refused: [] })
    expect([await version(), await trail()]).toEqual([catalogue, entries])
  })
})

describe('an establishment', () => {
  it('that was changed, is gone or has 60 dates is named, and the others are saved', async () => {
    await update({ phone: '1238429999' }, '1')
    const dates = Array.from({ length: 60 }, (_, index) => addDays(date, index + 1))
    await update({ specialHours: dates.map((each) => `${formatDate(each)} fechado`).join('; ') }, '2')
    const answer = await set([
      ['1', 'fechado'],
      ['2', 'fechado', 2],
      ['3', 'fechado'],
      ['999', 'fechado'],
    ])
    expect(answer).toEqual({
      saved: ['3'],
      refused: [
        {
          id: '1',
          name: 'Cantina da Serra',
          code: 'CHANGED',
          message: 'Mudou depois que a lista foi carregada. Confira e salve de novo.',
          version: 2,
        },
        {
          id: '2',
          name: 'Bar do Vale',
          code: 'RULE',
          message: 'Datas especiais: são no máximo 60 datas a partir de hoje.',
          version: 2,
        },
        {
          id: '999',
          name: null,
          code: 'GONE',
          message: 'Este estabelecimento não existe mais.',
          version: null,
        },
      ],
    })
    const [first, second, third] = await specialHours()
    expect([first, third]).toEqual([null, `${day} fechado (Natal)`])
    expect(second).not.toContain(day)
    expect(second?.split('; ')).toHaveLength(60)
  })

  it('with 60 dates has one of them changed and taken away', async () => {
    const dates = Array.from({ length: 60 }, (_, index) => addDays(date, index))
    await update({ specialHours: dates.map((each) => `${formatDate(each)} fechado`).join('; ') })
    expect(await set([['1', '8-12', 2]])).toMatchObject({ saved: ['1'] })
    expect(await set([['1', null, 3]])).toMatchObject({ saved: ['1'] })
    expect((await specialHours())[0]?.split('; ')).toHaveLength(59)
  })
})

it.each([
  [
    'yesterday',
    { date: addDays(localDate(Date.now()), -1) },
    'date',
    'A data (date) deve ser de hoje a um ano',
  ],
  [
    'a date after a year',
    { date: addDays(localDate(Date.now()), 366) },
    'date',
    'A data (date) deve ser de hoje',
  ],
  ['no date of the calendar', { date: '2027-02-30' }, 'date', 'A data (date) deve ser'],
  [
    'a long reason',
    { reason: 'x'.repeat(61) },
    'reason',
    'O motivo (reason) deve ter no máximo 60 caracteres.',
  ],
  [
    'a reason with parentheses',
    { reason: 'Natal (dia)' },
    'reason',
    'O motivo (reason) não pode ter parênteses',
  ],
  ['nothing', { entries: [] }, 'entries', 'Informe pelo menos um estabelecimento'],
  [
    'more than 100',
    { entries: Array.from({ length: 101 }, (_, id) => ({ id, version: 1, hours: null })) },
    'entries',
    'Informe no máximo 100 estabelecimentos',
  ],
  [
    'one twice',
    { entries: [1, 1].map((id) => ({ id, version: 1, hours: null })) },
    'entries',
    'Informe cada estabelecimento (entries) uma vez só.',
  ],
  [
    'hours that cannot be read',
    { entries: [{ id: 1, version: 1, hours: 'de manhã' }] },
    'entries.0.hours',
    'O horário (hours): escreva como 08:00-12:00',
  ],
])('%s is refused with the name of the field', async (_title, more, field, message) => {
  expect(await set([['1', 'fechado']], more)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [`input.${field}`]: expect.stringContaining(message) },
  })
  expect(await specialHours()).toEqual([null, null, null])
})

it('needs as many statements for four as for two with the same hours', async () => {
  for (const name of ['A', 'B', 'C']) await create({ name: `Loja ${name}` })
  const { prisma, statements } = countingPrisma(database.config, 'all')
  const viewer = await insertUser(database.prisma, 'Eva', { role: 'admin' })
  const count = async (ids: string[]) => {
    statements.length = 0
    const entries = ids.map((id) => [id, 'fechado'] as const)
    const services = { ...database, prisma }
    const variables = { input: dateHours(entries) }
    expect((await query(services, operation, { viewer, variables })).errors).toBeUndefined()
    return statements.length
  }
  try {
    const two = await count(['1', '2'])
    expect(two).toBeGreaterThan(3)
    expect(await count(['3', '4', '5', '6'])).toBe(two)
  } finally {
    await prisma.$disconnect()
  }
})

it('holidays of a year are those of the country, the state and the city', async () => {
  await database.prisma.city.update({ where: { id: 3 }, data: { holidays: '22/07 Santa Maria Madalena' } })
  const names = async (city: string | null) =>
    (
      (await run('query ($city: String) { yearHolidays(city: $city) { date name } }', {
        city,
      })) as unknown as { name: string }[]
    ).map(({ name }) => name)
  const country = await names(null)
  expect(country).toContain('Natal')
  expect(country).toContain('Revolução Constitucionalista')
  expect(await names('atlantida')).toEqual(country)
  expect((await names('bananal')).filter((name) => !country.includes(name))).toEqual(['Santa Maria Madalena'])
})
