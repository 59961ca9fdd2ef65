import { bindQuery } from '../../apollo/bind-query.ts'
import type { NamedQuery } from '../../apollo/operation.ts'
import type { ProfileQuery, ProfileQueryVariables } from './graphql.ts'

export const profileQuery = 'Profile' as NamedQuery<ProfileQuery, ProfileQueryVariables>

export const useProfileQuery = /* @__PURE__ */ bindQuery(profileQuery)
