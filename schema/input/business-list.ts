import { z } from 'zod'
import { businessStates } from '../business/state-words.ts'
import { businessLimits, businessTexts } from './business.ts'
import { mostChosen } from './limits.ts'
import { adminListInput } from './lists.ts'

/** What of the administrators' list an export or a page is of. */
export const businessListFilterInput = adminListInput.pick({ filter: true })

/** The chosen establishments, each once. */
export const chosenBusinesses = z
  .array(z.string())
  .transform((ids) => [...new Set(ids)])
  .pipe(
    z
      .array(z.string())
      .min(1, 'Selecione pelo menos um estabelecimento.')
      .max(mostChosen, `Selecione no máximo ${mostChosen} estabelecimentos por vez.`),
  )

const some = (most: number, what: string) =>
  z
    .array(z.string())
    .nullish()
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).max(most, `Selecione no máximo ${most} ${what}.`))

/** What happens to the categories of several establishments. */
export const changeCategoriesInput = z
  .object({
    ids: chosenBusinesses,
    action: z.enum(['ADD', 'REPLACE', 'REMOVE']),
    categoryIds: some(businessLimits.categories, 'categorias'),
    subcategoryIds: some(businessLimits.subcategories, 'subcategorias'),
  })
  .superRefine(({ action, categoryIds, subcategoryIds }, check) => {
    const isNothing = categoryIds.length === 0 && (action === 'REPLACE' || subcategoryIds.length === 0)
    if (isNothing)
      check.addIssue({ code: 'custom', path: ['categoryIds'], message: businessTexts.categories })
  })

/** The state into which several establishments are put. */
export const changeStateInput = z.object({ ids: chosenBusinesses, state: z.enum(businessStates) })
