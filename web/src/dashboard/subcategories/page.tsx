import { createSubcategoryInput } from '../../../../schema/input/taxonomy.ts'
import {
  useCreateSubcategoryMutation,
  useDeleteSubcategoryMutation,
  useSubcategoryListQuery,
  useSubcategoryRecordQuery,
  useUpdateSubcategoryMutation,
} from '../../gql/dashboard/hooks.ts'
import { catalogueMessages, subcategoryMessages } from '../../messages/dashboard/catalogue.ts'
import { usedBy } from '../catalogue/description.ts'
import { useAllCategories } from '../catalogue/options.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'
import { StatusBadge } from '../table/cells.tsx'

const statuses = [
  { id: 'true', slug: 'true', name: subcategoryMessages.active },
  { id: 'false', slug: 'false', name: subcategoryMessages.inactive },
]

export const SubcategoriesPage = catalogueScreen({
  texts: subcategoryMessages,
  entity: 'SUBCATEGORY',
  schema: createSubcategoryInput,
  fields: [
    {
      kind: 'parent',
      name: 'categoryId',
      of: 'category',
      label: subcategoryMessages.category,
      placeholder: subcategoryMessages.chooseCategory,
      loadFailed: subcategoryMessages.loadFailed,
      useOptions: useAllCategories,
    },
    {
      kind: 'synonyms',
      name: 'synonyms',
      of: 'subcategory',
      label: catalogueMessages.synonyms,
      hint: catalogueMessages.synonymsHint,
    },
    { kind: 'picture', name: 'icon', label: subcategoryMessages.icon },
    {
      kind: 'flag',
      name: 'active',
      label: subcategoryMessages.activeBox,
      hint: subcategoryMessages.activeHint,
      initial: true,
    },
  ],
  columns: [
    {
      id: 'category',
      header: subcategoryMessages.category,
      cell: ({ row }) => row.original.category.name,
    },
    {
      id: 'status',
      header: subcategoryMessages.status,
      cell: ({ row: { original: subcategory } }) => (
        <StatusBadge isGood={subcategory.active}>
          {subcategory.active ? subcategoryMessages.active : subcategoryMessages.inactive}
        </StatusBadge>
      ),
    },
  ],
  filters: [
    {
      name: 'category',
      label: subcategoryMessages.category,
      all: subcategoryMessages.allCategories,
      useOptions: useAllCategories,
    },
    {
      name: 'active',
      label: subcategoryMessages.status,
      all: subcategoryMessages.anyStatus,
      useOptions: () => ({ options: statuses }),
    },
  ],
  usesOf: ({ name, slug, category, businessCount, sourceCategoryCount }) => [
    usedBy('businesses', businessCount, name, { category: category.slug, subcategory: slug }),
    usedBy('sources', sourceCategoryCount, name, { category: category.slug, search: name }),
  ],
  operations: {
    useList: useSubcategoryListQuery,
    useRecord: useSubcategoryRecordQuery,
    useCreate: useCreateSubcategoryMutation,
    useUpdate: useUpdateSubcategoryMutation,
    useDelete: useDeleteSubcategoryMutation,
  },
})
