import { isDate } from './calendar.ts'

/** Holiday of one city. */
export interface LocalHoliday {
  /** dd/MM if yearly, otherwise dd/MM/yyyy. */
  day: string
  name: string
}

/** Limits for one city; the column fits the longest list. */
export const localHolidayLimits = { count: 20, name: 60 } as const

const wanted = 'Escreva um feriado por linha, como 19/03 São José ou 16/02/2027 Festa do Divino.'
const entry = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s*[-–:,]?\s*(\S.*)$/

/** Parses the stored text: "19/03 São José; 16/02/2027 Festa do Divino". */
export function readLocalHolidays(text: string): LocalHoliday[] {
  return text.split('; ').flatMap((part) => {
    const [day = '', ...name] = part.split(' ')
    return name.length > 0 ? [{ day, name: name.join(' ') }] : []
  })
}

export const formatLocalHoliday = ({ day, name }: LocalHoliday) => `${day} ${name}`

/** Dates of the holiday in a year, yyyy-MM-dd; empty if it is in another year or the year lacks that day. */
export function holidayDates({ day }: LocalHoliday, year: number): string[] {
  const [date = '', month = '', only] = day.split('/')
  const found = `${only ?? year}-${month}-${date}`
  return (only === undefined || only === String(year)) && isDate(found) ? [found] : []
}

/**
 * Parses holidays as people type them, one per line or separated by semicolons.
 *
 * @returns texts of `formatLocalHoliday` in calendar order, or the problem in Portuguese
 */
export function typedLocalHolidays(text: string): { value: string[] } | { problem: string } {
  const parts = text.split(/[;\n\r]+/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])
  const { count, name: longest } = localHolidayLimits
  if (parts.length > count) return { problem: `Informe no máximo ${count} feriados.` }
  const byDay = new Map<string, string>()
  for (const part of parts) {
    const [, date = '', month = '', year, name = ''] = entry.exec(part) ?? []
    if (name === '') return { problem: wanted }
    const [dd, MM] = [date.padStart(2, '0'), month.padStart(2, '0')]
    const day = `${dd}/${MM}${year ? `/${year}` : ''}`
    // The leap year 2000 has every date that can exist.
    if (!isDate(`${year ?? 2000}-${MM}-${dd}`)) return { problem: `${day} não existe no calendário.` }
    if (name.length > longest)
      return { problem: `O nome de um feriado deve ter no máximo ${longest} caracteres.` }
    const key = `${MM}${dd}${year ?? ''}`
    if (byDay.has(key)) return { problem: `${day} está duas vezes.` }
    byDay.set(key, formatLocalHoliday({ day, name }))
  }
  return { value: [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, holiday]) => holiday) }
}
