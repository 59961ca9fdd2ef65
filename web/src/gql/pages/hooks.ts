import { bindMutation, bindQuery } from '../../apollo/bind-hooks.ts'
import { CityPageDocument, CountBusinessesDocument, LoneNeighborhoodDocument, LoneSubcategoryDocument, ProfileDocument, ReportEmptySearchDocument, SearchAlternativesDocument, SearchBusinessesDocument, SuggestionsDocument } from './graphql.ts'

export const useCityPageQuery = /* @__PURE__ */ bindQuery(CityPageDocument)
export const useCountBusinessesQuery = /* @__PURE__ */ bindQuery(CountBusinessesDocument)
export const useLoneNeighborhoodQuery = /* @__PURE__ */ bindQuery(LoneNeighborhoodDocument)
export const useLoneSubcategoryQuery = /* @__PURE__ */ bindQuery(LoneSubcategoryDocument)
export const useProfileQuery = /* @__PURE__ */ bindQuery(ProfileDocument)
export const useReportEmptySearchMutation = /* @__PURE__ */ bindMutation(ReportEmptySearchDocument)
export const useSearchAlternativesQuery = /* @__PURE__ */ bindQuery(SearchAlternativesDocument)
export const useSearchBusinessesQuery = /* @__PURE__ */ bindQuery(SearchBusinessesDocument)
export const useSuggestionsQuery = /* @__PURE__ */ bindQuery(SuggestionsDocument)
