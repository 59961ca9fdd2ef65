import { z } from 'zod'
import type { BusinessFieldName } from '../business/per-field.ts'
import { type LocalBusinessType, localBusinessTypes } from '../local-business-types.ts'
import type { AttributeFieldName } from './attribute.ts'
import { bothCoordinates, coordinates } from './place.ts'
import { chosenId, localHolidaysRule, named, synonymsRule, textOrNull, uploads } from './rules.ts'

/** Uploaded image; null removes it. */
const image = uploads.nullable()

const city = z.object({
  ...named,
  active: z.boolean('Informe se a cidade está ativa.'),
  isPopular: z.boolean('Informe se a cidade é popular.'),
  ...coordinates,
  holidays: localHolidaysRule,
  image,
})

export const createCityInput = city
  .partial({ active: true, isPopular: true, latitude: true, longitude: true, holidays: true, image: true })
  .check(bothCoordinates)

/**
 * Changes of a city: absent fields stay unchanged, null clears. The server checks the pair of coordinates on
 * save.
 */
export const updateCityInput = city.partial()

/** Message if no city is selected, or an unknown one. */
export const chooseCity = 'Selecione uma cidade'

export const createNeighborhoodInput = z.object({
  ...named,
  cityId: chosenId(chooseCity),
})

/** Changes of a neighborhood: absent fields stay unchanged. */
export const updateNeighborhoodInput = createNeighborhoodInput.partial()

/** Schema.org type; blank is null (schema-types). */
const schemaType = textOrNull(
  (text) => text.trim(),
  z
    .string()
    .refine(
      (text) => localBusinessTypes.includes(text as LocalBusinessType),
      'O tipo no schema.org deve ser um dos oferecidos para estabelecimentos, como FoodEstablishment.',
    ),
)

const category = z.object({
  ...named,
  synonyms: synonymsRule,
  schemaType,
  isPopular: z.boolean('Informe se a categoria é popular.'),
  icon: image,
})

export const createCategoryInput = category.partial({
  synonyms: true,
  schemaType: true,
  isPopular: true,
  icon: true,
})

/** Changes of a category: absent fields stay unchanged, null clears. */
export const updateCategoryInput = category.partial()

/** Message if no category is selected, or an unknown one. */
export const chooseCategory = 'Selecione uma categoria'

const subcategory = z.object({
  ...named,
  categoryId: chosenId(chooseCategory),
  synonyms: synonymsRule,
  active: z.boolean('Informe se a subcategoria está ativa.'),
  icon: image,
})

export const createSubcategoryInput = subcategory.partial({ synonyms: true, active: true, icon: true })

/** Changes of a subcategory: absent fields stay unchanged, null clears. */
export const updateSubcategoryInput = subcategory.partial()

/** Category name in a source, unchanged. */
export const sourceCategoryName = z
  .string()
  .min(1, 'Informe a categoria da fonte.')
  .max(120, 'A categoria da fonte deve ter no máximo 120 caracteres.')

/**
 * Mapping of a source category: exactly one of category and subcategory, or neither if the guide does not
 * list it.
 */
export const sourceCategoryInput = z
  .object({
    name: sourceCategoryName,
    isListed: z.boolean(),
    categoryId: z.string().nullish(),
    subcategoryId: z.string().nullish(),
  })
  .refine(
    ({ isListed, categoryId, subcategoryId }) =>
      [categoryId, subcategoryId].filter(Boolean).length === (isListed ? 1 : 0),
    {
      path: ['categoryId'],
      message: 'Escolha a categoria ou a subcategoria, ou nenhuma se o guia não lista.',
    },
  )

/** Name of an entry's field in inputs and in the audit trail. */
type EntryFieldName =
  | keyof typeof city.shape
  | keyof typeof createNeighborhoodInput.shape
  | keyof typeof category.shape
  | keyof typeof subcategory.shape
  | AttributeFieldName

/** Labels in the audit trail, except of fields that establishments share. */
export const entryLabels = {
  slug: 'Endereço na página',
  synonyms: 'Sinônimos',
  schemaType: 'Tipo no schema.org',
  holidays: 'Feriados',
  cityId: 'Cidade',
  categoryId: 'Categoria',
  active: 'Ativa',
  isPopular: 'Popular',
  image: 'Imagem',
  icon: 'Ícone',
  question: 'Pergunta',
  kind: 'Tipo da resposta',
  group: 'Grupo',
  options: 'Opções',
  isFilter: 'Filtro',
  isAlwaysInSight: 'Sempre à vista',
  meaning: 'Significado no schema.org',
  position: 'Posição',
  categoryIds: 'Categorias',
} as const satisfies Record<Exclude<EntryFieldName, BusinessFieldName>, string>
