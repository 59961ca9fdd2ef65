import { createCategoryInput } from '../../../../schema/input/category.ts'
import type {
  CategoryRecordQuery,
  CategoryRowFragment,
  CreateCategoryInput,
  UpdateCategoryInput,
} from '../../gql/dashboard/graphql.ts'
import {
  useCategoryListQuery,
  useCategoryRecordQuery,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '../../gql/dashboard/hooks.ts'
import { catalogueMessages, categoryMessages as texts } from '../../messages-catalogue.ts'
import { paths } from '../../paths.ts'
import type { Description } from '../catalogue/description.ts'
import { listOf } from '../catalogue/place-paths.ts'
import { CatalogueScreen } from '../catalogue/screen.tsx'

type CategoryRecord = NonNullable<CategoryRecordQuery['record']>

const categories: Description<CategoryRowFragment, CategoryRecord, CreateCategoryInput, UpdateCategoryInput> =
  {
    texts,
    schema: createCategoryInput,
    fields: [{ kind: 'picture', name: 'icon', label: texts.icon, valueOf: ({ icon }) => icon }],
    columns: [],
    filters: [],
    // Loaded, and not sent on save (decision 15).
    note: ({ isPopular }) => (isPopular ? texts.popular : null),
    usesOf: ({ name, slug, subcategoryCount, businessCount }) => [
      {
        count: subcategoryCount,
        text: catalogueMessages.uses.subcategories(name),
        to: listOf(paths.dashboardSubcategories, { category: slug }),
      },
      {
        count: businessCount,
        text: catalogueMessages.uses.businesses(name),
        to: listOf(paths.dashboardBusinesses, { category: slug }),
      },
    ],
    operations: {
      useList: useCategoryListQuery,
      useRecord: useCategoryRecordQuery,
      useCreate: useCreateCategoryMutation,
      useUpdate: useUpdateCategoryMutation,
      useDelete: useDeleteCategoryMutation,
    },
  }

/** Gerenciar Categorias. */
export function CategoriesPage() {
  return <CatalogueScreen of={categories} />
}
