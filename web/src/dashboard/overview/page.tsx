import { Link } from 'react-router-dom'
import { count } from '../../count.ts'
import { useDashboardStatsQuery } from '../../gql/dashboard/hooks.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { paths } from '../../paths.ts'
import { styled } from '../../theme/theme.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Failure } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { RecentBusinesses } from './recent-businesses.tsx'
import { Registrations } from './registrations.tsx'

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

const { stats: texts } = overviewMessages

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '2', sm: '4' },
  '& a': {
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    alignItems: { base: 'center', sm: 'stretch' },
    justifyContent: 'space-between',
    gap: '1',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: { base: '2', sm: '4' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    transition: 'border-color {durations.quick} {easings.out}',
    _hover: { borderColor: 'mata' },
  },
  '& .label': { textStyle: 'small', color: 'quiet' },
  '& .number': {
    display: 'grid',
    alignItems: 'center',
    minHeight: '2.25rem',
    fontFamily: 'heading',
    fontSize: { base: '1.375rem', sm: '1.75rem' },
    fontWeight: '700',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
  },
})

const cards = [
  { to: paths.dashboardBusinesses, label: texts.businesses, total: 'totalBusinesses' },
  { to: paths.dashboardCities, label: texts.cities, total: 'totalCities' },
  { to: paths.dashboardCategories, label: texts.categories, total: 'totalCategories' },
] as const

/** How much the catalogue holds, each number leading to its screen. */
function StatCards() {
  const { data, error, refetch } = useDashboardStatsQuery({ fetchPolicy: 'cache-and-network' })
  if (error && !data) return <Failure error={error} refetch={refetch} />
  const stats = data?.dashboardStats
  return (
    <List aria-label={texts.label} aria-busy={!stats || undefined}>
      {cards.map(({ to, label, total }) => (
        <li key={to}>
          <Link to={to}>
            <span className="label">{label}</span>{' '}
            <span className="number">
              {stats ? (
                count(stats[total])
              ) : (
                <Skeleton as="span" style={{ width: '4rem', height: '1.5rem' }} />
              )}
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}
