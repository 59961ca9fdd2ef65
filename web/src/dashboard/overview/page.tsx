import { Skeleton } from '@chakra-ui/react/skeleton'
import { Link } from 'react-router-dom'
import { recentCount } from '../../constants.ts'
import type { RecentBusinessesQuery } from '../../gql/dashboard/graphql.ts'
import { useDashboardStatsQuery, useRecentBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { count } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/chakra/states.tsx'
import text from '../../ui/text.module.css'
import { Failure } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { ProfileLink, RowActionLink } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { DataTable } from '../table/data-table.tsx'
import styles from './page.module.css'
import { Registrations } from './registrations.tsx'
import { OverviewSection } from './section.tsx'
import { WaitingMails } from './waiting-mails.tsx'
import { WorkOfTheDay } from './work-of-the-day.tsx'

/** `/dashboard`. Its parts load, and fail, each by itself. */
export function OverviewPage() {
  return (
    <>
      <ScreenTitle title={overviewMessages.title} />
      <StatCards />
      <WorkOfTheDay />
      <WaitingMails />
      <Registrations />
      <RecentBusinesses />
    </>
  )
}

const { stats, recent } = overviewMessages

const cards = [
  { to: paths.dashboardBusinesses, label: stats.businesses, total: 'totalBusinesses' },
  { to: paths.dashboardCities, label: stats.cities, total: 'totalCities' },
  { to: paths.dashboardCategories, label: stats.categories, total: 'totalCategories' },
] as const

/** How much the catalogue holds, each number leading to its screen. */
function StatCards() {
  const { data, error, refetch } = useDashboardStatsQuery({ fetchPolicy: 'cache-and-network' })
  if (error && !data) return <Failure error={error} refetch={refetch} />
  const totals = data?.dashboardStats
  return (
    <ul className={styles.list} aria-label={stats.label} aria-busy={!totals || undefined}>
      {cards.map(({ to, label, total }) => (
        <li key={to}>
          <Link to={to}>
            <span className={text.hint}>{label}</span>{' '}
            <span className={styles.number}>
              {totals ? count(totals[total]) : <Skeleton as="span" width="4rem" height="1.5rem" />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Row = RecentBusinessesQuery['recentBusinesses'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: recent.name,
    meta: { isMain: true, width: '32%' },
    cell: ({ row: { original: business } }) => <ProfileLink slug={business.slug} name={business.name} />,
  },
  {
    id: 'category',
    header: recent.category,
    cell: ({ row }) =>
      row.original.categories
        .slice(0, 2)
        .map(({ name }) => name)
        .join(', ') || recent.none,
  },
  { id: 'city', header: recent.city, cell: ({ row }) => row.original.address.city.name },
  { id: 'date', header: recent.date, cell: ({ row }) => dates.format(new Date(row.original.createdAt)) },
  {
    id: 'actions',
    header: dashboardMessages.actions,
    cell: ({ row: { original: business } }) => (
      <RowActionLink
        to={paths.dashboardBusinessEdit(business.id)}
        aria-label={dashboardMessages.editOf(business.name)}
      >
        {dashboardMessages.edit}
      </RowActionLink>
    ),
  },
]

function RecentBusinesses() {
  const { data, error, refetch } = useRecentBusinessesQuery({
    variables: { limit: recentCount },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <OverviewSection title={recent.title}>
      {error && !data ? (
        <Failure error={error} refetch={refetch} />
      ) : (
        <DataTable
          label={recent.title}
          lines="one"
          columns={columns}
          rows={data?.recentBusinesses ?? null}
          expected={recentCount}
          empty={<EmptyState text={recent.empty} />}
        />
      )}
    </OverviewSection>
  )
}
