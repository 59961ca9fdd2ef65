import type { CategoryFragment, SubcategoryFragment } from '../documents/documents.ts'
import { object } from '../json-schema.ts'
import { createdAt, flag, id, image, reference, text, updatedAt } from './property.ts'
import type { Shape } from './shape.ts'

export const Category: Shape<CategoryFragment> = {
  name: 'Category',
  schema: object('A kind of establishment.', {
    _id: id,
    name: text('Its name.', 'Alimentação'),
    slug: text('Its name in addresses, unique among categories.', 'alimentacao'),
    icon: image('Address of its icon, if it has one.'),
    isPopular: flag('Whether it is marked as popular.', false),
    createdAt,
    updatedAt,
  }),
  write: ({ icon, ...category }) => ({ ...category, icon: icon?.url ?? null }),
}

export const Subcategory: Shape<SubcategoryFragment> = {
  name: 'Subcategory',
  schema: object('A finer kind of establishment, within a category.', {
    _id: id,
    name: text('Its name.', 'Pizzarias'),
    slug: text('Its name in addresses, unique among subcategories.', 'pizzarias'),
    icon: image('Address of its icon, if it has one.'),
    category: reference('The category that it belongs to.', 'Alimentação', 'alimentacao'),
    active: flag('Whether the public sees it in lists.', true),
    createdAt,
    updatedAt,
  }),
  write: ({ icon, ...subcategory }) => ({ ...subcategory, icon: icon?.url ?? null }),
}
