import { GraphQLError } from 'graphql'
import type { MockContext } from '../account-resolvers.ts'
import { type MockUser, tokenOf } from '../accounts.ts'
import type { MockCatalogue } from '../catalogue.ts'

/** Who asks, when that is an administrator; refused as the server does otherwise. */
export function asAdmin({ users }: MockCatalogue, { authorization }: MockContext): MockUser {
  const user = users.find((each) => `Bearer ${tokenOf(each)}` === authorization)
  if (!user)
    throw new GraphQLError('Entre na sua conta para continuar.', { extensions: { code: 'UNAUTHENTICATED' } })
  if (user.role !== 'ADMIN')
    throw new GraphQLError('Você não tem permissão para isto.', { extensions: { code: 'FORBIDDEN' } })
  return user
}

/** The same, where the password must have been shown within the last minutes. */
export function asFreshAdmin(catalogue: MockCatalogue, context: MockContext): MockUser {
  return asFresh(asAdmin(catalogue, context))
}

/** Refuses who has not shown the password, or the second factor of an account that has one, within the last minutes. */
export function asFresh(user: MockUser): MockUser {
  if (user.isFresh) return user
  const proof = user.passkeys.length > 0 ? 'use a sua chave de acesso' : 'informe a sua senha de novo'
  throw new GraphQLError(`Confirme que é você: ${proof}.`, {
    extensions: { code: 'FORBIDDEN', reason: 'FRESH_SIGN_IN' },
  })
}
