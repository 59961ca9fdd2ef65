import { z } from 'zod'
import { listSearch } from './list-search.ts'

/** What the administrators' list of accounts is narrowed by. */
export const userListInput = z.looseObject({
  filter: z.looseObject({ search: listSearch }).nullish(),
})
