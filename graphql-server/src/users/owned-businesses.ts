import { builder } from '../builder.ts'
import { ForbiddenError } from '../errors.ts'
import { byName } from '../lists/filters.ts'
import { parseId } from '../lists/keys.ts'
import { BusinessPage, pageArgs } from '../lists/page-type.ts'
import { checkedPage, pageCost } from '../lists/pagination.ts'
import { requireViewer } from '../sessions/viewer.ts'

builder.queryField('businessesOfOwner', (t) =>
  t.field({
    type: BusinessPage,
    authScopes: { signedIn: true },
    description:
      "The establishments that an account owns, by name: one's own without an id; other accounts' for administrators.",
    complexity: pageCost,
    args: {
      ownerId: t.arg.id({ description: 'The account; who asks when absent.' }),
      ...pageArgs(),
    },
    resolve: async (_root, { ownerId, ...args }, context) => {
      const viewer = await requireViewer(context)
      const owner = ownerId == null ? viewer.id : parseId(ownerId)
      if (owner !== viewer.id && viewer.role !== 'admin') throw new ForbiddenError()
      // No account has the id 0, which stands for one that cannot be an id.
      return { ...checkedPage(args), where: { ownerId: owner ?? 0 }, orderBy: byName }
    },
  }),
)
