import { z } from 'zod'
import { businessStates } from '../business/state-words.ts'
import { sentAnswer } from './answer.ts'
import { businessLimits, businessTexts, chosen } from './business.ts'
import { mostChosen } from './limits.ts'
import { adminListInput } from './lists.ts'

/** Filter of the administrators' list. */
export const businessListFilterInput = adminListInput.pick({ filter: true })

const tooManyChosen = `Selecione no máximo ${mostChosen.toLocaleString('pt-BR')} estabelecimentos por vez.`

/** Ids of the selected establishments, deduplicated. */
export const chosenBusinesses = z
  .array(z.string())
  .min(1, 'Selecione pelo menos um estabelecimento.')
  .pipe(chosen(mostChosen, tooManyChosen))

const some = (most: number, what: string) =>
  z
    .array(z.string())
    .nullish()
    .transform((ids) => ids ?? [])
    .pipe(chosen(most, `Selecione no máximo ${most} ${what}.`))

/** Change to the categories of several establishments. */
const changeCategories = z
  .object({
    action: z.enum(['ADD', 'REPLACE', 'REMOVE']),
    categoryIds: some(businessLimits.categories, 'categorias'),
    subcategoryIds: some(businessLimits.subcategories, 'subcategorias'),
  })
  .superRefine(({ action, categoryIds, subcategoryIds }, check) => {
    const isNothing = categoryIds.length === 0 && (action === 'REPLACE' || subcategoryIds.length === 0)
    if (isNothing)
      check.addIssue({ code: 'custom', path: ['categoryIds'], message: businessTexts.categories })
  })

/** Bulk edit: absent fields stay unchanged; null removes the owner or the answer to the attribute. */
export const editBusinessesInput = z
  .object({
    ids: chosenBusinesses,
    categories: changeCategories.nullish(),
    neighborhoodId: z.string().nullish(),
    ownerId: z.string().nullish(),
    attribute: sentAnswer.nullish(),
    fingerprint: z.string().nullish(),
  })
  .refine(
    ({ categories, neighborhoodId, ownerId, attribute }) =>
      categories || neighborhoodId || ownerId !== undefined || attribute,
    'Informe o que muda: categorias, bairro, dono ou a resposta a um atributo.',
  )

/** All results of the administrators' list: its filter, and the number of establishments that it showed. */
export const wholeResultInput = businessListFilterInput.extend({
  expected: z.int().min(0, 'Informe quantos estabelecimentos a lista mostra.').max(mostChosen, tooManyChosen),
})

/** Idempotency key of a bulk change (one-act). */
export const actKeyInput = z
  .string()
  .regex(/^[\da-f-]{32,36}$/i, 'A chave (actKey) deve ter de 32 a 36 dígitos hexadecimais, como um UUID.')
  .nullish()

export const changeStateInput = z.object({
  ids: chosenBusinesses,
  state: z.enum(businessStates),
  skipIncomplete: z.boolean().default(false),
})
