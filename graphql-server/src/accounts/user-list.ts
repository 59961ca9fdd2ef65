import { userListInput } from '../../../schema/input/lists.ts'
import { builder } from '../builder.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { whereWords } from '../lists/filters.ts'
import { parseId } from '../lists/keys.ts'
import { checkedPage, type PageRequest, pageArgs, pageCost, pageType } from '../lists/pages.ts'
import { SortDirection } from '../scalars.ts'
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
