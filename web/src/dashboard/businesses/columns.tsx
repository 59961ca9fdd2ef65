import { Menu } from '@chakra-ui/react/menu'
import { Link } from 'react-router-dom'
import { wordOfState } from '../../../../schema/business/state-words.ts'
import type { BusinessSortField } from '../../gql/dashboard/graphql.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { proposalMessages } from '../../messages/dashboard/proposals.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { imageSources } from '../../ui/media-url.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RowAction, RowActionLink, RowActions, RowMenu, StatusBadge } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import styles from './columns.module.css'
import { readBusinessList, writeBusinessList } from './list-address.ts'
import type { ListedBusiness } from './use-business-list.ts'

const ownedBy = (owner: string) => writeBusinessList({ ...readBusinessList(new URLSearchParams()), owner })

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{dates.format(new Date(of))}</time>
}

/** As many categories as the column shows. */
const shownCategories = 2

export function businessColumns(
  onRemove: (business: ListedBusiness) => void,
  isBusy: boolean,
): Column<ListedBusiness, BusinessSortField>[] {
  const { columns, none } = texts
  return [
    {
      id: 'NAME',
      header: columns.name,
      accessorFn: ({ name }) => name,
      enableHiding: false,
      meta: { isMain: true, width: '28%' },
      cell: ({ row: { original: business } }) => (
        <div className={styles.name}>
          <a href={paths.profile(business.slug)} target="_blank" rel="noopener" title={business.name}>
            {business.cover && (
              <img
                src={imageSources(business.cover.image, 'card').src}
                alt=""
                width="40"
                height="30"
                loading="lazy"
                style={{ background: business.cover.image.color }}
              />
            )}
            <span>
              {business.name} <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
            </span>
          </a>
          {business.state !== 'PUBLISHED' && <StatusBadge>{wordOfState(business.state)}</StatusBadge>}
        </div>
      ),
    },
    {
      id: 'categories',
      header: columns.categories,
      cell: ({ row }) =>
        row.original.categories
          .slice(0, shownCategories)
          .map(({ name }) => name)
          .join(', ') || none,
    },
    {
      id: 'CITY',
      header: columns.city,
      accessorFn: ({ address }) => address.city.name,
      // Both in one column: with an open sidebar there is no room for two.
      cell: ({ row: { original: business } }) => (
        <span title={`${business.address.city.name}, ${business.address.neighborhood.name}`}>
          {business.address.city.name}
          <span className={styles.neighborhood}>{business.address.neighborhood.name}</span>
          {business.addressHidden && (
            <span className={styles.neighborhood}>{messages.card.addressHidden}</span>
          )}
        </span>
      ),
    },
    {
      id: 'owner',
      header: columns.owner,
      cell: ({ row: { original: business } }) =>
        business.owner ? (
          <Link className={styles.owner} to={ownedBy(business.owner.id)}>
            {business.owner.name}
          </Link>
        ) : (
          texts.withoutOwner
        ),
    },
    {
      id: 'CREATED_AT',
      header: columns.createdAt,
      accessorFn: ({ createdAt }) => createdAt,
      sortDescFirst: true,
      meta: { width: '7.5rem' },
      cell: ({ row }) => <Day of={row.original.createdAt} />,
    },
    {
      id: 'UPDATED_AT',
      header: columns.updatedAt,
      accessorFn: ({ updatedAt }) => updatedAt,
      sortDescFirst: true,
      meta: { isExtra: true, width: '7.5rem' },
      cell: ({ row }) => <Day of={row.original.updatedAt} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      enableHiding: false,
      meta: { isActions: true, width: '12rem' },
      cell: ({ row: { original: business } }) => (
        <RowActions>
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
          <RowMenu name={business.name}>
            <Menu.Item asChild value="duplicate" aria-label={texts.duplicateOf(business.name)}>
              <Link to={paths.dashboardBusinessCopy(business.id)}>{texts.duplicate}</Link>
            </Menu.Item>
            <Menu.Item asChild value="proposal" aria-label={proposalMessages.enterOf(business.name)}>
              <Link to={paths.dashboardProposalEntry(business.id)}>{proposalMessages.enter}</Link>
            </Menu.Item>
          </RowMenu>
        </RowActions>
      ),
    },
  ]
}
