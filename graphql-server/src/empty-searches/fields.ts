import { reportInput, wordsInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import { checkedPage, Pagination, pageArgs, pageCost, pageFacts } from '../lists/pages.ts'
import { BusinessFilter } from '../search/queries.ts'
import type { EmptySearch } from './empty-searches.ts'

const EmptySearchType = builder.objectRef<EmptySearch>('EmptySearch').implement({
  description:
    'Words that people looked for and that found nothing, as at least five visitors of one day did.',
  fields: (t) => ({
    words: t.exposeString('words', { description: 'In lower case, without accents.' }),
    visitors: t.exposeInt('visitors', {
      description: 'How many looked for them, over the days that are kept: at least; each counts once a day.',
    }),
    lastDay: t.string({
      description: 'The last day, in São Paulo: yyyy-MM-dd.',
      resolve: ({ lastDay }) => lastDay.toISOString().slice(0, 10),
    }),
  }),
})

const EmptySearchPage = builder.objectRef<{ page: number; perPage: number }>('EmptySearchPage').implement({
  description: 'A page of a list, with its totals.',
  fields: (t) => ({
    items: t.field({
      type: [EmptySearchType],
      // The page's own cost counts once for each item already.
      complexity: { field: 1, multiplier: 1 },
      description: 'The items of this page, in order.',
      resolve: (request, _args, { emptySearches }) => emptySearches.list(request),
    }),
    pagination: t.field({
      type: Pagination,
      description: 'Where this page stands.',
      resolve: async (request, _args, { emptySearches }) => pageFacts(request, await emptySearches.count()),
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
      'For the web page alone, after a search by name that somebody sent with Enter has found nothing. It is looked at again; the words are counted in memory and kept once five visitors of a day have looked for them, never with digits or an e-mail address. Always true.',
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'What was looked for.' }),
    },
    validate: reportInput,
    resolve: async (_root, { filter }, { search, emptySearches, address }) => {
      const request = { filter, order: 'NEWEST', page: 1, perPage: 1, visitor: '' } as const
      const { pagination } = await search.search(request)
      if (pagination.total === 0) await emptySearches.note(filter.name ?? '', address)
      return true
    },
  }),
  deleteEmptySearch: t.boolean({
    authScopes: { admin: true },
    description: 'Takes words off the list, once they lead somewhere. Whether they were on it.',
    args: { words: t.arg.string({ required: true, description: 'As the list has them.' }) },
    validate: wordsInput,
    resolve: (_root, { words }, { emptySearches }) => emptySearches.remove(words),
  }),
}))
