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
  /** Kilometres from the position that a search names. */
  distance?: number | null
}

/** Its fields are resolved synchronously: a page of nine has some hundred. */
export const BusinessCard = builder.objectRef<Card>('BusinessCard').implement({
  description: 'An establishment as lists show it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    excerpt: t.exposeString('excerpt', {
      description: 'Its description as plain text, cut for cards; empty when there is none.',
    }),
    phone: t.exposeString('phone', {
      description: 'Digits only, with the area code; empty while it is hidden.',
    }),
    whatsapp: t.exposeString('whatsapp', { nullable: true, description: 'Digits only, if it has one.' }),
    street: t.exposeString('street', { nullable: true, description: 'The street, if known.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number in the street; "S/N" is one.',
    }),
    distance: t.float({
      nullable: true,
      description:
        'Kilometres from the position of the filter `near`, which is rounded to some 500 m, with one decimal; null without that filter.',
      resolve: ({ distance }) => distance ?? null,
    }),
    hours: t.field({
      type: Hours,
      nullable: true,
      description: 'When it is open; null when it is not known, which does not mean closed.',
      resolve: hoursOrNull,
    }),
    state: t.expose('state', { type: BusinessState, description: 'Whether it is at work.' }),
    reopensOn: t.exposeString('reopensOn', {
      nullable: true,
      description:
        'Of what has closed for a while: the day on which it is to open again, yyyy-MM-dd, if known.',
    }),
    addressHidden: t.exposeBoolean('addressHidden', {
      description:
        'Whether its address is not public, so that street, number and place on the map are absent.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    city: t.expose('city', { type: 'City', description: 'The city that it is in.' }),
    neighborhood: t.expose('neighborhood', {
      type: 'Neighborhood',
      description: 'The neighborhood that it is in; one with an empty id and slug where that is not public.',
    }),
    categories: t.expose('categories', {
      type: ['Category'],
      complexity: { field: 1, multiplier: 3 },
      description: 'Its categories; the first is the main one.',
    }),
    cover: t.expose('cover', {
      type: Photo,
      nullable: true,
      description: 'The first of its photos, if it has any.',
    }),
    business: t.field({
      type: 'Business',
      description: 'The whole establishment.',
      // Lists read full establishments where an operation selects them.
      resolve: (card, _args, context) => (isFull(card) ? card : readBusiness(context, card.id)),
    }),
  }),
})

const isFull = (card: Card): card is FullBusiness => 'description' in card

/** A row of a card; names are added from the taxonomy in memory. */
interface CardRow extends Pick<Business, CardColumn> {
  /** Joined by commas; null without any. */
  categoryIds: string | null
  /** Id, hash, width, height, colour and, if there is one, the alternative text, joined by spaces. */
  cover: string | null
}

/** The cover is one text because as a join it would be another table for the optimiser to put in the wrong place. */
const columns = `${selectList(cardColumns, 'b')}, ${categoryIdLists},
  (SELECT CONCAT_WS(' ', p.id, i.hash, i.width, i.height, i.color, p.alt) FROM photos p
    JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id ORDER BY p.position, p.id LIMIT 1) AS cover`

/** Three pages of nine share a statement: with more, either the database or this process would wait for the other. */
export const createCardReader = (pool: Pool) =>
  createBusinessReader(pool, { columns, toItem: toCard, maxBatchSize: 27 })

function toCard(row: CardRow, taxonomy: Taxonomy): Card | null {
  const city = taxonomy.cities.byId.get(row.cityId)
  const neighborhood = taxonomy.neighborhoods.byId.get(row.neighborhoodId)
  const categories = toCategories(row.categoryIds, taxonomy)
  if (!city || !neighborhood || !categories) return null
  const cover = row.cover === null ? null : toCover(row.cover, row.state === 'DRAFT')
  // A plain spread is several times faster than leaving out the row's other columns.
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
