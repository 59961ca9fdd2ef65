import { builder } from '../builder.ts'
import { ForbiddenError } from '../errors.ts'
import { byName } from '../lists/filters.ts'
import { parseId } from '../lists/keys.ts'
import { BusinessPage, checkedPage, pageArgs, pageCost } from '../lists/pages.ts'
import { Image, imageColumns } from '../media/type.ts'
import { hasPasskey, requireViewer } from '../sessions/viewer.ts'

/** Role values match Prisma's `user` and `admin`. */
export const Role = builder.enumType('Role', {
  description: 'Role of an account; ADMIN includes the rights of USER.',
  values: {
    USER: { value: 'user', description: 'A regular user.' },
    ADMIN: { value: 'admin', description: 'An administrator.' },
  } as const,
})

/** Limit of establishments listed with an account; `businessesOfOwner` pages through all. */
const maxBusinesses = 100

builder.prismaObject('User', {
  description: 'An account. Visible to its owner and to administrators only.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the owner.' }),
    email: t.exposeString('email', { description: 'Address used to sign in.' }),
    phone: t.exposeString('phone', { description: 'Phone digits with area code.' }),
    role: t.expose('role', { type: Role, description: 'Role of the account.' }),
    photo: t.field({
      type: Image,
      nullable: true,
      description: 'Photo; null if there is none.',
      select: { photo: { select: imageColumns } },
      resolve: (user) => user.photo,
    }),
    deactivatedAt: t.expose('deactivatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account was deactivated; null if its owner may sign in.',
    }),
    mustAddPasskey: t.boolean({
      description:
        'Whether an administrator must add a passkey because the operator requires one; until then the account has the rights of a user.',
      select: { id: true, role: true },
      resolve: async ({ id, role }, _args, { prisma, demandsSecondFactor = false }) =>
        demandsSecondFactor && role === 'admin' && !(await hasPasskey(prisma, id)),
    }),
    hasPasskey: t.boolean({
      description: 'Whether the account has a passkey, so that the password alone does not sign in.',
      select: { _count: { select: { passkeys: true } } },
      resolve: ({ _count }) => _count.passkeys > 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was registered.' }),
    businessCount: t.relationCount('businesses', { description: 'Number of establishments owned.' }),
    businesses: t.field({
      type: ['Business'],
      description: 'Establishments owned, by name, at most 100.',
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
      "Establishments owned by an account, by name. The viewer's own without an id; those of others for administrators.",
    complexity: pageCost,
    args: {
      ownerId: t.arg.id({ description: "Id of the account; the viewer's own if absent." }),
      ...pageArgs(),
    },
    resolve: async (_root, { ownerId, ...args }, context) => {
      const viewer = await requireViewer(context)
      const owner = ownerId == null ? viewer.id : parseId(ownerId)
      if (owner !== viewer.id && viewer.role !== 'admin') throw new ForbiddenError()
      // No account has id 0: an invalid id matches nothing.
      return { ...checkedPage(args), where: { ownerId: owner ?? 0 }, orderBy: byName }
    },
  }),
)
