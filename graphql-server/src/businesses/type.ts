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
import { deprecatedFields, deprecatedInputs } from '../answers/deprecated-fields.ts'
import { AnswerInput, answersArg, BusinessAttribute } from '../answers/type.ts'
import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { type HideableField, isAdminOrOwner, isHideable } from '../business-rows/hidden.ts'
import { BusinessState } from '../business-rows/state.ts'
import { Confirmation } from '../confirmations/type.ts'
import type { Context } from '../context.ts'
import { readWithSync } from '../database/cluster/second-look.ts'
import type { Neighborhood, User } from '../generated/prisma/client.ts'
import { Hours, hoursOrNull } from '../hours/type.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/pages.ts'
import { Photo } from '../media/type.ts'
import { mergedError, readMerged } from '../merges/merged.ts'
import { DataSource } from '../sources/shown/type.ts'
import { addressWarnings } from './address-warnings.ts'
import { AreaInput, ServedArea, servedAreas } from './area-type.ts'

export type OutputFields = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<FullBusiness>>['implement']>[0]['fields'] & {}
>[0]

const scalarFields = (t: OutputFields, names: readonly BusinessFieldName[]) =>
  perField(names, (name, { answered: description }) => {
    if (isField(name, { kind: 'degrees' }))
      return t.float({ nullable: true, description, resolve: readableValue(name) })
    if (isField(name, { kind: 'flag' })) return t.exposeBoolean(name, { description })
    if (isField(name, { kind: 'state' })) return t.expose(name, { type: BusinessState, description })
    if (isField(name, { kind: 'phone', isRequired: true }))
      return t.string({ description, resolve: readableValue(name) })
    if (isHideable(name)) return t.string({ nullable: true, description, resolve: readableValue(name) })
    if (isField(name, { isRequired: true })) return t.exposeString(name, { description })
    return t.exposeString(name, { nullable: true, description })
  })

/** Resolves a hideable field: hidden values are for administrators and the owner (hidden-contacts). */
const readableValue =
  <Name extends HideableField>(name: Name) =>
  (business: FullBusiness, _args: object, context: Context) => {
    const { hidden } = business
    if (!hidden || !(name in hidden) || context.anonymous) return business[name]
    return isAdminOrOwner(business, context).then((mayRead) =>
      mayRead ? (hidden[name] as FullBusiness[Name]) : business[name],
    )
  }

const Address = builder.objectRef<FullBusiness>('Address').implement({
  description: 'Address of an establishment.',
  fields: (t) => ({
    ...scalarFields(t, addressFieldNames),
    neighborhood: t.field({
      type: 'Neighborhood',
      description: 'Neighborhood; one with an empty id and slug if not public.',
      resolve: (business, _args, context) => {
        const { hidden, neighborhood } = business
        if (!hidden?.neighborhood || context.anonymous) return neighborhood
        return isAdminOrOwner(business, context).then((mayRead) =>
          mayRead ? (hidden.neighborhood as Neighborhood) : neighborhood,
        )
      },
    }),
    city: t.expose('city', { type: 'City', description: 'City of the address.' }),
  }),
})

