import { z } from 'zod'
import type { BusinessFieldName } from '../business/per-field.ts'
import { type LocalBusinessType, localBusinessTypes } from '../local-business-types.ts'
import type { AttributeFieldName } from './attribute.ts'
import { bothCoordinates, coordinates } from './place.ts'
import { chosenId, localHolidaysRule, named, synonymsRule, textOrNull, uploads } from './rules.ts'

/** A picture as it is sent; null is none. */
const image = uploads.nullable()

const city = z.object({
  ...named,
  active: z.boolean('Informe se a cidade está ativa.'),
  isPopular: z.boolean('Informe se a cidade é popular.'),
  ...coordinates,
  holidays: localHolidaysRule,
  image,
})

/** A new city. */
export const createCityInput = city
  .partial({ active: true, isPopular: true, latitude: true, longitude: true, holidays: true, image: true })
  .check(bothCoordinates)

/** Changes of a city: an absent field is unchanged, null clears. The coordinates are compared where they are saved. */
export const updateCityInput = city.partial()

/** Said when no city is chosen, or one that is not there. */
export const chooseCity = 'Selecione uma cidade'

/** A new neighborhood. */
export const createNeighborhoodInput = z.object({
  ...named,
  cityId: chosenId(chooseCity),
})

/** Changes of a neighborhood: an absent field is unchanged. */
export const updateNeighborhoodInput = createNeighborhoodInput.partial()

/** A type of schema.org; blank is none (schema-types). */
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

/** A new category. */
export const createCategoryInput = category.partial({
  synonyms: true,
  schemaType: true,
  isPopular: true,
  icon: true,
})

/** Changes of a category: an absent field is unchanged, null clears. */
export const updateCategoryInput = category.partial()

/** Said when no category is chosen, or one that is not there. */
export const chooseCategory = 'Selecione uma categoria'

const subcategory = z.object({
  ...named,
  categoryId: chosenId(chooseCategory),
  synonyms: synonymsRule,
  active: z.boolean('Informe se a subcategoria está ativa.'),
  icon: image,
})

/** A new subcategory. */
export const createSubcategoryInput = subcategory.partial({ synonyms: true, active: true, icon: true })

/** Changes of a subcategory: an absent field is unchanged, null clears. */
export const updateSubcategoryInput = subcategory.partial()

/** What a source calls a category, kept as it is. */
export const sourceCategoryName = z
  .string()
  .min(1, 'Informe a categoria da fonte.')
  .max(120, 'A categoria da fonte deve ter no máximo 120 caracteres.')

/** What a category of the sources is in the guide: exactly one of the two, or neither where the guide does not list it. */
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

/** A field of an entry, under the name that inputs and the audit trail have for it. */
type EntryFieldName =
  | keyof typeof city.shape
  | keyof typeof createNeighborhoodInput.shape
  | keyof typeof category.shape
  | keyof typeof subcategory.shape
  | AttributeFieldName

/** Labels of the fields in the audit trail, apart from those that establishments have too. */
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
