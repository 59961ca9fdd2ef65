import { AuditReference } from '../../audit/type.ts'
import { builder } from '../../builder.ts'
import { readStored } from '../../businesses/stored.ts'
import type { Proposal } from '../../generated/prisma/client.ts'
import type { Values } from '../content.ts'
import { areSoon, changedDates, type DateChange } from './changes.ts'

/** Maximum of proposals read and listed; more follow once these are decided. */
const limits = { read: 500, listed: 100 }

/** An owner's proposal of special dates, at least one of them within the next 14 days (owners-dates). */
export interface OwnersDates {
  id: number
  contentHash: string
  business: { entity: 'business'; id: number; name: string; slug: string }
  changes: DateChange[]
  isOutdated: boolean
}

const DateChangeType = builder.objectRef<DateChange>('DateChange').implement({
  description: 'A proposed change of one date.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Date, yyyy-MM-dd.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Current hours; null for the usual hours.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Proposed hours; null for the usual hours.',
    }),
  }),
})

const OwnersDatesType = builder.objectRef<OwnersDates>('OwnersDates').implement({
  description: 'An owner’s proposal of special dates, at least one of them within the next 14 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the proposal.' }),
    content: t.exposeString('contentHash', {
      description: 'Identifies the proposed content: `acceptOwnersDates` accepts nothing else.',
    }),
    business: t.field({
      type: AuditReference,
      description: 'Establishment of the proposal.',
      resolve: ({ business }) => business,
    }),
    changes: t.field({
      type: [DateChangeType],
      description: 'Dates from today on that the proposal changes, at most 120.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ changes }) => changes,
    }),
    isOutdated: t.exposeBoolean('isOutdated', {
      description:
        'Whether the special dates have changed since the proposal was received, which then is decided separately.',
    }),
  }),
})

builder.queryField('ownersDates', (t) =>
  t.field({
    type: [OwnersDatesType],
    authScopes: { admin: true },
    description:
      'Open proposals of owners that change a date within the next 14 days, oldest first, at most 100. `acceptOwnersDates` accepts several at once.',
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

/** Dates that a proposal changes. */
export function proposedDates({ seen, proposed }: Pick<Proposal, 'seen' | 'proposed'>): DateChange[] {
  const [before, after] = [seen as Values | null, proposed as Values | null]
  return after ? changedDates(before?.specialHours ?? null, after.specialHours ?? null) : []
}

/** Whether the special dates have changed since the owner saw them. @param stored current ones */
export const isOutdated = ({ seen }: Pick<Proposal, 'seen'>, stored: string | null): boolean =>
  ((seen as Values).specialHours ?? null) !== stored
