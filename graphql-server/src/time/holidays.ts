import { addDays } from '../../../schema/hours/calendar.ts'
import { holidayDates, type LocalHoliday } from '../../../schema/hours/local-holidays.ts'
import { easterSunday } from './easter.ts'

/** A day on which hours may differ from those of its weekday (holidays). */
export interface Holiday {
  /** yyyy-MM-dd */
  date: string
  name: string
  /** A customary day off, not a legal holiday. */
  isOptional: boolean
}

/**
 * Holidays of the country, the state and one city, by date.
 *
 * @param first yyyy-MM-dd
 * @param last yyyy-MM-dd, inclusive
 */
export function holidaysBetween(first: string, last: string, local: readonly LocalHoliday[]): Holiday[] {
  const years = [...new Set([first, last].map((date) => Number(date.slice(0, 4))))]
  const all = years.flatMap((year) => [
    ...legalHolidays.map(({ name, on, isOptional = false }) => ({
      date: typeof on === 'number' ? addDays(easterSunday(year), on) : `${year}-${on}`,
      name,
      isOptional,
    })),
    ...local.flatMap((holiday) =>
      holidayDates(holiday, year).map((date) => ({ date, name: holiday.name, isOptional: false })),
    ),
  ])
  return all
    .filter(({ date }) => first <= date && date <= last)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** A holiday with the law that defines it. */
interface LegalHoliday {
  name: string
  /** MM-dd, or days from Easter Sunday. */
  on: string | number
  source: string
  /** A customary day off (ponto facultativo). */
  isOptional?: true
}

const legalHolidays: readonly LegalHoliday[] = [
  {
    name: 'Confraternização Universal',
    on: '01-01',
    source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)',
  },
  { name: 'Carnaval', on: -48, source: 'ponto facultativo federal, por portaria anual', isOptional: true },
  { name: 'Carnaval', on: -47, source: 'ponto facultativo federal, por portaria anual', isOptional: true },
  { name: 'Sexta-feira Santa', on: -2, source: 'Lei nº 9.093/1995, art. 2º' },
  { name: 'Tiradentes', on: '04-21', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  { name: 'Dia do Trabalho', on: '05-01', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  // By law in nearly every city; elsewhere a day off by decree.
  { name: 'Corpus Christi', on: 60, source: 'Lei nº 9.093/1995, art. 2º' },
  { name: 'Revolução Constitucionalista', on: '07-09', source: 'Lei estadual (SP) nº 9.497/1997' },
  { name: 'Independência do Brasil', on: '09-07', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  { name: 'Nossa Senhora Aparecida', on: '10-12', source: 'Lei nº 6.802/1980' },
  { name: 'Finados', on: '11-02', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  {
    name: 'Proclamação da República',
    on: '11-15',
    source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)',
  },
  { name: 'Dia da Consciência Negra', on: '11-20', source: 'Lei nº 14.759/2023' },
  { name: 'Natal', on: '12-25', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
]
