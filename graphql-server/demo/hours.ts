import { type HoursTexts, weekFields } from '../../schema/hours/hours.ts'
import type { Subcategory } from './categories.ts'
import { chance, pick, type Random } from './random.ts'

/** When an establishment is open, in the spelling of the database. */
export type DemoHours = HoursTexts

/** Monday to Friday, Saturday, Sunday. */
type Rhythm = readonly [weekdays: string, saturday: string, sunday: string]

const closed = 'fechado'
const allWeek = (hours: string): Rhythm => [hours, hours, hours]

/** Trades that are known for hours of their own, by the slugs of their subcategories. */
const trades: readonly { slugs: readonly string[]; rhythms: readonly Rhythm[] }[] = [
  {
    slugs: ['padarias'],
    rhythms: [allWeek('06:00-20:00'), ['05:30-20:00', '06:00-20:00', '06:00-13:00']],
  },
  {
    slugs: ['restaurantes', 'churrascarias'],
    rhythms: [
      ['11:00-15:00, 18:00-22:30', '11:00-15:30, 18:00-23:30', '11:00-16:00'],
      ['11:00-14:30', '11:00-15:30', closed],
    ],
  },
  { slugs: ['pizzarias'], rhythms: [allWeek('18:00-23:30'), ['18:00-23:00', '18:00-00:30', '18:00-23:00']] },
  {
    slugs: ['lanchonetes', 'emporios-e-adegas'],
    rhythms: [
      ['18:00-00:30', '18:00-02:00', '18:00-23:30'],
      ['10:00-22:00', '10:00-01:00', closed],
    ],
  },
  { slugs: ['cafeterias', 'sorveterias'], rhythms: [['08:00-19:00', '09:00-20:00', '13:00-20:00']] },
  { slugs: ['farmacias'], rhythms: [allWeek('24h'), ['08:00-22:00', '08:00-20:00', '08:00-13:00']] },
  {
    slugs: ['hoteis', 'pousadas', 'hostels', 'chales', 'guinchos', 'clinicas-veterinarias'],
    rhythms: [allWeek('24h')],
  },
  {
    slugs: ['supermercados', 'mercados', 'hortifrutis', 'acougues', 'peixarias'],
    rhythms: [['08:00-20:00', '08:00-20:00', '08:00-13:00']],
  },
  {
    slugs: ['academias', 'pilates-e-yoga', 'artes-marciais'],
    rhythms: [['06:00-12:00, 15:00-22:00', '08:00-12:00', closed]],
  },
  {
    slugs: ['saloes-de-beleza', 'barbearias', 'manicures'],
    rhythms: [['09:00-19:00', '08:00-18:00', closed]],
  },
  {
    slugs: ['passeios-de-barco', 'guias-e-trilhas', 'parques-e-atracoes', 'pesqueiros'],
    rhythms: [allWeek('08:00-17:00')],
  },
]

/** Offices and shops. */
const usual: readonly Rhythm[] = [
  ['08:00-18:00', '08:00-12:00', closed],
  ['09:00-18:00', '09:00-13:00', closed],
  ['08:00-12:00, 13:30-18:00', closed, closed],
  ['08:30-17:30', closed, closed],
]

/** Hours as the trade has them; one in six has told none. */
export function hoursOf(random: Random, { slug }: Subcategory): DemoHours {
  const rhythms = trades.find(({ slugs }) => slugs.includes(slug))?.rhythms ?? usual
  const isTold = chance(random, 5 / 6)
  const [weekdays, saturday, sunday] = pick(random, rhythms)
  const week = [...Array<string>(5).fill(weekdays), saturday, sunday]
  // Restaurants and museums rest on Mondays, as a few others do.
  if (sunday !== closed && weekdays !== '24h' && chance(random, 0.25)) week[0] = closed
  const texts = weekFields.map((name, index) => [name, isTold ? week[index] : null])
  return { ...(Object.fromEntries(texts) as HoursTexts), specialHours: null }
}
