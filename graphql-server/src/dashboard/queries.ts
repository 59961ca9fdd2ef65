import { monthInput, registrationsInput, registrationsLimit } from '../../../schema/input/dashboard.ts'
import { latestInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { pageCost } from '../lists/pagination.ts'
import { countByDay } from './registrations.ts'
import { DashboardStats, DayCount, Registration } from './type.ts'

/** A registration is two values of an index: a hundred of them cost what a row of a list does. */
const registrationsCost = ({ limit }: { limit: number }) => ({
  field: 1,
  multiplier: Math.ceil(Math.min(Math.max(limit, 1), registrationsLimit) / 100),
})

builder.queryFields((t) => ({
  dashboardStats: t.field({
    type: DashboardStats,
    authScopes: { admin: true },
    description: 'Totals of the catalogue.',
    resolve: () => ({}),
  }),
  recentBusinesses: t.field({
    type: ['Business'],
    authScopes: { admin: true },
    description: 'The establishments registered last, whole, newest first.',
    complexity: ({ limit }) => pageCost({ perPage: limit }),
    args: {
      limit: t.arg.int({ required: true, defaultValue: 6, description: 'At most so many, 1 to 100.' }),
    },
    validate: latestInput,
    resolve: (_root, { limit }, { search }) => search.latestFull(limit),
  }),
  registrationsByDay: t.field({
    type: [DayCount],
    authScopes: { admin: true },
    description: 'How many establishments were registered on each day of a month, days without any included.',
    complexity: { field: 1, multiplier: 31 },
    args: { month: t.arg.string({ required: true, description: 'The month: yyyy-MM.' }) },
    validate: monthInput,
    resolve: (_root, { month }, { prisma }) => countByDay(prisma, month),
  }),
  registrations: t.field({
    type: [Registration],
    authScopes: { admin: true },
    description: 'When each establishment was registered, by id and in pieces: ask again after the last id.',
    complexity: registrationsCost,
    args: {
      after: t.arg.id({ description: 'Begin after this id; without it, at the first.' }),
      limit: t.arg.int({ required: true, defaultValue: 1000, description: 'At most so many, 1 to 10,000.' }),
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
