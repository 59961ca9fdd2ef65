import type { BusinessFragment } from '../gql/documents.ts'
import {
  arrayOf,
  count,
  createdAt,
  degreesText,
  id,
  imageExample,
  latitude,
  longitude,
  nullableString,
  objectSchema,
  reference,
  string,
  updatedAt,
} from '../json-schema.ts'
import type { Entity } from '../responses.ts'

const links = {
  instagram: nullableString(
    'Address of its Instagram profile, if it has one.',
    'https://instagram.com/cantina',
  ),
  facebook: nullableString('Address of its Facebook page, if it has one.', 'https://facebook.com/cantina'),
  linkedin: nullableString(
    'Address of its LinkedIn page, if it has one.',
    'https://linkedin.com/company/cantina',
  ),
  twitter: nullableString('Address of its Twitter profile, if it has one.', 'https://twitter.com/cantina'),
  tiktok: nullableString('Address of its TikTok profile, if it has one.', 'https://tiktok.com/@cantina'),
}

export const Business: Entity<BusinessFragment> = {
  name: 'Business',
  schema: objectSchema('An establishment.', {
    _id: id,
    slug: string('Its name in addresses, made from the name and stable.', 'cantina-da-serra'),
    name: string('Its name.', 'Cantina da Serra'),
    description: string('Sanitised HTML; empty when there is none.', '<p>Massas feitas em casa.</p>'),
    phone: string('Digits only, with the area code.', '1236210000'),
    whatsapp: nullableString('Digits only, if it has one.', '12996210000'),
    photos: arrayOf('Addresses of its photos, in order; the first is the cover.', {
      type: 'string',
      format: 'uri',
      examples: [imageExample],
    }),
    address: objectSchema('Where it is.', {
      street: nullableString('The street, if known.', 'Rua da Estação'),
      number: nullableString('The number in the street; "S/N" is one.', '120'),
      zipCode: nullableString('The zip code (CEP): eight digits.', '12010000'),
      city: reference('The city.', 'Taubaté', 'taubate'),
      neighborhood: reference('The neighborhood.', 'Centro', 'centro'),
    }),
    lat: latitude,
    long: longitude,
    category: arrayOf(
      'Its categories, in order; the first is the main one.',
      reference('A category.', 'Alimentação', 'alimentacao'),
    ),
    subCategory: arrayOf(
      'Its subcategories, in order; inactive ones only for administrators.',
      reference('A subcategory.', 'Pizzarias', 'pizzarias'),
    ),
    ...links,
    site: nullableString('Address of its own site, if it has one.', 'https://cantina.example/'),
    video: nullableString(
      'Address of its video on YouTube, if it has one.',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ),
    social: objectSchema('The same links once more, together.', links),
    owner: {
      ...objectSchema('The account that owns it, for administrators and that account; null for others.', {
        _id: id,
        name: string('Its name.', 'Maria Silva'),
      }),
      type: ['object', 'null'],
    },
    version: count('Raised by every update; send it back to notice that somebody else was faster.', 3),
    createdAt,
    updatedAt,
  }),
  serialize({ photos, latitude, longitude, ...business }) {
    const { instagram, facebook, linkedin, twitter, tiktok } = business
    return {
      ...business,
      photos: photos.map(({ image }) => image.url),
      lat: degreesText(latitude),
      long: degreesText(longitude),
      social: { instagram, facebook, linkedin, twitter, tiktok },
    }
  },
}
