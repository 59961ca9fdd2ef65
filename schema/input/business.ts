import { z } from 'zod'
import { perDeprecatedAnswer } from '../attributes/deprecated-names.ts'
import { businessFields } from '../business/fields.ts'
import { addressFieldNames, fieldRules, fieldsWith, plainFieldNames } from '../business/per-field.ts'
import { plainText } from '../excerpt.ts'
import { answersInput } from './answer.ts'
import { areas, areasOrRegion } from './areas.ts'
import { optionalPhone } from './contact.ts'
import { bothCoordinates } from './place.ts'
import { chosenId, exactlyOne, optionalText, textOrNull, uploads } from './rules.ts'

/** Bounds of an establishment. */
export const businessLimits = { photos: 15, categories: 10, subcategories: 30, alt: 200 } as const

/** What is said of an establishment's fields where more than one rule says it. */
export const businessTexts = {
  categories: 'Selecione pelo menos uma categoria',
  subcategories: 'Selecione pelo menos uma subcategoria',
  photos: `São no máximo ${businessLimits.photos} fotos por estabelecimento.`,
} as const

/** Chosen ids in their order, each once. */
export const chosen = (most: number, message: string) =>
  z
    .array(z.string())
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(z.string()).max(most, message))

const mostCategories = chosen(
  businessLimits.categories,
  `Selecione no máximo ${businessLimits.categories} categorias.`,
)

const categoryIds = z
  .array(z.string(), businessTexts.categories)
  .min(1, businessTexts.categories)
  .pipe(mostCategories)

const subcategoryIds = z
  .array(z.string())
  .nullable()
  .transform((ids) => ids ?? [])
  .pipe(
    chosen(
      businessLimits.subcategories,
      `Selecione no máximo ${businessLimits.subcategories} subcategorias.`,
    ),
  )

const cityId = chosenId('Informe a cidade.')
const neighborhoodId = chosenId('Informe o bairro.')
const addressLines = fieldRules(addressFieldNames)

const required = { ...fieldRules(fieldsWith({ isRequired: true }, plainFieldNames)), categoryIds }

/** In a draft these may be blank (an empty text or list); filled ones must be valid (drafts). */
const blankInDrafts = {
  description: textOrNull(
    (html) => (plainText(html) === '' ? '' : html),
    businessFields.description.rule,
  ).transform((html) => html ?? ''),
  phone: optionalPhone.transform((phone) => phone ?? ''),
  categoryIds: z
    .array(z.string(), businessTexts.categories)
    .nullable()
    .transform((ids) => ids ?? [])
    .pipe(mostCategories),
}

/** What may be absent or null. */
const optional = {
  ...fieldRules(fieldsWith({ isRequired: false }, plainFieldNames)),
  ownerId: textOrNull((id) => id, z.string()),
}

const deprecatedAnswers = perDeprecatedAnswer(() => z.boolean().nullish())

/** Photos as they are sent, in order. */
const sentPhotos = z.array(uploads).max(businessLimits.photos, businessTexts.photos)

/** Everything of a new establishment that is the same for drafts. */
const created = {
  ...absentIsNull(optional),
  subcategoryIds: subcategoryIds.prefault(null),
  areas: areas.prefault(null),
  address: z.object({ ...absentIsNull(addressLines), cityId, neighborhoodId }, 'Informe o endereço.'),
  attributes: answersInput.optional(),
  ...deprecatedAnswers,
  photos: sentPhotos.nullish(),
}

/** A new establishment. That what it refers to exists and fits together is checked where it is saved. */
export const createBusinessInput = z.object({ ...required, ...created }).check(bothCoordinates, areasOrRegion)

const createDraftInput = z
  .object({ ...required, ...absentIsNull(blankInDrafts), ...created })
  .check(bothCoordinates, areasOrRegion)

/** Everything of changes that is the same for drafts. */
const updated = {
  ...z.object({ ...optional, subcategoryIds, areas }).partial().shape,
  address: z
    .object({ ...addressLines, cityId, neighborhoodId }, 'Informe o endereço.')
    .partial()
    .optional(),
  attributes: answersInput.optional(),
  ...deprecatedAnswers,
  version: z.int().nullish(),
  photos: sentPhotos.nullish(),
  photosAction: z.enum(['APPEND', 'REPLACE']).default('APPEND'),
}

/** Changes of an establishment: an absent field is unchanged, null clears. */
export const updateBusinessInput = z.object({ ...z.object(required).partial().shape, ...updated })

const updateDraftInput = z.object({
  ...z.object({ ...required, ...blankInDrafts }).partial().shape,
  ...updated,
})

/** The rules of an establishment by what a client says of its state. */
export const createInputRule = (sent: Stated): typeof createBusinessInput | typeof createDraftInput =>
  sent.state === 'DRAFT' ? createDraftInput : createBusinessInput

/** The same for changes: who leaves something of a draft blank says that it is one. */
export const updateInputRule = (sent: Stated): typeof updateBusinessInput | typeof updateDraftInput =>
  sent.state === 'DRAFT' ? updateDraftInput : updateBusinessInput

interface Stated {
  readonly state?: unknown
}

/** The arguments that add photos to an establishment. */
export const addedPhotos = z.looseObject({ photos: sentPhotos.min(1, 'Escolha pelo menos uma foto.') })

/** The arguments that propose changes of an establishment, with or without new photos. */
export const proposedPhotos = z.looseObject({ photos: sentPhotos.nullish() })

/** The arguments that replace an establishment's photos; none leaves it without any. */
export const replacedPhotos = z.looseObject({ photos: sentPhotos })

/** The arguments that name the photo to delete. */
export const deletedPhoto = exactlyOne({
  names: ['photoId', 'url'],
  message: 'Informe o id ou o endereço da foto, e apenas um dos dois.',
})

const turnMessage = 'Informe de 1 a 3 quartos de volta.'

/** The arguments that describe a photo: an absent text is unchanged, null removes it. */
export const photoWords = z.looseObject({
  alt: optionalText('a descrição da foto', businessLimits.alt).optional(),
})

/** The arguments that turn a photo. */
export const photoTurn = z.looseObject({
  quarterTurns: z.int(turnMessage).min(1, turnMessage).max(3, turnMessage),
})

function absentIsNull<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, rule]) => [name, rule.prefault(null)])
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.ZodPrefault<Shape[Name]> }
}
