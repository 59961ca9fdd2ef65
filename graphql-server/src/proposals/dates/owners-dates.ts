import { AuditReference } from '../../audit/type.ts'
import { builder } from '../../builder.ts'
import { readStored } from '../../businesses/stored.ts'
import type { Proposal } from '../../generated/prisma/client.ts'
import type { Values } from '../content.ts'
import { areSoon, changedDates, type DateChange } from './changes.ts'

/** Proposals that are looked at, and those that are listed at most: the rest follows once these are decided. */
const limits = { read: 500, listed: 100 }

/** An owner's proposal of special dates, of which one is within the next 14 days (owners-dates). */
export interface OwnersDates {
  id: number
  contentHash: string
  business: { entity: 'business'; id: number; name: string; slug: string }
  changes: DateChange[]
  isOutdated: boolean
}

const DateChangeType = builder.objectRef<DateChange>('DateChange').implement({
  description: 'What a proposal makes of one date.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The date, yyyy-MM-dd.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Its hours before; null where the week holds.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Its proposed hours; null where the week holds.',
    }),
  }),
})

const OwnersDatesType = builder.objectRef<OwnersDates>('OwnersDates').implement({
  description: 'An owner’s proposal of special dates, of which one is within the next 14 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'That of the proposal.' }),
    content: t.exposeString('contentHash', {
      description: 'Identifies what is proposed: `acceptOwnersDates` accepts nothing else.',
    }),
    business: t.field({
      type: AuditReference,
      description: 'The establishment.',
      resolve: ({ business }) => business,
    }),
    changes: t.field({
      type: [DateChangeType],
      description: 'All dates from today on that it changes, at most 120.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ changes }) => changes,
    }),
    isOutdated: t.exposeBoolean('isOutdated', {
      description:
        'Whether the special dates have changed since it was received: then it is decided by itself.',
    }),
  }),
})

builder.queryField('ownersDates', (t) =>
  t.field({
    type: [OwnersDatesType],
    authScopes: { admin: true },
    description:
      'Open proposals of owners that change a date of the next 14 days, the oldest first, at most 100. `acceptOwnersDates` accepts them together.',
    complexity: { field: 1, multiplier: 20 },
    resolve: async (_root, _args, { prisma }) => {
      const proposals = await prisma.proposal.findMany({
        where: { state: 'OPEN', kind: 'OWNER', topic: 'SPECIAL_HOURS' },
        orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }],
        take: limits.read,
        select: { id: true, businessId: true, contentHash: true, seen: true, proposed: true },
      })
      const soon = proposals
        .map((proposal) => ({ ...proposal, changes: proposedDates(proposal) }))
        .filter(({ changes }) => areSoon(changes))
        .slice(0, limits.listed)
      const ids = soon.map(({ businessId }) => businessId)
      const [stored, slugs] = await Promise.all([
        readStored(prisma, ids),
        prisma.business.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } }),
      ])
      const slugById = new Map(slugs.map(({ id, slug }) => [id, slug]))
      const byId = new Map(stored.map((row) => [row.id, row]))
      return soon.flatMap(({ id, businessId, contentHash, seen, changes }): OwnersDates[] => {
        const row = byId.get(businessId)
        if (!row) return []
        const { name, specialHours } = row.fields
        const business = {
          entity: 'business' as const,
          id: businessId,
          name,
          slug: slugById.get(businessId) ?? '',
        }
        return [{ id, contentHash, business, changes, isOutdated: isOutdated({ seen }, specialHours) }]
      })
    },
  }),
)

/** The dates that a proposal changes. */
export function proposedDates({ seen, proposed }: Pick<Proposal, 'seen' | 'proposed'>): DateChange[] {
  const [before, after] = [seen as Values | null, proposed as Values | null]
  return after ? changedDates(before?.specialHours ?? null, after.specialHours ?? null) : []
}

/** Whether the special dates are others than the owner saw. @param stored as they are now */
export const isOutdated = ({ seen }: Pick<Proposal, 'seen'>, stored: string | null): boolean =>
  ((seen as Values).specialHours ?? null) !== stored
