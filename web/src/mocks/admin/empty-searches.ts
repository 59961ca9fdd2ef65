import type { MockContext } from '../account-resolvers.ts'
import type { MockCatalogue } from '../catalogue.ts'
import { asAdmin } from './rights.ts'

/** What the dashboard asks of searches that found nothing. */
export function adminEmptySearches(catalogue: MockCatalogue) {
  return {
    emptySearchPage: ({ page, perPage }: { page: number; perPage: number }, context: MockContext) => {
      asAdmin(catalogue, context)
      const all = catalogue.emptySearches
      return {
        items: all.slice((page - 1) * perPage, page * perPage),
        pagination: { page, perPage, total: all.length, totalPages: Math.ceil(all.length / perPage) },
      }
    },
    deleteEmptySearch: ({ words }: { words: string }, context: MockContext) => {
      asAdmin(catalogue, context)
      const before = catalogue.emptySearches.length
      catalogue.emptySearches = catalogue.emptySearches.filter((each) => each.words !== words)
      return catalogue.emptySearches.length < before
    },
  }
}
