import { expect, it } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { useBusinessWrites } from '../../test/business-writes.ts'
import { query } from '../../test/query.ts'
import { useRestServer } from '../../test/rest.ts'
import { lastDeletion, restoreOperation } from '../../test/restorations.ts'
import { insertWorld } from '../../test/roles.ts'

const { database, run, create, update, remove, trail } = useBusinessWrites()
const rest = useRestServer(database)

const week = {
  mondayHours: 'fechado',
  tuesdayHours: '8-12, 1330-18',
  wednesdayHours: '8-12, 1330-18',
  thursdayHours: '24h',
  fridayHours: '18 às 2',
  saturdayHours: '18-2',
}
const specialHours = '2026-12-25 fechado (Natal); 24/12/2026 8-12'

const selection = 'hours { week exceptions { date hours reason } isAlwaysOpen informedOn }'

async function read(id: unknown) {
  const { data } = await query(
    database,
    `query ($id: ID!) {
      business(id: $id) { ${selection} }
      latestBusinesses(limit: 100) { id ${selection} }
    }`,
    { variables: { id } },
  )
  const { business, latestBusinesses } = data as {
    business: { hours: Record<string, unknown> }
    latestBusinesses: { id: string }[]
  }
  const card = latestBusinesses.find((each) => each.id === id)
  expect(card).toEqual({ id, ...business })
  return business.hours
}

it('hours are answered for programs, on an establishment and on its card alike', async () => {
  const { id } = await create({ ...week, specialHours })
  expect(await read(id)).toEqual({
    week: [
      'fechado',
      '08:00-12:00, 13:30-18:00',
      '08:00-12:00, 13:30-18:00',
      '24h',
      '18:00-02:00',
      '18:00-02:00',
      null,
    ],
    exceptions: [
      { date: '2026-12-24', hours: '08:00-12:00', reason: null },
      { date: '2026-12-25', hours: 'fechado', reason: 'Natal' },
    ],
    isAlwaysOpen: false,
    informedOn: localDate(Date.now()),
  })
})

it('an establishment without hours is unknown, which is not the same as closed', async () => {
  const { id } = await create()
  expect(await read(id)).toBeNull()
})

it('an establishment that is open day and night is shown as such', async () => {
  const allWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const { id } = await create(Object.fromEntries(allWeek.map((day) => [`${day}Hours`, '0-24'])))
  expect(await read(id)).toMatchObject({ week: Array(7).fill('24h'), isAlwaysOpen: true })
})

it('the day on which hours were informed changes with them alone, and is removed with the last of them', async () => {
  const { id } = await create(week)
  const where = { id: Number(id) }
  await database.prisma.business.update({ where, data: { hoursInformedOn: '2025-01-31' } })
  await update({ name: 'Outro nome', tuesdayHours: '08:00-12:00, 13:30-18:00' }, String(id))
  expect(await read(id)).toMatchObject({ informedOn: '2025-01-31' })
  await update({ tuesdayHours: '9-12' }, String(id))
  expect(await read(id)).toMatchObject({ informedOn: localDate(Date.now()) })
  await update(Object.fromEntries(Object.keys(week).map((name) => [name, null])), String(id))
  expect(await read(id)).toBeNull()
  expect((await database.prisma.business.findUnique({ where }))?.hoursInformedOn).toBeNull()
})

it('what is wrong is refused by its field, in Portuguese', async () => {
  expect(await create({ mondayHours: '8-12, 11-15', specialHours: 'Natal' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      'input.mondayHours': 'Segunda-feira: as faixas 08:00-12:00 e 11:00-15:00 se sobrepõem.',
      'input.specialHours':
        'Datas especiais: escreva como 25/12/2026 fechado (Natal); 24/12/2026 08:00-12:00 (Véspera).',
    },
  })
})

it('a change is in the trail, and a deletion that is taken back brings hours and their day along', async () => {
  const { id } = await create()
  await update({ mondayHours: '8-18' }, String(id))
  expect((await trail()).at(-1)?.changes).toEqual({ mondayHours: { before: null, after: '08:00-18:00' } })
  await database.prisma.business.update({
    where: { id: Number(id) },
    data: { hoursInformedOn: '2026-01-31' },
  })
  const before = await read(id)
  await remove(String(id))
  await run(restoreOperation, { entry: await lastDeletion(database.prisma) })
  expect(await read(id)).toEqual(before)
})

it('REST takes the texts as optional fields and answers them with the day on which they were informed', async () => {
  await insertWorld(database)
  const json = { fridayHours: '18-2', specialHours: '25/12/2026 fechado' }
  const { status, body } = await rest.ask('PUT /businesses/1', { as: 'admin', json })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    fridayHours: '18:00-02:00',
    saturdayHours: null,
    specialHours: '25/12/2026 fechado',
    hoursInformedOn: localDate(Date.now()),
  })
})

it('hours are confirmed as they are: they count as informed today, under the same version, and the trail shows it', async () => {
  const { id } = await create(week)
  const where = { id: Number(id) }
  await database.prisma.business.update({ where, data: { hoursInformedOn: '2025-01-31' } })
  const { version } = await database.prisma.business.findUniqueOrThrow({ where })
  const confirm = () =>
    run('mutation ($id: ID!) { confirmBusinessHours(id: $id) { version hours { informedOn } } }', { id })
  const today = localDate(Date.now())
  expect(await confirm()).toEqual({ version, hours: { informedOn: today } })
  expect(await read(id)).toMatchObject({ informedOn: today })
  expect((await trail()).at(-1)).toMatchObject({
    action: 'update',
    changes: { hoursInformedOn: { before: '2025-01-31', after: today } },
  })
  const entries = (await trail()).length
  await confirm()
  expect(await trail()).toHaveLength(entries)
})

it('an establishment without hours has none to confirm', async () => {
  const { id } = await create()
  const operation = 'mutation ($id: ID!) { confirmBusinessHours(id: $id) { hours { informedOn } } }'
  expect(await run(operation, { id })).toEqual({ hours: null })
})
