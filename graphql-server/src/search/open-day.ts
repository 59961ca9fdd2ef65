import { addDays, localMinute } from '../../../schema/hours/calendar.ts'
import { readLocalHolidays } from '../../../schema/hours/local-holidays.ts'
import { searchLimits } from '../../../schema/input/limits.ts'
import type { Card } from '../business-rows/cards.ts'
import type { BusinessReader } from '../business-rows/reader.ts'
import type { Category, City } from '../generated/prisma/client.ts'
import { dayState } from '../hours/open-day.ts'
import { type Holiday, holidaysBetween } from '../time/holidays.ts'
import type { Catalogue } from './catalogue.ts'
import { toSelection } from './filter.ts'
import { type OrderKey, shuffledPart } from './order.ts'

/** A random sample of establishments, with the total. */
export interface DrawnCards {
  total: number
  items: Card[]
}

export interface OpenCategory {
  category: Category
  open: DrawnCards
  later: DrawnCards
}

/** Openings on a day in a city, or in the whole region. */
export interface OpenDay {
  date: string
  city: City | null
  /** Null on other days. */
  holiday: Holiday | null
  /** From today to 14 days ahead. */
  holidays: Holiday[]
  /** Establishments without valid hours for the day. */
  unknown: DrawnCards
  /** Categories with anything open or opening, by name. */
  categories: OpenCategory[]
}

interface OpenDayRequest {
  city: string | null
  /** yyyy-MM-dd; null for today. */
  date: string | null
  key: OrderKey
  /** Maximum number of cards per list. */
  limit: number
  /** Milliseconds since 1970. */
  now: number
}

/** Maximum number of categories per day. */
const maxCategories = 100

const collator = new Intl.Collator('pt-BR')

const inOrder = (categories: Iterable<Category>) =>
  [...categories].sort((a, b) => collator.compare(a.name, b.name)).slice(0, maxCategories)

/** @returns null for an unknown city */
export async function readOpenDay(
  catalogue: Catalogue,
  reader: BusinessReader<Card>,
  { city: place, date: asked, key, limit, now }: OpenDayRequest,
): Promise<OpenDay | null> {
  const { taxonomy } = catalogue
  const whole = toSelection({ city: place, onlyThere: true }, taxonomy)
  if (!whole) return null
  const city = whole.city === null ? null : (taxonomy.cities.byId.get(whole.city) ?? null)
  const { date: today, minute } = localMinute(now)
  const date = asked ?? today
  const local = city ? readLocalHolidays(city.holidays) : []
  const holidays = holidaysBetween(today, addDays(today, searchLimits.openDays), local)
  const holiday = holidays.find((each) => each.date === date) ?? null
  const day = { date, minute: date === today ? minute : null, isHoliday: holiday !== null }
  const stateOn = await catalogue.dayStates(day)

  const draw = (ids: Int32Array, state: number) => {
    const matching = ids.filter((id) => stateOn(id) === state)
    return { total: matching.length, ids: shuffledPart(matching, key, 0, limit) }
  }
  const unknown = draw(await catalogue.ids(whole, 'id'), dayState.unknown)
  const drawn = await Promise.all(
    inOrder(taxonomy.categories.byId.values()).map(async (category) => {
      const ids = await catalogue.ids({ ...whole, category: category.id }, 'id')
      return { category, open: draw(ids, dayState.open), later: draw(ids, dayState.later) }
    }),
  )
  const wanted = new Set([...unknown.ids, ...drawn.flatMap(({ open, later }) => [...open.ids, ...later.ids])])
  const cards = new Map((await catalogue.byIds(reader, [...wanted])).map((card) => [card.id, card]))
  const withCards = ({ total, ids }: ReturnType<typeof draw>) => ({
    total,
    items: ids.flatMap((id) => cards.get(id) ?? []),
  })
  return {
    date,
    city,
    holiday,
    holidays,
    unknown: withCards(unknown),
    categories: drawn
      .filter(({ open, later }) => open.total + later.total > 0)
      .map(({ category, open, later }) => ({ category, open: withCards(open), later: withCards(later) })),
  }
}
