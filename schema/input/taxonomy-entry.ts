import { z } from 'zod'
import { listSearch } from './list-search.ts'
import { pageInput } from './page.ts'
import { requiredText, slugRule, uploads } from './rules.ts'
import { searchLimits } from './search-limits.ts'

/** What cities, neighborhoods, categories and subcategories have in common. */
export const named = { name: requiredText('o nome', 120), slug: slugRule }

/** A picture as it is sent; null is none. */
export const image = uploads.nullable()

/** Slug or id. */
const key = (label: string) =>
  z
    .string()
    .max(searchLimits.filter, `O filtro de ${label} deve ter no máximo ${searchLimits.filter} caracteres.`)
    .nullish()

/** What the four administrators' lists filter by, each by some of it; absent, null and empty exclude nothing. */
const entryFilter = z.object({
  search: listSearch,
  active: z.boolean().nullish(),
  isPopular: z.boolean().nullish(),
  city: key('cidade'),
  category: key('categoria'),
})

/** The arguments of such a list. */
export const adminListInput = pageInput.extend({ filter: entryFilter.nullish() })

export type EntryFilter = z.output<typeof entryFilter>
