import { isDate } from './calendar.ts'

/** A holiday of one city. */
export interface LocalHoliday {
  /** dd/MM of every year, or dd/MM/yyyy. */
  day: string
  name: string
}

/** Bounds of what is kept for one city; the column holds the longest list. */
export const localHolidayLimits = { count: 20, name: 60 } as const

const wanted = 'Escreva um feriado por linha, como 19/03 São José ou 16/02/2027 Festa do Divino.'
const entry = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\s*[-–:,]?\s*(\S.*)$/

/** The holidays in a text, as it is stored: "19/03 São José; 16/02/2027 Festa do Divino". */
export function readLocalHolidays(text: string): LocalHoliday[] {
  return text.split('; ').flatMap((part) => {
    const [day = '', ...name] = part.split(' ')
    return name.length > 0 ? [{ day, name: name.join(' ') }] : []
  })
}

export const formatLocalHoliday = ({ day, name }: LocalHoliday) => `${day} ${name}`

/** The dates on which it is in a year, yyyy-MM-dd; none where it is of another year, or the year has no such day. */
export function holidayDates({ day }: LocalHoliday, year: number): string[] {
  const [date = '', month = '', only] = day.split('/')
  const found = `${only ?? year}-${month}-${date}`
  return (only === undefined || only === String(year)) && isDate(found) ? [found] : []
}

/**
 * Holidays as people type them, one a line or separated by semicolons.
 *
 * @returns them as texts of `formatLocalHoliday`, in the order of the calendar; or in Portuguese what is wrong
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
    // A leap year has every day that any year has.
    if (!isDate(`${year ?? 2000}-${MM}-${dd}`)) return { problem: `${day} não existe no calendário.` }
    if (name.length > longest)
      return { problem: `O nome de um feriado deve ter no máximo ${longest} caracteres.` }
    const key = `${MM}${dd}${year ?? ''}`
    if (byDay.has(key)) return { problem: `${day} está duas vezes.` }
    byDay.set(key, formatLocalHoliday({ day, name }))
  }
  return { value: [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, holiday]) => holiday) }
}
