import { Link } from 'react-router-dom'
import { wordOfState } from '../../../../schema/business/state-words.ts'
import type { BusinessSortField } from '../../gql/dashboard/graphql.ts'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { styled } from '../../theme/theme.ts'
import { imageSources } from '../../ui/media-url.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { RowAction, RowActionLink, RowActions, StatusBadge } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { readBusinessList, writeBusinessList } from './list-address.ts'
import type { ListedBusiness } from './use-business-list.ts'

const ProfileLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  '& img': {
    flex: 'none',
    width: '3rem',
    height: '2.25rem',
    objectFit: 'cover',
    borderRadius: 'control',
  },
  paddingBlock: '2',
  marginInlineEnd: '2',
  color: 'mata',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '4px',
  _hover: { textDecorationColor: 'currentColor' },
})

const Below = styled('span', { display: 'block', color: 'quiet' })

const OwnerLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', md: '1.5rem' },
  color: 'mata',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

/** The list of what an account owns. */
const ownedBy = (owner: string) => writeBusinessList({ ...readBusinessList(new URLSearchParams()), owner })

const dates = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{dates.format(new Date(of))}</time>
}

/** As many categories as the column shows. */
const shownCategories = 2

/** The columns of the specification, with thumbnail, neighborhood and owner. */
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
      meta: { isMain: true },
      cell: ({ row: { original: business } }) => (
        <>
          <ProfileLink href={paths.profile(business.slug)} target="_blank" rel="noopener">
            {business.cover && (
              <img
                src={imageSources(business.cover.image, 'card').src}
                alt=""
                width="48"
                height="36"
                loading="lazy"
                style={{ background: business.cover.image.color }}
              />
            )}
            <span>
              {business.name} <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
            </span>
          </ProfileLink>
          {business.state !== 'PUBLISHED' && <StatusBadge>{wordOfState(business.state)}</StatusBadge>}
        </>
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
      // Both in one column: beside an open sidebar there is no room for more.
      cell: ({ row: { original: business } }) => (
        <>
          <span>{business.address.city.name}</span>
          <Below>{business.address.neighborhood.name}</Below>
        </>
      ),
    },
    {
      id: 'owner',
      header: columns.owner,
      cell: ({ row: { original: business } }) =>
        business.owner ? (
          <OwnerLink to={ownedBy(business.owner.id)}>{business.owner.name}</OwnerLink>
        ) : (
          texts.withoutOwner
        ),
    },
    {
      id: 'CREATED_AT',
      header: columns.createdAt,
      accessorFn: ({ createdAt }) => createdAt,
      sortDescFirst: true,
      cell: ({ row }) => <Day of={row.original.createdAt} />,
    },
    {
      id: 'UPDATED_AT',
      header: columns.updatedAt,
      accessorFn: ({ updatedAt }) => updatedAt,
      sortDescFirst: true,
      meta: { isExtra: true },
      cell: ({ row }) => <Day of={row.original.updatedAt} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      enableHiding: false,
      meta: { isActions: true },
      cell: ({ row: { original: business } }) => (
        <RowActions gap="1" flexWrap={{ base: 'wrap', xl: 'nowrap' }}>
          <RowActionLink
            to={paths.dashboardBusinessEdit(business.id)}
            aria-label={dashboardMessages.editOf(business.name)}
          >
            {dashboardMessages.edit}
          </RowActionLink>
          <RowActionLink
            to={paths.dashboardBusinessCopy(business.id)}
            aria-label={texts.duplicateOf(business.name)}
          >
            {texts.duplicate}
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
