import { bindMutation, bindQuery } from '../../apollo/bind-hooks.ts'
import { ChangeEmailDocument, ChangePasswordDocument, DeleteAccountDocument, EndSessionDocument, FavoritesPageDocument, LoginDocument, LogOutEverywhereDocument, MyBusinessesDocument, MyDataDocument, OpenSessionsDocument, PasswordResetLinkDocument, RegisterDocument, RequestPasswordResetDocument, ResetPasswordDocument, UpdateProfileDocument } from './graphql.ts'

export const useChangeEmailMutation = /* @__PURE__ */ bindMutation(ChangeEmailDocument)
export const useChangePasswordMutation = /* @__PURE__ */ bindMutation(ChangePasswordDocument)
export const useDeleteAccountMutation = /* @__PURE__ */ bindMutation(DeleteAccountDocument)
export const useEndSessionMutation = /* @__PURE__ */ bindMutation(EndSessionDocument)
export const useFavoritesPageQuery = /* @__PURE__ */ bindQuery(FavoritesPageDocument)
export const useLoginMutation = /* @__PURE__ */ bindMutation(LoginDocument)
export const useLogOutEverywhereMutation = /* @__PURE__ */ bindMutation(LogOutEverywhereDocument)
export const useMyBusinessesQuery = /* @__PURE__ */ bindQuery(MyBusinessesDocument)
export const useMyDataQuery = /* @__PURE__ */ bindQuery(MyDataDocument)
export const useOpenSessionsQuery = /* @__PURE__ */ bindQuery(OpenSessionsDocument)
export const usePasswordResetLinkQuery = /* @__PURE__ */ bindQuery(PasswordResetLinkDocument)
export const useRegisterMutation = /* @__PURE__ */ bindMutation(RegisterDocument)
export const useRequestPasswordResetMutation = /* @__PURE__ */ bindMutation(RequestPasswordResetDocument)
export const useResetPasswordMutation = /* @__PURE__ */ bindMutation(ResetPasswordDocument)
export const useUpdateProfileMutation = /* @__PURE__ */ bindMutation(UpdateProfileDocument)
