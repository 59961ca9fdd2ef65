import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { idOrSlug } from '../../../schema/input/rules.ts'
import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import type { Context } from '../context.ts'
import type { User } from '../generated/prisma/client.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/page-type.ts'
import { Photo } from '../media/type.ts'

const Address = builder.objectRef<FullBusiness>('Address').implement({
  description: 'Where an establishment is.',
  fields: (t) => ({
    street: t.exposeString('street', { nullable: true, description: 'The street, if known.' }),
    number: t.exposeString('number', {
      nullable: true,
      description: 'The number in the street; "S/N" is one.',
    }),
    zipCode: t.exposeString('zipCode', { nullable: true, description: 'The zip code (CEP): eight digits.' }),
    neighborhood: t.expose('neighborhood', { type: 'Neighborhood', description: 'The neighborhood.' }),
    city: t.expose('city', { type: 'City', description: 'The city.' }),
  }),
})

const link = (to: string) => ({
  nullable: true as const,
  description: `Address of its ${to}, if it has one.`,
})

/** A plain type over `FullBusiness`: Prisma's plugin would wrap the resolver of every field. */
builder.objectType('Business', {
  description: 'An establishment, whole.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name, as people write it.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    description: t.exposeString('description', { description: 'Sanitised HTML; empty when there is none.' }),
    excerpt: t.exposeString('excerpt', { description: 'The description as plain text, cut for cards.' }),
    phone: t.exposeString('phone', { description: 'Digits only, with the area code.' }),
    whatsapp: t.exposeString('whatsapp', { nullable: true, description: 'Digits only, if it has one.' }),
    instagram: t.exposeString('instagram', link('Instagram profile')),
    facebook: t.exposeString('facebook', link('Facebook page')),
    linkedin: t.exposeString('linkedin', link('LinkedIn page')),
    twitter: t.exposeString('twitter', link('Twitter profile')),
    tiktok: t.exposeString('tiktok', link('TikTok profile')),
    site: t.exposeString('site', link('own site')),
    video: t.exposeString('video', link('video on YouTube')),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Latitude in degrees, if known.' }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Longitude in degrees, if known.' }),
    version: t.exposeInt('version', {
      description: "Raised by every update of its fields; photos don't count.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    owner: t.field({
      type: 'User',
      nullable: true,
      description: 'The account that owns it, for administrators and that account; null for others.',
      resolve: ({ ownerId }, _args, context, info) =>
        ownerId === null || context.anonymous ? null : visibleOwner(ownerId, context, info),
    }),
    address: t.field({ type: Address, description: 'Where it is.', resolve: (business) => business }),
    categories: t.expose('categories', {
      type: ['Category'],
      description: 'Its categories; the first is the main one.',
      complexity: { field: 1, multiplier: 3 },
    }),
    photos: t.expose('photos', {
      type: [Photo],
      description: 'Its photos in order, at most 15; the first is the cover.',
      complexity: { field: 1, multiplier: 8 },
    }),
    subcategories: t.field({
      type: ['Subcategory'],
      description: 'Its subcategories, in order; inactive ones only for administrators.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ subcategories }, _args, context) => {
        const active = subcategories.filter((subcategory) => subcategory.active)
        if (context.anonymous) return active
        return context.viewer().then((viewer) => (viewer?.role === 'admin' ? subcategories : active))
      },
    }),
  }),
})

async function visibleOwner(
  ownerId: number,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<User | null> {
  const viewer = await context.viewer()
  if (viewer?.role !== 'admin' && viewer?.id !== ownerId) return null
  const query = await queryFromInfo({ context, info })
  // Prisma joins the lookups of one list in one statement.
  return context.prisma.user.findUnique({ ...query, where: { id: ownerId } })
}

builder.queryField('business', (t) =>
  t.field({
    type: 'Business',
    nullable: true,
    authScopes: { public: true },
    description: 'One establishment, by exactly one of id and slug; null when there is none.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: (_root, key, { search }) => {
      const where = whereKey(key)
      return where && search.fullBusiness(where)
    },
  }),
)
