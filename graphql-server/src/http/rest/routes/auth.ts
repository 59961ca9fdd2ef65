import type { Answer } from '../answers.ts'
import { one } from '../answers.ts'
import { LoginDocument, type LoginMutation, MeDocument, RegisterDocument } from '../documents/documents.ts'
import { flag, required } from '../fields.ts'
import { schemaRef } from '../json-schema.ts'
import { route } from '../route.ts'
import { User } from '../shapes/account.ts'

const email = required('The e-mail address of the account.', 'maria@guiadovale.example')
const password = required('The password; at least 8 characters for a new one.', 'maria-demo')

/** A session has an envelope of its own (rest-envelope). */
const session = (status: 200 | 201): Answer<LoginMutation> => ({
  status,
  properties: {
    token: {
      type: 'string',
      description: 'Send it as `Authorization: Bearer …`.',
      examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMiJ9.c2lnbmF0dXJl'],
    },
    user: schemaRef(User.name),
  },
  of: ({ session: { token, user } }) => ({ token, user: User.write(user) }),
})

export const authRoutes = [
  route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Begin a session',
    description:
      'Failed tries are limited by account and by address; a 401 of this call is no expired session.',
    may: 'public',
    document: LoginDocument,
    body: { email, password, remember: flag('A token for 30 days instead of 12 hours.') },
    answer: session(200),
  }),
  route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account',
    may: 'public',
    document: RegisterDocument,
    body: {
      name: required('The name of the person.', 'Maria Silva'),
      email,
      phone: required('With the area code: 10 or 11 digits.', '(12) 99621-0000'),
      password,
    },
    answer: session(201),
  }),
  route({
    method: 'GET',
    path: '/auth/me',
    summary: 'The account of who asks',
    may: 'signedIn',
    document: MeDocument,
    answer: one(User, ''),
  }),
]
