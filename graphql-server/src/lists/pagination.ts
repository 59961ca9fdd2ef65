import { builder } from '../builder.ts'
import type { PageFacts } from './page-facts.ts'

export const Pagination = builder.objectRef<PageFacts>('Pagination').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    page: t.exposeInt('page', { description: 'The page, from 1; beyond the last one there are no items.' }),
    perPage: t.exposeInt('perPage', { description: 'Items on a full page.' }),
    total: t.exposeInt('total', { description: 'Items of all pages.' }),
    totalPages: t.exposeInt('totalPages', { description: 'Pages that have items; 0 when nothing matches.' }),
    seed: t.exposeString('seed', {
      nullable: true,
      description:
        'Send it with the next page to go on in the same order; null when the order is not random.',
    }),
  }),
})
