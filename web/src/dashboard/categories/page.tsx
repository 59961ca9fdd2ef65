import { createCategoryInput } from '../../../../schema/input/taxonomy.ts'
import {
  useCategoryListQuery,
  useCategoryRecordQuery,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../gql/dashboard/hooks.ts'
import { catalogueMessages, categoryMessages as texts } from '../../messages/dashboard/catalogue.ts'
import { usedBy } from '../catalogue/description.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'

/** Gerenciar Categorias. */
export const CategoriesPage = catalogueScreen({
  texts,
  entity: 'CATEGORY',
  schema: createCategoryInput,
  fields: [
    {
      kind: 'synonyms',
      name: 'synonyms',
      of: 'category',
      label: catalogueMessages.synonyms,
      hint: catalogueMessages.synonymsHint,
    },
    { kind: 'picture', name: 'icon', label: texts.icon },
  ],
  columns: [],
  filters: [],
  // Loaded, and not sent on save (absent-unchanged).
  note: ({ isPopular }) => (isPopular ? texts.popular : null),
  usesOf: ({ name, slug, subcategoryCount, businessCount }) => [
    usedBy('subcategories', subcategoryCount, name, { category: slug }),
    usedBy('businesses', businessCount, name, { category: slug }),
  ],
  operations: {
    useList: useCategoryListQuery,
    useRecord: useCategoryRecordQuery,
    useCreate: useCreateCategoryMutation,
    useUpdate: useUpdateCategoryMutation,
    useDelete: useDeleteCategoryMutation,
  },
})
