import { type HoursTexts, weekFields } from '../../schema/hours/hours.ts'
import type { Subcategory } from './categories.ts'
import { readJson } from './data.ts'
import { chance, pick, type Random } from './random.ts'

/** When an establishment is open, in the spelling of the database. */
type DemoHours = HoursTexts

/** Monday to Friday, Saturday, Sunday. */
type Rhythm = readonly [weekdays: string, saturday: string, sunday: string]

/**
 * Trades that are known for hours of their own, by the slugs of their subcategories; and hours as offices and shops usually
 * have them.
 */
const { trades, usual } = readJson<{ trades: { slugs: string[]; rhythms: Rhythm[] }[]; usual: Rhythm[] }>(
  'hours.json',
)

/** Hours usual in the trade; one in six has none. */
export function randomHours(random: Random, { slug }: Subcategory): DemoHours {
  const rhythms = trades.find(({ slugs }) => slugs.includes(slug))?.rhythms ?? usual
  const isTold = chance(random, 5 / 6)
  const [weekdays, saturday, sunday] = pick(random, rhythms)
  const week = [...Array<string>(5).fill(weekdays), saturday, sunday]
  // Restaurants and museums rest on Mondays, as a few others do.
  if (sunday !== 'fechado' && weekdays !== '24h' && chance(random, 0.25)) week[0] = 'fechado'
  const texts = weekFields.map((name, index) => [name, isTold ? week[index] : null])
  return { ...(Object.fromEntries(texts) as HoursTexts), specialHours: null }
}
