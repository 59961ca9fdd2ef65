import { bindQuery } from '../../apollo/bind-hooks.ts'
import { ProfileDocument } from './graphql.ts'

export const useProfileQuery = /* @__PURE__ */ bindQuery(ProfileDocument)
