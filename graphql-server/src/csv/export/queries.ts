import { businessListFilterInput } from '../../../../schema/input/business-list.ts'
import { builder } from '../../builder.ts'
import { BusinessListFilter } from '../../businesses/list.ts'
import { parseInput } from '../../parse-input.ts'
import { requireFreshSignIn } from '../../sessions/fresh.ts'
import { exportPath, issueTicket } from './ticket.ts'

const Download = builder.objectRef<{ url: string; expiresAt: Date }>('Download').implement({
  description: 'A file that can be downloaded for a moment.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Where it is, below this server: for whoever has the address, without a session.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when the download must have begun.',
    }),
  }),
})

builder.queryField('businessExport', (t) =>
  t.field({
    type: Download,
    authScopes: { admin: true },
    description:
      "The establishments of the administrators' list as a CSV file that importBusinesses reads (docs/catalogue-files.md). The download must begin within a minute. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN).",
    args: {
      filter: t.arg({ type: BusinessListFilter, description: 'Which ones; all of them when absent.' }),
    },
    resolve: async (_root, { filter }, context) => {
      parseInput(businessListFilterInput, { filter }, '')
      const { id: userId } = await requireFreshSignIn(context)
      const { ticket, expiresAt } = issueTicket(context.secret, { userId, filter: filter ?? {} })
      return { url: `${exportPath}?ticket=${ticket}`, expiresAt }
    },
  }),
)
