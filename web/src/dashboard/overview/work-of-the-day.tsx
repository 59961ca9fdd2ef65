import { Skeleton } from '@chakra-ui/react/skeleton'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { failureText } from '../../ask/errors.ts'
import type { WorkOfTheDayQuery } from '../../gql/dashboard/graphql.ts'
import { usePutOffWorkMutation, useWorkOfTheDayQuery } from '../../gql/dashboard/hooks.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { paths } from '../../paths.ts'
import actions from '../../ui/actions.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import text from '../../ui/text.module.css'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { draftListAddress } from '../businesses/list-address.ts'
import { AskByChat } from '../chat-confirmation/ask-by-chat.tsx'
import { Failure } from '../feedback/failure.tsx'
import { OverviewSection } from './section.tsx'
import styles from './work-of-the-day.module.css'

const { work: texts } = overviewMessages

type Item = WorkOfTheDayQuery['workOfTheDay'][number]

/** Form section with the field; other items open the proposal queue. */
const sections: Partial<Record<Item['kind'], string>> = {
  OLD_CONFIRMATION: 'contact',
  VANISHED: 'state',
  INVALID_PHONE: 'contact',
  NO_HOURS: 'hours',
  NO_PHOTO: 'photos',
  NO_DESCRIPTION: 'description',
}

function itemPath({ kind, business: { id } }: Item): string {
  const section = sections[kind]
  return section ? paths.dashboardBusinessSection(id, section) : paths.dashboardProposalsOf(id)
}

/** Today's work items, each linked to its field (work-of-the-day). */
export function WorkOfTheDay() {
  const { data, error, refetch } = useWorkOfTheDayQuery({ fetchPolicy: 'cache-and-network' })
  const [putOff, { loading }] = usePutOffWorkMutation()
  const place = useRef<HTMLDivElement>(null)
  const items = data?.workOfTheDay
  const drafts = data?.drafts.pagination.total ?? 0

  async function hide({ kind, business }: Item, forGood: boolean) {
    if (loading) return
    try {
      await putOff({ variables: { businessId: business.id, kind, forGood } })
      await refetch()
      // The pressed button is gone.
      place.current?.focus({ preventScroll: true })
    } catch (failure) {
      showToast({ tone: 'error', text: failureText(failure, texts.failed) })
    }
  }

  return (
    <OverviewSection title={texts.title} lead={<p className={text.hint}>{texts.lead}</p>}>
      <div ref={place} tabIndex={-1}>
        {error && !items ? (
          <Failure error={error} refetch={refetch} />
        ) : !items ? (
          <div role="status" aria-label={texts.loading}>
            <Skeleton height="40rem" borderRadius="card" />
          </div>
        ) : items.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <ul className={styles.items}>
            {items.map((item) => (
              <WorkLine key={`${item.kind} ${item.business.id}`} item={item} hide={hide} isBusy={loading} />
            ))}
          </ul>
        )}
      </div>
      {drafts > 0 && (
        <div className={styles.drafts}>
          <ButtonLink look="outline" to={draftListAddress}>
            {texts.drafts(drafts)}
          </ButtonLink>
        </div>
      )}
    </OverviewSection>
  )
}

interface WorkLineProps {
  item: Item
  hide: (item: Item, forGood: boolean) => void
  isBusy: boolean
}

function WorkLine({ item, hide, isBusy }: WorkLineProps) {
  const { kind, dueOn, canWait, canAskByChat, business } = item
  return (
    <li>
      <Link to={itemPath(item)}>
        <span>{texts.kinds[kind]}</span> <span className={styles.name}>{business.name}</span>{' '}
        {dueOn && <span className={text.hint}>{texts.dueOn(formatDate(dueOn))}</span>}
      </Link>
      {canWait && (
        <div className={actions.row}>
          {canAskByChat && <AskByChat id={business.id} name={business.name} />}
          <Button
            look="quiet"
            aria-label={texts.laterOf(business.name)}
            aria-disabled={isBusy}
            onClick={() => hide(item, false)}
          >
            {texts.later}
          </Button>
          <Button
            look="quiet"
            aria-label={texts.neverOf(business.name)}
            aria-disabled={isBusy}
            onClick={() => hide(item, true)}
          >
            {texts.never}
          </Button>
        </div>
      )}
    </li>
  )
}
