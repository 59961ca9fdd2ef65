import {
  useAttributeGroupsQuery,
  useCatalogueAttributesQuery,
  useCatalogueCategoriesQuery,
  useCatalogueCitiesQuery,
} from '../../gql/dashboard/hooks.ts'

export interface Option {
  id: string
  name: string
  slug: string
}

export interface Options {
  /** Undefined while they are on the way, or when they did not come. */
  options: readonly Option[] | undefined
  error?: unknown
  retry?: () => void
}

/** Cities that are offered for choosing. */
export function useActiveCities(): Options {
  return toOptions(useCatalogueCitiesQuery({ variables: { active: true } }))
}

export function useAllCities(): Options {
  return toOptions(useCatalogueCitiesQuery({ variables: {} }))
}

export function useAllCategories(): Options {
  return toOptions(useCatalogueCategoriesQuery())
}

export function useAllAttributes(): Options {
  return toOptions(useCatalogueAttributesQuery())
}

/** Groups of attributes that there are, in their order. */
export function useAttributeGroups(): readonly string[] {
  const { data } = useAttributeGroupsQuery()
  return [...new Set(data?.attributes.map(({ group }) => group))]
}

function toOptions(query: {
  data?: { options: readonly Option[] } | undefined
  error?: unknown
  refetch: () => Promise<unknown>
}): Options {
  // The query reports a failed refetch.
  const retry = () => void query.refetch().catch(() => {})
  return { options: query.data?.options, error: query.error, retry }
}
