import type { Pool } from 'mariadb'
import { hoursFields } from '../../../schema/hours/hours.ts'
import { builder } from '../builder.ts'
import type { Business, Prisma } from '../generated/prisma/client.ts'
import { Hours, hoursOrNull } from '../hours/type.ts'
import { Photo, type PhotoInfo } from '../media/type.ts'
import { categoryIdLists, selectList } from './columns.ts'
import { type FullBusiness, readBusiness, toCategories } from './full-business.ts'
import { withoutHidden } from './hidden.ts'
import { createBusinessReader } from './reader.ts'
import { BusinessState } from './state.ts'
import type { Taxonomy } from './taxonomy.ts'

const cardColumns = [
  'id',
  'slug',
  'name',
  'excerpt',
  'phone',
  'whatsapp',
  'street',
  'number',
  'latitude',
  'longitude',
  'createdAt',
  'state',
  'reopensOn',
  ...hoursFields,
  'hoursInformedOn',
  'contactsHiddenUntil',
  'addressHidden',
  'showsNeighborhood',
  'cityId',
  'neighborhoodId',
] as const satisfies readonly Prisma.BusinessScalarFieldEnum[]

type CardColumn = (typeof cardColumns)[number]

export interface Card
  extends Pick<
    FullBusiness,
    | Exclude<CardColumn, 'cityId' | 'neighborhoodId' | 'showsNeighborhood'>
    | 'city'
    | 'neighborhood'
    | 'categories'
    | 'cover'
  > {
  /** Kilometres from the position of a search. */
  distance?: number | null
}

/** Fields resolve synchronously: a page of nine has some hundred. */
export const BusinessCard = builder.objectRef<Card>('BusinessCard').implement({
  description: 'An establishment as shown in lists.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    slug: t.exposeString('slug', { description: 'Slug of the establishment; its profile is at /{slug}.' }),
    name: t.exposeString('name', { description: 'Name of the establishment.' }),
    excerpt: t.exposeString('excerpt', {
      description: 'Description as plain text, truncated for cards; empty if there is none.',
    }),
    phone: t.exposeString('phone', {
      description: 'Phone digits with area code; empty while hidden.',
    }),
    whatsapp: t.exposeString('whatsapp', {
      nullable: true,
      description: 'WhatsApp digits; null if there is none.',
    }),
    street: t.exposeString('street', { nullable: true, description: 'Street; null if unknown or hidden.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'House number; "S/N" if the building has none.',
    }),
    distance: t.float({
      nullable: true,
      description:
        'Kilometres from the position of the filter `near`, rounded to some 500 m, with one decimal; null without that filter.',
      resolve: ({ distance }) => distance ?? null,
    }),
    hours: t.field({
      type: Hours,
      nullable: true,
      description: 'Opening hours; null if unknown, which does not mean closed.',
      resolve: hoursOrNull,
    }),
    state: t.expose('state', { type: BusinessState, description: 'Operating state.' }),
    reopensOn: t.exposeString('reopensOn', {
      nullable: true,
      description: 'Date of reopening after a temporary closure, yyyy-MM-dd; null if unknown.',
    }),
    addressHidden: t.exposeBoolean('addressHidden', {
      description: 'Whether the address is not public; street, number and point on the map are then absent.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the establishment was registered.',
    }),
    city: t.expose('city', { type: 'City', description: 'City of the establishment.' }),
    neighborhood: t.expose('neighborhood', {
      type: 'Neighborhood',
      description: 'Neighborhood of the establishment; one with an empty id and slug if not public.',
    }),
    categories: t.expose('categories', {
      type: ['Category'],
      complexity: { field: 1, multiplier: 3 },
      description: 'Categories; the first is the main one.',
    }),
    cover: t.expose('cover', {
      type: Photo,
      nullable: true,
      description: 'First photo; null if there is none.',
    }),
    business: t.field({
      type: 'Business',
      description: 'Full data of the establishment.',
      // Lists read full establishments if the operation selects them.
      resolve: (card, _args, context) => (isFull(card) ? card : readBusiness(context, card.id)),
    }),
  }),
})

const isFull = (card: Card): card is FullBusiness => 'description' in card

/** Row of a card; names are added from the taxonomy in memory. */
interface CardRow extends Pick<Business, CardColumn> {
  /** Comma-separated; null without any. */
  categoryIds: string | null
  /** Id, hash, width, height, colour and optional alternative text, separated by spaces. */
  cover: string | null
}

/** The cover is a subquery: with another join, the optimiser may choose a bad join order. */
const columns = `${selectList(cardColumns, 'b')}, ${categoryIdLists},
  (SELECT CONCAT_WS(' ', p.id, i.hash, i.width, i.height, i.color, p.alt) FROM photos p
    JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id ORDER BY p.position, p.id LIMIT 1) AS cover`

/** Three pages of nine per statement: with more, database and process would wait for each other. */
export const createCardReader = (pool: Pool) =>
  createBusinessReader(pool, { columns, toItem: toCard, maxBatchSize: 27 })

function toCard(row: CardRow, taxonomy: Taxonomy): Card | null {
  const city = taxonomy.cities.byId.get(row.cityId)
  const neighborhood = taxonomy.neighborhoods.byId.get(row.neighborhoodId)
  const categories = toCategories(row.categoryIds, taxonomy)
  if (!city || !neighborhood || !categories) return null
  const cover = row.cover === null ? null : toCover(row.cover, row.state === 'DRAFT')
  // A plain spread is several times faster than omitting the row's other columns.
  const isHidden = Boolean(row.addressHidden)
  return {
    ...withoutHidden({ ...row, city, neighborhood }),
    addressHidden: isHidden,
    categories,
    cover,
  }
}

function toCover(text: string, isPrivate: boolean): PhotoInfo {
  const [id, hash = '', width, height, color = '', ...words] = text.split(' ')
  return {
    id: Number(id),
    alt: words.length > 0 ? words.join(' ') : null,
    image: { hash, width: Number(width), height: Number(height), color, isPrivate },
  }
}
