import { expect, it, vi } from 'vitest'
import { type Hours, readWeek } from '../../../../schema/hours/hours.ts'
import { serverClockName } from '../../../../schema/page.ts'
import { dayText, doorLine } from './door-line.ts'

// A page that came from the server with its time: open and closed are said only then.
const page = {
  serverTiming: [{ name: serverClockName, duration: Date.now() }],
  transferSize: 300,
  responseStart: 0,
}
vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page] as never)

const shop: Hours = {
  week: readWeek([
    ...Array<string>(4).fill('08:00-12:00, 13:30-18:00'),
    '08:00-18:00',
    '08:00-12:00',
    'fechado',
  ]),
  exceptions: [
    { date: '2026-12-25', intervals: [], reason: 'Natal' },
    { date: '2026-12-24', intervals: [{ opens: 480, closes: 720 }], reason: null },
  ],
}
const bar: Hours = { week: readWeek(['fechado', ...Array<string>(6).fill('18:00-02:00')]), exceptions: [] }
const always: Hours = { week: readWeek(Array(7).fill('24h')), exceptions: [] }
const rests: Hours = {
  week: readWeek(['24h', '24h', '24h', ...Array<string>(4).fill('fechado')]),
  exceptions: [],
}

/** What is said at a moment of São Paulo's clocks. */
function said(hours: Hours, moment: string): string {
  return doorLine(hours, Date.parse(`${moment}:00-03:00`) / 60_000).text
}

it.each([
  [shop, '2026-11-23T17:29', 'Aberto até 18:00'],
  [shop, '2026-11-23T17:40', 'Fecha em 20 min'],
  [shop, '2026-11-23T12:00', 'Fechado. Abre às 13:30'],
  [shop, '2026-11-23T18:00', 'Fechado. Abre amanhã às 08:00'],
  [shop, '2026-11-21T12:00', 'Fechado. Abre segunda às 08:00'],
  [shop, '2026-12-24T09:00', 'Aberto até 12:00'],
  [shop, '2026-12-24T12:00', 'Fechado. Abre sábado às 08:00'],
  [bar, '2026-11-24T01:10', 'Fechado. Abre às 18:00'],
  [bar, '2026-11-25T01:10', 'Aberto até 02:00'],
  [bar, '2026-11-25T01:45', 'Fecha em 15 min'],
  [always, '2026-11-23T03:00', 'Aberto 24 horas'],
  [rests, '2026-11-23T03:00', 'Aberto até quinta às 00:00'],
  [{ ...rests, week: readWeek([...Array<string>(6).fill('fechado'), null]) }, '2026-11-23T03:00', 'Fechado'],
  [{ ...shop, week: readWeek(Array(7).fill(null)) }, '2026-11-23T10:00', 'Horário de hoje não informado'],
  [
    {
      week: readWeek(Array(7).fill('fechado')),
      exceptions: [{ ...shop.exceptions[1], date: '2027-01-03' } as never],
    },
    '2026-12-26T10:00',
    'Fechado. Abre em 03/01 às 08:00',
  ],
])('%# at %s: %s', (hours, moment, text) => expect(said(hours, moment)).toBe(text))

it('a day’s hours read as people say them', () => {
  expect(dayText(shop.week[0] ?? null).replaceAll('\u00a0', ' ')).toBe('08:00 às 12:00, 13:30 às 18:00')
  expect([dayText([]), dayText(null), dayText(always.week[0] ?? null)]).toEqual([
    'fechado',
    'não informado',
    '24 horas',
  ])
})
