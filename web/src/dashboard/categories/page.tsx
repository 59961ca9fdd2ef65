import { createCategoryInput } from '../../../../schema/input/taxonomy.ts'
import {
  useCategoryListQuery,
  useCategoryRecordQuery,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../gql/dashboard/hooks.ts'
import { catalogueMessages, categoryMessages } from '../../messages/dashboard/catalogue.ts'
import { localBusinessTypeLabels } from '../../messages/dashboard/local-business-types.ts'
import { usedBy } from '../catalogue/description.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'

const typeOptions = Object.entries(localBusinessTypeLabels).toSorted(([, one], [, other]) =>
  one.localeCompare(other, 'pt-BR'),
)

export const CategoriesPage = catalogueScreen({
  texts: categoryMessages,
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
    {
      kind: 'choice',
      name: 'schemaType',
      label: categoryMessages.schemaType,
      hint: categoryMessages.schemaTypeHint,
      options: [['', categoryMessages.noSchemaType], ...typeOptions],
    },
    { kind: 'picture', name: 'icon', label: categoryMessages.icon },
  ],
  columns: [],
  filters: [],
  // Loaded, and not sent on save (absent-unchanged).
  note: ({ isPopular }) => (isPopular ? categoryMessages.popular : null),
  usesOf: ({ name, slug, subcategoryCount, businessCount, sourceCategoryCount, attributeCount }) => [
    usedBy('subcategories', subcategoryCount, name, { category: slug }),
    usedBy('businesses', businessCount, name, { category: slug }),
    usedBy('sources', sourceCategoryCount, name, { category: slug }),
    usedBy('attributes', attributeCount, name, { category: slug }),
  ],
  operations: {
    useList: useCategoryListQuery,
    useRecord: useCategoryRecordQuery,
    useCreate: useCreateCategoryMutation,
    useUpdate: useUpdateCategoryMutation,
    useDelete: useDeleteCategoryMutation,
  },
})
