import { builder } from '../builder.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { collectData } from './my-data.ts'
import { orSignedOut, ownAccount } from './own-account.ts'

builder.queryFields((t) => ({
  me: t.prismaField({
    type: 'User',
    authScopes: { signedIn: true },
    description: 'The account of who asks.',
    resolve: async (query, _root, _args, context) => {
      const { id } = await requireViewer(context)
      return orSignedOut(await context.prisma.user.findUnique({ ...query, where: { id } }))
    },
  }),
  myData: t.field({
    type: 'JSON',
    authScopes: { signedIn: true },
    description:
      'Everything that the product keeps about who asks: the profile, favorites, establishments owned, both also of what was deleted and can still be restored, and what the account has changed in the catalogue (the newest 10,000 entries).',
    complexity: 500,
    resolve: async (_root, _args, context) => collectData(context, await ownAccount(context)),
  }),
}))
