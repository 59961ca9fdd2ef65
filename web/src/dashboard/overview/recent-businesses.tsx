import { recentCount } from '../../constants.ts'
import type { RecentBusinessesQuery } from '../../gql/dashboard/graphql.ts'
import { useRecentBusinessesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { paths } from '../../paths.ts'
import { EmptyLine } from '../shell/empty-line.tsx'
import { Failure } from '../shell/failure.tsx'
import { ProfileLink } from '../shell/profile-link.tsx'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowActionLink } from '../table/row-action.tsx'
import { OverviewSection } from './section.tsx'

const { recent: texts } = overviewMessages

type Row = RecentBusinessesQuery['recentBusinesses'][number]

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

const columns: readonly Column<Row>[] = [
  { title: texts.name, isMain: true, cell: ({ slug, name }) => <ProfileLink slug={slug} name={name} /> },
  {
    title: texts.category,
    cell: ({ categories }) =>
      categories
        .slice(0, 2)
        .map(({ name }) => name)
        .join(', ') || texts.none,
  },
  { title: texts.city, cell: ({ address }) => address.city.name },
  { title: texts.date, cell: ({ createdAt }) => dates.format(new Date(createdAt)) },
  {
    title: dashboardMessages.actions,
    cell: ({ id, name }) => (
      <RowActionLink to={paths.dashboardBusinessEdit(id)} aria-label={dashboardMessages.editOf(name)}>
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
          empty={<EmptyLine text={texts.empty} />}
        />
      )}
    </OverviewSection>
  )
}
