import { builder } from '../builder.ts'
import type { FullBusiness } from '../business-rows/full-business.ts'
import { lockBusinesses } from '../businesses/write.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, NotFoundError } from '../errors.ts'
import type { LikelyPair } from '../generated/prisma/client.ts'
import { idOrZero } from '../lists/keys.ts'
import {
  checkedPage,
  itemsOfPage,
  type PageRange,
  pageArgs,
  pageCost,
  paginationField,
} from '../lists/pages.ts'
import { texts } from '../messages/texts.ts'
import { changeOfBusiness, recordChange, requestAuthor } from '../writes/trail.ts'
import { orderedPair } from './distinct-pairs.ts'
import type { MatchReason } from './record.ts'
import { claimSearch, isSearching } from './refresh-pairs.ts'

type ShownPair = LikelyPair & { first: FullBusiness; second: FullBusiness }

const BusinessPair = builder.objectRef<ShownPair>('BusinessPair').implement({
  description: 'Two establishments that are probably duplicates.',
  fields: (t) => ({
    score: t.exposeInt('score', { description: 'Likelihood that they are one establishment, 60 to 100.' }),
    reasons: t.field({
      type: ['String'],
      description: 'Evidence for and against it, in Portuguese.',
      resolve: ({ reasons }) =>
        reasons.split(' ').map((reason) => texts.matchReasons[reason as MatchReason] ?? reason),
    }),
    first: t.expose('first', { type: 'Business', description: 'Establishment with the smaller id.' }),
    second: t.expose('second', { type: 'Business', description: 'The other establishment.' }),
  }),
})

const BusinessPairPage = builder.objectRef<PageRange>('BusinessPairPage').implement({
  description: 'A page of a list, with its totals.',
  fields: (t) => ({
    items: t.field({
      ...itemsOfPage,
      type: [BusinessPair],
      resolve: async ({ page, perPage }, _args, { prisma, search }) => {
        const pairs = await prisma.likelyPair.findMany({
          orderBy: [{ score: 'desc' }, { firstId: 'desc' }, { secondId: 'desc' }],
          skip: (page - 1) * perPage,
          take: perPage,
        })
        const ids = [...new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))]
        const read = new Map((await search.fullBusinesses(ids)).map((business) => [business.id, business]))
        return pairs.flatMap((pair) => {
          const [first, second] = [read.get(pair.firstId), read.get(pair.secondId)]
          return first && second ? [{ ...pair, first, second }] : []
        })
      },
    }),
    pagination: paginationField(t, (_request, prisma) => prisma.likelyPair.count()),
    isSearching: t.boolean({
      description: 'Whether a search is running, which will replace the list.',
      resolve: (_page, _args, { prisma }) => isSearching(prisma),
    }),
  }),
})

builder.queryField('businessPairs', (t) =>
  t.field({
    type: BusinessPairPage,
    authScopes: { admin: true },
    description: 'Probable duplicates found by the last search, the likeliest first: at most 5,000 pairs.',
    complexity: pageCost,
    args: pageArgs(),
    resolve: (_root, args) => checkedPage(args),
  }),
)

builder.mutationFields((t) => ({
  searchPairs: t.boolean({
    authScopes: { admin: true },
    description:
      'Starts a search for duplicates in the background, unless one is running or nothing has changed since the last one. Returns whether one is running.',
    resolve: async (_root, _args, context) => {
      const search = await claimSearch(context.prisma)
      if (!search) return isSearching(context.prisma)
      context.background.run('search for pairs', context, async () => {
        await search()
      })
      return true
    },
  }),
  markDistinct: t.boolean({
    authScopes: { admin: true },
    description: 'Declares permanently that two establishments are different. Returns whether that is new.',
    args: {
      firstId: t.arg.id({ required: true, description: 'One of the establishments.' }),
      secondId: t.arg.id({ required: true, description: 'The other establishment.' }),
    },
    resolve: async (_root, args, context) => {
      const { firstId, secondId } = orderedPair(idOrZero(args.firstId), idOrZero(args.secondId))
      if (firstId === secondId) throw new BadUserInputError({ secondId: texts.pairs.same })
      const author = await requestAuthor(context)
      return inTransaction(context.prisma, async (transaction) => {
        const [first, second] = await lockBusinesses(transaction, [firstId, secondId])
        if (!first || !second) throw new NotFoundError(texts.pairs.gone)
        const data = [{ firstId, secondId, decidedById: author.actorId }]
        const { count } = await transaction.distinctPair.createMany({ data, skipDuplicates: true })
        await transaction.likelyPair.deleteMany({ where: { firstId, secondId } })
        if (count === 0) return false
        for (const [{ id, name }, other] of [
          [first, second],
          [second, first],
        ] as const) {
          const after = { distinctFrom: String(other.id) }
          const change = changeOfBusiness(id, { name, before: { distinctFrom: null }, after })
          await recordChange(transaction, author, change)
        }
        return true
      })
    },
  }),
}))
