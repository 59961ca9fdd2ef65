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

export const businessLimits = { photos: 15, categories: 10, subcategories: 30, alt: 200 } as const

/** Messages that several rules share. */
export const businessTexts = {
  categories: 'Selecione pelo menos uma categoria',
  subcategories: 'Selecione pelo menos uma subcategoria',
  photos: `São no máximo ${businessLimits.photos} fotos por estabelecimento.`,
} as const

/** Selected ids in their order, deduplicated. */
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

/** Fields that may be blank in a draft (empty text or list); other values must be valid (drafts). */
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

/** Fields that may be absent or null. */
const optional = {
  ...fieldRules(fieldsWith({ isRequired: false }, plainFieldNames)),
  ownerId: textOrNull((id) => id, z.string()),
}

const deprecatedAnswers = perDeprecatedAnswer(() => z.boolean().nullish())

/** Uploaded photos, in order. */
const sentPhotos = z.array(uploads).max(businessLimits.photos, businessTexts.photos)

/** Fields of a new establishment whose rules are the same for drafts. */
const created = {
  ...absentIsNull(optional),
  subcategoryIds: subcategoryIds.prefault(null),
  areas: areas.prefault(null),
  address: z.object({ ...absentIsNull(addressLines), cityId, neighborhoodId }, 'Informe o endereço.'),
  attributes: answersInput.optional(),
  ...deprecatedAnswers,
  photos: sentPhotos.nullish(),
}

/** New establishment. The server checks on save that its references exist and fit together. */
export const createBusinessInput = z.object({ ...required, ...created }).check(bothCoordinates, areasOrRegion)

const createDraftInput = z
  .object({ ...required, ...absentIsNull(blankInDrafts), ...created })
  .check(bothCoordinates, areasOrRegion)

/** Fields of a change whose rules are the same for drafts. */
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

/** Changes of an establishment: absent fields stay unchanged, null clears. */
export const updateBusinessInput = z.object({ ...z.object(required).partial().shape, ...updated })

const updateDraftInput = z.object({
  ...z.object({ ...required, ...blankInDrafts }).partial().shape,
  ...updated,
})

/** Rules of a new establishment, by the state in the request. */
export const createInputRule = (sent: Stated): typeof createBusinessInput | typeof createDraftInput =>
  sent.state === 'DRAFT' ? createDraftInput : createBusinessInput

/**
 * Rules of a change, by the state in the request: blank fields are allowed only if the request states DRAFT.
 */
export const updateInputRule = (sent: Stated): typeof updateBusinessInput | typeof updateDraftInput =>
  sent.state === 'DRAFT' ? updateDraftInput : updateBusinessInput

interface Stated {
  readonly state?: unknown
}

/** Arguments that add photos to an establishment. */
export const addedPhotos = z.looseObject({ photos: sentPhotos.min(1, 'Escolha pelo menos uma foto.') })

/** Arguments that propose changes, with or without new photos. */
export const proposedPhotos = z.looseObject({ photos: sentPhotos.nullish() })

/** Arguments that replace an establishment's photos; an empty list removes all. */
export const replacedPhotos = z.looseObject({ photos: sentPhotos })

/** Arguments that identify the photo to delete. */
export const deletedPhoto = exactlyOne({
  names: ['photoId', 'url'],
  message: 'Informe o id ou o endereço da foto, e apenas um dos dois.',
})

const turnMessage = 'Informe de 1 a 3 quartos de volta.'

/** Arguments that describe a photo: an absent text stays unchanged, null removes it. */
export const photoWords = z.looseObject({
  alt: optionalText('a descrição da foto', businessLimits.alt).optional(),
})

/** Arguments that rotate a photo. */
export const photoTurn = z.looseObject({
  quarterTurns: z.int(turnMessage).min(1, turnMessage).max(3, turnMessage),
})

function absentIsNull<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, rule]) => [name, rule.prefault(null)])
  return Object.fromEntries(entries) as { [Name in keyof Shape]: z.ZodPrefault<Shape[Name]> }
}
