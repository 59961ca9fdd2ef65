import { wordOfState } from '../../../../schema/business/state-words.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import type { BusinessPairsQuery, PairSideFragment } from '../../gql/dashboard/graphql.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { businessListMessages } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { pairMessages as texts } from '../../messages/dashboard/pairs.ts'
import { count } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import actions from '../../ui/actions.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import card from '../proposals/card.module.css'
import styles from './pair-card.module.css'

type Pair = BusinessPairsQuery['businessPairs']['items'][number]

interface PairCardProps extends Pair {
  onDistinct: (first: PairSideFragment, second: PairSideFragment) => unknown
}

export function PairCard({ first, second, reasons, onDistinct }: PairCardProps) {
  const [one, other] = [rowsOf(first), rowsOf(second)]
  const isKnown = (index: number) => Boolean(one[index]?.[1] || other[index]?.[1])
  return (
    <li>
      <article className={card.card} aria-label={texts.pairOf(first.name, second.name)}>
        <ul className={styles.reasons} aria-label={texts.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <div className={styles.sides}>
          <Side business={first} rows={one.filter((_, index) => isKnown(index))} />
          <Side business={second} rows={other.filter((_, index) => isKnown(index))} />
        </div>
        <div className={actions.row}>
          <ButtonLink
            to={paths.dashboardMerge(first.id, second.id)}
            aria-label={texts.mergeOf(first.name, second.name)}
          >
            {texts.merge}
          </ButtonLink>
          <Button
            look="outline"
            aria-label={texts.distinct.actionOf(first.name, second.name)}
            onClick={() => onDistinct(first, second)}
          >
            {texts.distinct.action}
          </Button>
        </div>
      </article>
    </li>
  )
}

type Row = readonly [label: string | undefined, value: string | null | undefined]

function rowsOf(business: PairSideFragment): Row[] {
  const { address, phone, whatsapp, email, site, categories, photos, owner, state } = business
  const door = [address.street, address.number].filter(Boolean).join(', ')
  const place = [door, address.neighborhood.name, address.city.name].filter(Boolean).join(' · ')
  const { fields } = auditMessages
  return [
    [texts.address, place],
    [fields.phone, phone && formatPhone(phone)],
    [fields.whatsapp, whatsapp && formatPhone(whatsapp)],
    [fields.email, email],
    [fields.site, site],
    [fields.categoryIds, categories.map((category) => category.name).join(', ')],
    [fields.photos, count(photos.length)],
    [fields.ownerId, owner?.name ?? businessListMessages.withoutOwner],
    [fields.state, wordOfState(state)],
  ]
}

/** @param rows fields that at least one of them has */
function Side({ business: { id, slug, name }, rows }: { business: PairSideFragment; rows: readonly Row[] }) {
  return (
    <div className={styles.side}>
      <h2>
        <a href={paths.profile(slug)}>{name}</a>
      </h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || texts.none}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ButtonLink look="outline" to={paths.dashboardBusinessEdit(id)} aria-label={texts.editOf(name, id)}>
          {dashboardMessages.edit}
        </ButtonLink>
      </div>
    </div>
  )
}
