import { z } from 'zod'
import { searchLimits } from './search-limits.ts'

/** What is looked for in an administrators' list: words; absent, null or blank, everything. */
export const listSearch = z
  .string()
  .max(searchLimits.name, `A busca (search) deve ter no máximo ${searchLimits.name} caracteres.`)
  .refine(
    (text) => text.split(/\s+/, searchLimits.nameWords + 3).filter(Boolean).length <= searchLimits.nameWords,
    `A busca (search) deve ter no máximo ${searchLimits.nameWords} palavras.`,
  )
  .nullish()
