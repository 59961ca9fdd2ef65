import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { RecentBusinesses } from './recent-businesses.tsx'
import { Registrations } from './registrations.tsx'
import { StatCards } from './stat-cards.tsx'

/** `/dashboard`. Its three parts load, and fail, each by itself. */
export function OverviewPage() {
  return (
    <>
      <ScreenTitle title={overviewMessages.title} />
      <StatCards />
      <Registrations />
      <RecentBusinesses />
    </>
  )
}
