import { bindQuery } from '../../apollo/bind-query.ts'
import type { NamedQuery } from '../../apollo/operation.ts'
import type { HomeQuery, HomeQueryVariables } from './graphql.ts'

export const homeQuery = 'Home' as NamedQuery<HomeQuery, HomeQueryVariables>

export const useHomeQuery = /* @__PURE__ */ bindQuery(homeQuery)
