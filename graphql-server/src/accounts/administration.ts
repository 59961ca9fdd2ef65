import { userListInput } from '../../../schema/input/lists.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { readWithSync } from '../database/cluster/second-look.ts'
import { inTransaction } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { resetRequests } from '../limits/rules.ts'
import { whereWords } from '../lists/filters.ts'
import { parseId } from '../lists/keys.ts'
import { checkedPage, type PageRequest, pageArgs, pageCost, pageType } from '../lists/pages.ts'
import { mails } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { SortDirection } from '../scalars.ts'
import { endSessions } from '../sessions/session.ts'
import { requireFreshSignIn } from '../sessions/viewer.ts'
import { type Author, recordChange, requestAuthor } from '../writes/trail.ts'
import { endPasswordLinks } from './account.ts'
import { endInvitations } from './invitation-rows.ts'
import { mailResetLink } from './reset.ts'
import { keepAnAdmin, lockAdminsWith, lockOther, setRole } from './roles.ts'
import { Role } from './user.ts'

const UserListFilter = builder.inputType('UserListFilter', {
  description: 'Filter of the account list.',
  fields: (t) => ({
    search: t.string({ description: 'Words that must all occur in the name or e-mail.' }),
    role: t.field({ type: Role, description: 'Only accounts with this role.' }),
  }),
})

const sortFields = {
  NAME: { value: 'name', description: 'By name.' },
  EMAIL: { value: 'email', description: 'By e-mail.' },
  CREATED_AT: { value: 'createdAt', description: 'By time of registration.' },
} as const

const UserSortField = builder.enumType('UserSortField', {
  description: 'Columns to sort accounts by.',
  values: sortFields,
})

const UserSort = builder.inputType('UserSort', {
  description: 'Sort order of the account list.',
  fields: (t) => ({
    field: t.field({
      type: UserSortField,
      required: true,
      defaultValue: 'createdAt',
      description: 'Sort column; ties are broken by id.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'desc',
      description: 'Sort direction.',
    }),
  }),
})

type UserPageRequest = PageRequest<Prisma.UserWhereInput, Prisma.UserOrderByWithRelationInput[]>

const UserPage = pageType<'User', UserPageRequest>('User', {
  find: (prisma, query, { where, orderBy }) => prisma.user.findMany({ ...query, where, orderBy }),
  count: (prisma, { where }) => prisma.user.count({ where }),
})

