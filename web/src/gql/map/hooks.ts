import { bindQuery } from '../../apollo/bind.ts'
import { BusinessPointsDocument } from './graphql.ts'

export const useBusinessPointsQuery = /* @__PURE__ */ bindQuery(BusinessPointsDocument)