import { bindQuery } from '../../apollo/bind-hooks.ts'
import { DashboardStatsDocument } from './graphql.ts'

export const useDashboardStatsQuery = /* @__PURE__ */ bindQuery(DashboardStatsDocument)
