import { builder } from '../builder.ts'
import type { FailureReason } from './queue.ts'

const MailFailure = builder.enumType('MailFailure', {
  description: 'Reason why mails could not be sent yet.',
  values: {
    AWAY: { value: 'away', description: 'The mail server could not be reached, or did not respond.' },
    REFUSED: { value: 'refused', description: 'The mail server refused them temporarily.' },
    CREDENTIALS: { value: 'credentials', description: 'The mail server refused the user or the password.' },
  } satisfies Record<string, { value: FailureReason; description: string }>,
})

interface WaitingMails {
  reason: FailureReason
  total: number
  since: Date
}

const WaitingMailsType = builder.objectRef<WaitingMails>('WaitingMails').implement({
  description: 'Mails that could not be sent yet and are retried, for two days at most.',
  fields: (t) => ({
    reason: t.expose('reason', { type: MailFailure, description: 'Reason of the last failure.' }),
    total: t.exposeInt('total', { description: 'Number of mails waiting for this reason.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Time when the oldest was created.' }),
  }),
})

builder.queryField('waitingMails', (t) =>
  t.field({
    type: [WaitingMailsType],
    authScopes: { admin: true },
    description: 'Mails that could not be sent yet, by reason and without addresses; empty if all are sent.',
    complexity: { field: 1, multiplier: 3 },
    resolve: async (_root, _args, { prisma }) => {
      const rows = await prisma.waitingMail.groupBy({
        by: ['lastFailure'],
        where: { lastFailure: { not: null } },
        _count: true,
        _min: { createdAt: true },
        orderBy: { lastFailure: 'asc' },
      })
      return rows.map(({ lastFailure, _count, _min }) => ({
        reason: lastFailure as FailureReason,
        total: _count,
        since: _min.createdAt ?? new Date(),
      }))
    },
  }),
)
