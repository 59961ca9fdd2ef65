import { bindQuery } from '../../apollo/bind-query.ts'
import { CityPageDocument } from './graphql.ts'

export const useCityPageQuery = /* @__PURE__ */ bindQuery(CityPageDocument)
