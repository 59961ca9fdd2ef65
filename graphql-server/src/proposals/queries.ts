import { builder } from '../builder.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { checkedPage, type PageRequest, pageArgs, pageCost, pageType } from '../lists/pages.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { ProposalKind, ProposalState } from './type.ts'

const ProposalFilter = builder.inputType('ProposalFilter', {
  description: 'Which proposals a list shows.',
  fields: (t) => ({
    state: t.field({
      type: ProposalState,
      description: 'Only those in this state; the open ones when absent.',
    }),
    kind: t.field({ type: ProposalKind, description: 'Only those of this kind.' }),
    cityId: t.id({ description: 'Only those of establishments of the city with this id.' }),
    businessId: t.id({ description: 'Only those of the establishment with this id.' }),
  }),
})

type ProposalPageRequest = PageRequest<Prisma.ProposalWhereInput, Prisma.ProposalOrderByWithRelationInput[]>

const ProposalPage = pageType<'Proposal', ProposalPageRequest>('Proposal', {
  find: (prisma, query, { where, orderBy }) => prisma.proposal.findMany({ ...query, where, orderBy }),
  count: (prisma, { where }) => prisma.proposal.count({ where }),
})

const queueOrder = [
  { queuedAt: 'asc' },
  { businessId: 'asc' },
  { topic: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.ProposalOrderByWithRelationInput[]

const decidedOrder = [
  { decidedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.ProposalOrderByWithRelationInput[]

builder.queryFields((t) => ({
  proposalPage: t.field({
    type: ProposalPage,
    authScopes: { admin: true },
    description:
      'What is proposed of establishments: open ones the oldest first, with the others of the same topic of the establishment; decided ones the latest first.',
    args: { filter: t.arg({ type: ProposalFilter, description: 'Which of them.' }), ...pageArgs(20) },
    complexity: pageCost,
    resolve: (_root, { filter, ...args }) => {
      const { state, kind, cityId, businessId } = filter ?? {}
      const where = {
        state: state ?? 'OPEN',
        ...(kind && { kind }),
        ...(cityId != null && { cityId: idOrZero(cityId) }),
        ...(businessId != null && { businessId: idOrZero(businessId) }),
      }
      const orderBy = where.state === 'OPEN' ? queueOrder : decidedOrder
      return { ...checkedPage(args), where, orderBy: [...orderBy] }
    },
  }),
  openProposals: t.int({
    authScopes: { admin: true },
    description: 'How many proposals wait for a decision.',
    resolve: (_root, _args, { prisma }) => prisma.proposal.count({ where: { state: 'OPEN' } }),
  }),
  myProposals: t.field({
    type: ProposalPage,
    authScopes: { signedIn: true },
    description: 'What the viewer proposed as an owner, the latest first.',
    args: pageArgs(20),
    complexity: pageCost,
    resolve: async (_root, args, context) => {
      const { id } = await requireViewer(context)
      const where = { kind: 'OWNER' as const, submissions: { some: { submission: { senderId: id } } } }
      return {
        ...checkedPage(args),
        where,
        orderBy: [{ receivedAt: 'desc' as const }, { id: 'desc' as const }],
      }
    },
  }),
}))
