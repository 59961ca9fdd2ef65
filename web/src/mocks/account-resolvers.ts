import { GraphQLError } from 'graphql'
import type { z } from 'zod'
import {
  acceptInvitationInput,
  changeEmailInput,
  changePasswordInput,
  confirmSignInInput,
  deleteAccountInput,
  loginInput,
  registerInput,
  requestPasswordResetInput,
  resetPasswordInput,
  updateProfileInput,
} from '../../../schema/input/account.ts'
import { addUser, favor, type MockFavorite, type MockUser, resetTokenOf, tokenOf } from './accounts.ts'
import { asFresh } from './admin/rights.ts'
import { type MockCatalogue, toCard } from './catalogue.ts'
import { mockImage } from './images.ts'

/** What a resolver knows of the request. */
export interface MockContext {
  /** The Authorization header. */
  authorization: string | null
}

/** An error as the server answers it. */
function refusal(code: string, message: string, fields?: Record<string, string>): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(fields && { fields }) } })
}

const unauthenticated = () => refusal('UNAUTHENTICATED', 'Entre na sua conta para continuar.')
const wrongPassword = (path: string) =>
  refusal('BAD_USER_INPUT', 'A senha está incorreta.', { [path]: 'A senha está incorreta.' })

/** The part of the root that knows accounts, with the rules and refusals that pages depend on. */
export function accountsOf(catalogue: MockCatalogue) {
  const { users } = catalogue

  function signedIn({ authorization }: MockContext): MockUser {
    const user = users.find((each) => `Bearer ${tokenOf(each)}` === authorization)
    if (!user) throw unauthenticated()
    return user
  }

  /** Who asks, whom an open session alone does not prove (fresh-sign-in). */
  const owner = (context: MockContext) => {
    const user = signedIn(context)
    return user.passkeys.length > 0 ? asFresh(user) : user
  }

  const begin = (user: MockUser) => ({
    token: tokenOf(user),
    expiresAt: '2027-01-01T00:00:00.000Z',
    user,
  })

  const findFree = (email: string) => {
    if (!users.some((user) => user.email === email)) return
    throw refusal('CONFLICT', 'Já existe uma conta com este e-mail.', {
      'input.email': 'Já existe uma conta com este e-mail.',
    })
  }

  return {
    me: (_: object, context: MockContext) => signedIn(context),
    isPasswordResetLinkValid: ({ token }: { token: string }) =>
      users.some((each) => resetTokenOf(each) === token),
    invitation: ({ token }: { token: string }) =>
      catalogue.invitations.find(({ id }) => token === `convite-${id}`) ?? null,
    acceptInvitation: ({ input }: { input: unknown }) => {
      const { token, ...rest } = check(acceptInvitationInput, input)
      const invitation = catalogue.invitations.find(({ id }) => token === `convite-${id}`)
      if (!invitation) throw refusal('BAD_USER_INPUT', 'Este convite não vale mais.')
      const { name, email, role } = invitation
      addUser(catalogue, { name, email, role, ...rest })
      catalogue.invitations.splice(catalogue.invitations.indexOf(invitation), 1)
      return true
    },
    myData: (_: object, context: MockContext) => {
      const { name, email } = signedIn(context)
      return { account: { name, email } }
    },
    register: ({ input }: { input: unknown }) => {
      const checked = check(registerInput, input)
      findFree(checked.email)
      return begin(addUser(catalogue, checked))
    },
    login: ({ input }: { input: unknown }) => {
      const { email, password, recoveryCode } = check(loginInput, input)
      const user = users.find((each) => each.email === email && each.password === password)
      if (!user) throw refusal('INVALID_CREDENTIALS', 'E-mail ou senha incorretos.')
      checkSecondFactor(user, recoveryCode, 'input.recoveryCode')
      return begin(user)
    },
    openSessions: (_: object, context: MockContext) => signedIn(context).sessions,
    endSession: ({ id }: { id: string }, context: MockContext) => {
      const { sessions } = signedIn(context)
      const index = sessions.findIndex((session) => session.id === id)
      if (index < 0) throw refusal('NOT_FOUND', 'Esta sessão não está mais aberta.')
      sessions.splice(index, 1)
      return true
    },
    confirmSignIn: (input: { password: string }, context: MockContext) => {
      const user = signedIn(context)
      const { password, recoveryCode } = check(confirmSignInInput, input, '')
      if (password !== user.password) throw wrongPassword('password')
      checkSecondFactor(user, recoveryCode, 'recoveryCode')
      user.isFresh = true
      return true
    },
    passkeys: (_: object, context: MockContext) => signedIn(context).passkeys,
    recoveryCodesLeft: (_: object, context: MockContext) => signedIn(context).recoveryCodes.length,
    removePasskey: ({ id }: { id: string }, context: MockContext) => {
      const user = signedIn(context)
      user.passkeys = user.passkeys.filter((each) => each.id !== id)
      return true
    },
    renewRecoveryCodes: (_: object, context: MockContext) => {
      const codes = Array.from({ length: 10 }, (_each, index) => `ABCD-EFGH-JKMN-000${index}`)
      return Object.assign(signedIn(context), { recoveryCodes: codes }).recoveryCodes
    },
    logOut: (_: object, context: MockContext) => {
      signedIn(context).version += 1
      return true
    },
    logOutEverywhere: (_: object, context: MockContext) => {
      signedIn(context).version += 1
      return true
    },
    updateProfile: ({ input }: { input: { photo?: unknown } }, context: MockContext) => {
      const user = signedIn(context)
      const { photo, ...rest } = input
      Object.assign(user, check(updateProfileInput, rest))
      if (photo === null) user.photo = null
      if (photo) user.photo = mockImage(77)
      return user
    },
    changeEmail: ({ input }: { input: unknown }, context: MockContext) => {
      const user = owner(context)
      const { email, password } = check(changeEmailInput, input)
      if (password !== user.password) throw wrongPassword('input.password')
      findFree(email)
      return Object.assign(user, { email })
    },
    changePassword: ({ input }: { input: unknown }, context: MockContext) => {
      const user = owner(context)
      const { currentPassword, newPassword } = check(changePasswordInput, input)
      if (currentPassword !== user.password) throw wrongPassword('input.currentPassword')
      return begin(Object.assign(user, { password: newPassword, version: user.version + 1 }))
    },
    requestPasswordReset: (input: { email: string }) => Boolean(check(requestPasswordResetInput, input)),
    resetPassword: ({ input }: { input: unknown }) => {
      const { token, newPassword } = check(resetPasswordInput, input)
      const user = users.find((each) => resetTokenOf(each) === token)
      if (!user) {
        const message = 'Este link não vale mais. Peça um novo.'
        throw refusal('BAD_USER_INPUT', message, { 'input.token': message })
      }
      Object.assign(user, { password: newPassword, version: user.version + 1 })
      return true
    },
    deleteAccount: (input: { password: string }, context: MockContext) => {
      const user = owner(context)
      const { password } = check(deleteAccountInput, input, '')
      if (password !== user.password) throw wrongPassword('password')
      users.splice(users.indexOf(user), 1)
      return true
    },
    favorites: (_: object, context: MockContext) => signedIn(context).favorites.map(toFavorite),
    addFavorite: ({ businessId }: { businessId: string }, context: MockContext) => {
      const user = signedIn(context)
      const business = catalogue.businesses.find(({ id }) => id === businessId)
      if (!business) throw refusal('NOT_FOUND', 'Estabelecimento não encontrado.')
      return toFavorite(favor(user, business))
    },
    removeFavorite: ({ id }: { id?: string }, context: MockContext) => {
      const { favorites } = signedIn(context)
      const place = favorites.findIndex((favorite) => favorite.id === id)
      if (place < 0) throw refusal('NOT_FOUND', 'Favorito não encontrado.')
      favorites.splice(place, 1)
      return id
    },
    businessesOfOwner: ({ page, perPage }: { page: number; perPage: number }, context: MockContext) => {
      const { owns } = signedIn(context)
      return {
        items: owns.slice((page - 1) * perPage, page * perPage),
        pagination: { page, perPage, total: owns.length, totalPages: Math.ceil(owns.length / perPage) },
      }
    },
  }
}

function checkSecondFactor(user: MockUser, code: string | null | undefined, path: string): void {
  if (user.passkeys.length === 0) return
  if (!code)
    throw new GraphQLError('Esta conta pede também uma chave de acesso ou um código de recuperação.', {
      extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR' },
    })
  if (!user.recoveryCodes.includes(code))
    throw refusal('BAD_USER_INPUT', 'Este código não vale.', { [path]: 'Este código não vale.' })
}

function toFavorite({ business, ...favorite }: MockFavorite) {
  return { ...favorite, business: toCard(business) }
}

/** What breaks a rule of the server's input is refused as the server does. */
function check<T extends z.ZodType>(schema: T, value: unknown, prefix = 'input.'): z.output<T> {
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const fields = error.issues.map(({ path, message }) => [prefix + path.join('.'), message])
  throw refusal('BAD_USER_INPUT', error.issues[0]?.message ?? '', Object.fromEntries(fields))
}
