import { bindQuery } from '../../apollo/bind-query.ts'
import type { NamedQuery } from '../../apollo/operation.ts'
import type { CityPageQuery, CityPageQueryVariables } from './graphql.ts'

export const cityPageQuery = 'CityPage' as NamedQuery<CityPageQuery, CityPageQueryVariables>

export const useCityPageQuery = /* @__PURE__ */ bindQuery(cityPageQuery)
