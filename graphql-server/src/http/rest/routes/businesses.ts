import { pageNumber, pageSize } from '../../../../../schema/input/page.ts'
import { latestInput } from '../../../../../schema/input/search.ts'
import { texts } from '../../../messages/texts.ts'
import { list, one, page } from '../answers.ts'
import {
  BusinessDocument,
  BusinessesOfOwnerDocument,
  type BusinessFragment,
  DashboardStatsDocument,
  LatestBusinessesDocument,
  RecentBusinessesDocument,
  RegistrationsDocument,
  SearchBusinessesDocument,
} from '../documents/documents.ts'
import type { Field, Fields } from '../field.ts'
import { flag, optional, text, whole } from '../fields.ts'
import { route } from '../route.ts'
import { Business } from '../shapes/business.ts'
import { DashboardStats, Registration } from '../shapes/dashboard.ts'
import { id, slug } from './params.ts'

/** Registrations that are read at once: other requests have their turn in between. */
const piece = 1000

const limit = (usual: number): Field =>
  whole('At most so many.', latestInput.shape.limit, { minimum: 1, maximum: 100, default: usual })

const pages = (perPage: number): Fields => ({
  page: whole('The page.', pageNumber, { minimum: 1, default: 1 }),
  perPage: whole('Items on a page.', pageSize, { minimum: 1, maximum: 100, default: perPage }),
})

const filters: Fields = {
  name: text('Words that the name must contain, without regard to case or accents.', 'padaria', {
    to: 'filter.name',
  }),
  city: optional('Slug or id of a city.', 'taubate', { to: 'filter.city' }),
  neighborhood: optional('Slug or id of a neighborhood.', 'centro', { to: 'filter.neighborhood' }),
  category: optional('Slug or id of a category.', 'alimentacao', { to: 'filter.category' }),
  subcategory: optional('Slug or id of a subcategory.', 'pizzarias', { to: 'filter.subcategory' }),
}

const isRandom = flag('In a random order that is fair to every establishment; otherwise newest first.')
const random: Field = {
  ...isRandom,
  to: 'order',
  read: (values, name) => (isRandom.read(values, name) ? 'RANDOM' : 'NEWEST'),
}

/** Lists are made of cards; what is sent is what a card leads to. */
const ofCard = ({ business }: { business: BusinessFragment }) => business

export const businessRoutes = [
  route({
    method: 'GET',
    path: '/businesses',
    summary: 'Establishments, newest first, page by page',
    may: 'public',
    document: SearchBusinessesDocument,
    query: pages(10),
    fixed: { order: 'NEWEST', perPage: 10 },
    answer: page(Business, ofCard),
  }),
  route({
    method: 'GET',
    path: '/businesses/search',
    summary: 'Search establishments',
    description:
      'In random order without a `seed`, the order is the visitor’s own for an hour; send back `pagination.seed` to keep one order for a day.',
    may: 'public',
    document: SearchBusinessesDocument,
    query: {
      ...filters,
      ...pages(9),
      random,
      seed: optional('What fixes a random order.', 'bM2x0Zk1', { to: 'seed' }),
    },
    answer: page(Business, ofCard),
    isPersonal: ({ order, seed }) => order === 'RANDOM' && !seed,
  }),
  route({
    method: 'GET',
    path: '/businesses/latest',
    summary: 'The establishments registered last, newest first',
    may: 'public',
    document: LatestBusinessesDocument,
    query: { limit: limit(8) },
    answer: list(Business, ofCard),
  }),
  route({
    method: 'GET',
    path: '/businesses/by-date',
    summary: 'When each establishment was registered',
    description: 'All of them in one answer, which is sent in pieces.',
    may: 'admin',
    document: RegistrationsDocument,
    fixed: { limit: piece },
    answer: list(Registration, (registration) => registration),
    next: ({ list }) => (list.length < piece ? null : { after: list.at(-1)?._id }),
  }),
  route({
    method: 'GET',
    path: '/businesses/dashboard/stats',
    summary: 'Totals of the catalogue',
    may: 'admin',
    document: DashboardStatsDocument,
    answer: one(DashboardStats, ''),
  }),
  route({
    method: 'GET',
    path: '/businesses/dashboard/recent-businesses',
    summary: 'The establishments registered last, for the dashboard',
    may: 'admin',
    document: RecentBusinessesDocument,
    query: { limit: limit(6) },
    answer: list(Business, (business) => business),
  }),
  route({
    method: 'GET',
    path: '/businesses/owner/{ownerId}',
    summary: 'The establishments that an account owns',
    description: 'One’s own; those of others only for administrators.',
    may: 'signedIn',
    document: BusinessesOfOwnerDocument,
    params: { ownerId: id('Id of the account.', 'ownerId') },
    query: pages(100),
    fixed: { page: 1, perPage: 100 },
    answer: page(Business, (business) => business),
  }),
  route({
    method: 'GET',
    path: '/businesses/slug/{slug}',
    summary: 'One establishment, by its slug',
    may: 'public',
    document: BusinessDocument,
    params: { slug: slug('cantina-da-serra') },
    answer: one(Business, texts.businesses.notFound),
  }),
  route({
    method: 'GET',
    path: '/businesses/{id}',
    summary: 'One establishment, by its id',
    may: 'public',
    document: BusinessDocument,
    params: { id: id('Its id.', 'id') },
    answer: one(Business, texts.businesses.notFound),
  }),
]
