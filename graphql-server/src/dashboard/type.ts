import { builder } from '../builder.ts'
import type { DayCount as DayCountFacts } from './registrations.ts'

/** Its value is nothing: each figure is counted when it is asked for. */
export const DashboardStats = builder.objectRef<object>('DashboardStats').implement({
  description: 'What the catalogue holds.',
  fields: (t) => ({
    totalBusinesses: t.int({
      description: 'Establishments.',
      resolve: (_stats, _args, { prisma }) => prisma.business.count(),
    }),
    totalCities: t.int({
      description: 'Cities, inactive ones too.',
      resolve: (_stats, _args, { prisma }) => prisma.city.count(),
    }),
    totalCategories: t.int({
      description: 'Categories.',
      resolve: (_stats, _args, { prisma }) => prisma.category.count(),
    }),
  }),
})

export const DayCount = builder.objectRef<DayCountFacts>('DayCount').implement({
  description: "Establishments registered on one day, in São Paulo's calendar.",
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day: yyyy-MM-dd.' }),
    count: t.exposeInt('count', { description: 'How many were registered on it.' }),
  }),
})

export const Registration = builder.objectRef<{ id: number; createdAt: Date }>('Registration').implement({
  description: 'The registration of one establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the establishment.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
  }),
})
