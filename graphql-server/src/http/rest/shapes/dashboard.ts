import type { DashboardStatsQuery, RegistrationsQuery } from '../documents/documents.ts'
import { object } from '../json-schema.ts'
import { count, createdAt, id } from './property.ts'
import type { Shape } from './shape.ts'

export const DashboardStats: Shape<DashboardStatsQuery['entity']> = {
  name: 'DashboardStats',
  schema: object('How much the catalogue holds.', {
    totalBusinesses: count('Establishments.', 2000),
    totalCities: count('Cities.', 39),
    totalCategories: count('Categories.', 14),
  }),
  write: (stats) => stats,
}

/** A registration, as the chart counts them. */
export const Registration: Shape<RegistrationsQuery['list'][number]> = {
  name: 'Registration',
  schema: object('The registration of an establishment.', { _id: id, createdAt }),
  write: (registration) => registration,
}

/** What was deleted. */
export const Deleted: Shape<string> = {
  name: 'Deleted',
  schema: object('What was deleted.', { _id: id }),
  write: (id) => ({ _id: id }),
}
