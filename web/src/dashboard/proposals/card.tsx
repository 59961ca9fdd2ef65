import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Photo } from '../../ui/pictures/photo.tsx'
import { formatMoment } from '../audit/entry-name.ts'
import { ProfileLink, RowActionLink, RowActions, StatusBadge } from '../table/cells.tsx'
import styles from './card.module.css'
import { ClaimPanel } from './claims/claim-panel.tsx'
import { Decision } from './decision.tsx'
import { Differences } from './differences.tsx'
import { ProposedPhotos } from './proposed-photos.tsx'
import { ErasePanel } from './removal/erase-panel.tsx'
import { HideContacts } from './removal/hide-contacts.tsx'
import { Senders } from './senders.tsx'
import { cardId, type Decisions } from './use-decisions.ts'
import type { Proposal } from './use-queue.ts'

interface CardProps {
  proposal: Proposal
  decisions: Decisions
}

/** One proposal: what it is about, what it changes, who sent it, and the decision. */
export function ProposalCard({ proposal, decisions }: CardProps) {
  const { id, kind, topic, state, business, hasValues, photos, times, receivedAt, dueOn } = proposal
  const titleId = `${cardId(id)}-titulo`
  return (
    <li className={styles.card} id={cardId(id)} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <span>{texts.topic(topic)}</span>
          <span aria-hidden="true">{' · '}</span>
          {business ? (
            <ProfileLink slug={business.slug ?? ''} name={business.name} />
          ) : (
            <span>{texts.goneBusiness}</span>
          )}
        </h2>
        {business && (
          <RowActions>
            <RowActionLink
              to={paths.dashboardBusinessEdit(business.id)}
              aria-label={texts.editOf(business.name)}
            >
              {texts.edit}
            </RowActionLink>
            <RowActionLink
              to={paths.dashboardProposalEntry(business.id)}
              aria-label={texts.enterOf(business.name)}
            >
              {texts.enter}
            </RowActionLink>
          </RowActions>
        )}
      </div>
      <p className={styles.facts}>
        <StatusBadge>{texts.kinds[kind]}</StatusBadge>
        <time dateTime={receivedAt}>{texts.received(formatMoment(receivedAt))}</time>
        {times > 1 && <strong>{texts.times(times)}</strong>}
        {dueOn && <strong>{texts.dueOn(formatDate(dueOn))}</strong>}
      </p>
      <Differences {...proposal} />
      {kind === 'OWNER' && <ProposedPhotos {...proposal} />}
      {kind !== 'OWNER' && photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id: photoId, alt, image }, place) => (
            <li key={photoId}>
              <Photo image={image} alt={alt ?? texts.photo(place + 1)} use="card" sizes="120px" />
            </li>
          ))}
        </ul>
      )}
      {!hasValues && <p className={styles.quiet}>{texts.reportOnly}</p>}
      <Senders proposal={proposal} />
      <Overflow proposal={proposal} decisions={decisions} />
      {state === 'OPEN' ? (
        <OpenProposal proposal={proposal} decisions={decisions} />
      ) : (
        <Decided {...proposal} />
      )}
    </li>
  )
}

/** How an open proposal is decided: claims and removals have panels of their own. */
function OpenProposal({ proposal, decisions }: CardProps) {
  const { id, topic, business, contactsHiddenUntil } = proposal
  if (topic === 'CLAIM') return <ClaimPanel id={id} onDecided={decisions.reload} />
  return (
    <>
      {(topic === 'REMOVAL' || topic === 'SCAM') && business && (
        <HideContacts business={business} until={contactsHiddenUntil} onChanged={decisions.reload} />
      )}
      {topic === 'REMOVAL' && business && (
        <ErasePanel id={id} name={business.name} onErased={decisions.reload} />
      )}
      <Decision proposal={proposal} decisions={decisions} />
    </>
  )
}

/** What was proposed while three others were open, with an acceptance of its own. */
function Overflow({ proposal, decisions }: CardProps) {
  const { overflow, overflowTimes, current, references, state } = proposal
  if (overflowTimes === 0) return null
  if (!overflow) return <p className={styles.quiet}>{texts.overflowOnly(overflowTimes)}</p>
  const changes = Object.fromEntries(
    Object.entries(overflow).map(([field, after]) => [
      field,
      { before: (current as Record<string, unknown>)[field] ?? null, after },
    ]),
  )
  return (
    <div className={styles.overflow}>
      <p>{texts.overflow(overflowTimes)}</p>
      <Differences changes={changes} current={current} references={references} hasValues isOutdated={false} />
      {state === 'OPEN' && (
        <Button look="outline" onClick={() => decisions.acceptOverflow(proposal)}>
          {texts.acceptOverflow}
        </Button>
      )}
    </div>
  )
}

function Decided({ decidedAt, decidedBy, reason, state }: Proposal) {
  return (
    <div className={styles.quiet}>
      <p>
        <strong>{texts.filters.states[state]}</strong>
      </p>
      {decidedAt && <p>{texts.decided(formatMoment(decidedAt), decidedBy?.name ?? texts.someone)}</p>}
      {reason && <p>{texts.reason(reason)}</p>}
    </div>
  )
}