/** A plain type over `FullBusiness`: Prisma's plugin would wrap the resolver of every field. */
builder.objectType('Business', {
  description: 'Full data of an establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the establishment.' }),
    slug: t.exposeString('slug', { description: 'Slug of the establishment; its profile is at /{slug}.' }),
    excerpt: t.exposeString('excerpt', { description: 'Description as plain text, truncated for cards.' }),
    ...scalarFields(t, plainFieldNames),
    ...deprecatedFields(t),
    hours: t.field({
      type: Hours,
      nullable: true,
      description: 'Machine-readable opening hours; null if unknown, which does not mean closed.',
      resolve: hoursOrNull,
    }),
    confirmations: t.field({
      type: [Confirmation],
      description:
        'Corrections and confirmations of phone, WhatsApp and address that apply to the current values.',
      complexity: { field: 1, multiplier: 3 },
      resolve: (business, _args, context) => {
        const { confirmations, hidden } = business
        if (!hidden) return confirmations
        const readable = readableConfirmations(business)
        if (context.anonymous) return readable
        return isAdminOrOwner(business, context).then((mayRead) => (mayRead ? confirmations : readable))
      },
    }),
    sources: t.field({
      type: [DataSource],
      description: 'Foreign sources of current values.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ sources }) => sources,
    }),
    addressWarnings: t.field({
      type: ['String'],
      description:
        'For administrators and the owner, while the address is hidden: sentences in Portuguese that name the public texts that still contain street, number or zip code.',
      resolve: (business, _args, context) => {
        if (!business.addressHidden || context.anonymous) return []
        return isAdminOrOwner(business, context).then((mayRead) => (mayRead ? addressWarnings(business) : []))
      },
    }),
    contactsHiddenUntil: t.exposeString('contactsHiddenUntil', {
      nullable: true,
      description:
        'Last day on which street, point on the map, contacts and links are hidden, yyyy-MM-dd; null if they are not. Administrators and the owner can still read them.',
    }),
    closedOn: t.exposeString('closedOn', {
      nullable: true,
      description: 'Day on which permanent closure was recorded, yyyy-MM-dd; null unless permanently closed.',
    }),
    version: t.exposeInt('version', {
      description: 'Version, raised by every update of fields but not of photos.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the establishment was registered.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the establishment was last changed.',
    }),
    owner: t.field({
      type: 'User',
      nullable: true,
      description: 'Account of the owner, for administrators and that account; null for others.',
      resolve: ({ ownerId }, _args, context, info) =>
        ownerId === null || context.anonymous ? null : visibleOwner(ownerId, context, info),
    }),
    address: t.field({
      type: Address,
      description: 'Address of the establishment.',
      resolve: (business) => business,
    }),
    areas: t.field({
      type: [ServedArea],
      description: 'Cities and neighborhoods served besides its own city, at most eight.',
      complexity: { field: 1, multiplier: 3 },
      resolve: servedAreas,
    }),
    categories: t.expose('categories', {
      type: ['Category'],
      description: 'Categories; the first is the main one.',
      complexity: { field: 1, multiplier: 3 },
    }),
    attributes: t.field({
      type: [BusinessAttribute],
      description: 'Answers to the attributes of its categories, in attribute order.',
      complexity: { field: 1, multiplier: 8 },
      resolve: (business, _args, context) => {
        const { attributes, hidden } = business
        if (!hidden) return attributes
        const others = attributes.filter(({ attribute }) => attribute.kind !== 'LINK')
        if (context.anonymous) return others
        return isAdminOrOwner(business, context).then((mayRead) => (mayRead ? attributes : others))
      },
    }),
    photos: t.expose('photos', {
      type: [Photo],
      description: 'Photos in order, at most 15; the first is the cover.',
      complexity: { field: 1, multiplier: 8 },
    }),
    cover: t.expose('cover', {
      type: Photo,
      nullable: true,
      description: 'First photo; null if there is none.',
    }),
    subcategories: t.field({
      type: ['Subcategory'],
      description: 'Subcategories in order; inactive ones only for administrators.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ subcategories }, _args, context) => {
        const active = subcategories.filter((subcategory) => subcategory.active)
        if (context.anonymous) return active
        return context.viewer().then((viewer) => (viewer?.role === 'admin' ? subcategories : active))
      },
    }),
  }),
})

/** Confirmations that reveal no hidden values. */
const readableConfirmations = ({ confirmations, contactsHiddenUntil }: FullBusiness) =>
  contactsHiddenUntil === null ? confirmations.filter(({ topic }) => topic !== 'ADDRESS') : []

async function visibleOwner(
  ownerId: number,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<User | null> {
  const viewer = await context.viewer()
  if (viewer?.role !== 'admin' && viewer?.id !== ownerId) return null
  const query = await queryFromInfo({ context, info })
  // Prisma batches the lookups of one list into one statement.
  return context.prisma.user.findUnique({ ...query, where: { id: ownerId } })
}

builder.queryField('business', (t) =>
  t.field({
    type: 'Business',
    nullable: true,
    authScopes: { public: true },
    description:
      'An establishment, by exactly one of id and slug; null if there is none. For one merged into another, the error MERGED names the target in `details`.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: async (_root, key, context) => {
      const look = async () => (await context.search.fullBusiness(whereKey(key))) ?? null
      const found = context.anonymous ? await look() : await readWithSync(context.prisma, look)
      if (found) return (await maySee(found, context)) ? found : null
      const merged = await readMerged(context.prisma, whereKey(key))
      if (merged && (await maySee(merged, context))) throw mergedError(merged)
      return null
    },
  }),
)

