import { keyText } from '../text.ts'
import { allDay, dayMinutes, formatInterval, formatTime, type Interval } from './intervals.ts'

/** Parsed value, or the problem in Portuguese: the end of a sentence that begins with the field's name. */
export type Reading<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string }

/** Maximum per day. */
const maxIntervals = 3

/** Latest closing after midnight, in minutes; a later one is taken as a typing error. */
const latestAfterMidnight = 12 * 60

const wanted = 'escreva como 08:00-12:00, 13:30-18:00, ou 24h, ou fechado.'

/**
 * Parses the hours of one day as people type them: "8-12, 13:30-18", "830 às 1200", "das 8hs às 18 horas",
 * "18:00-02:00", "24h", "fechado".
 *
 * @returns sorted intervals, empty if closed
 */
export function readIntervals(text: string): Reading<Interval[]> {
  const typed = keyText(text).toLowerCase()
  if (/^(?:fechado|fechada|fecha|não abre)$/.test(typed)) return { value: [] }
  if (/^(?:abert[oa] )?24 ?(?:h|hs|hrs?|horas)(?: por dia)?$/.test(typed)) return { value: [allDay] }
  const parts = plainTimes(typed)
    .replace(/(?<![\p{L}])(?:das|de)\s+/gu, '')
    .replace(/\s*(?:-|(?<![\p{L}])(?:às|as|até|ate|a)(?![\p{L}]))\s*/gu, '-')
    .split(/(?:[\s,;/|]|(?<![\p{L}])e(?![\p{L}]))+/u)
    .filter(Boolean)
  if (parts.length > maxIntervals) return { problem: `são no máximo ${maxIntervals} faixas por dia.` }
  const intervals: Interval[] = []
  for (const part of parts) {
    const { value, problem } = readInterval(part)
    if (problem !== undefined) return { problem }
    intervals.push(value)
  }
  if (intervals.length === 0) return { problem: wanted }
  intervals.sort((one, other) => one.opens - other.opens)
  for (const [index, interval] of intervals.entries()) {
    const next = intervals[index + 1]
    if (next && next.opens < interval.closes)
      return { problem: `as faixas ${formatInterval(interval)} e ${formatInterval(next)} se sobrepõem.` }
  }
  return { value: intervals }
}

/**
 * Removes units and zero seconds: "8 h 30 min" becomes "8:30", "08:00:00" becomes "08:00", "18 horas" becomes
 * "18".
 */
function plainTimes(typed: string): string {
  return typed
    .replace(/(\d)\s*(?:h|hs|hrs?|horas?)\s*(?:e\s+)?(\d{2})\s*(?:min(?:utos)?|m)(?!\p{L})/gu, '$1:$2')
    .replace(/(\d)h(\d{2})(?:hs?|hrs?)?(?![\p{L}\d])/gu, '$1:$2')
    .replace(/(\d{1,2}:\d{2}):00(?!\d)/g, '$1')
    .replace(/(\d)\s*(?:hs?|hrs?|horas?)(?![\p{L}\d])/gu, '$1')
}

function readInterval(part: string): Reading<Interval> {
  const [from, to, ...rest] = part.split('-')
  const opens = readTime(from ?? '')
  let closes = readTime(to ?? '')
  if (opens === null || closes === null || rest.length > 0) return { problem: wanted }
  if (opens >= dayMinutes) return { problem: 'uma faixa começa às 23:59 no máximo.' }
  if (opens === closes && opens > 0)
    return { problem: `${part} começa e termina na mesma hora; o dia inteiro é 24h.` }
  if (closes <= opens) {
    if (closes > latestAfterMidnight)
      return { problem: `${formatTime(opens)}-${formatTime(closes)} termina antes de começar.` }
    closes += dayMinutes
  }
  return { value: { opens, closes } }
}

/**
 * Parses a time as people type it: "8", "8h", "830", "0830", "8:30", "8h30", "24:00".
 *
 * @returns minutes since midnight, 0 to 1440, or null if it is not a time
 */
function readTime(text: string): number | null {
  const found = /^(\d{1,2})(?:[:h.](\d{2})?h?|(\d{2}))?$/.exec(text.trim().toLowerCase())
  if (!found) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? found[3] ?? 0)]
  const time = hours * 60 + minutes
  return minutes < 60 && time <= dayMinutes ? time : null
}
