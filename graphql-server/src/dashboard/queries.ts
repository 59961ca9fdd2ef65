import { monthInput, registrationsInput, registrationsLimit } from '../../../schema/input/lists.ts'
import { latestInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { pageCost } from '../lists/pages.ts'
import { isSourceDraft } from '../sources/shown/drafts.ts'
import { monthDays } from '../time/calendar.ts'

/** Each field runs its own count. */
const DashboardStats = builder.objectRef<PrismaClient>('DashboardStats').implement({
  description: 'Totals of the catalogue.',
  fields: (t) => ({
    totalBusinesses: t.int({
      description: 'Establishments, except drafts created by sources.',
      resolve: countBusinesses,
    }),
    totalCities: t.int({
      description: 'Cities, including inactive ones.',
      resolve: ({ city }) => city.count(),
    }),
    totalCategories: t.int({ description: 'Categories.', resolve: ({ category }) => category.count() }),
  }),
})

const DayCount = builder.objectRef<{ date: string; count: number }>('DayCount').implement({
  description: 'Establishments registered on one day, in São Paulo time.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Day: yyyy-MM-dd.' }),
    count: t.exposeInt('count', { description: 'Number of registrations.' }),
  }),
})

const Registration = builder.objectRef<{ id: number; createdAt: Date }>('Registration').implement({
  description: 'Registration of an establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the establishment was registered.',
    }),
  }),
})

builder.queryFields((t) => ({
  dashboardStats: t.field({
    type: DashboardStats,
    authScopes: { admin: true },
    description: 'Totals of the catalogue.',
    resolve: (_root, _args, { prisma }) => prisma,
  }),
  recentBusinesses: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description: 'Most recently registered establishments, newest first.',
    complexity: ({ limit }) => pageCost({ perPage: limit }),
    args: {
      limit: t.arg.int({ required: true, defaultValue: 6, description: 'Limit, 1 to 100.' }),
    },
    validate: latestInput,
    resolve: (_root, { limit }, { search }) => search.recentlyRegistered(limit),
  }),
  registrationsByDay: t.field({
    type: [DayCount],
    authScopes: { admin: true },
    description:
      'Number of establishments registered on each day of a month, including days without any; drafts created by sources are not counted.',
    complexity: { field: 1, multiplier: 31 },
    args: { month: t.arg.string({ required: true, description: 'Month: yyyy-MM.' }) },
    validate: monthInput,
    resolve: (_root, { month }, { prisma }) => countByDay(prisma, month),
  }),
  registrations: t.field({
    type: [Registration],
    authScopes: { admin: true },
    description:
      'Registration times of all establishments, by id and in batches: pass the last id as `after`.',
    // A hundred registrations, two index values each, cost as much as a row of a list.
    complexity: ({ limit }) => ({
      field: 1,
      multiplier: Math.ceil(Math.min(Math.max(limit, 1), registrationsLimit) / 100),
    }),
    args: {
      after: t.arg.id({ description: 'Id after which to start; absent for the first.' }),
      limit: t.arg.int({ required: true, defaultValue: 1000, description: 'Limit, 1 to 10,000.' }),
    },
    validate: registrationsInput,
    resolve: (_root, { after, limit }, { prisma }) =>
      prisma.business.findMany({
        where: { id: { gt: Number(after ?? 0) } },
        select: { id: true, createdAt: true },
        orderBy: { id: 'asc' },
        take: limit,
      }),
  }),
}))

async function countBusinesses(prisma: PrismaClient): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
    SELECT (SELECT COUNT(*) FROM businesses) - (SELECT COUNT(*) FROM businesses b WHERE ${isSourceDraft}) AS count`
  return Number(row?.count ?? 0)
}

/**
 * Counts the registrations of each day of a month in one statement, except drafts created by sources. Each day is a
 * separate range, since databases often know no time zones and the offset may change within the month.
 *
 * @param month yyyy-MM
 * @returns all days of the month in order, including those without registrations
 */
async function countByDay(prisma: PrismaClient, month: string) {
  const days = monthDays(month)
  const counts = days.map(
    ({ date, start, end }) => Prisma.sql`
      SELECT ${date} AS date, COUNT(*) AS count FROM businesses b
      WHERE b.created_at >= ${start} AND b.created_at < ${end} AND NOT (${isSourceDraft})`,
  )
  const rows = await prisma.$queryRaw<{ date: string; count: bigint }[]>(Prisma.join(counts, ' UNION ALL '))
  const byDate = new Map(rows.map(({ date, count }) => [date, Number(count)]))
  return days.map(({ date }) => ({ date, count: byDate.get(date) ?? 0 }))
}
