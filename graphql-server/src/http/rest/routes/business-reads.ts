import { latestInput } from '../../../../../schema/input/search.ts'
import { texts } from '../../../messages/texts.ts'
import { type Field, integer, text } from '../fields.ts'
import {
  BusinessDocument,
  BusinessesOfOwnerDocument,
  type BusinessFragment,
  DashboardStatsDocument,
  type DashboardStatsQuery,
  LatestBusinessesDocument,
  RecentBusinessesDocument,
  RegistrationsDocument,
  type RegistrationsQuery,
  SearchBusinessesDocument,
} from '../gql/documents.ts'
import { count, createdAt, id, objectSchema } from '../json-schema.ts'
import { type Entity, list, one, page, route } from '../route.ts'
import { Business } from './business.ts'
import { businessSearchRoutes, pages } from './business-search.ts'

const DashboardStats: Entity<DashboardStatsQuery['entity']> = {
  name: 'DashboardStats',
  schema: objectSchema('How much the catalogue holds.', {
    totalBusinesses: count('Establishments.', 2000),
    totalCities: count('Cities.', 39),
    totalCategories: count('Categories.', 14),
  }),
  serialize: (stats) => stats,
}

const Registration: Entity<RegistrationsQuery['list'][number]> = {
  name: 'Registration',
  schema: objectSchema('The registration of an establishment.', { _id: id, createdAt }),
  serialize: (registration) => registration,
}

/** Registrations per part of the streamed list, so that other requests are served in between. */
const registrationsPerPart = 1000

const limit = (usual: number): Field =>
  integer('Maximum number of items.', latestInput.shape.limit, { default: usual })

/** Lists contain cards; the API sends the full establishment of each card. */
const ofCard = ({ business }: { business: BusinessFragment }) => business

export const businessReadRoutes = [
  route({
    method: 'GET',
    path: '/businesses',
    operationId: 'listBusinesses',
    summary: 'Establishments, newest first, page by page',
    description: 'Same as the dashboard’s list, without filters.',
    scope: 'public',
    document: SearchBusinessesDocument,
    query: pages(10),
    constants: { order: 'NEWEST', perPage: 10 },
    success: page(Business, ofCard),
  }),
  ...businessSearchRoutes,
  route({
    method: 'GET',
    path: '/businesses/latest',
    operationId: 'listLatestBusinesses',
    summary: 'The establishments first published last, newest first',
    description: 'Same as on the home page: at most two of eight were published by the same action.',
    scope: 'public',
    document: LatestBusinessesDocument,
    query: { limit: limit(8) },
    success: list(Business, ofCard),
  }),
  route({
    method: 'GET',
    path: '/businesses/by-date',
    operationId: 'listRegistrations',
    summary: 'When each establishment was registered',
    description: 'All in one streamed response.',
    scope: 'admin',
    document: RegistrationsDocument,
    constants: { limit: registrationsPerPart },
    success: list(Registration, (registration) => registration),
    nextPart: ({ list }) => (list.length < registrationsPerPart ? null : { after: list.at(-1)?._id }),
  }),
  route({
    method: 'GET',
    path: '/businesses/dashboard/stats',
    operationId: 'getDashboardStats',
    summary: 'Totals of the catalogue',
    description: 'The figures at the top of the dashboard.',
    scope: 'admin',
    document: DashboardStatsDocument,
    success: one(DashboardStats, ''),
  }),
  route({
    method: 'GET',
    path: '/businesses/dashboard/recent-businesses',
    operationId: 'listRecentBusinesses',
    summary: 'The establishments registered last, for the dashboard',
    description: 'Full establishments, with owners.',
    scope: 'admin',
    document: RecentBusinessesDocument,
    query: { limit: limit(6) },
    success: list(Business, (business) => business),
  }),
  route({
    method: 'GET',
    path: '/businesses/owner/{ownerId}',
    operationId: 'listBusinessesOfOwner',
    summary: 'The establishments that an account owns',
    description: 'The caller’s own; those of others only for administrators.',
    scope: 'signedIn',
    document: BusinessesOfOwnerDocument,
    params: { ownerId: text('Id of the account.', '2') },
    query: pages(100),
    constants: { page: 1, perPage: 100 },
    success: page(Business, (business) => business),
  }),
  route({
    method: 'GET',
    path: '/businesses/slug/{slug}',
    operationId: 'getBusinessBySlug',
    summary: 'One establishment, by its slug',
    description: 'The slug is the last part of the profile’s URL.',
    scope: 'public',
    document: BusinessDocument,
    params: { slug: text('Its slug.', 'emporio-do-peixe-dias-vieira') },
    success: one(Business, texts.businesses.notFound),
  }),
  route({
    method: 'GET',
    path: '/businesses/{id}',
    operationId: 'getBusiness',
    summary: 'One establishment, by its id',
    description: 'Includes everything that its profile shows.',
    scope: 'public',
    document: BusinessDocument,
    params: { id: text('Its id.', '1') },
    success: one(Business, texts.businesses.notFound),
  }),
]
