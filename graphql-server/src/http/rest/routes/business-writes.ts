import { z } from 'zod'
import { businessLimits } from '../../../../../schema/input/business.ts'
import { coordinates } from '../../../../../schema/input/coordinates.ts'
import { texts } from '../../../messages/texts.ts'
import { deleted, saved } from '../answers.ts'
import {
  CreateBusinessDocument,
  DeleteBusinessDocument,
  DeleteBusinessPhotoDocument,
  UpdateBusinessDocument,
} from '../documents/documents.ts'
import type { Fields } from '../field.ts'
import { choice, degrees, names, optional, required, text, whole } from '../fields.ts'
import { images } from '../file-fields.ts'
import { route } from '../route.ts'
import { Business } from '../shapes/business.ts'
import { createHeaders, id } from './params.ts'

const fields: Fields = {
  name: required('Its name.', 'Cantina da Serra'),
  description: required('HTML, which is sanitised.', '<p>Massas feitas em casa.</p>'),
  phone: required('With the area code: 10 or 11 digits, or a 0800 number.', '(12) 3621-0000'),
  whatsapp: optional('With the area code.', '(12) 99621-0000'),
  'address[street]': optional('The street.', 'Rua da Estação', { to: 'input.address.street' }),
  'address[number]': optional('The number in the street.', 'S/N', { to: 'input.address.number' }),
  'address[zipCode]': optional('The zip code (CEP).', '12010-000', { to: 'input.address.zipCode' }),
  'address[city]': required('Id of the city.', '12', { to: 'input.address.cityId' }),
  'address[neighborhood]': required('Id of the neighborhood.', '34', { to: 'input.address.neighborhoodId' }),
  lat: degrees('Latitude in degrees; with `long`.', '-23.0205', coordinates.latitude, 'input.latitude'),
  long: degrees('Longitude in degrees; with `lat`.', '-45.5555', coordinates.longitude, 'input.longitude'),
  instagram: optional('Its Instagram profile: an address or a handle.', '@cantina'),
  facebook: optional('Its Facebook page.', 'facebook.com/cantina'),
  linkedin: optional('Its LinkedIn page.', 'linkedin.com/company/cantina'),
  twitter: optional('Its Twitter profile.', '@cantina'),
  tiktok: optional('Its TikTok profile.', '@cantina'),
  site: optional('Its own site.', 'cantina.example'),
  video: optional('A video on YouTube.', 'https://youtu.be/aqz-KE-bpKQ'),
  category: names('Ids of its categories; the first is the main one.', ['12'], {
    to: 'input.categoryIds',
    blank: [],
    isRequired: true,
  }),
  subCategory: names('Ids of its subcategories.', ['34', '35'], { to: 'input.subcategoryIds', blank: [] }),
  owner: optional('Id of the account that owns it.', '56', { to: 'input.ownerId' }),
  photos: images('PNG, JPEG, WebP or AVIF.', businessLimits.photos),
}

const changes: Fields = {
  photosAction: choice('Whether new photos follow those that are there or replace them.', [
    'append',
    'replace',
  ]),
  version: whole('The version that was read: refused with a 409 when it has changed since.', z.int(), {
    minimum: 1,
    examples: [3],
  }),
}

const photoUrl = text(
  'Address of the photo, absolute or relative.',
  'https://guiadovale.example/media/3b0c',
  {
    to: 'photoUrl',
  },
)
const byId = { params: { id: id('Its id.', 'id') } }
const called = texts.businesses

export const businessWriteRoutes = [
  route({
    method: 'POST',
    path: '/businesses',
    summary: 'Create an establishment',
    may: 'admin',
    document: CreateBusinessDocument,
    headers: createHeaders,
    body: fields,
    isForm: true,
    answer: saved(Business, 201, called.created),
  }),
  route({
    method: 'PUT',
    path: '/businesses/{id}',
    summary: 'Change an establishment',
    description: 'Changes what is sent and nothing else.',
    may: 'admin',
    document: UpdateBusinessDocument,
    ...byId,
    body: { ...fields, ...changes },
    isForm: true,
    answer: saved(Business, 200, called.updated),
  }),
  route({
    method: 'DELETE',
    path: '/businesses/{id}',
    summary: 'Delete an establishment',
    description: 'Its photos and its favorites go with it.',
    may: 'admin',
    document: DeleteBusinessDocument,
    ...byId,
    answer: deleted(called.deleted),
  }),
  route({
    method: 'DELETE',
    path: '/businesses/{id}/photos',
    summary: 'Delete a photo of an establishment',
    description: 'By its address, in the body or, for proxies that drop that, in the query.',
    may: 'admin',
    document: DeleteBusinessPhotoDocument,
    ...byId,
    fixed: { photoUrl: '' },
    query: { photoUrl },
    body: { photoUrl },
    answer: saved(Business, 200, called.photoDeleted),
  }),
]