/** Whether the viewer may see it: drafts are for administrators and their owner (state). */
async function maySee(business: Pick<FullBusiness, 'state' | 'ownerId'>, context: Context): Promise<boolean> {
  return business.state !== 'DRAFT' || isAdminOrOwner(business, context)
}

export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** Scalar fields of an input; required ones are mandatory only for a new establishment. */
export const scalarInputs = (
  t: InputFields,
  names: readonly BusinessFieldName[],
  { isNew }: { isNew: boolean },
) =>
  perField(names, (_name, { kind, isRequired, answered, sent = answered }) => {
    const options = { required: isNew && isRequired, description: sent }
    if (kind === 'flag') return t.boolean(options)
    if (kind === 'state') return t.field({ ...options, type: BusinessState })
    return kind === 'degrees' ? t.float(options) : t.string(options)
  })

const addressInput = (name: string, isNew: boolean, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      ...scalarInputs(t, addressFieldNames, { isNew }),
      cityId: t.id({ required: isNew, description: 'Id of the city.' }),
      neighborhoodId: t.id({
        required: isNew,
        description: 'Id of a neighborhood of that city.',
      }),
    }),
  })

const CreateAddressInput = addressInput('CreateAddressInput', true, 'Where a new establishment is.')

export const UpdateAddressInput = addressInput(
  'UpdateAddressInput',
  false,
  'Changes of an address: an absent field is unchanged, null clears.',
)

export const categoryIds = { description: 'Ids of categories, 1 to 10, in order; the first is the main one.' }
export const subcategoryIds = {
  description:
    'Ids of subcategories of these categories, at most 30, in order. At least one if any of the categories has an active one.',
}
const ownerId = { description: "Id of the owner's account." }

export const sentAreas = {
  description:
    'Cities and neighborhoods served, at most eight; required if the address is hidden and `servesRegion` is not set.',
}

export const CreateBusinessInput = builder.inputType('CreateBusinessInput', {
  description: 'New establishment. Its slug is derived from the name.',
  fields: (t) => ({
    ...scalarInputs(t, plainFieldNames, { isNew: true }),
    ...deprecatedInputs(t),
    ownerId: t.id(ownerId),
    address: t.field({
      type: CreateAddressInput,
      required: true,
      description: 'Address of the establishment.',
    }),
    categoryIds: t.idList({ required: true, ...categoryIds }),
    subcategoryIds: t.idList({ required: true, defaultValue: [], ...subcategoryIds }),
    attributes: t.field({ type: [AnswerInput], ...answersArg }),
    areas: t.field({ type: [AreaInput], ...sentAreas }),
    photos: t.field({
      type: ['Upload'],
      description: 'Photos, at most 15, in order; the first is the cover.',
    }),
  }),
})

const PhotosAction = builder.enumType('PhotosAction', {
  description: 'How to add photos sent with an update of an establishment.',
  values: {
    APPEND: { description: 'Append to the existing photos.' },
    REPLACE: { description: 'Replace the existing photos.' },
  } as const,
})

export const UpdateBusinessInput = builder.inputType('UpdateBusinessInput', {
  description: 'Changes to an establishment; absent fields stay unchanged, null clears.',
  fields: (t) => ({
    version: t.int({
      description: 'Version that was read; CONFLICT if the establishment has changed since.',
    }),
    ...scalarInputs(t, plainFieldNames, { isNew: false }),
    ...deprecatedInputs(t),
    ownerId: t.id(ownerId),
    address: t.field({ type: UpdateAddressInput, description: 'Changes to the address.' }),
    categoryIds: t.idList(categoryIds),
    subcategoryIds: t.idList(subcategoryIds),
    attributes: t.field({ type: [AnswerInput], ...answersArg }),
    areas: t.field({ type: [AreaInput], ...sentAreas }),
    photos: t.field({
      type: ['Upload'],
      description: 'Photos in order; at most 15 including those that stay.',
    }),
    photosAction: t.field({
      type: PhotosAction,
      required: true,
      defaultValue: 'APPEND',
      description: 'How to add the photos.',
    }),
  }),
})
