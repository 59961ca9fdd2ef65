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

/** Totals of words over all kept days; a day is in São Paulo, stored as midnight UTC. */
interface EmptySearch {
  words: string
  _sum: { visitors: number | null }
  _max: { day: Date | null }
}

const EmptySearchType = builder.objectRef<EmptySearch>('EmptySearch').implement({
  description: 'Words for which at least five visitors of one day searched without results.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'Words in lower case, without accents.' }),
    visitors: t.int({
      description: 'Minimum number of visitors over the kept days; each counts once a day.',
      resolve: ({ _sum }) => _sum.visitors ?? 0,
    }),
    lastDay: t.string({
      description: 'Last day of such searches in São Paulo: yyyy-MM-dd.',
      resolve: ({ _max }) => (_max.day ?? new Date(0)).toISOString().slice(0, 10),
    }),
  }),
})

const EmptySearchPage = builder.objectRef<PageRange>('EmptySearchPage').implement({
  description: 'A page of words, with totals.',
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
    description: 'Words without results in the last 90 days, those with the most visitors first.',
    complexity: pageCost,
    args: pageArgs(),
    resolve: (_root, args) => checkedPage(args),
  }),
)

builder.mutationFields((t) => ({
  reportEmptySearch: t.boolean({
    authScopes: { public: true },
    description:
      'For the web app only: reports that a search by name, submitted with Enter, found nothing. The server searches for the name alone, without other filters. Words without results, except sentences, are counted in memory and stored once five visitors of a day have searched for them, never with digits or an e-mail address. Always true.',
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'Filter of the search.' }),
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
    description: 'Removes words from the list, once they have results. Returns whether they were listed.',
    args: { words: t.arg.string({ required: true, description: 'Words as listed.' }) },
    validate: wordsInput,
    resolve: async (_root, { words }, { prisma }) =>
      (await changeRows(prisma, (rows) => rows.searchMiss.deleteMany({ where: { words } }))) > 0,
  }),
}))
