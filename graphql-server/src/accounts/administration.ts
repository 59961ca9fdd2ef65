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
  description: 'Which accounts a list shows.',
  fields: (t) => ({
    search: t.string({ description: 'Words, each of them in the name or in the e-mail.' }),
    role: t.field({ type: Role, description: 'Only accounts with this role.' }),
  }),
})

const sortFields = {
  NAME: { value: 'name', description: 'The name.' },
  EMAIL: { value: 'email', description: 'The e-mail.' },
  CREATED_AT: { value: 'createdAt', description: 'When the account was registered.' },
} as const

const UserSortField = builder.enumType('UserSortField', {
  description: 'What a list of accounts is ordered by.',
  values: sortFields,
})

const UserSort = builder.inputType('UserSort', {
  description: 'The order of a list of accounts.',
  fields: (t) => ({
    field: t.field({
      type: UserSortField,
      required: true,
      defaultValue: 'createdAt',
      description: 'The column; the id decides between equal values.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'desc',
      description: 'Ascending or descending.',
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
    description: 'One account; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (query, _root, args, { prisma }) => {
      const id = parseId(args.id)
      return id === null ? null : prisma.user.findUnique({ ...query, where: { id } })
    },
  }),
  userPage: t.field({
    type: UserPage,
    authScopes: { admin: true },
    description: 'The accounts, page by page; by default those registered last come first.',
    complexity: pageCost,
    args: {
      filter: t.arg({ type: UserListFilter, description: 'Which accounts; all when absent.' }),
      sort: t.arg({ type: UserSort, description: 'Their order.' }),
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
  const id = t.arg.id({ required: true, description: 'The account.' })
  return {
    setUserRole: t.prismaField({
      type: 'User',
      authScopes: { admin: true },
      description:
        'Gives an account a role. That ends its sessions, so that older tokens do not keep the old one, and with the role of an administrator the invitations go that it has sent; the last administrator cannot lose the role (CONFLICT). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        id,
        role: t.arg({ type: Role, required: true, description: 'What it may do from now on.' }),
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
        'Deactivates an account or lets its owner in again. Deactivating ends its sessions, its links for a password and the invitations that it has sent; its owner cannot sign in, and what it owns stays. The last administrator cannot be deactivated (CONFLICT). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
      args: {
        id,
        isActive: t.arg.boolean({
          required: true,
          description: 'Whether its owner can sign in from now on.',
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
        'For somebody who has lost passkeys and recovery codes: removes all of an account, so that the password alone signs in again, ends its sessions and sends its owner a mail. An account without a passkey stays as it is. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).',
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
        'Mails an account a link by which its owner chooses another password, once and within an hour, as requestPasswordReset does. A deactivated account is a CONFLICT. At most five an hour for one account.',
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

/** Whom a decision of a freshly signed-in administrator is about, and whose it is. */
async function decisionOn(idText: string, context: Context): Promise<{ id: number; author: Author }> {
  await requireFreshSignIn(context)
  // No account has the id 0: what cannot be an id is not found.
  return { id: parseId(idText) ?? 0, author: await requestAuthor(context) }
}

function orNotFound<T>(user: T | null): T {
  if (!user) throw new NotFoundError(texts.accounts.notFound)
  return user
}
