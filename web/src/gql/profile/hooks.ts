import { bindQuery } from '../../apollo/bind-query.ts'
import { ProfileDocument } from './graphql.ts'

export const useProfileQuery = /* @__PURE__ */ bindQuery(ProfileDocument)
