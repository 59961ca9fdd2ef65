import { builder } from '../builder.ts'
import { UnauthenticatedError } from '../errors.ts'

builder.mutationFields((t) => ({
  logOutEverywhere: t.boolean({
    authScopes: { signedIn: true },
    description: 'Ends every session of the account of who asks, this one included.',
    resolve: async (_root, _args, { prisma, viewer }) => {
      const who = await viewer()
      if (!who) throw new UnauthenticatedError()
      await prisma.user.update({ where: { id: who.id }, data: { tokenVersion: { increment: 1 } } })
      return true
    },
  }),
}))
