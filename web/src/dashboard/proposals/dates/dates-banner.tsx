import { useId, useRef, useState } from 'react'
import { formatDate } from '../../../../../schema/hours/exceptions.ts'
import { useAction } from '../../../forms/use-action.ts'
import type { OwnersDatesQuery } from '../../../gql/dashboard/graphql.ts'
import { useAcceptOwnersDatesMutation, useOwnersDatesQuery } from '../../../gql/dashboard/hooks.ts'
import { ownersDatesMessages as texts } from '../../../messages/dashboard/owners-dates.ts'
import actions from '../../../ui/actions.module.css'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { ProfileLink } from '../../table/cells.tsx'
import styles from './dates-banner.module.css'

type OwnersDates = OwnersDatesQuery['ownersDates'][number]

interface Result {
  accepted: number
  /** Each with its reason. */
  skipped: readonly { id: string; text: string }[]
}

/** Offers to accept all owners' dates of the next 14 days by one press, after their list (owners-dates). */
export function DatesBanner({ onAccepted }: { onAccepted: () => void }) {
  const { data, refetch } = useOwnersDatesQuery({ fetchPolicy: 'cache-and-network' })
  const [accept] = useAcceptOwnersDatesMutation()
  const [isOpen, setIsOpen] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const banner = useRef<HTMLDivElement>(null)
  const { isRunning, failure, run } = useAction(texts.failed)
  const listId = useId()
  const listed = data?.ownersDates ?? []
  const acceptable = listed.filter(({ isOutdated }) => !isOutdated)

  const press = () =>
    run(async () => {
      const proposals = acceptable.map(({ id, content }) => ({ id, content }))
      const answer = await accept({
        variables: { proposals },
        // Their number in the menu is loaded again.
        update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'openProposals' }),
      })
      const { accepted = 0, skipped = [] } = answer.data?.acceptOwnersDates ?? {}
      const nameById = new Map(acceptable.map(({ id, business }) => [id, business.name]))
      setResult({
        accepted,
        skipped: skipped.map(({ id, reason }) => ({
          id,
          text: texts.skippedOne(nameById.get(id) ?? '', reason),
        })),
      })
      setIsOpen(false)
      // Its button is gone.
      banner.current?.focus()
      // The queue reports a failed refetch.
      void refetch().catch(() => {})
      onAccepted()
    })

  if (listed.length === 0 && !result) return null
  return (
    <div ref={banner} className={styles.banner} tabIndex={-1}>
      {listed.length > 0 && (
        <Notice tone="info">
          <p>{texts.count(listed.length)}</p>
          <div className={actions.row}>
            <Button
              look="outline"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.close : texts.open}
            </Button>
          </div>
        </Notice>
      )}
      {result && (
        <Notice tone="success">
          <p>{texts.accepted(result.accepted)}</p>
          {result.skipped.length > 0 && (
            <>
              <p>{texts.skipped}</p>
              <ul>
                {result.skipped.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {isOpen && listed.length > 0 && (
        <section id={listId} className={styles.dates} aria-label={texts.list}>
          <ul>
            {listed.map((proposal) => (
              <DatesOfOne key={proposal.id} proposal={proposal} />
            ))}
          </ul>
          {failure && <Notice tone="error">{failure}</Notice>}
          {acceptable.length > 0 && (
            <Button aria-disabled={isRunning} onClick={() => !isRunning && void press()}>
              {isRunning ? texts.accepting : texts.accept(acceptable.length)}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}

function DatesOfOne({ proposal: { business, changes, isOutdated } }: { proposal: OwnersDates }) {
  return (
    <li>
      <p>
        <ProfileLink slug={business.slug ?? ''} name={business.name} />
      </p>
      <ul>
        {changes.map(({ date, before, after }) => (
          <li key={date}>{texts.change(formatDate(date), before ?? texts.week, after ?? texts.week)}</li>
        ))}
      </ul>
      {isOutdated && <p className={styles.outdated}>{texts.outdated}</p>}
    </li>
  )
}
