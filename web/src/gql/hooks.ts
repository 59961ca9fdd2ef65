import { bindMutation, bindQuery } from '../apollo/bind-hooks.ts'
import { AddFavoriteDocument, FavoriteIdsDocument, HomeDocument, LogOutDocument, MeDocument, NeighborhoodOptionsDocument, PublicLayoutDocument, RemoveFavoriteDocument, SubcategoryOptionsDocument } from './graphql.ts'

export const useAddFavoriteMutation = /* @__PURE__ */ bindMutation(AddFavoriteDocument)
export const useFavoriteIdsQuery = /* @__PURE__ */ bindQuery(FavoriteIdsDocument)
export const useHomeQuery = /* @__PURE__ */ bindQuery(HomeDocument)
export const useLogOutMutation = /* @__PURE__ */ bindMutation(LogOutDocument)
export const useMeQuery = /* @__PURE__ */ bindQuery(MeDocument)
export const useNeighborhoodOptionsQuery = /* @__PURE__ */ bindQuery(NeighborhoodOptionsDocument)
export const usePublicLayoutQuery = /* @__PURE__ */ bindQuery(PublicLayoutDocument)
export const useRemoveFavoriteMutation = /* @__PURE__ */ bindMutation(RemoveFavoriteDocument)
export const useSubcategoryOptionsQuery = /* @__PURE__ */ bindQuery(SubcategoryOptionsDocument)
