import { bindFragment, bindMutation, bindQuery } from '../../apollo/bind-hooks.ts'
import { AddBusinessPhotosDocument, BusinessPhotosDocument, DashboardStatsDocument, DeleteBusinessPhotoDocument, OrderBusinessPhotosDocument, PhotosSection_BusinessFragmentDoc, UpdateBusinessPhotoDocument } from './graphql.ts'

export const useAddBusinessPhotosMutation = /* @__PURE__ */ bindMutation(AddBusinessPhotosDocument)
export const useBusinessPhotosQuery = /* @__PURE__ */ bindQuery(BusinessPhotosDocument)
export const useDashboardStatsQuery = /* @__PURE__ */ bindQuery(DashboardStatsDocument)
export const useDeleteBusinessPhotoMutation = /* @__PURE__ */ bindMutation(DeleteBusinessPhotoDocument)
export const useOrderBusinessPhotosMutation = /* @__PURE__ */ bindMutation(OrderBusinessPhotosDocument)
export const usePhotosSection_BusinessFragment = /* @__PURE__ */ bindFragment(PhotosSection_BusinessFragmentDoc)
export const useUpdateBusinessPhotoMutation = /* @__PURE__ */ bindMutation(UpdateBusinessPhotoDocument)
