import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { daysOf } from '../time/calendar.ts'

/** How many establishments were registered on a day. */
export interface DayCount {
  /** yyyy-MM-dd, in São Paulo's calendar. */
  date: string
  count: number
}

/**
 * Counts the registrations of each day of a month, all in one statement and by the index alone. Each day is a range of
 * its own: the database need not know the zone, nor that its offset changed within the month.
 *
 * @param month yyyy-MM
 * @returns every day of the month in order, those without registrations too
 */
export async function countByDay(prisma: PrismaClient, month: string): Promise<DayCount[]> {
  const days = daysOf(month)
  const counts = days.map(
    ({ date, start, end }) => Prisma.sql`
      SELECT ${date} AS date, COUNT(*) AS count FROM businesses
      WHERE created_at >= ${start} AND created_at < ${end}`,
  )
  const rows = await prisma.$queryRaw<{ date: string; count: bigint }[]>(Prisma.join(counts, ' UNION ALL '))
  const byDate = new Map(rows.map(({ date, count }) => [date, Number(count)]))
  return days.map(({ date }) => ({ date, count: byDate.get(date) ?? 0 }))
}
