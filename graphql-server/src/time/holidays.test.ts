import { expect, it } from 'vitest'
import { readLocalHolidays } from '../../../schema/hours/local-holidays.ts'
import { easterSunday } from './easter.ts'
import { holidaysBetween } from './holidays.ts'

it.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, date) => expect(easterSunday(year)).toBe(date))

const inWords = (first: string, last: string, local = '') =>
  holidaysBetween(first, last, readLocalHolidays(local)).map(
    ({ date, name, isOptional }) => `${date} ${name}${isOptional ? '?' : ''}`,
  )

it('a year has the holidays of the country and of the state of São Paulo, movable feasts at their place', () => {
  expect(inWords('2027-01-01', '2027-12-31')).toEqual([
    '2027-01-01 Confraternização Universal',
    '2027-02-08 Carnaval?',
    '2027-02-09 Carnaval?',
    '2027-03-26 Sexta-feira Santa',
    '2027-04-21 Tiradentes',
    '2027-05-01 Dia do Trabalho',
    '2027-05-27 Corpus Christi',
    '2027-07-09 Revolução Constitucionalista',
    '2027-09-07 Independência do Brasil',
    '2027-10-12 Nossa Senhora Aparecida',
    '2027-11-02 Finados',
    '2027-11-15 Proclamação da República',
    '2027-11-20 Dia da Consciência Negra',
    '2027-12-25 Natal',
  ])
})

it('the next days pass the end of a year, with holidays of the city of every year or of one', () => {
  const local = '02/01 Padroeira; 29/12/2026 Festa; 30/12/2025 Outra; 29/02 Dia raro'
  expect(inWords('2026-12-24', '2027-01-07', local)).toEqual([
    '2026-12-25 Natal',
    '2026-12-29 Festa',
    '2027-01-01 Confraternização Universal',
    '2027-01-02 Padroeira',
  ])
  expect(inWords('2027-02-20', '2027-03-05', local)).toEqual([])
  expect(inWords('2028-02-28', '2028-02-29', local)).toEqual([
    '2028-02-28 Carnaval?',
    '2028-02-29 Carnaval?',
    '2028-02-29 Dia raro',
  ])
})
