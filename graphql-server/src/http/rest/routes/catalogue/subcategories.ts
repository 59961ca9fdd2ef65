import { texts } from '../../../../messages/texts.ts'
import { type Fields, flag, image, names, phrases, required } from '../../fields.ts'
import {
  CreateSubcategoryDocument,
  DeleteSubcategoryDocument,
  SubcategoriesDocument,
  SubcategoryDocument,
  type SubcategoryFragment,
  UpdateSubcategoryDocument,
} from '../../gql/documents.ts'
import {
  arraySchema,
  boolean,
  createdAt,
  id,
  imageUrl,
  objectSchema,
  reference,
  string,
  updatedAt,
} from '../../json-schema.ts'
import type { Entity } from '../../route.ts'
import { taxonomyRoutes } from './entity-routes.ts'

const Subcategory: Entity<SubcategoryFragment> = {
  name: 'Subcategory',
  schema: objectSchema('A subcategory of establishments.', {
    _id: id,
    name: string('Its name.', 'Pizzarias'),
    slug: string('Its name in addresses, unique among subcategories.', 'pizzarias'),
    synonyms: arraySchema('What else people call it.', string('One of them.', 'pizza')),
    icon: imageUrl('Address of its icon, if it has one.'),
    category: reference('The category that it belongs to.', 'Alimentação', 'alimentacao'),
    active: boolean('Whether the public sees it in lists.', true),
    createdAt,
    updatedAt,
  }),
  serialize: ({ icon, ...subcategory }) => ({ ...subcategory, icon: icon?.url ?? null }),
}

const ofCategory: Fields = {
  categoryId: names('Id or slug of the category; an unknown one has none.', ['1'], {
    variable: 'categories',
    empty: [],
  }),
}

const routesAt = (path: string) =>
  taxonomyRoutes({
    path,
    entity: Subcategory,
    texts: texts.taxonomy.subcategory,
    lists: [
      {
        operationId: 'listSubcategories',
        summary: 'All subcategories, or those of some categories, by name',
        description: 'Inactive ones only for administrators.',
        document: SubcategoriesDocument,
        query: {
          category: names('Slug or id of a category.', ['alimentacao'], { variable: 'categories' }),
          categoryIds: names('Ids of categories, separated by commas.', ['1', '2'], {
            variable: 'categories',
          }),
          active: flag('Only active ones, or only inactive ones.'),
        },
      },
      {
        at: '/category/{categoryId}',
        operationId: 'listSubcategoriesOfCategory',
        summary: 'The subcategories of a category, by name',
        description: 'Empty for an unknown category.',
        document: SubcategoriesDocument,
        params: ofCategory,
      },
      {
        at: '/by-category-id/{categoryId}',
        operationId: 'listSubcategoriesByCategoryId',
        summary: 'The subcategories of a category, for old clients',
        description: 'Same as `/subcategories/category/{categoryId}`.',
        document: SubcategoriesDocument,
        params: ofCategory,
      },
    ],
    examples: { slug: 'restaurantes', unusedId: '109' },
    documents: {
      one: SubcategoryDocument,
      create: CreateSubcategoryDocument,
      update: UpdateSubcategoryDocument,
      delete: DeleteSubcategoryDocument,
    },
    fields: {
      name: required('Its name.', 'Nova Subcategoria'),
      synonyms: phrases('What else people call it; an empty list removes them.', ['pizza', 'esfiharia']),
      category: required('Id of its category.', '1', { variable: 'input.categoryId' }),
      active: flag('Whether the public sees it in lists.'),
      icon: image('Its icon: PNG, JPEG, WebP or AVIF. Null in JSON removes it.'),
    },
  })

/** The other spelling of the path, with the same responses (rest-paths). */
const deprecatedRoutes = routesAt('/subCategories').map((row) => ({
  ...row,
  operationId: `deprecated${row.operationId.charAt(0).toUpperCase()}${row.operationId.slice(1)}`,
  isDeprecated: true,
}))

export const subcategoryRoutes = [...routesAt('/subcategories'), ...deprecatedRoutes]
