import { builder } from '../builder.ts'

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]

const cityId = { description: 'Id of the city.' }
const neighborhoodId = { description: 'Id of the neighborhood, which must be of that city.' }

const addressLines = (t: InputFields) => ({
  street: t.string({ description: 'The street, if known.' }),
  number: t.string({ description: 'The number in the street; "S/N" is one.' }),
  zipCode: t.string({ description: 'The zip code (CEP): eight digits.' }),
})

const CreateAddressInput = builder.inputType('CreateAddressInput', {
  description: 'Where a new establishment is.',
  fields: (t) => ({
    ...addressLines(t),
    cityId: t.id({ required: true, ...cityId }),
    neighborhoodId: t.id({ required: true, ...neighborhoodId }),
  }),
})

const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  description: 'Changes of an address: an absent field is unchanged, null clears.',
  fields: (t) => ({ ...addressLines(t), cityId: t.id(cityId), neighborhoodId: t.id(neighborhoodId) }),
})

const name = { description: 'Its name, as people write it.' }
const description = {
  description: 'HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text.',
}
const phone = { description: 'With the area code; 0800 and 4004 numbers too.' }
const categoryIds = { description: 'Ids, 1 to 10, in order; the first is the main one.' }
const subcategoryIds = {
  description:
    'Ids, at most 30, in order, each of one of the categories. At least one if the categories have any that is active.',
}
const link = (to: string, example: string) => ({
  description: `Its ${to}: an http or https address. ${example} is completed.`,
})

const optionalFields = (t: InputFields) => ({
  whatsapp: t.string({ description: 'With the area code.' }),
  latitude: t.float({ description: 'Latitude in degrees; both coordinates or neither.' }),
  longitude: t.float({ description: 'Longitude in degrees.' }),
  instagram: t.string(link('Instagram profile', 'A bare name such as "@cantina"')),
  facebook: t.string(link('Facebook page', 'A bare name')),
  linkedin: t.string(link('LinkedIn page', "A company's bare name")),
  twitter: t.string(link('Twitter profile', 'A bare name such as "@cantina"')),
  tiktok: t.string(link('TikTok profile', 'A bare name such as "@cantina"')),
  site: t.string(link('own site', 'A bare domain such as "cantina.com.br"')),
  video: t.string({
    description: 'A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=….',
  }),
  ownerId: t.id({ description: 'Id of the account that owns it.' }),
})

export const CreateBusinessInput = builder.inputType('CreateBusinessInput', {
  description: 'A new establishment. Its slug is made from the name.',
  fields: (t) => ({
    name: t.string({ required: true, ...name }),
    description: t.string({ required: true, ...description }),
    phone: t.string({ required: true, ...phone }),
    ...optionalFields(t),
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
    name: t.string(name),
    description: t.string(description),
    phone: t.string(phone),
    ...optionalFields(t),
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
