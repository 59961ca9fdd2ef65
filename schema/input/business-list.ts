import { z } from 'zod'
import { businessStates } from '../business/state-words.ts'
import { sentAnswer } from './answer.ts'
import { businessLimits, businessTexts, chosen } from './business.ts'
import { mostChosen } from './limits.ts'
import { adminListInput } from './lists.ts'

/** What of the administrators' list an export or a page is of. */
export const businessListFilterInput = adminListInput.pick({ filter: true })

const tooManyChosen = `Selecione no máximo ${mostChosen.toLocaleString('pt-BR')} estabelecimentos por vez.`

/** The chosen establishments, each once. */
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

/** What happens to the categories of several establishments. */
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

/** One edit of several establishments: what is absent stays; null takes the owner, or the answer to the attribute, away. */
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

/** The whole result of the administrators' list: its filter, and how many establishments it showed. */
export const wholeResultInput = businessListFilterInput.extend({
  expected: z.int().min(0, 'Informe quantos estabelecimentos a lista mostra.').max(mostChosen, tooManyChosen),
})

/** The key that a client gives to a change of several (one-act); absent and null are none. */
export const actKeyInput = z
  .string()
  .regex(/^[\da-f-]{32,36}$/i, 'A chave (actKey) deve ter de 32 a 36 dígitos hexadecimais, como um UUID.')
  .nullish()

/** The state into which several establishments are put. */
export const changeStateInput = z.object({
  ids: chosenBusinesses,
  state: z.enum(businessStates),
  skipIncomplete: z.boolean().default(false),
})
