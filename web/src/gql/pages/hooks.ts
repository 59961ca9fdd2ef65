import { bindQuery } from '../../apollo/bind-query.ts'
import type { NamedQuery } from '../../apollo/operation.ts'
import type { CountBusinessesQuery, CountBusinessesQueryVariables, LoneNeighborhoodQuery, LoneNeighborhoodQueryVariables, LoneSubcategoryQuery, LoneSubcategoryQueryVariables, SearchAlternativesQuery, SearchAlternativesQueryVariables, SearchBusinessesQuery, SearchBusinessesQueryVariables, SuggestionsQuery, SuggestionsQueryVariables } from './graphql.ts'

export const countBusinessesQuery = 'CountBusinesses' as NamedQuery<CountBusinessesQuery, CountBusinessesQueryVariables>
export const loneNeighborhoodQuery = 'LoneNeighborhood' as NamedQuery<LoneNeighborhoodQuery, LoneNeighborhoodQueryVariables>
export const loneSubcategoryQuery = 'LoneSubcategory' as NamedQuery<LoneSubcategoryQuery, LoneSubcategoryQueryVariables>
export const searchAlternativesQuery = 'SearchAlternatives' as NamedQuery<SearchAlternativesQuery, SearchAlternativesQueryVariables>
export const searchBusinessesQuery = 'SearchBusinesses' as NamedQuery<SearchBusinessesQuery, SearchBusinessesQueryVariables>
export const suggestionsQuery = 'Suggestions' as NamedQuery<SuggestionsQuery, SuggestionsQueryVariables>

export const useCountBusinessesQuery = /* @__PURE__ */ bindQuery(countBusinessesQuery)
export const useLoneNeighborhoodQuery = /* @__PURE__ */ bindQuery(loneNeighborhoodQuery)
export const useLoneSubcategoryQuery = /* @__PURE__ */ bindQuery(loneSubcategoryQuery)
export const useSearchAlternativesQuery = /* @__PURE__ */ bindQuery(searchAlternativesQuery)
export const useSearchBusinessesQuery = /* @__PURE__ */ bindQuery(searchBusinessesQuery)
export const useSuggestionsQuery = /* @__PURE__ */ bindQuery(suggestionsQuery)
