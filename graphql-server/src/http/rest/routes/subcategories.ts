import { texts } from '../../../messages/texts.ts'
import { list } from '../answers.ts'
import {
  CreateSubcategoryDocument,
  DeleteSubcategoryDocument,
  SubcategoriesDocument,
  SubcategoryDocument,
  UpdateSubcategoryDocument,
} from '../documents/documents.ts'
import type { Fields } from '../field.ts'
import { flag, names, optional, required } from '../fields.ts'
import { image } from '../file-fields.ts'
import { type Route, route } from '../route.ts'
import { Subcategory } from '../shapes/categories.ts'
import { catalogueRoutes } from './catalogue.ts'

const ofCategory: Fields = {
  categoryId: names('Id or slug of the category; an unknown one has none.', ['12'], { to: 'categories' }),
}

/** Both spellings of the path answer everything (rest-paths). */
export const subcategoryRoutes = ['/subCategories', '/subcategories'].flatMap(routesBelow)

function routesBelow(path: string): Route[] {
  const listed = {
    method: 'GET',
    may: 'public',
    document: SubcategoriesDocument,
    answer: list(Subcategory, (subcategory) => subcategory),
  } as const
  return [
    route({
      ...listed,
      path,
      summary: 'All subcategories, or those of some categories, by name',
      description: 'Inactive ones only for administrators.',
      query: {
        category: names('Slug or id of a category.', ['alimentacao'], { to: 'categories' }),
        categoryIds: names('Ids of categories, separated by commas.', ['12', '13'], { to: 'categories' }),
        active: flag('Only active ones, or only inactive ones.'),
      },
    }),
    route({
      ...listed,
      path: `${path}/category/{categoryId}`,
      summary: 'The subcategories of a category, by name',
      params: ofCategory,
    }),
    route({
      ...listed,
      path: `${path}/by-category-id/{categoryId}`,
      summary: 'The subcategories of a category, and none when something fails',
      params: ofCategory,
      onFailure: { data: [] },
    }),
    ...catalogueRoutes({
      path,
      called: 'subcategory',
      shape: Subcategory,
      texts: texts.taxonomy.subcategory,
      slugExample: 'pizzarias',
      documents: {
        one: SubcategoryDocument,
        create: CreateSubcategoryDocument,
        update: UpdateSubcategoryDocument,
        delete: DeleteSubcategoryDocument,
      },
      isForm: true,
      fields: {
        name: required('Its name.', 'Pizzarias'),
        slug: optional('Made from the name when absent.', 'pizzarias'),
        category: required('Id of its category.', '12', { to: 'input.categoryId' }),
        active: flag('Whether the public sees it in lists.'),
        icon: image('Its icon: PNG, JPEG, WebP or AVIF. Null in JSON removes it.'),
      },
    }),
  ]
}
