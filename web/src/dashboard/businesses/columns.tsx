import { chakra } from '@chakra-ui/react/styled-system'
import { wordOfState } from '../../../../schema/business/state-words.ts'
import type { BusinessSortField } from '../../gql/dashboard/graphql.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { paths } from '../../paths.ts'
import { recipe } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { StatusBadge } from '../catalogue/status-badge.tsx'
import type { Column } from '../table/column.ts'
import { RowAction, RowActionLink, RowActions } from '../table/row-action.tsx'
import type { ListedBusiness } from './use-business-list.ts'

const ProfileLink = chakra(
  'a',
  recipe({
    base: {
      display: 'inline-block',
      paddingBlock: '2',
      marginInlineEnd: '2',
      color: 'mata',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '4px',
      _hover: { textDecorationColor: 'currentColor' },
    },
  }),
)

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** As many categories as the column shows. */
const shownCategories = 2

/** The columns of the specification. */
export function businessColumns(
  onRemove: (business: ListedBusiness) => void,
  isBusy: boolean,
): Column<ListedBusiness, BusinessSortField>[] {
  const { columns, none, newTab } = texts
  return [
    {
      title: columns.name,
      sort: 'NAME',
      isMain: true,
      cell: ({ name, slug, state }) => (
        <>
          <ProfileLink href={paths.profile(slug)} target="_blank" rel="noopener">
            {name} <VisuallyHidden>{newTab}</VisuallyHidden>
          </ProfileLink>
          {state !== 'PUBLISHED' && <StatusBadge>{wordOfState(state)}</StatusBadge>}
        </>
      ),
    },
    {
      title: columns.categories,
      cell: ({ categories }) =>
        categories
          .slice(0, shownCategories)
          .map(({ name }) => name)
          .join(', ') || none,
    },
    { title: columns.city, sort: 'CITY', cell: ({ address }) => address.city.name },
    {
      title: columns.createdAt,
      sort: 'CREATED_AT',
      firstDirection: 'DESC',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.format(new Date(createdAt))}</time>,
    },
    {
      title: columns.actions,
      cell: (business) => (
        <RowActions flexWrap={{ base: 'wrap', xl: 'nowrap' }}>
          <RowActionLink
            to={paths.dashboardBusinessEdit(business.id)}
            aria-label={dashboardMessages.editOf(business.name)}
          >
            {dashboardMessages.edit}
          </RowActionLink>
          <RowAction
            tone="danger"
            text={dashboardMessages.remove}
            label={dashboardMessages.removeOf(business.name)}
            disabled={isBusy}
            onClick={() => onRemove(business)}
          />
        </RowActions>
      ),
    },
  ]
}
