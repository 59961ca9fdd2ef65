import { builder } from '../builder.ts'

/** The arguments of a query for one entity; `idOrSlug` checks that exactly one is given. */
export const keyArgs = builder.args((t) => ({
  id: t.id({ description: 'Its id.' }),
  slug: t.string({ description: 'Its slug.' }),
}))
