import { recentCount } from '../../constants.ts'
import type { RecentBusinessesQuery } from '../../gql/dashboard/graphql.ts'
import { useRecentBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { paths } from '../../paths.ts'
import { Failure } from '../feedback/failure.tsx'
import { ProfileLink, RowActionLink } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { DataTable, ListEmpty } from '../table/data-table.tsx'
import { OverviewSection } from './section.tsx'

const { recent: texts } = overviewMessages

type Row = RecentBusinessesQuery['recentBusinesses'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: texts.name,
    meta: { isMain: true },
    cell: ({ row: { original: business } }) => <ProfileLink slug={business.slug} name={business.name} />,
  },
  {
    id: 'category',
    header: texts.category,
    cell: ({ row }) =>
      row.original.categories
        .slice(0, 2)
        .map(({ name }) => name)
        .join(', ') || texts.none,
  },
  { id: 'city', header: texts.city, cell: ({ row }) => row.original.address.city.name },
  { id: 'date', header: texts.date, cell: ({ row }) => dates.format(new Date(row.original.createdAt)) },
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

/** The establishments registered last. */
export function RecentBusinesses() {
  const { data, error, refetch } = useRecentBusinessesQuery({
    variables: { limit: recentCount },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <OverviewSection title={texts.title}>
      {error && !data ? (
        <Failure error={error} refetch={refetch} />
      ) : (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={data?.recentBusinesses ?? null}
          expected={recentCount}
          empty={<ListEmpty text={texts.empty} />}
        />
      )}
    </OverviewSection>
  )
}
