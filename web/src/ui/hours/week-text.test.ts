import { expect, it } from 'vitest'
import { readWeek } from '../../../../schema/hours/hours.ts'
import { weekText } from './week-text.ts'

const weekday = '08:00-12:00, 13:00-18:00'

it.each([
  [
    [weekday, weekday, weekday, weekday, weekday, '09:00-13:00', 'fechado'],
    'segunda a sexta: 08:00 às 12:00, 13:00 às 18:00; sábado: 09:00 às 13:00; domingo: fechado',
  ],
  [Array(7).fill('24h'), 'segunda a domingo: 24 horas'],
  [
    ['fechado', 'fechado', '10:00-20:00', '10:00-20:00', null, null, null],
    'segunda e terça: fechado; quarta e quinta: 10:00 às 20:00; sexta a domingo: não informado',
  ],
])('says equal days together: %j', (week, text) => {
  expect(weekText(readWeek(week)).replaceAll('\u00a0', ' ')).toBe(text)
})
