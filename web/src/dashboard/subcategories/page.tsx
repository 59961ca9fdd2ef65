import { createSubcategoryInput } from '../../../../schema/input/taxonomy.ts'
import {
  useCreateSubcategoryMutation,
  useDeleteSubcategoryMutation,
  useSubcategoryListQuery,
  useSubcategoryRecordQuery,
  useUpdateSubcategoryMutation,
} from '../../gql/dashboard/hooks.ts'
import { catalogueMessages, subcategoryMessages as texts } from '../../messages/dashboard/catalogue.ts'
import { usedBy } from '../catalogue/description.ts'
import { useAllCategories } from '../catalogue/options.ts'
import { catalogueScreen } from '../catalogue/screen.tsx'
import { StatusBadge } from '../table/cells.tsx'

const statuses = [
  { id: 'true', slug: 'true', name: texts.active },
  { id: 'false', slug: 'false', name: texts.inactive },
]

/** Gerenciar Subcategorias. */
export const SubcategoriesPage = catalogueScreen({
  texts,
  entity: 'SUBCATEGORY',
  schema: createSubcategoryInput,
  fields: [
    {
      kind: 'parent',
      name: 'categoryId',
      of: 'category',
      label: texts.category,
      placeholder: texts.chooseCategory,
      loadFailed: texts.loadFailed,
      useOptions: useAllCategories,
    },
    {
      kind: 'synonyms',
      name: 'synonyms',
      of: 'subcategory',
      label: catalogueMessages.synonyms,
      hint: catalogueMessages.synonymsHint,
    },
    { kind: 'picture', name: 'icon', label: texts.icon },
    { kind: 'flag', name: 'active', label: texts.activeBox, hint: texts.activeHint, initial: true },
  ],
  columns: [
    {
      id: 'category',
      header: texts.category,
      cell: ({ row }) => row.original.category.name,
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ row: { original: subcategory } }) => (
        <StatusBadge isGood={subcategory.active}>
          {subcategory.active ? texts.active : texts.inactive}
        </StatusBadge>
      ),
    },
  ],
  filters: [
    { name: 'category', label: texts.category, all: texts.allCategories, useOptions: useAllCategories },
    { name: 'active', label: texts.status, all: texts.anyStatus, useOptions: () => ({ options: statuses }) },
  ],
  usesOf: ({ name, slug, category, businessCount }) => [
    usedBy('businesses', businessCount, name, { category: category.slug, subcategory: slug }),
  ],
  operations: {
    useList: useSubcategoryListQuery,
    useRecord: useSubcategoryRecordQuery,
    useCreate: useCreateSubcategoryMutation,
    useUpdate: useUpdateSubcategoryMutation,
    useDelete: useDeleteSubcategoryMutation,
  },
})
