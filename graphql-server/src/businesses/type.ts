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

/** Resolves a field that can be hidden: hidden values are for administrators and the owner (hidden-contacts). */
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
  description: 'Where an establishment is.',
  fields: (t) => ({
    ...scalarFields(t, addressFieldNames),
    neighborhood: t.field({
      type: 'Neighborhood',
      description: 'The neighborhood; one with an empty id and slug where that is not public.',
      resolve: (business, _args, context) => {
        const { hidden, neighborhood } = business
        if (!hidden?.neighborhood || context.anonymous) return neighborhood
        return isAdminOrOwner(business, context).then((mayRead) =>
          mayRead ? (hidden.neighborhood as Neighborhood) : neighborhood,
        )
      },
    }),
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
    ...deprecatedFields(t),
    hours: t.field({
      type: Hours,
      nullable: true,
      description:
        'When it is open, for programs to read; null when it is not known, which does not mean closed.',
      resolve: hoursOrNull,
    }),
    confirmations: t.field({
      type: [Confirmation],
      description: 'When its phone, WhatsApp and address were corrected or confirmed, as far as that holds.',
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
      description: 'The foreign sources that its values come from, as far as they are the present ones.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ sources }) => sources,
    }),
    addressWarnings: t.field({
      type: ['String'],
      description:
        'While its address is hidden, for administrators and the owner: which of the public texts hold the street, number or zip code all the same, in Portuguese sentences.',
      resolve: (business, _args, context) => {
        if (!business.addressHidden || context.anonymous) return []
        return isAdminOrOwner(business, context).then((mayRead) => (mayRead ? addressWarnings(business) : []))
      },
    }),
    contactsHiddenUntil: t.exposeString('contactsHiddenUntil', {
      nullable: true,
      description:
        'The last day on which street, point on the map, contacts and links are hidden, yyyy-MM-dd; null when they are not. Administrators and the owner get them all the same.',
    }),
    closedOn: t.exposeString('closedOn', {
      nullable: true,
      description: 'Of what has closed for good: the day on which that was recorded, yyyy-MM-dd.',
    }),
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
    areas: t.field({
      type: [ServedArea],
      description: 'The cities and neighborhoods that it serves, besides its own city; at most eight.',
      complexity: { field: 1, multiplier: 3 },
      resolve: servedAreas,
    }),
    categories: t.expose('categories', {
      type: ['Category'],
      description: 'Its categories; the first is the main one.',
      complexity: { field: 1, multiplier: 3 },
    }),
    attributes: t.field({
      type: [BusinessAttribute],
      description: 'What its categories are asked and it has answered, in the order of the attributes.',
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
      description: 'Its photos in order, at most 15; the first is the cover.',
      complexity: { field: 1, multiplier: 8 },
    }),
    cover: t.expose('cover', {
      type: Photo,
      nullable: true,
      description: 'The first of its photos, if any.',
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

/** Those that say nothing of hidden values. */
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
  // Prisma joins the lookups of one list in one statement.
  return context.prisma.user.findUnique({ ...query, where: { id: ownerId } })
}

builder.queryField('business', (t) =>
  t.field({
    type: 'Business',
    nullable: true,
    authScopes: { public: true },
    description:
      'One establishment, by exactly one of id and slug; null when there is none. Of one that was merged into another the error MERGED names that in `details`.',
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

/** Drafts are for administrators and their owner (state). */
async function maySee(business: Pick<FullBusiness, 'state' | 'ownerId'>, context: Context): Promise<boolean> {
  return business.state !== 'DRAFT' || isAdminOrOwner(business, context)
}

export type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

/** Scalar fields; those that are required must be there for a new establishment only. */
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
        description: 'Id of the neighborhood, which must be of that city.',
      }),
    }),
  })

const CreateAddressInput = addressInput('CreateAddressInput', true, 'Where a new establishment is.')

export const UpdateAddressInput = addressInput(
  'UpdateAddressInput',
  false,
  'Changes of an address: an absent field is unchanged, null clears.',
)

export const categoryIds = { description: 'Ids, 1 to 10, in order; the first is the main one.' }
export const subcategoryIds = {
  description:
    'Ids, at most 30, in order, each of one of the categories. At least one if the categories have any that is active.',
}
const ownerId = { description: 'Id of the account that owns it.' }

export const sentAreas = {
  description:
    'The cities and neighborhoods that it serves, at most eight; required where its address is hidden and `servesRegion` is not set.',
}

export const CreateBusinessInput = builder.inputType('CreateBusinessInput', {
  description: 'A new establishment. Its slug is made from the name.',
  fields: (t) => ({
    ...scalarInputs(t, plainFieldNames, { isNew: true }),
    ...deprecatedInputs(t),
    ownerId: t.id(ownerId),
    address: t.field({ type: CreateAddressInput, required: true, description: 'Where it is.' }),
    categoryIds: t.idList({ required: true, ...categoryIds }),
    subcategoryIds: t.idList({ required: true, defaultValue: [], ...subcategoryIds }),
    attributes: t.field({ type: [AnswerInput], ...answersArg }),
    areas: t.field({ type: [AreaInput], ...sentAreas }),
    photos: t.field({
      type: ['Upload'],
      description: 'Its photos, at most 15, in order; the first is the cover.',
    }),
  }),
})

const PhotosAction = builder.enumType('PhotosAction', {
  description: 'Where photos go that are sent with changes of an establishment.',
  values: {
    APPEND: { description: 'After those that are there.' },
    REPLACE: { description: 'Instead of those that are there.' },
  } as const,
})

export const UpdateBusinessInput = builder.inputType('UpdateBusinessInput', {
  description: 'Changes of an establishment: an absent field is unchanged, null clears.',
  fields: (t) => ({
    version: t.int({
      description:
        'The version that was read; when the establishment has changed since, the update is refused with CONFLICT.',
    }),
    ...scalarInputs(t, plainFieldNames, { isNew: false }),
    ...deprecatedInputs(t),
    ownerId: t.id(ownerId),
    address: t.field({ type: UpdateAddressInput, description: 'Where it is.' }),
    categoryIds: t.idList(categoryIds),
    subcategoryIds: t.idList(subcategoryIds),
    attributes: t.field({ type: [AnswerInput], ...answersArg }),
    areas: t.field({ type: [AreaInput], ...sentAreas }),
    photos: t.field({ type: ['Upload'], description: 'Photos, in order; at most 15 with those that stay.' }),
    photosAction: t.field({
      type: PhotosAction,
      required: true,
      defaultValue: 'APPEND',
      description: 'Where the photos go.',
    }),
  }),
})
