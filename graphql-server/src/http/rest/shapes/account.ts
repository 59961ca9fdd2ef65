import type { FavoriteFragment, UserFragment } from '../documents/documents.ts'
import { object, schemaRef } from '../json-schema.ts'
import { Business } from './business.ts'
import { id, image, moment, text } from './property.ts'
import type { Shape } from './shape.ts'

export const Favorite: Shape<FavoriteFragment> = {
  name: 'Favorite',
  schema: object('An establishment that somebody has marked.', {
    _id: id,
    business: schemaRef('Business'),
    createdAt: moment('When it was marked.'),
  }),
  write: ({ business, ...favorite }) => ({ ...favorite, business: Business.write(business.business) }),
}

export const User: Shape<UserFragment> = {
  name: 'User',
  schema: object('An account, for its owner only.', {
    _id: id,
    name: text('Its name.', 'Maria Silva'),
    email: text('Its e-mail address.', 'maria@guiadovale.example'),
    phone: text('Digits only, with the area code.', '12996210000'),
    role: {
      type: 'string',
      enum: ['admin', 'user'],
      description: 'What it may do.',
      examples: ['user'],
    },
    photo: image('Address of its photo, if it has one.'),
    createdAt: moment('When it was opened.'),
  }),
  write: ({ photo, role, ...user }) => ({
    ...user,
    role: role === 'ADMIN' ? 'admin' : 'user',
    photo: photo?.url ?? null,
  }),
}
