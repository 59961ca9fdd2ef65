import { texts } from '../../../messages/texts.ts'
import { list } from '../answers.ts'
import {
  CategoriesDocument,
  CategoryDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  UpdateCategoryDocument,
} from '../documents/documents.ts'
import { flag, optional, required } from '../fields.ts'
import { image } from '../file-fields.ts'
import { route } from '../route.ts'
import { Category } from '../shapes/categories.ts'
import { catalogueRoutes } from './catalogue.ts'

export const categoryRoutes = [
  route({
    method: 'GET',
    path: '/categories',
    summary: 'All categories, by name',
    may: 'public',
    document: CategoriesDocument,
    answer: list(Category, (category) => category),
  }),
  ...catalogueRoutes({
    path: '/categories',
    called: 'category',
    shape: Category,
    texts: texts.taxonomy.category,
    slugExample: 'alimentacao',
    documents: {
      one: CategoryDocument,
      create: CreateCategoryDocument,
      update: UpdateCategoryDocument,
      delete: DeleteCategoryDocument,
    },
    isForm: true,
    fields: {
      name: required('Its name.', 'Alimentação'),
      slug: optional('Made from the name when absent.', 'alimentacao'),
      isPopular: flag('Whether it is marked as popular; absent means unchanged.'),
      icon: image('Its icon: PNG, JPEG, WebP or AVIF. Null in JSON removes it.'),
    },
  }),
]
