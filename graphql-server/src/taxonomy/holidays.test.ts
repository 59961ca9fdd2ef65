import { expect, it } from 'vitest'
import { addDays, localDate } from '../../../schema/hours/calendar.ts'
import { formatDate } from '../../../schema/hours/exceptions.ts'
import { invalid, useEntryWrites } from '../../test/entry-writes.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { insertWorld } from '../../test/roles.ts'

const { database, create, update } = useEntryWrites()
const rest = useRestServer(database)

const make = (holidays?: string[]) => create('City', { name: 'Taubaté', ...(holidays && { holidays }) })

it('a city keeps its own holidays in one spelling, in the order of the calendar', async () => {
  const { saved } = await make([
    '5/12 Aniversário da cidade',
    '19/03: São José\n16/2/2027 -  Festa do Divino',
  ])
  expect(saved).toMatchObject({
    holidays: ['16/02/2027 Festa do Divino', '19/03 São José', '05/12 Aniversário da cidade'],
  })
})

it('holidays of a city stay when an update does not name them, and go with an empty list', async () => {
  const id = (await make(['19/03 São José'])).saved?.id as string
  expect((await update('City', id, { name: 'Tremembé' })).saved).toMatchObject({
    holidays: ['19/03 São José'],
  })
  expect((await update('City', id, { holidays: [] })).saved).toMatchObject({ holidays: [] })
  expect((await make()).saved).toMatchObject({ holidays: [] })
})

it.each([
  [['São José'], 'Escreva um feriado por linha, como 19/03 São José ou 16/02/2027 Festa do Divino.'],
  [['31/04 Festa'], '31/04 não existe no calendário.'],
  [['29/02/2027 Festa'], '29/02/2027 não existe no calendário.'],
  [['1/5 Festa', '01/05 Outra'], '01/05 está duas vezes.'],
  [[`1/5 ${'x'.repeat(61)}`], 'O nome de um feriado deve ter no máximo 60 caracteres.'],
  [Array.from({ length: 21 }, (_, day) => `${day + 1}/05 Festa`), 'Informe no máximo 20 feriados.'],
])('holidays of a city like %j are refused', async (holidays, message) => {
  expect(await make(holidays)).toEqual(invalid('holidays', message))
})

it('a change of holidays is in the trail', async () => {
  const id = (await make(['19/03 São José'])).saved?.id as string
  await update('City', id, { holidays: ['19/03 São José', '20/03 Festa'] })
  const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(entries.at(-1)?.changes).toEqual({
    holidays: { before: '19/03 São José', after: '19/03 São José; 20/03 Festa' },
  })
})

it('an establishment’s city answers the coming holidays, with its own holidays, and no day beyond the 14th', async () => {
  await insertWorld(database)
  const today = localDate(Date.now())
  const holidays = [0, 14, 15].map((days) => `${formatDate(addDays(today, days))} Festa ${days}`).join('; ')
  await database.prisma.city.updateMany({ data: { holidays } })
  await database.prisma.catalogueVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } })
  const { data } = await query(
    database,
    '{ business(id: 1) { address { city { upcomingHolidays { date name isOptional } } } } }',
  )
  const { business } = data as {
    business: { address: { city: { upcomingHolidays: { name: string }[] } } }
  }
  const own = business.address.city.upcomingHolidays.filter(({ name }) => name.startsWith('Festa'))
  expect(own).toEqual([
    { date: today, name: 'Festa 0', isOptional: false },
    { date: addDays(today, 14), name: 'Festa 14', isOptional: false },
  ])
})

it('REST answers a city’s holidays and takes them as a list', async () => {
  await insertWorld(database)
  const json = { holidays: ['19/3 São José'] }
  const { status, body } = await rest.ask('PUT /cities/1', { as: 'admin', json })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ holidays: ['19/03 São José'] })
})
