import { z } from 'zod'
import { businessLimits } from '../../../../../schema/input/business.ts'
import { coordinates } from '../../../../../schema/input/place.ts'
import { texts } from '../../../messages/texts.ts'
import {
  choice,
  createHeaders,
  degrees,
  type Fields,
  images,
  integer,
  names,
  optional,
  required,
  text,
} from '../fields.ts'
import {
  CreateBusinessDocument,
  DeleteBusinessDocument,
  DeleteBusinessPhotoDocument,
  UpdateBusinessDocument,
} from '../gql/documents.ts'
import { deleted, saved } from '../responses.ts'
import { type Route, route } from '../route.ts'
import { Business } from './business.ts'

const fields: Fields = {
  name: required('Its name.', 'Cantina da Serra'),
  description: required('HTML, which is sanitised.', '<p>Massas feitas em casa.</p>'),
  phone: required('With the area code: 10 or 11 digits, or a 0800 number.', '(12) 3621-0000'),
  whatsapp: optional('With the area code.', '(12) 99621-0000'),
  'address[street]': optional('The street.', 'Rua da Estação', { variable: 'input.address.street' }),
  'address[number]': optional('The number in the street.', 'S/N', { variable: 'input.address.number' }),
  'address[zipCode]': optional('The zip code (CEP).', '12010-000', { variable: 'input.address.zipCode' }),
  'address[city]': required('Id of the city.', '1', { variable: 'input.address.cityId' }),
  'address[neighborhood]': required('Id of the neighborhood.', '1', {
    variable: 'input.address.neighborhoodId',
  }),
  lat: degrees('Latitude in degrees; with `long`.', '-23.0205', coordinates.latitude, 'input.latitude'),
  long: degrees('Longitude in degrees; with `lat`.', '-45.5555', coordinates.longitude, 'input.longitude'),
  instagram: optional('Its Instagram profile: an address or a handle.', '@cantina'),
  facebook: optional('Its Facebook page.', 'facebook.com/cantina'),
  linkedin: optional('Its LinkedIn page.', 'linkedin.com/company/cantina'),
  twitter: optional('Its Twitter profile.', '@cantina'),
  tiktok: optional('Its TikTok profile.', '@cantina'),
  site: optional('Its own site.', 'cantina.example'),
  video: optional('A video on YouTube.', 'https://youtu.be/aqz-KE-bpKQ'),
  category: names('Ids of its categories; the first is the main one.', ['1'], {
    variable: 'input.categoryIds',
    empty: [],
    isRequired: true,
  }),
  subCategory: names('Ids of its subcategories.', ['1', '2'], {
    variable: 'input.subcategoryIds',
    empty: [],
  }),
  owner: optional('Id of the account that owns it.', '2', { variable: 'input.ownerId' }),
  photos: images('PNG, JPEG, WebP or AVIF.', businessLimits.photos),
}

const updateFields: Fields = {
  ...fields,
  photosAction: choice('Whether new photos follow those that are there or replace them.', [
    'append',
    'replace',
  ]),
  version: integer('The version that was read: refused with a 409 when it has changed since.', z.int(), {
    minimum: 1,
  }),
}

const photoUrl = text(
  'Address of the photo, absolute or relative.',
  '/media/193d86bb8f27c9a00fb6eea90331c03c3ccbc130ac31f13a163c6f133b67fa4b',
  {
    variable: 'photoUrl',
    missing: texts.businesses.photoUrlMissing,
  },
)

/** For old clients at the path of the specification, where two described paths would be ambiguous. */
function deletePhotoRoute(path: string, options: Pick<Route, 'isUndescribed'> = {}): Route {
  return route({
    method: 'DELETE',
    path,
    operationId: 'deleteBusinessPhoto',
    summary: 'Delete a photo of an establishment',
    description:
      'By its address, in the query or in the body. `DELETE /businesses/{id}/photos` does the same and is not described, since it could be taken for `/businesses/slug/{slug}`.',
    scope: 'admin',
    document: DeleteBusinessPhotoDocument,
    params: { id: text('Its id.', '1') },
    query: { photoUrl },
    body: { photoUrl },
    success: saved(Business, 200, texts.businesses.photoDeleted),
    ...options,
  })
}

export const businessWriteRoutes = [
  route({
    method: 'POST',
    path: '/businesses',
    operationId: 'createBusiness',
    summary: 'Create an establishment',
    description: 'A form with its photos, or JSON without any.',
    scope: 'admin',
    document: CreateBusinessDocument,
    headers: createHeaders,
    body: fields,
    success: saved(Business, 201, texts.businesses.created),
  }),
  route({
    method: 'PUT',
    path: '/businesses/{id}',
    operationId: 'updateBusiness',
    summary: 'Change an establishment',
    description: 'Changes what is sent and nothing else.',
    scope: 'admin',
    document: UpdateBusinessDocument,
    params: { id: text('Its id.', '1') },
    body: updateFields,
    success: saved(Business, 200, texts.businesses.updated),
  }),
  route({
    method: 'DELETE',
    path: '/businesses/{id}',
    operationId: 'deleteBusiness',
    summary: 'Delete an establishment',
    description: 'Its photos and its favorites go with it.',
    scope: 'admin',
    document: DeleteBusinessDocument,
    params: { id: text('Its id.', '3') },
    success: deleted(texts.businesses.deleted),
  }),
  deletePhotoRoute('/businesses/id/{id}/photos'),
  deletePhotoRoute('/businesses/{id}/photos', { isUndescribed: true }),
]
