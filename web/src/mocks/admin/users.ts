import { GraphQLError } from 'graphql'
import { unaccent } from '../../../../schema/slug.ts'
import type { MockContext } from '../account-resolvers.ts'
import type { MockInvitation, MockUser } from '../accounts.ts'
import type { MockCatalogue } from '../catalogue.ts'
import { asAdmin, asFreshAdmin } from './rights.ts'

interface PageRequest {
  filter?: { search?: string; role?: MockUser['role'] }
  sort: { field: 'NAME' | 'EMAIL' | 'CREATED_AT'; direction: 'ASC' | 'DESC' }
  page: number
  perPage: number
}

const sortKeys = { NAME: 'name', EMAIL: 'email', CREATED_AT: 'createdAt' } as const

/** What the dashboard asks of accounts. */
export function adminUsers(catalogue: MockCatalogue) {
  const { users, invitations } = catalogue
  const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString()
  const invited = (id: string) => {
    const invitation = invitations.find((each) => each.id === id)
    if (!invitation)
      throw new GraphQLError('Este convite não existe mais.', { extensions: { code: 'NOT_FOUND' } })
    return invitation
  }
  const toUser = (user: MockUser) =>
    Object.assign(user, {
      businessCount: user.owns.length,
      businesses: user.owns,
      hasPasskey: user.passkeys.length > 0,
    })
  const find = (id: string) => {
    const user = users.find((each) => each.id === id)
    if (!user) throw new GraphQLError('Usuário não encontrado.', { extensions: { code: 'NOT_FOUND' } })
    return user
  }
  const keepAnAdmin = (user: MockUser) => {
    if (users.some((each) => each.role === 'ADMIN' && each !== user)) return
    throw new GraphQLError('Este é o último administrador.', { extensions: { code: 'CONFLICT' } })
  }
  return {
    userPage: ({ filter = {}, sort, page, perPage }: PageRequest, context: MockContext) => {
      asAdmin(catalogue, context)
      const words = unaccent(filter.search ?? '').split(/\s+/)
      const key = sortKeys[sort.field]
      const sign = sort.direction === 'ASC' ? 1 : -1
      const found = users
        .filter(({ role }) => !filter.role || role === filter.role)
        .filter(({ name, email }) => words.every((word) => unaccent(`${name} ${email}`).includes(word)))
        .toSorted((a, b) => sign * a[key].localeCompare(b[key]))
      return {
        items: found.slice((page - 1) * perPage, page * perPage).map(toUser),
        pagination: {
          page,
          perPage,
          total: found.length,
          totalPages: Math.ceil(found.length / perPage),
        },
      }
    },
    user: ({ id }: { id: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      const user = users.find((each) => each.id === id)
      return user ? toUser(user) : null
    },
    setUserRole: ({ id, role }: { id: string; role: MockUser['role'] }, context: MockContext) => {
      asFreshAdmin(catalogue, context)
      const user = find(id)
      if (role === 'USER') keepAnAdmin(user)
      if (user.role !== role) user.version += 1
      return toUser(Object.assign(user, { role }))
    },
    setUserActive: ({ id, isActive }: { id: string; isActive: boolean }, context: MockContext) => {
      asFreshAdmin(catalogue, context)
      const user = find(id)
      if (!isActive) keepAnAdmin(user)
      return toUser(Object.assign(user, { deactivatedAt: isActive ? null : '2026-11-23T12:00:00.000Z' }))
    },
    removeSecondFactor: ({ id }: { id: string }, context: MockContext) => {
      asFreshAdmin(catalogue, context)
      return toUser(Object.assign(find(id), { passkeys: [], recoveryCodes: [] }))
    },
    invitations: (_: object, context: MockContext) => {
      asAdmin(catalogue, context)
      return invitations
    },
    inviteUser: (
      { input }: { input: Omit<MockInvitation, 'id' | 'expiresAt' | 'invitedBy'> },
      context: MockContext,
    ) => {
      const { name: invitedBy } = asFreshAdmin(catalogue, context)
      const invitation = {
        id: String(invitations.length + 1),
        expiresAt: inAWeek(),
        invitedBy,
        ...input,
      }
      invitations.unshift(invitation)
      return invitation
    },
    resendInvitation: ({ id }: { id: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      return Object.assign(invited(id), { expiresAt: inAWeek() })
    },
    revokeInvitation: ({ id }: { id: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      invitations.splice(invitations.indexOf(invited(id)), 1)
      return true
    },
    sendPasswordLink: ({ id }: { id: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      return find(id) !== null
    },
  }
}
