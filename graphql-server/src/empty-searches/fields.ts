import { alternativesInput, wordsInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { changeRows } from '../database/transaction.ts'
import {
  checkedPage,
  itemsOfPage,
  type PageRange,
  pageArgs,
  pageCost,
  paginationField,
} from '../lists/pages.ts'
import { BusinessFilter } from '../search/queries.ts'
import { notedWords } from './noted-words.ts'

/** Words over all kept days; a day is in São Paulo, at midnight UTC. */
interface EmptySearch {
  words: string
  _sum: { visitors: number | null }
  _max: { day: Date | null }
}

const EmptySearchType = builder.objectRef<EmptySearch>('EmptySearch').implement({
  description:
    'Words that people looked for and that found nothing, as at least five visitors of one day did.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'In lower case, without accents.' }),
    visitors: t.int({
      description: 'How many looked for them, over the days that are kept: at least; each counts once a day.',
      resolve: ({ _sum }) => _sum.visitors ?? 0,
    }),
    lastDay: t.string({
      description: 'The last day, in São Paulo: yyyy-MM-dd.',
      resolve: ({ _max }) => (_max.day ?? new Date(0)).toISOString().slice(0, 10),
    }),
  }),
})

const EmptySearchPage = builder.objectRef<PageRange>('EmptySearchPage').implement({
  description: 'A page of a list, with its totals.',
  fields: (t) => ({
    items: t.field({
      ...itemsOfPage,
      type: [EmptySearchType],
      resolve: ({ page, perPage }, _args, { prisma }) =>
        prisma.searchMiss.groupBy({
          by: ['words'],
          _sum: { visitors: true },
          _max: { day: true },
          orderBy: [{ _sum: { visitors: 'desc' } }, { _max: { day: 'desc' } }, { words: 'asc' }],
          skip: (page - 1) * perPage,
          take: perPage,
        }),
    }),
    pagination: paginationField(t, async (_request, prisma) => {
      const [row] = await prisma.$queryRaw<{ total: bigint }[]>`
        SELECT COUNT(DISTINCT words) AS total FROM search_misses`
      return Number(row?.total ?? 0)
    }),
  }),
})

builder.queryField('emptySearchPage', (t) =>
  t.field({
    type: EmptySearchPage,
    authScopes: { admin: true },
    description: 'Words that found nothing in the last 90 days, those that most visitors looked for first.',
    complexity: pageCost,
    args: pageArgs(),
    resolve: (_root, args) => checkedPage(args),
  }),
)

builder.mutationFields((t) => ({
  reportEmptySearch: t.boolean({
    authScopes: { public: true },
    description:
      'For the web page alone, after a search by name that somebody sent with Enter has found nothing. The server looks for the name alone, without the other filters; what finds nothing and is no sentence is counted in memory, and kept once five visitors of a day have looked for it, never with digits or an e-mail address. Always true.',
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'What was looked for.' }),
    },
    validate: alternativesInput,
    resolve: async (_root, { filter }, { search, emptySearches, address }) => {
      const name = filter.name ?? ''
      if (notedWords(name) === null) return true
      const request = { filter: { name }, order: 'NEWEST', page: 1, perPage: 1, visitor: '' } as const
      const { pagination } = await search.search(request)
      if (pagination.total === 0) await emptySearches.note(name, address)
      return true
    },
  }),
  deleteEmptySearch: t.boolean({
    authScopes: { admin: true },
    description: 'Takes words off the list, once they lead somewhere. Whether they were on it.',
    args: { words: t.arg.string({ required: true, description: 'As the list has them.' }) },
    validate: wordsInput,
    resolve: async (_root, { words }, { prisma }) =>
      (await changeRows(prisma, (rows) => rows.searchMiss.deleteMany({ where: { words } }))) > 0,
  }),
}))
