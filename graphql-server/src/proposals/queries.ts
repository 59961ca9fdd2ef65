import { builder } from '../builder.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import { checkedPage, type PageRequest, pageArgs, pageCost, pageType } from '../lists/pages.ts'
import { requireViewer } from '../sessions/viewer.ts'
import { ProposalKind, ProposalState } from './type.ts'

const ProposalFilter = builder.inputType('ProposalFilter', {
  description: 'Filter of a list of proposals.',
  fields: (t) => ({
    state: t.field({
      type: ProposalState,
      description: 'Only proposals in this state; default: open ones.',
    }),
    kind: t.field({ type: ProposalKind, description: 'Only proposals of this kind.' }),
    cityId: t.id({ description: 'Only proposals about establishments in the city with this id.' }),
    businessId: t.id({ description: 'Only proposals about the establishment with this id.' }),
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
      'Proposals about establishments: open ones oldest first, grouped by establishment and topic; decided ones latest first.',
    args: {
      filter: t.arg({ type: ProposalFilter, description: 'Filter of the proposals.' }),
      ...pageArgs(20),
    },
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
    description: 'Number of open proposals.',
    resolve: (_root, _args, { prisma }) => prisma.proposal.count({ where: { state: 'OPEN' } }),
  }),
  myProposals: t.field({
    type: ProposalPage,
    authScopes: { signedIn: true },
    description: 'The viewer’s proposals as an owner, latest first.',
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
