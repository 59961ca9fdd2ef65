import { authorOf } from '../audit/record.ts'
import { builder } from '../builder.ts'
import { NotFoundError } from '../errors.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { setRole } from './set-role.ts'
import { Role } from './type.ts'

builder.mutationField('setUserRole', (t) =>
  t.prismaField({
    type: 'User',
    authScopes: { admin: true },
    description:
      'Gives an account a role. That ends its sessions, so that older tokens do not keep the old one; the last administrator cannot lose the role (CONFLICT).',
    args: {
      id: t.arg.id({ required: true, description: 'The account.' }),
      role: t.arg({ type: Role, required: true, description: 'What it may do from now on.' }),
    },
    resolve: async (query, _root, { id, role }, context) => {
      const { prisma } = context
      const userId = parseId(id)
      if (userId === null) throw new NotFoundError(texts.users.notFound)
      await setRole(prisma, await authorOf(context), userId, role)
      const user = await prisma.user.findUnique({ ...query, where: { id: userId } })
      if (!user) throw new NotFoundError(texts.users.notFound)
      return user
    },
  }),
)
