import { builder } from '../builder.ts'
import { ForbiddenError } from '../errors.ts'
import { byName } from '../lists/filters.ts'
import { parseId } from '../lists/keys.ts'
import { BusinessPage, checkedPage, pageArgs, pageCost } from '../lists/pages.ts'
import { Image, imageColumns } from '../media/type.ts'
import { hasPasskey, requireViewer } from '../sessions/viewer.ts'

/** Inside `user` and `admin`, as Prisma has them. */
export const Role = builder.enumType('Role', {
  description: 'What an account may do: each role may do what those below it may.',
  values: {
    USER: { value: 'user', description: 'A normal account.' },
    ADMIN: { value: 'admin', description: 'An administrator.' },
  } as const,
})

/** Establishments that an account lists at most; `businessesOfOwner` has them all, in pages. */
const maxBusinesses = 100

builder.prismaObject('User', {
  description: 'An account. Only the account itself and administrators reach it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'What its owner is called.' }),
    email: t.exposeString('email', { description: 'The address that it signs in with.' }),
    phone: t.exposeString('phone', { description: 'Digits only, with the area code.' }),
    role: t.expose('role', { type: Role, description: 'What it may do.' }),
    photo: t.field({
      type: Image,
      nullable: true,
      description: 'Its photo, if it has one.',
      select: { photo: { select: imageColumns } },
      resolve: (user) => user.photo,
    }),
    deactivatedAt: t.expose('deactivatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when its owner cannot sign in; null while that is possible.',
    }),
    mustAddPasskey: t.boolean({
      description:
        'Whether it is an administrator’s without a passkey where the operator demands one: until then it may no more than a user.',
      select: { id: true, role: true },
      resolve: async ({ id, role }, _args, { prisma, demandsSecondFactor = false }) =>
        demandsSecondFactor && role === 'admin' && !(await hasPasskey(prisma, id)),
    }),
    hasPasskey: t.boolean({
      description: 'Whether it has a passkey, so that the password alone does not sign in.',
      select: { _count: { select: { passkeys: true } } },
      resolve: ({ _count }) => _count.passkeys > 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    businessCount: t.relationCount('businesses', { description: 'How many establishments it owns.' }),
    businesses: t.field({
      type: ['Business'],
      description: 'The establishments that it owns, by name, at most 100.',
      complexity: { field: 1, multiplier: 10 },
      select: { businesses: { select: { id: true }, orderBy: byName, take: maxBusinesses } },
      resolve: ({ businesses }, _args, { search }) => search.fullBusinesses(businesses.map(({ id }) => id)),
    }),
  }),
})

builder.queryField('businessesOfOwner', (t) =>
  t.field({
    type: BusinessPage,
    authScopes: { signedIn: true },
    description:
      "The establishments that an account owns, by name: one's own without an id; other accounts' for administrators.",
    complexity: pageCost,
    args: {
      ownerId: t.arg.id({ description: "The account; the viewer's own when absent." }),
      ...pageArgs(),
    },
    resolve: async (_root, { ownerId, ...args }, context) => {
      const viewer = await requireViewer(context)
      const owner = ownerId == null ? viewer.id : parseId(ownerId)
      if (owner !== viewer.id && viewer.role !== 'admin') throw new ForbiddenError()
      // No account has the id 0: what cannot be an id matches nothing.
      return { ...checkedPage(args), where: { ownerId: owner ?? 0 }, orderBy: byName }
    },
  }),
)
