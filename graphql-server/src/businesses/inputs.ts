import {
  addressFieldNames,
  type BusinessFieldName,
  perField,
  plainFieldNames,
} from '../../../schema/business/per-field.ts'
import { builder } from '../builder.ts'

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

const cityId = { description: 'Id of the city.' }
const neighborhoodId = { description: 'Id of the neighborhood, which must be of that city.' }

/** Scalar fields; those that are required must be there for a new establishment only. */
const scalarFields = (t: InputFields, names: readonly BusinessFieldName[], { isNew }: { isNew: boolean }) =>
  perField(names, (_name, { kind, isRequired, answered, sent = answered }) => {
    const options = { required: isNew && isRequired, description: sent }
    return kind === 'degrees' ? t.float(options) : t.string(options)
  })

const CreateAddressInput = builder.inputType('CreateAddressInput', {
  description: 'Where a new establishment is.',
  fields: (t) => ({
    ...scalarFields(t, addressFieldNames, { isNew: true }),
    cityId: t.id({ required: true, ...cityId }),
    neighborhoodId: t.id({ required: true, ...neighborhoodId }),
  }),
})

const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  description: 'Changes of an address: an absent field is unchanged, null clears.',
  fields: (t) => ({
    ...scalarFields(t, addressFieldNames, { isNew: false }),
    cityId: t.id(cityId),
    neighborhoodId: t.id(neighborhoodId),
  }),
})

const categoryIds = { description: 'Ids, 1 to 10, in order; the first is the main one.' }
const subcategoryIds = {
  description:
    'Ids, at most 30, in order, each of one of the categories. At least one if the categories have any that is active.',
}
const ownerId = { description: 'Id of the account that owns it.' }

export const CreateBusinessInput = builder.inputType('CreateBusinessInput', {
  description: 'A new establishment. Its slug is made from the name.',
  fields: (t) => ({
    ...scalarFields(t, plainFieldNames, { isNew: true }),
    ownerId: t.id(ownerId),
    address: t.field({ type: CreateAddressInput, required: true, description: 'Where it is.' }),
    categoryIds: t.idList({ required: true, ...categoryIds }),
    subcategoryIds: t.idList({ required: true, defaultValue: [], ...subcategoryIds }),
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
    ...scalarFields(t, plainFieldNames, { isNew: false }),
    ownerId: t.id(ownerId),
    address: t.field({ type: UpdateAddressInput, description: 'Where it is.' }),
    categoryIds: t.idList(categoryIds),
    subcategoryIds: t.idList(subcategoryIds),
    photos: t.field({ type: ['Upload'], description: 'Photos, in order; at most 15 with those that stay.' }),
    photosAction: t.field({
      type: PhotosAction,
      required: true,
      defaultValue: 'APPEND',
      description: 'Where the photos go.',
    }),
  }),
})
