import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import {
  addressFieldNames,
  type BusinessFieldName,
  isField,
  perField,
  plainFieldNames,
} from '../../../schema/business/per-field.ts'
import { idOrSlug } from '../../../schema/input/rules.ts'
import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import type { Context } from '../context.ts'
import type { User } from '../generated/prisma/client.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/page-type.ts'
import { Photo } from '../media/type.ts'

type BusinessFieldBuilder = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<FullBusiness>>['implement']>[0]['fields'] & {}
>[0]

const scalarFields = (t: BusinessFieldBuilder, names: readonly BusinessFieldName[]) =>
  perField(names, (name, { answered: description }) => {
    if (isField(name, { kind: 'degrees' })) return t.exposeFloat(name, { nullable: true, description })
    if (isField(name, { isRequired: true })) return t.exposeString(name, { description })
    return t.exposeString(name, { nullable: true, description })
  })

const Address = builder.objectRef<FullBusiness>('Address').implement({
  description: 'Where an establishment is.',
  fields: (t) => ({
    ...scalarFields(t, addressFieldNames),
    neighborhood: t.expose('neighborhood', { type: 'Neighborhood', description: 'The neighborhood.' }),
    city: t.expose('city', { type: 'City', description: 'The city.' }),
  }),
})

/** A plain type over `FullBusiness`: Prisma's plugin would wrap the resolver of every field. */
builder.objectType('Business', {
  description: 'An establishment, whole.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses: the profile lives at /{slug}.' }),
    excerpt: t.exposeString('excerpt', { description: 'The description as plain text, cut for cards.' }),
    ...scalarFields(t, plainFieldNames),
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
