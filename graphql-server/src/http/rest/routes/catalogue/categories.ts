import { localBusinessTypes } from '../../../../../../schema/local-business-types.ts'
import { texts } from '../../../../messages/texts.ts'
import { flag, image, optional, phrases, required } from '../../fields.ts'
import {
  CategoriesDocument,
  CategoryDocument,
  type CategoryFragment,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  UpdateCategoryDocument,
} from '../../gql/documents.ts'
import {
  arraySchema,
  boolean,
  createdAt,
  id,
  imageUrl,
  nullableString,
  objectSchema,
  string,
  updatedAt,
} from '../../json-schema.ts'
import type { Entity } from '../../route.ts'
import { taxonomyRoutes } from './entity-routes.ts'

const Category: Entity<CategoryFragment> = {
  name: 'Category',
  schema: objectSchema('A category of establishments.', {
    _id: id,
    name: string('Its name.', 'Alimentação'),
    slug: string('Its name in addresses, unique among categories.', 'alimentacao'),
    synonyms: arraySchema('What else people call it.', string('One of them.', 'comida')),
    icon: imageUrl('Address of its icon, if it has one.'),
    isPopular: boolean('Whether it is marked as popular.', false),
    schemaType: nullableString(
      'The type of schema.org that its establishments have in structured data; null is LocalBusiness.',
      'FoodEstablishment',
    ),
    createdAt,
    updatedAt,
  }),
  serialize: ({ icon, ...category }) => ({ ...category, icon: icon?.url ?? null }),
}

export const categoryRoutes = taxonomyRoutes({
  path: '/categories',
  entity: Category,
  texts: texts.taxonomy.category,
  lists: [
    {
      operationId: 'listCategories',
      summary: 'All categories, by name',
      description: 'Not paginated.',
      document: CategoriesDocument,
    },
  ],
  examples: { slug: 'alimentacao', unusedId: '22' },
  documents: {
    one: CategoryDocument,
    create: CreateCategoryDocument,
    update: UpdateCategoryDocument,
    delete: DeleteCategoryDocument,
  },
  fields: {
    name: required('Its name.', 'Nova Categoria'),
    synonyms: phrases('What else people call it; an empty list removes them.', ['mantimentos']),
    isPopular: flag('Whether it is marked as popular; absent means unchanged.'),
    schemaType: {
      ...optional(''),
      schema: {
        type: ['string', 'null'],
        enum: [...localBusinessTypes, null],
        description:
          'The schema.org type of its establishments in structured data; an empty value removes it.',
        examples: ['GroceryStore'],
      },
    },
    icon: image('Its icon: PNG, JPEG, WebP or AVIF. Null in JSON removes it.'),
  },
})