builder.queryFields((t) => ({
  user: t.prismaField({
    type: 'User',
    nullable: true,
    authScopes: { admin: true },
    description: 'An account by id; null if there is none. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'Id of the account.' }) },
    resolve: (query, _root, args, { prisma }) => {
      const id = parseId(args.id)
      return id === null ? null : prisma.user.findUnique({ ...query, where: { id } })
    },
  }),
  userPage: t.field({
    type: UserPage,
    authScopes: { admin: true },
    description: 'Paginated accounts, by default the most recently registered first. For administrators.',
    complexity: pageCost,
    args: {
      filter: t.arg({ type: UserListFilter, description: 'Filter; all accounts if absent.' }),
      sort: t.arg({ type: UserSort, description: 'Sort order.' }),
      ...pageArgs(),
    },
    validate: userListInput,
    resolve: (_root, { filter, sort, ...args }) => {
      const { field, direction } = sort ?? { field: 'createdAt', direction: 'desc' }
      return {
        ...checkedPage(args),
        where: {
          ...whereWords(filter?.search, ['name', 'email']),
          ...(filter?.role && { role: filter.role }),
        },
        orderBy: [{ [field]: direction }, { id: direction }],
      }
    },
  }),
}))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'Id of the account.' })
  return {
    setUserRole: t.prismaField({
      type: 'User',
      authScopes: { admin: true },
      description:
        'Changes the role of an account. Ends its sessions, so that older tokens lose the old role; an account that stops being an administrator also loses the invitations it sent. The last administrator cannot lose the role (CONFLICT). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        id,
        role: t.arg({ type: Role, required: true, description: 'New role.' }),
      },
      resolve: async (query, _root, args, context) => {
        const { id, author } = await decisionOn(args.id, context)
        const ended = await setRole(context.prisma, author, id, args.role)
        for (const address of ended) await context.mail.forget(address, context)
        return orNotFound(await context.prisma.user.findUnique({ ...query, where: { id } }))
      },
    }),
    setUserActive: t.prismaField({
      type: 'User',
      authScopes: { admin: true },
      description:
        'Deactivates or reactivates an account. Deactivation prevents sign-in and ends the sessions, password links and invitations sent by the account; its establishments stay. The last administrator cannot be deactivated (CONFLICT). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        id,
        isActive: t.arg.boolean({
          required: true,
          description: 'Whether the owner may sign in.',
        }),
      },
      resolve: async (query, _root, { isActive, ...args }, context) => {
        const { prisma, mail } = context
        const { id, author } = await decisionOn(args.id, context)
        const ended = await inTransaction(prisma, async (transaction) => {
          const isAnotherLeft = isActive || (await lockAdminsWith(transaction, id))
          const account = await lockOther(transaction, id)
          const wasActive = account.deactivatedAt === null
          if (wasActive === isActive) return []
          if (!isActive) keepAnAdmin(account, isAnotherLeft)
          const deactivatedAt = isActive ? null : new Date()
          await transaction.user.update({ where: { id }, data: { deactivatedAt } })
          const change = { before: { canSignIn: wasActive }, after: { canSignIn: isActive } }
          await recordChange(transaction, author, { entity: 'user', entityId: id, ...change })
          if (isActive) return []
          await endPasswordLinks(transaction, account)
          await endSessions(transaction, id)
          return endInvitations(transaction, author, { invitedById: id })
        })
        for (const address of ended) await mail.forget(address, context)
        return orNotFound(await prisma.user.findUnique({ ...query, where: { id } }))
      },
    }),
    removeSecondFactor: t.prismaField({
      type: 'User',
      authScopes: { admin: true },
      description:
        'Removes all passkeys and recovery codes of an account whose owner has lost them, so that the password alone signs in again. Ends its sessions and mails its owner. Does nothing without a passkey. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: { id },
      resolve: async (query, _root, args, context) => {
        const { prisma, mail } = context
        const { id, author } = await decisionOn(args.id, context)
        await inTransaction(prisma, async (transaction) => {
          const user = await lockOther(transaction, id)
          const { count } = await transaction.passkey.deleteMany({ where: { userId: id } })
          if (count === 0) return
          await transaction.recoveryCode.deleteMany({ where: { userId: id } })
          await endSessions(transaction, id)
          const change = { before: { secondFactor: true }, after: { secondFactor: false } }
          await recordChange(transaction, author, { entity: 'user', entityId: id, ...change })
          await mail.write(transaction, user.email, mails.secondFactorRemoved())
        })
        mail.wake()
        return orNotFound(await prisma.user.findUnique({ ...query, where: { id } }))
      },
    }),
    sendPasswordLink: t.boolean({
      authScopes: { admin: true },
      description:
        'Mails a single-use link to choose a new password, valid for one hour, as requestPasswordReset does. CONFLICT for a deactivated account. At most five an hour per account.',
      args: { id },
      resolve: async (_root, args, context) => {
        const { prisma, limiter, address } = context
        const id = parseId(args.id) ?? 0
        const { email } = orNotFound(
          await readWithSync(prisma, () => prisma.user.findUnique({ where: { id } })),
        )
        await limiter.count(resetRequests(address, email))
        if (await mailResetLink(context, id, await requestAuthor(context))) return true
        throw new ConflictError('DEACTIVATED', texts.accounts.noLinkWhileDeactivated)
      },
    }),
  }
})

/** The target account and the acting administrator, who has just signed in. */
async function decisionOn(idText: string, context: Context): Promise<{ id: number; author: Author }> {
  await requireFreshSignIn(context)
  // No account has id 0: an invalid id is not found.
  return { id: parseId(idText) ?? 0, author: await requestAuthor(context) }
}

function orNotFound<T>(user: T | null): T {
  if (!user) throw new NotFoundError(texts.accounts.notFound)
  return user
}
