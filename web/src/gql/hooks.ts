import { bindQuery } from '../apollo/bind-query.ts'
import { FavoriteIdsDocument, MeDocument, NeighborhoodOptionsDocument, PublicLayoutDocument, SubcategoryOptionsDocument } from './graphql.ts'

export const useFavoriteIdsQuery = /* @__PURE__ */ bindQuery(FavoriteIdsDocument)
export const useMeQuery = /* @__PURE__ */ bindQuery(MeDocument)
export const useNeighborhoodOptionsQuery = /* @__PURE__ */ bindQuery(NeighborhoodOptionsDocument)
export const usePublicLayoutQuery = /* @__PURE__ */ bindQuery(PublicLayoutDocument)
export const useSubcategoryOptionsQuery = /* @__PURE__ */ bindQuery(SubcategoryOptionsDocument)
