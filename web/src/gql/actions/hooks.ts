import { bindMutation } from '../../apollo/bind-mutation.ts'
import { AddFavoriteDocument, LogOutDocument, RemoveFavoriteDocument, ReportEmptySearchDocument } from './graphql.ts'

export const useAddFavoriteMutation = /* @__PURE__ */ bindMutation(AddFavoriteDocument)
export const useLogOutMutation = /* @__PURE__ */ bindMutation(LogOutDocument)
export const useRemoveFavoriteMutation = /* @__PURE__ */ bindMutation(RemoveFavoriteDocument)
export const useReportEmptySearchMutation = /* @__PURE__ */ bindMutation(ReportEmptySearchDocument)
