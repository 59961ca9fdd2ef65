import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { formatExceptions, parseExceptions } from './exceptions.ts'
import { formatIntervals, parseIntervals } from './intervals.ts'
import { specialHours, weekdayHours } from './rules.ts'
import { readExceptions } from './typed-exceptions.ts'
import { readIntervals } from './typed-intervals.ts'

const rule = weekdayHours('Segunda-feira')

it.each([
  ['8', 480],
  ['08', 480],
  ['830', 510],
  ['0830', 510],
  ['8:30', 510],
  ['8h30', 510],
  ['8h', 480],
  ['24:00', 1440],
  ['2400', 1440],
  ['24:30', null],
  ['860', null],
  ['', null],
  ['8:3', null],
])('%s is %s minutes from midnight', (text, minutes) => {
  expect(readIntervals(`0:00-${text}`).value?.[0]?.closes ?? null).toBe(minutes)
})

describe('the hours of a day, as people type them', () => {
  it.each([
    ['8-12 1330-18', '08:00-12:00, 13:30-18:00'],
    ['08:00 - 12:00, 13:30–18:00', '08:00-12:00, 13:30-18:00'],
    ['das 8 às 12 e das 13h30 às 18', '08:00-12:00, 13:30-18:00'],
    ['8h às 18h', '08:00-18:00'],
    ['14-18 8-12', '08:00-12:00, 14:00-18:00'],
    ['18-2', '18:00-02:00'],
    ['18-24', '18:00-00:00'],
    ['0-24', '24h'],
    ['00:00-00:00', '24h'],
    ['24 horas', '24h'],
    ['24hs', '24h'],
    ['das 8hs às 18hs', '08:00-18:00'],
    ['8 h às 18 h', '08:00-18:00'],
    ['8h30min às 12h', '08:30-12:00'],
    ['8 h 30 min às 12 h', '08:30-12:00'],
    ['08:00hs - 18:00hs', '08:00-18:00'],
    ['08:00:00-18:00:00', '08:00-18:00'],
    ['8-12 | 14-18', '08:00-12:00, 14:00-18:00'],
    ['08:00\u200b-12:00', '08:00-12:00'],
    ['08:00\u00a0\u2011\u00a012:00', '08:00-12:00'],
    ['8h as 12h e 14h as 18h', '08:00-12:00, 14:00-18:00'],
    ['8h00 às 18h00', '08:00-18:00'],
    ['8.00-18.00', '08:00-18:00'],
    ['8 às 18 horas', '08:00-18:00'],
    ['8 horas e 30 minutos às 18 hrs', '08:30-18:00'],
    ['Fechado', 'fechado'],
    ['  ', null],
  ])('"%s" is kept as %s', (typed, kept) => {
    expect(rule.parse(typed)).toBe(kept)
    if (kept) expect(formatIntervals(parseIntervals(kept))).toBe(kept)
  })

  it.each([
    ['8', 'Segunda-feira: escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'],
    ['qualquer hora', 'Segunda-feira: escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'],
    ['8:00 AM - 6:00 PM', 'Segunda-feira: escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'],
    ['08:00:30-18:00', 'Segunda-feira: escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'],
    ['8h 12h', 'Segunda-feira: escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'],
    ['8-12, 11-15', 'Segunda-feira: as faixas 08:00-12:00 e 11:00-15:00 se sobrepõem.'],
    ['18-14', 'Segunda-feira: 18:00-14:00 termina antes de começar.'],
    ['8-8', 'Segunda-feira: 8-8 começa e termina na mesma hora; o dia inteiro é 24h.'],
    ['8-9, 10-11, 12-13, 14-15', 'Segunda-feira: são no máximo 3 faixas por dia.'],
  ])('"%s" is refused by name', (typed, message) => {
    expect(rule.safeParse(typed).error?.issues).toEqual([expect.objectContaining({ message })])
  })
})

describe('dates on which something else holds', () => {
  const special = specialHours('Datas especiais')

  it('come in order and in one spelling, one a line or separated by semicolons', () => {
    const kept = '24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)'
    expect(special.parse('2026-12-25 fechado  (Natal)\n24/12/2026: 8 às 12')).toBe(kept)
    expect(formatExceptions(parseExceptions(kept))).toBe(kept)
    expect(special.parse(' \n ')).toBeNull()
  })

  it.each([
    ['24/12/2026 a 26/12/2026 fechado (Natal)', 3, '24/12/2026', '26/12/2026'],
    ['24 a 26/12/2026: 8hs às 12hs', 3, '24/12/2026', '26/12/2026'],
    ['30/12 até 02/01/2027 fechado', 4, '30/12/2026', '02/01/2027'],
    ['de 2026-12-24 a 2026-12-25 fechado', 2, '24/12/2026', '25/12/2026'],
    ['24/12/2026 \u2013 25/12/2026 fechado', 2, '24/12/2026', '25/12/2026'],
  ])('%j is a date for each day of the period', (typed, days, first, last) => {
    const dates = special.parse(typed)?.split('; ') ?? []
    expect([dates.length, dates[0]?.slice(0, 10), dates.at(-1)?.slice(0, 10)]).toEqual([days, first, last])
  })

  it('are at most 60 from today on, whatever has passed', () => {
    const from = (year: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        date: addDays(`${year}-01-01`, index),
        intervals: [],
        reason: null,
      }))
    const today = '2026-06-01'
    const read = (count: number) =>
      readExceptions(formatExceptions([...from(2025, 70), ...from(2027, count)]), today)
    expect(read(60).value).toHaveLength(130)
    expect(read(61).problem).toBe('são no máximo 60 datas a partir de hoje.')
  })

  it.each([
    [
      '26/12/2026 a 24/12/2026 fechado',
      'Datas especiais: o período 26/12/2026 a 24/12/2026 termina antes de começar.',
    ],
    [
      '01/01/2026 a 31/12/2026 fechado',
      'Datas especiais: o período 01/01/2026 a 31/12/2026 tem mais de 60 datas.',
    ],
    ['30/02 a 05/03/2026 fechado', 'Datas especiais: 30/02/2026 não existe no calendário.'],
    ['Natal', 'Datas especiais: escreva como 25/12/2026 fechado (Natal); 24/12/2026 08:00-12:00 (Véspera).'],
    ['31/02/2026 fechado', 'Datas especiais: 31/02/2026 não existe no calendário.'],
    ['1/1/2027 fechado; 01/01/2027 8-12', 'Datas especiais: 01/01/2027 está duas vezes.'],
    ['1/1/2027 18-14', 'Datas especiais: em 01/01/2027, 18:00-14:00 termina antes de começar.'],
  ])('"%s" is refused by name', (typed, message) => {
    expect(special.safeParse(typed).error?.issues).toEqual([expect.objectContaining({ message })])
  })
})
