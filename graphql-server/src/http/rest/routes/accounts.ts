import { demoAdmin } from '../../../../demo/accounts.ts'
import { texts } from '../../../messages/texts.ts'
import { flag, optional, required } from '../fields.ts'
import {
  LoginDocument,
  type LoginMutation,
  LogoutDocument,
  MeDocument,
  RegisterDocument,
  type UserFragment,
} from '../gql/documents.ts'
import { dateTime, id, imageUrl, objectSchema, schemaRef, string } from '../json-schema.ts'
import { type Entity, messageSchema, one, route, type Success } from '../route.ts'

const User: Entity<UserFragment> = {
  name: 'User',
  schema: objectSchema('An account, for its owner only.', {
    _id: id,
    name: string('Its name.', 'Maria Silva'),
    email: string('Its e-mail address.', 'maria@guiadovale.example'),
    phone: string('Digits only, with the area code.', '12996210000'),
    role: {
      type: 'string',
      enum: ['admin', 'user'],
      description: "Role, which determines the account's rights.",
      examples: ['user'],
    },
    photo: imageUrl('Address of its photo, if it has one.'),
    createdAt: dateTime('When it was opened.'),
  }),
  serialize: ({ photo, role, ...user }) => ({
    ...user,
    role: role === 'ADMIN' ? 'admin' : 'user',
    photo: photo?.url ?? null,
  }),
}

/** Sign-in and registration have their own envelope (rest-envelope). */
const session = (status: 200 | 201): Success<LoginMutation> => ({
  status,
  entity: User,
  properties: {
    token: string(
      'Send it as `Authorization: Bearer …`.',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMiJ9.c2lnbmF0dXJl',
    ),
    user: schemaRef(User.name),
  },
  toBody: ({ session: { token, user } }) => ({ token, user: User.serialize(user) }),
})

export const accountRoutes = [
  route({
    method: 'POST',
    path: '/auth/login',
    operationId: 'login',
    summary: 'Begin a session',
    description:
      'Failed attempts are limited by account and by IP address. A 401 of this call does not mean an expired session: its code is `INVALID_CREDENTIALS`. An account with a passkey is refused (403, reason `SECOND_FACTOR`) unless a recovery code is sent.',
    scope: 'public',
    document: LoginDocument,
    body: {
      email: required('The e-mail address of the account.', demoAdmin.email, {
        placeholder: 'voce@exemplo.com.br',
      }),
      password: required('The password.', demoAdmin.password, { placeholder: 'sua-senha' }),
      remember: flag('A token for 30 days instead of 12 hours.'),
      recoveryCode: optional('One of the recovery codes of an account with a passkey, which is used up.'),
    },
    success: session(200),
  }),
  route({
    method: 'POST',
    path: '/auth/register',
    operationId: 'register',
    summary: 'Open an account',
    description: 'Returns a session of the new account.',
    scope: 'public',
    document: RegisterDocument,
    body: {
      name: required('The name of the person.', 'Joana Silva'),
      email: required('The e-mail address of the account.', 'joana@guiadovale.example'),
      phone: required('With the area code: 10 or 11 digits.', '(12) 99621-0000'),
      password: required('The password, 8 to 128 characters.', 'uma-senha-longa'),
    },
    success: session(201),
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    operationId: 'logout',
    summary: 'End the session of this token',
    description: 'Revokes the token. Other sessions of the account continue.',
    scope: 'signedIn',
    document: LogoutDocument,
    success: {
      status: 200,
      properties: { message: messageSchema(texts.sessions.ended) },
      toBody: () => ({ message: texts.sessions.ended }),
    },
  }),
  route({
    method: 'GET',
    path: '/auth/me',
    operationId: 'getCurrentUser',
    summary: 'The account of the caller',
    description: "Includes the role, which determines the account's rights.",
    scope: 'signedIn',
    document: MeDocument,
    success: one(User, ''),
  }),
]
