import { bindQuery } from '../apollo/bind-query.ts'
import type { NamedQuery } from '../apollo/operation.ts'
import type { FavoriteIdsQuery, FavoriteIdsQueryVariables, MeQuery, MeQueryVariables, NeighborhoodOptionsQuery, NeighborhoodOptionsQueryVariables, PublicLayoutQuery, PublicLayoutQueryVariables, SubcategoryOptionsQuery, SubcategoryOptionsQueryVariables } from './graphql.ts'

export const favoriteIdsQuery = 'FavoriteIds' as NamedQuery<FavoriteIdsQuery, FavoriteIdsQueryVariables>
export const meQuery = 'Me' as NamedQuery<MeQuery, MeQueryVariables>
export const neighborhoodOptionsQuery = 'NeighborhoodOptions' as NamedQuery<NeighborhoodOptionsQuery, NeighborhoodOptionsQueryVariables>
export const publicLayoutQuery = 'PublicLayout' as NamedQuery<PublicLayoutQuery, PublicLayoutQueryVariables>
export const subcategoryOptionsQuery = 'SubcategoryOptions' as NamedQuery<SubcategoryOptionsQuery, SubcategoryOptionsQueryVariables>

export const useFavoriteIdsQuery = /* @__PURE__ */ bindQuery(favoriteIdsQuery)
export const useMeQuery = /* @__PURE__ */ bindQuery(meQuery)
export const useNeighborhoodOptionsQuery = /* @__PURE__ */ bindQuery(neighborhoodOptionsQuery)
export const usePublicLayoutQuery = /* @__PURE__ */ bindQuery(publicLayoutQuery)
export const useSubcategoryOptionsQuery = /* @__PURE__ */ bindQuery(subcategoryOptionsQuery)
