import type { BusinessFragment } from '../documents/documents.ts'
import { object } from '../json-schema.ts'
import {
  count,
  createdAt,
  degrees,
  id,
  imageExample,
  lat,
  listOf,
  long,
  perhaps,
  reference,
  text,
  updatedAt,
} from './property.ts'
import type { Shape } from './shape.ts'

const links = {
  instagram: perhaps('Address of its Instagram profile, if it has one.', 'https://instagram.com/cantina'),
  facebook: perhaps('Address of its Facebook page, if it has one.', 'https://facebook.com/cantina'),
  linkedin: perhaps('Address of its LinkedIn page, if it has one.', 'https://linkedin.com/company/cantina'),
  twitter: perhaps('Address of its Twitter profile, if it has one.', 'https://twitter.com/cantina'),
  tiktok: perhaps('Address of its TikTok profile, if it has one.', 'https://tiktok.com/@cantina'),
}

export const Business: Shape<BusinessFragment> = {
  name: 'Business',
  schema: object('An establishment.', {
    _id: id,
    slug: text('Its name in addresses, made from the name and stable.', 'cantina-da-serra'),
    name: text('Its name.', 'Cantina da Serra'),
    description: text('Sanitised HTML; empty when there is none.', '<p>Massas feitas em casa.</p>'),
    phone: text('Digits only, with the area code.', '1236210000'),
    whatsapp: perhaps('Digits only, if it has one.', '12996210000'),
    photos: listOf('Addresses of its photos, in order; the first is the cover.', {
      type: 'string',
      format: 'uri',
      examples: [imageExample],
    }),
    address: object('Where it is.', {
      street: perhaps('The street, if known.', 'Rua da Estação'),
      number: perhaps('The number in the street; "S/N" is one.', '120'),
      zipCode: perhaps('The zip code (CEP): eight digits.', '12010000'),
      city: reference('The city.', 'Taubaté', 'taubate'),
      neighborhood: reference('The neighborhood.', 'Centro', 'centro'),
    }),
    lat,
    long,
    category: listOf(
      'Its categories, in order; the first is the main one.',
      reference('A category.', 'Alimentação', 'alimentacao'),
    ),
    subCategory: listOf(
      'Its subcategories, in order; inactive ones only for administrators.',
      reference('A subcategory.', 'Pizzarias', 'pizzarias'),
    ),
    ...links,
    site: perhaps('Address of its own site, if it has one.', 'https://cantina.example/'),
    video: perhaps(
      'Address of its video on YouTube, if it has one.',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ),
    social: object('The same links once more, together.', links),
    owner: {
      ...object('The account that owns it, for administrators and that account; null for others.', {
        _id: id,
        name: text('Its name.', 'Maria Silva'),
      }),
      type: ['object', 'null'],
    },
    version: count('Raised by every update; send it back to notice that somebody else was faster.', 3),
    createdAt,
    updatedAt,
  }),
  write({ photos, latitude, longitude, ...business }) {
    const { instagram, facebook, linkedin, twitter, tiktok } = business
    return {
      ...business,
      photos: photos.map(({ image }) => image.url),
      lat: degrees(latitude),
      long: degrees(longitude),
      social: { instagram, facebook, linkedin, twitter, tiktok },
    }
  },
}
