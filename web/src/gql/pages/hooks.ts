import { bindQuery } from '../../apollo/bind-hooks.ts'
import { CountBusinessesDocument, LoneNeighborhoodDocument, LoneSubcategoryDocument, ProfileDocument, SearchAlternativesDocument, SearchBusinessesDocument, SuggestionsDocument } from './graphql.ts'

export const useCountBusinessesQuery = /* @__PURE__ */ bindQuery(CountBusinessesDocument)
export const useLoneNeighborhoodQuery = /* @__PURE__ */ bindQuery(LoneNeighborhoodDocument)
export const useLoneSubcategoryQuery = /* @__PURE__ */ bindQuery(LoneSubcategoryDocument)
export const useProfileQuery = /* @__PURE__ */ bindQuery(ProfileDocument)
export const useSearchAlternativesQuery = /* @__PURE__ */ bindQuery(SearchAlternativesDocument)
export const useSearchBusinessesQuery = /* @__PURE__ */ bindQuery(SearchBusinessesDocument)
export const useSuggestionsQuery = /* @__PURE__ */ bindQuery(SuggestionsDocument)
