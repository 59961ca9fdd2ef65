import { type HoursTexts, weekFields } from '../../schema/hours/hours.ts'
import type { Subcategory } from './categories.ts'
import { readJson } from './data.ts'
import { chance, pick, type Random } from './random.ts'

/** Opening hours as stored in the database. */
type DemoHours = HoursTexts

/** Monday to Friday, Saturday, Sunday. */
type Rhythm = readonly [weekdays: string, saturday: string, sunday: string]

/** Typical hours of certain trades, by subcategory slugs, and usual hours of offices and shops. */
const { trades, usual } = readJson<{ trades: { slugs: string[]; rhythms: Rhythm[] }[]; usual: Rhythm[] }>(
  'hours.json',
)

/** Random hours usual in the trade; one in six establishments has none. */
export function randomHours(random: Random, { slug }: Subcategory): DemoHours {
  const rhythms = trades.find(({ slugs }) => slugs.includes(slug))?.rhythms ?? usual
  const isTold = chance(random, 5 / 6)
  const [weekdays, saturday, sunday] = pick(random, rhythms)
  const week = [...Array<string>(5).fill(weekdays), saturday, sunday]
  // Restaurants and museums, and a few others, close on Mondays.
  if (sunday !== 'fechado' && weekdays !== '24h' && chance(random, 0.25)) week[0] = 'fechado'
  const texts = weekFields.map((name, index) => [name, isTold ? week[index] : null])
  return { ...(Object.fromEntries(texts) as HoursTexts), specialHours: null }
}
