import { z } from 'zod'
import { defaultAttributes } from '../../../../../schema/attributes/default-set.ts'
import { perDeprecatedAnswer } from '../../../../../schema/attributes/deprecated-names.ts'
import type { BusinessField } from '../../../../../schema/business/field.ts'
import { businessFields } from '../../../../../schema/business/fields.ts'
import {
  addressFieldNames,
  type BusinessFieldName,
  fieldsWith,
  isField,
  plainFieldNames,
} from '../../../../../schema/business/per-field.ts'
import { businessStates } from '../../../../../schema/business/state-words.ts'
import { businessLimits } from '../../../../../schema/input/business.ts'
import { restDescription } from '../../../answers/deprecated-fields.ts'
import { texts } from '../../../messages/texts.ts'
import { areasField } from '../areas-field.ts'
import {
  answers,
  choice,
  createHeaders,
  degrees,
  type Field,
  type Fields,
  images,
  integer,
  names,
  optional,
  required,
  text,
  yesNoOrNull,
} from '../fields.ts'
import {
  CreateBusinessDocument,
  DeleteBusinessDocument,
  DeleteBusinessPhotoDocument,
  UpdateBusinessDocument,
} from '../gql/documents.ts'
import { deleted, type Route, route, saved } from '../route.ts'
import { Business } from './business.ts'

/** Scalar fields of the body, by their REST names. */
const scalars = (names: readonly BusinessFieldName[]): Fields =>
  Object.fromEntries(names.map((name) => scalar(name, businessFields[name])))

function scalar(name: BusinessFieldName, field: BusinessField): [name: string, field: Field] {
  const { group, isRequired, answered, sent = answered, rest, examples } = field
  const [description, restName] = [rest.sent ?? sent, rest.name ?? name]
  const variable = group === 'address' ? `input.address.${name}` : `input.${name}`
  if (isField(name, { kind: 'degrees' }))
    return [restName, degrees(description, examples.sent, businessFields[name].rule, variable)]
  if (isField(name, { kind: 'flag' }))
    return [restName, yesNoOrNull(description, variable, examples.sent === 'true')]
  if (isField(name, { kind: 'state' })) {
    const one = choice(description, businessStates)
    const read: Field['read'] = (values) => (String(values.at(-1) ?? '') === '' ? null : one.read(values))
    return [restName, { ...one, read, variable }]
  }
  const text = (isRequired ? required : optional)(description, examples.sent, { variable })
  return [group === 'address' ? `address[${restName}]` : restName, text]
}

const fields: Fields = {
  ...scalars(fieldsWith({ group: 'facts' })),
  ...scalars(fieldsWith({ group: 'description' })),
  ...scalars(fieldsWith({ group: 'contact' })),
  ...scalars(addressFieldNames),
  'address[city]': required('Id of the city.', '1', { variable: 'input.address.cityId' }),
  'address[neighborhood]': required('Id of the neighborhood.', '1', {
    variable: 'input.address.neighborhoodId',
  }),
  ...scalars(plainFieldNames),
  ...perDeprecatedAnswer((name) => yesNoOrNull(restDescription(name), `input.${name}`)),
  category: names('Ids of its categories; the first is the main one.', ['1'], {
    variable: 'input.categoryIds',
    empty: [],
    isRequired: true,
  }),
  subCategory: names('Ids of its subcategories.', ['1', '2'], {
    variable: 'input.subcategoryIds',
    empty: [],
  }),
  attributes: answers(
    'Answers to attributes by slug: only the named ones change. The list that responses have is taken too.',
    defaultAttributes[0]?.slug ?? '',
  ),
  areas: areasField,
  owner: optional('Id of the account that owns it.', '2', { variable: 'input.ownerId' }),
  photos: images('PNG, JPEG, WebP or AVIF.', businessLimits.photos),
}

const updateFields: Fields = {
  ...fields,
  photosAction: choice('Whether new photos follow those that are there, as without it, or replace them.', [
    'append',
    'replace',
  ]),
  version: integer(
    'The version that was read: refused with a 409 when it has changed since.',
    z.int(texts.variables.expected(texts.variables.wholeNumber)),
    { minimum: 1 },
  ),
}

const photoUrl = text(
  'Address of the photo, absolute or relative.',
  '/media/193d86bb8f27c9a00fb6eea90331c03c3ccbc130ac31f13a163c6f133b67fa4b',
  {
    variable: 'photoUrl',
    missing: texts.businesses.photoUrlMissing,
  },
)

/** Also serves old clients at the specification's path, which would be ambiguous if both were documented. */
function deletePhotoRoute(path: string, options: Pick<Route, 'isUndescribed'> = {}): Route {
  return route({
    method: 'DELETE',
    path,
    operationId: 'deleteBusinessPhoto',
    summary: 'Delete a photo of an establishment',
    description:
      'By its URL, in the query or in the body. `DELETE /businesses/{id}/photos` does the same and is not documented, since it would be ambiguous with `/businesses/slug/{slug}`.',
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
    description: 'Accepts a form with photos, or JSON without any.',
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
    description: 'Fields that are not sent stay unchanged.',
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
    description: 'Also deletes its photos and favorites.',
    scope: 'admin',
    document: DeleteBusinessDocument,
    params: { id: text('Its id.', '3') },
    success: deleted(texts.businesses.deleted),
  }),
  deletePhotoRoute('/businesses/id/{id}/photos'),
  deletePhotoRoute('/businesses/{id}/photos', { isUndescribed: true }),
]
