import { builder } from '../builder.ts'
import { visibleSubcategories } from '../lists/filters.ts'
import { imageColumns, Photo } from '../media/type.ts'
import { Address } from './address.ts'

/** A link of an establishment; where it leads is checked when it is saved. */
const link = (to: string) => ({
  nullable: true as const,
  description: `Address of its ${to}, if it has one.`,
})

builder.prismaObject('Business', {
  description: 'An establishment, whole.',
  select: { id: true },
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
      select: async (_args, context, nested) =>
        (await context.viewer()) ? { ownerId: true, owner: await nested(true) } : {},
      resolve: async ({ ownerId, owner }, _args, context) => {
        const viewer = await context.viewer()
        return viewer?.role === 'admin' || viewer?.id === ownerId ? owner : null
      },
    }),
    address: t.variant(Address, { description: 'Where it is.' }),
    categories: t.field({
      type: ['Category'],
      description: 'Its categories; the first is the main one.',
      complexity: { field: 1, multiplier: 3 },
      // What a category selects may depend on who asks, and so has to be waited for.
      select: async (_args, _context, nested) => ({
        categories: { orderBy: { position: 'asc' }, select: { category: await nested(true) } },
      }),
      resolve: (business) => business.categories.map(({ category }) => category),
    }),
    photos: t.field({
      type: [Photo],
      description: 'Its photos in order, at most 15; the first is the cover.',
      complexity: { field: 1, multiplier: 8 },
      select: {
        photos: {
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
          select: { id: true, alt: true, image: { select: imageColumns } },
        },
      },
      resolve: (business) => business.photos,
    }),
    subcategories: t.field({
      type: ['Subcategory'],
      description: 'Its subcategories, in order; inactive ones only for administrators.',
      complexity: { field: 1, multiplier: 5 },
      select: async (_args, context, nested) => ({
        subcategories: {
          where: { subcategory: await visibleSubcategories(null, context) },
          orderBy: { position: 'asc' },
          select: { subcategory: await nested(true) },
        },
      }),
      resolve: (business) => business.subcategories.map(({ subcategory }) => subcategory),
    }),
  }),
})
