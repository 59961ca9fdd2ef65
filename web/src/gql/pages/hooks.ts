import { bindQuery } from '../../apollo/bind-query.ts'
import { CountBusinessesDocument, LoneNeighborhoodDocument, LoneSubcategoryDocument, SearchAlternativesDocument, SearchBusinessesDocument, SuggestionsDocument } from './graphql.ts'

export const useCountBusinessesQuery = /* @__PURE__ */ bindQuery(CountBusinessesDocument)
export const useLoneNeighborhoodQuery = /* @__PURE__ */ bindQuery(LoneNeighborhoodDocument)
export const useLoneSubcategoryQuery = /* @__PURE__ */ bindQuery(LoneSubcategoryDocument)
export const useSearchAlternativesQuery = /* @__PURE__ */ bindQuery(SearchAlternativesDocument)
export const useSearchBusinessesQuery = /* @__PURE__ */ bindQuery(SearchBusinessesDocument)
export const useSuggestionsQuery = /* @__PURE__ */ bindQuery(SuggestionsDocument)
