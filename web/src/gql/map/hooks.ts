import { bindQuery } from '../../apollo/bind-hooks.ts'
import { BusinessPointsDocument } from './graphql.ts'

export const useBusinessPointsQuery = /* @__PURE__ */ bindQuery(BusinessPointsDocument)
