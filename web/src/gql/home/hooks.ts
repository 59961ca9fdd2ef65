import { bindQuery } from '../../apollo/bind-query.ts'
import { HomeDocument } from './graphql.ts'

export const useHomeQuery = /* @__PURE__ */ bindQuery(HomeDocument)
